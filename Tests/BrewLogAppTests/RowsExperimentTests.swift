import Testing

@testable import BrewLogApp

@Suite("Experiment rows")
struct RowsExperimentTests {
  /// As the program runs it: with lists of up to 100,000 brews, which take most of the time.
  static let fullReport = RowsExperiment().run(ExperimentParameters())

  @Test("every measurement is what is claimed")
  func agrees() {
    #expect(Self.fullReport.agrees, "\(Self.fullReport.text)")
  }

  @Test(
    "every measurement is what is claimed, for other sizes too",
    arguments: [
      ExperimentParameters(rows: 1, toggles: 3), ExperimentParameters(rows: 2, toggles: 1),
      ExperimentParameters(rows: 24, toggles: 2), ExperimentParameters(rows: 25, toggles: 2),
    ])
  func agrees(parameters: ExperimentParameters) {
    let report = RowsExperiment().run(parameters, growth: RowsGrowth(sizes: [1, 30]))
    #expect(report.agrees, "\(report.text)")
  }
}
