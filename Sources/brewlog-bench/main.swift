import Glibc

switch Options(Array(CommandLine.arguments.dropFirst())) {
case .measure(let isQuick, let isJSON):
  end(with: Bench(isQuick: isQuick, isJSON: isJSON).run())
case .loop(let event, let side, let count, let times):
  Specimen(side, count: count).perform(event, times: times)
case .log:
  var report = Report(isTable: true)
  do { try LogScenario(rounds: 5).run(&report) } catch { print("\(error)") }
  end(with: report.isOver ? 1 : 0)
case .loopState(let times):
  StateSpecimen().write(times: times)
case .loopInstrument(let part, let looking, let times):
  InstrumentSpecimen(part).toggle(times: times, looking: looking)
case .names:
  for line in CauseNames().lines { print("\(line.property): \(line.cause)") }
case .help:
  print(Options.usage)
  end(with: 0)
case nil:
  let text = Options.usage + "\n"
  _ = write(STDERR_FILENO, text, text.utf8.count)
  exit(2)
}

/// Ends with the status, or with 1 where not all that was printed could be written.
func end(with status: Int32) -> Never {
  guard fflush(nil) != 0 else { exit(status) }
  let text = "brewlog-bench: cannot write the output: \(String(cString: strerror(errno)))\n"
  _ = write(STDERR_FILENO, text, text.utf8.count)
  exit(1)
}
