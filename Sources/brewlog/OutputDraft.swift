import BrewLogApp

/// What is to be printed and written, as far as the command line has been read.
struct OutputDraft {
  private(set) var format = OutputFormat.text
  var trace: String?
  var baseline: String?
  var updatesBaseline = false
  var scales = false

  mutating func take(_ new: OutputFormat) throws(UsageError) {
    if let option = format.option, format != new {
      throw UsageError("\(option) and \(new.option ?? "") do not go together; choose one")
    }
    format = new
  }

  func task(of choice: ExperimentChoice) throws(UsageError) -> ExperimentTask {
    if updatesBaseline && baseline == nil {
      throw UsageError("--update-baseline needs --baseline and its file")
    }
    let others = [format.option, trace.map { _ in "--trace" }].compactMap(\.self)
    if scales {
      guard choice == .one(name: RowsExperiment.name) else {
        throw UsageError("--scale belongs to the experiment \(RowsExperiment.name)")
      }
      return .scale
    }
    guard let baseline else { return .report(format, trace: trace) }
    if let other = others.first {
      throw UsageError("--baseline and \(other) do not go together; choose one")
    }
    return .guarding(baseline: baseline, updates: updatesBaseline)
  }
}
