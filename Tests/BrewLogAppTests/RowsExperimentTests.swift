import Testing

@testable import BrewLogApp

@Suite("Experiment rows")
struct RowsExperimentTests {
  @Test(
    "every measurement is what is claimed, for other sizes too",
    arguments: [
      ExperimentParameters(), ExperimentParameters(rows: 1, toggles: 3),
      ExperimentParameters(rows: 2, toggles: 1), ExperimentParameters(rows: 24, toggles: 2),
      ExperimentParameters(rows: 25, toggles: 2),
    ])
  func agrees(parameters: ExperimentParameters) {
    let report = RowsExperiment().run(parameters)
    #expect(report.agrees, "\(report.text)")
  }
}
