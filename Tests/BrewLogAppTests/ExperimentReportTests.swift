import Tally
import Testing

@testable import BrewLogApp
import TextFormats

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

  private let contradicted = ExperimentReport(
    experiment: "x", parameters: ExperimentParameters(), conditions: "three events",
    sections: [
      ExperimentSection(
        "Parents",
        results: [
          ExperimentResult(
            "Parent body", claim: Worlds(observableObject: 3, observable: 0),
            measured: Worlds(observableObject: 3, observable: 3),
            contradiction: Contradiction(
              expected: Worlds(observableObject: 3, observable: 3), because: "it reads"))
        ],
        transcripts: [
          TranscriptResult(event: "once", claim: ["a"], measured: ["a", "b"])
        ])
    ])

  @Test("a contradicted claim agrees where what ought to come out does, and says why")
  func contradiction() {
    #expect(contradicted.results[0].agrees)
    #expect(!contradicted.agrees)
    var other = contradicted
    other.sections[0].results[0].measured = Worlds(observableObject: 3, observable: 2)
    #expect(!other.results[0].agrees)
    #expect(
      contradicted.text == """
        Experiment x: three events.
        Each pair is ObservableObject / @Observable.

        Parents                claim       measured agrees
          Parent body          3 / 0          3 / 3 see =>
          => article: 3 / 0, here: 3 / 3, because it reads.
          once                1 line        2 lines     NO
            | a
            | b
            claimed:
            | a

        1 of 2 measurements differ from what is claimed.

        """)
  }

  @Test("JSON has the reason, and transcripts beside the results")
  func contradictionJSON() {
    #expect(
      contradicted.json.document == """
        {
          "experiment": "x",
          "parameters": {"rows": 1000, "toggles": 10},
          "results": [
            {
              "measure": "Parent body",
              "claim": {"ObservableObject": 3, "@Observable": 0},
              "measured": {"ObservableObject": 3, "@Observable": 3},
              "agrees": true,
              "contradicted": "it reads"
            }
          ],
          "transcripts": [
            {"event": "once", "claim": ["a"], "measured": ["a", "b"], "agrees": false}
          ],
          "agrees": false
        }

        """)
  }

  @Test(
    "digits are grouped",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func grouping(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
