import CFuzzer
import Glibc

/// Without arguments the names of the targets; with a name and `--seeds DIRECTORY` what to begin with, into files of
/// that directory; with a name and arguments of libFuzzer, or a file that it has kept, a run of that target.
guard CommandLine.arguments.count > 1 else {
  for target in FuzzTarget.all { print(target.name) }
  exit(0)
}
guard let chosen = FuzzTarget.named(CommandLine.arguments[1]) else {
  fatalError("there is no target \(CommandLine.arguments[1])")
}
if CommandLine.arguments.count == 4, CommandLine.arguments[2] == "--seeds" {
  exit(SeedFiles.write(chosen, into: CommandLine.arguments[3]) ? 0 : 1)
}

FuzzRun.target = chosen
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
var count = CommandLine.argc - 1
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    MainActor.assumeIsolated { FuzzRun.check(bytes) }
    return 0
  })
