import Glibc

exit(Program.run(CommandLine.arguments.dropFirst().map(\.self)))
