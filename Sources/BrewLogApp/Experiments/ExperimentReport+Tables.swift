import Tally
import TextFormats

extension ExperimentReport {
  fileprivate nonisolated static var headings: [String] {
    [
      "experiment", "measure", "claim ObservableObject", "claim @Observable",
      "measured ObservableObject", "measured @Observable", "agrees",
    ]
  }

  /// A line for each result, then one for each transcript with its numbers of lines.
  fileprivate nonisolated var cells: [[String]] {
    results.map { result in
      [
        experiment, result.measure, "\(result.claim.observableObject)",
        "\(result.claim.observable)", "\(result.measured.observableObject)",
        "\(result.measured.observable)", answer(result.agrees, result.contradiction != nil),
      ]
    }
      + transcripts.map { transcript in
        [
          experiment, transcript.event + " (lines)", "\(transcript.claim.count)", "",
          "\(transcript.measured.count)", "",
          answer(transcript.agrees, transcript.correction != nil),
        ]
      }
  }

  /// As in the report for people: "see" stands for a claim that is contradicted, and known to be.
  private nonisolated func answer(_ agrees: Bool, _ isContradicted: Bool) -> String {
    !agrees ? "no" : isContradicted ? "contradicted" : "yes"
  }
}

extension [ExperimentReport] {
  /// All results as comma-separated values (RFC 4180).
  package nonisolated var csv: String {
    CSVWriter.text(ExperimentReport.headings, flatMap(\.cells))
  }

  /// All results as a Markdown table, for a pull request.
  package nonisolated var markdown: String {
    MarkdownTable(ExperimentReport.headings, textColumns: 2, flatMap(\.cells)).text
  }
}
