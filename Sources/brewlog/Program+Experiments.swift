import BrewLogApp
import Glibc
import Tally
import TextFormats

extension Program {
  /// Runs experiments. - Returns: the exit status.
  static func run(
    _ choice: ExperimentChoice, _ parameters: ExperimentParameters, _ task: ExperimentTask
  ) throws(UsageError) -> Int32 {
    // A reader that has seen enough (`| head`) ends the program without a word.
    StandardStream.endWithReader()
    switch task {
    case .report(let format, let trace):
      return try report(choice, parameters, format, trace: trace)
    case .guarding(let baseline, let updates):
      return try check(choice, parameters, against: baseline, updates: updates)
    case .scale:
      let scale = ScaleReport()
      try StandardStream.output.write(scale.text)
      return scale.agrees ? ExitStatus.success : ExitStatus.difference
    }
  }

  private static func report(
    _ choice: ExperimentChoice, _ parameters: ExperimentParameters, _ format: OutputFormat,
    trace: String?
  ) throws(UsageError) -> Int32 {
    let recorder = trace != nil || format == .folded ? TraceRecorder() : nil
    func run() -> [ExperimentReport] { choice.experiments.map { $0.init().run(parameters) } }
    let reports = recorder.map { ExperimentTrace.recording(to: $0, run) } ?? run()
    try write(recorder, to: trace)
    try StandardStream.output.write(text(of: reports, choice, format, recorder))
    // A claim that does not hold for a known reason is no failure.
    return reports.contains(where: \.differs) ? ExitStatus.difference : ExitStatus.success
  }

  private static func text(
    of reports: [ExperimentReport], _ choice: ExperimentChoice, _ format: OutputFormat,
    _ recorder: TraceRecorder?
  ) -> String {
    switch format {
    case .text: reports.map(\.text).joined(separator: "\n")
    case .json: choice.json(of: reports)
    case .csv: reports.csv
    case .markdown: reports.markdown
    case .folded: recorder?.foldedStacks ?? ""
    }
  }

  private static func check(
    _ choice: ExperimentChoice, _ parameters: ExperimentParameters, against baseline: String,
    updates: Bool
  ) throws(UsageError) -> Int32 {
    let verdict: ExperimentGuard.Verdict
    do throws(BaselineError) {
      verdict = try ExperimentGuard(choice.experiments, parameters)
        .check(against: baseline, updates: updates)
    } catch {
      throw UsageError(error.with(path: baseline.quoted))
    }
    try StandardStream.output.write(verdict.text)
    return verdict.isKept ? ExitStatus.success : ExitStatus.difference
  }

  /// Writes what was noted to a file, where one is asked for.
  static func write(_ recorder: TraceRecorder?, to file: String?) throws(UsageError) {
    guard let recorder, let file else { return }
    do throws(TextFile.Failure) {
      try TextFile.replace(file, with: recorder.chromeTrace)
    } catch {
      throw UsageError("the trace \(file.quoted) cannot be written: \(error.words)")
    }
  }
}

extension ExperimentChoice {
  fileprivate var experiments: [any Experiment.Type] {
    switch self {
    case .one(let name): Experiments.all.filter { $0.name == name }
    case .all: Experiments.all
    }
  }

  /// One experiment is an object, all are an array of them, however many there are.
  fileprivate func json(of reports: [ExperimentReport]) -> String {
    switch self {
    case .one: reports[0].json.document
    case .all: JSONValue.array(reports.map(\.json)).document
    }
  }
}

extension BaselineError {
  /// The error in one line, with the path as it may be shown.
  fileprivate func with(path shown: String) -> String {
    BaselineError(path: shown, reason: reason, remedy: remedy).description
  }
}
