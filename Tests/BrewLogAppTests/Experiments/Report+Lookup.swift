import Testing

@testable import BrewLogApp

extension ExperimentReport {
  /// What was measured, as "ObservableObject/@Observable"; "nothing" where no line of the report has this name.
  func measured(_ measure: String) -> String {
    let all = results.filter { $0.measure == measure }.map(\.measured)
    guard all.count == 1 else { return all.isEmpty ? "nothing" : "\(all.count) lines" }
    return "\(all[0].observableObject)/\(all[0].observable)"
  }

  /// The measures whose claims do not hold, with a reason.
  var contradicted: [String] {
    results.filter { $0.contradiction != nil }.map(\.measure)
      + transcripts.filter { $0.correction != nil }.map(\.event)
  }

  /// Experiment `E` with M changes.
  static func of<E: Experiment>(_: E.Type, _ toggles: Int = 10) -> ExperimentReport {
    E().run(ExperimentParameters(toggles: toggles))
  }
}

@Suite("Every experiment")
struct EveryExperimentTests {
  @Test("agrees for other sizes too", arguments: [1, 2, 7])
  func agrees(toggles: Int) {
    for experiment in Experiments.all where experiment != RowsExperiment.self {
      let report = experiment.init().run(ExperimentParameters(toggles: toggles))
      #expect(!report.differs, "\(report.text)")
    }
  }

  @Test("has a name of its own and says what it does in a line")
  func names() {
    #expect(
      Experiments.all.map { $0.name } == [
        "rows", "settings", "counter", "player", "cart", "screens",
      ])
    for experiment in Experiments.all {
      #expect(experiment.summary.count <= 68 - experiment.name.count)
    }
  }

  @Test("prints at most 80 columns, and no measure twice in a section")
  func width() {
    for experiment in Experiments.all where experiment != RowsExperiment.self {
      let report = experiment.init().run(ExperimentParameters())
      for line in report.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      for section in report.sections {
        #expect(Set(section.results.map(\.measure)).count == section.results.count)
      }
    }
  }
}
