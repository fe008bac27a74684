import Glibc

switch Options(Array(CommandLine.arguments.dropFirst())) {
case .measure(let isQuick, let isJSON):
  exit(Bench(isQuick: isQuick, isJSON: isJSON).run())
case .loop(let event, let side, let count, let times):
  Specimen(side, count: count).perform(event, times: times)
case .loopState(let times):
  StateSpecimen().write(times: times)
case .names:
  for line in CauseNames().lines { print("\(line.property): \(line.cause)") }
case .help:
  print(Options.usage)
case nil:
  let text = Options.usage + "\n"
  _ = write(STDERR_FILENO, text, text.utf8.count)
  exit(2)
}
