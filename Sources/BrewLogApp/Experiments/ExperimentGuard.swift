package import Tally

/// Experiments against the counts of a file.
package struct ExperimentGuard {
  private let experiments: [any Experiment.Type]
  private let parameters: ExperimentParameters

  /// What came out.
  package struct Verdict {
    /// Whether the counts are stable and those of the file, or were written to it.
    package let isKept: Bool
    /// For people: what was compared, or the table of what differs.
    package let text: String
  }

  /// What makes a file, or brings it up to date.
  private static let remedy = "run this again with --update-baseline"

  package init(_ experiments: [any Experiment.Type], _ parameters: ExperimentParameters) {
    self.experiments = experiments
    self.parameters = parameters
  }

  /// Runs each experiment twice, and compares with the file; or writes it.
  ///
  /// - Throws: `BaselineError` where the file cannot be used.
  package func check(against path: String, updates: Bool) throws(BaselineError) -> Verdict {
    let file = BaselineFile(path, updates: updates)
    // Before anything runs: a file that cannot be used is known at once.
    let baseline = try file.readIfThere(remedy: Self.remedy)
    let first = run()
    let second = run()
    let stability = BaselineComparison(old: first.measures, new: second.measures)
    let durations = zip(experiments, zip(first.milliseconds, second.milliseconds))
      .map { "  \($0.name): \($1.0.fixed(1)) ms, then \($1.1.fixed(1)) ms\n" }.joined()
    guard stability.isEqual else {
      let table = stability.table("first run", "second run")
      return Verdict(
        isKept: false, text: "The counts are not stable; nothing was compared.\n\(table)\n")
    }
    return try compare(second.measures, with: baseline, in: file, durations)
  }

  private func compare(
    _ new: [String: Int], with baseline: Baseline, in file: BaselineFile, _ durations: String
  ) throws(BaselineError) -> Verdict {
    let old = baseline.measures.filter { isOurs($0.key) }
    let comparison = BaselineComparison(old: old, new: new)
    let table = comparison.isEqual || old.isEmpty && file.updates ? "" : comparison.table + "\n"
    if file.updates {
      var updated = baseline
      for name in old.keys { updated.measures[name] = nil }
      updated.measures.merge(new) { _, new in new }
      try file.write(updated)
      return Verdict(
        isKept: true,
        text: table + "\(new.count.grouped) counts written to \(file.path).\n" + durations)
    }
    let verdict =
      comparison.isEqual
      ? "All \(comparison.count.grouped) counts are those of \(file.path), in two runs.\n"
      : "\(comparison.differences.count.grouped) of \(comparison.count.grouped) counts are not those of "
        + "\(file.path); to take the new ones, \(Self.remedy).\n"
    return Verdict(isKept: comparison.isEqual, text: table + verdict + durations)
  }

  /// Whether a measure of the file belongs to what is run: with all experiments, also those that are no more.
  func isOurs(_ measure: String) -> Bool {
    experiments.count == Experiments.all.count
      || experiments.contains { measure.utf8.starts(with: "\($0.name)/".utf8) }
  }

  private func run() -> (measures: [String: Int], milliseconds: [Double]) {
    var measures: [String: Int] = [:]
    var milliseconds: [Double] = []
    for experiment in experiments {
      let clock = ContinuousClock()
      var report: ExperimentReport?
      let duration = clock.measure { report = experiment.init().run(parameters) }
      for (name, value) in report?.measures ?? [:] {
        measures["\(experiment.name)/\(name)"] = value
      }
      milliseconds.append(duration / .milliseconds(1))
    }
    return (measures, milliseconds)
  }
}
