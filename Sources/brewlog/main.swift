import CRuntime
import Glibc

let count = brewlog_argument_count()
let arguments =
  count == 0 ? CommandLine.arguments : (0..<count).map { String(cString: brewlog_argument($0)) }
exit(Program.run(arguments.dropFirst().map(\.self)))
