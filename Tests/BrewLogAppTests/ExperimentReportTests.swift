import Testing

@testable import BrewLogApp

@Suite("Experiment report")
struct ExperimentReportTests {
  private let report = ExperimentReport(
    experiment: "rows", parameters: ExperimentParameters(rows: 1_000, toggles: 10),
    sections: [
      ExperimentSection(
        "In a list",
        results: [
          ExperimentResult(
            "List body", claim: Worlds(observableObject: 10, observable: 0),
            measured: Worlds(observableObject: 10, observable: 0)),
          ExperimentResult(
            "Row bodies", claim: Worlds(observableObject: 10_000, observable: 10),
            measured: Worlds(observableObject: 10, observable: 10)),
        ], findings: ["One sentence."])
    ])

  @Test("one difference makes the whole report differ")
  func agreement() {
    #expect(report.results.map(\.agrees) == [true, false])
    #expect(!report.agrees)
  }

  @Test("JSON has exactly the published shape")
  func json() {
    #expect(
      report.json.document == """
        {
          "experiment": "rows",
          "parameters": {"rows": 1000, "toggles": 10},
          "results": [
            {
              "measure": "List body",
              "claim": {"ObservableObject": 10, "@Observable": 0},
              "measured": {"ObservableObject": 10, "@Observable": 0},
              "agrees": true
            },
            {
              "measure": "Row bodies",
              "claim": {"ObservableObject": 10000, "@Observable": 10},
              "measured": {"ObservableObject": 10, "@Observable": 10},
              "agrees": false
            }
          ],
          "agrees": false
        }

        """)
  }

  @Test("the table for people")
  func text() {
    #expect(
      report.text == """
        Experiment rows: 1,000 rows, 10 toggles.
        Each pair is ObservableObject / @Observable.

        In a list             claim       measured agrees
          List body          10 / 0         10 / 0    yes
          Row bodies    10,000 / 10        10 / 10     NO
          = One sentence.

        1 of 2 measurements differ from what is claimed.

        """)
  }

  @Test(
    "digits are grouped",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func grouping(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
