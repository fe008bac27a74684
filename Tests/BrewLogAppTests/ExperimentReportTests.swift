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
    #expect(report.results.map(\.verdict) == [.agrees, .differs])
    #expect(!report.agrees && report.differs)
  }

  @Test("JSON has exactly the published shape")
  func json() {
    #expect(
      report.json.document == """
        {
          "experiment": "rows",
          "parameters": {"rows": 1000, "toggles": 10},
          "verdicts": {"agrees": 1, "contradicted": 0, "differs": 1},
          "results": [
            {
              "measure": "List body",
              "claim": {"ObservableObject": 10, "@Observable": 0},
              "measured": {"ObservableObject": 10, "@Observable": 0},
              "agrees": true,
              "section": "In a list"
            },
            {
              "measure": "Row bodies",
              "claim": {"ObservableObject": 10000, "@Observable": 10},
              "measured": {"ObservableObject": 10, "@Observable": 10},
              "agrees": false,
              "section": "In a list"
            }
          ],
          "agrees": false
        }

        """)
  }

  @Test("a reason stands only where what came out is what it explains", arguments: [1, 2])
  func reasons(measured: Int) {
    let result = ExperimentResult(
      "Row bodies", claim: Worlds(observableObject: 0, observable: 0),
      measured: Worlds(observableObject: measured, observable: 0),
      contradiction: Contradiction(
        expected: Worlds(observableObject: 1, observable: 0), because: "the row reads it"))
    let report = ExperimentReport(
      experiment: "rows", parameters: ExperimentParameters(rows: 10, toggles: 1),
      sections: [ExperimentSection("In a list", results: [result])])
    let isExplained = measured == 1
    #expect(report.json.document.contains("the row reads it") == isExplained)
    #expect([report].csv.contains("the row reads it") == isExplained)
    #expect([report].markdown.contains("the row reads it") == isExplained)
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

        1 of 2 measurements agree with what is claimed; 1 differs, see NO.

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

  @Test(
    "a claim that does not hold is contradicted where what ought to come out does, and says why")
  func contradiction() {
    #expect(contradicted.verdicts == [.contradicted, .differs])
    #expect(!contradicted.agrees && contradicted.differs)
    var other = contradicted
    other.sections[0].results[0].measured = Worlds(observableObject: 3, observable: 2)
    #expect(other.verdicts == [.differs, .differs])
    #expect(
      other.text.hasSuffix("\n0 of 2 measurements agree with what is claimed; 2 differ, see NO.\n"))
    // A known reason is no failure, and the claim does not hold for all that.
    other = contradicted
    other.sections[0].transcripts = []
    #expect(!other.agrees && !other.differs)
    #expect(
      other.text.hasSuffix(
        "\n0 of 1 measurements agree with what is claimed; of the others see =>.\n"))
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

        0 of 2 measurements agree with what is claimed; 1 differs, see NO; of the others see =>.

        """)
  }

  @Test("JSON has the reason, and transcripts beside the results")
  func contradictionJSON() {
    #expect(
      contradicted.json.document == """
        {
          "experiment": "x",
          "parameters": {"rows": 1000, "toggles": 10},
          "verdicts": {"agrees": 0, "contradicted": 1, "differs": 1},
          "results": [
            {
              "measure": "Parent body",
              "claim": {"ObservableObject": 3, "@Observable": 0},
              "measured": {"ObservableObject": 3, "@Observable": 3},
              "agrees": false,
              "section": "Parents",
              "contradicted": "it reads"
            }
          ],
          "transcripts": [
            {"event": "once", "claim": ["a"], "measured": ["a", "b"], "agrees": false, "section": "Parents"}
          ],
          "agrees": false
        }

        """)
  }

  @Test("a report has the sizes that its experiment has, and no others")
  func sizes() {
    let few = ExperimentParameters(rows: 30, toggles: 1)
    for experiment in Experiments.all where experiment != RowsExperiment.self {
      let report = experiment.init().run(few)
      #expect(
        report.json.document.contains("\n  \"parameters\": {\"toggles\": 1},\n"),
        "\(report.experiment)")
      #expect(report.measures["parameters/rows"] == nil)
      #expect(report.measures["parameters/toggles"] == 1)
    }
    #expect(RowsExperiment.sizes == [.rows, .toggles])
    var made = contradicted
    #expect(made.measures["parameters/rows"] == 1_000)
    made.sizes = []
    #expect(made.json.document.contains("\n  \"parameters\": {},\n"))
  }

  @Test("lines that are not what is claimed have the same words for it as counts")
  func correctedTranscript() {
    var report = contradicted
    report.sections[0].transcripts[0].correction = TranscriptResult.Correction(
      lines: ["a", "b"], because: "it reads")
    #expect(
      report.text.contains(
        """
          once                1 line        2 lines see =>
            | a
            | b
          => article: 1 line, here: 2 lines, because it reads.

        """))
    // Of one thing, one wording.
    let counter = CounterExperiment().run(ExperimentParameters(toggles: 1))
    let reasons =
      counter.results.compactMap { $0.contradiction?.reason }
      + counter.transcripts.compactMap { $0.correction?.reason }
    #expect(reasons.count == 2 && Set(reasons).count == 1)
  }

  @Test(
    "digits are grouped",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func grouping(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
