import Tally
import TextFormats

/// A line of the tables for other programs: a result, or a transcript with its numbers of lines.
private nonisolated struct ExperimentLine {
  let experiment: String
  let section: String
  let measure: String
  /// The claims, then what was measured; of a transcript one number each.
  let numbers: [String]
  let verdict: ClaimVerdict
  /// Why the claim does not hold; empty where it does, or nobody knows.
  let reason: String

  static let numberHeadings = [
    "claim ObservableObject", "claim @Observable", "measured ObservableObject",
    "measured @Observable",
  ]

  /// As in the report for people, where "see" stands for what is contradicted.
  var answer: String {
    switch verdict {
    case .agrees: "yes"
    case .contradicted: "contradicted"
    case .differs: "no"
    }
  }
}

extension ExperimentReport {
  /// A line for each result of a section, then for each of its transcripts.
  fileprivate nonisolated var lines: [ExperimentLine] {
    sections.flatMap { section in
      section.results.map { line(of: $0, in: section.heading) }
        + section.transcripts.map { line(of: $0, in: section.heading) }
    }
  }

  private nonisolated func line(of result: ExperimentResult, in section: String) -> ExperimentLine {
    ExperimentLine(
      experiment: experiment, section: section, measure: result.measure,
      numbers: [result.claim, result.measured].flatMap {
        ["\($0.observableObject)", "\($0.observable)"]
      },
      verdict: result.verdict, reason: result.contradiction?.reason ?? "")
  }

  private nonisolated func line(
    of transcript: TranscriptResult, in section: String
  ) -> ExperimentLine {
    ExperimentLine(
      experiment: experiment, section: section, measure: transcript.event + " (lines)",
      numbers: [transcript.claim, transcript.measured].flatMap {
        transcript.isModern ? ["", "\($0.count)"] : ["\($0.count)", ""]
      },
      verdict: transcript.verdict, reason: transcript.correction?.reason ?? "")
  }
}

extension [ExperimentReport] {
  /// All results as comma-separated values (RFC 4180). What came later stands behind: columns keep their places.
  package nonisolated var csv: String {
    CSVWriter.text(
      ["experiment", "measure"] + ExperimentLine.numberHeadings + ["agrees", "section", "reason"],
      flatMap(\.lines).map { line in
        [line.experiment, line.measure] + line.numbers
          + [line.answer, line.section, line.verdict == .contradicted ? line.reason : ""]
      })
  }

  /// All results as a Markdown table, for a pull request; below it why claims do not hold.
  package nonisolated var markdown: String {
    let lines = flatMap(\.lines)
    let table = MarkdownTable(
      ["experiment", "section", "measure"] + ExperimentLine.numberHeadings + ["agrees"],
      textColumns: 3,
      lines.map { line in
        [line.experiment, line.section, line.measure] + line.numbers + [line.answer]
      })
    let contradicted = lines.filter { $0.verdict == .contradicted }
    guard !contradicted.isEmpty else { return table.text }
    return table.text + "\nContradicted:\n\n"
      + contradicted.map { line in
        "- "
          + MarkdownTable.escaped(
            "\(line.experiment), \(line.section), \(line.measure): \(line.reason).") + "\n"
      }.joined()
  }
}
