import CRuntime
import Glibc

let count = brewlog_argument_count()
let arguments =
  count == 0
  ? CommandLine.arguments.map(Optional.some)
  : (0..<count).map { String(validatingCString: brewlog_argument($0)) }
exit(Program.run(arguments.dropFirst().map(\.self)))
