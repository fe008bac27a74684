extension ExperimentReport {
  /// The report as a table for people, at most 80 columns where its measures are short enough, in ASCII.
  public nonisolated var text: String {
    let title = """
      Experiment \(experiment): \(conditions).
      Each pair is ObservableObject / @Observable.

      """
    return title + sections.map(text(of:)).joined() + "\n" + verdict + "\n"
  }

  private nonisolated var verdict: String {
    let all = verdicts.count
    let (contradicted, differing) = (count(of: .contradicted), count(of: .differs))
    if contradicted + differing == 0 {
      return "All \(all) measurements agree with what is claimed."
    }
    return "\(count(of: .agrees)) of \(all) measurements agree with what is claimed"
      + (differing == 0 ? "" : "; \(differing) \(differing == 1 ? "differs" : "differ"), see NO")
      + (contradicted == 0 ? "" : "; of the others see =>") + "."
  }

  private nonisolated func text(of section: ExperimentSection) -> String {
    var lines = ["", row(section.heading, "claim", "measured", "agrees")]
    lines += section.results.flatMap(lines(of:))
    lines += section.transcripts.flatMap(lines(of:))
    lines += section.findings.map { "  = " + $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  private nonisolated func lines(of result: ExperimentResult) -> [String] {
    let table = row(
      "  " + result.measure, result.claim.text, result.measured.text, result.verdict.answer)
    guard let contradiction = result.contradiction else { return [table] }
    return [table]
      + remark(result.claim.text, result.measured.text, because: contradiction.reason)
  }

  private nonisolated func lines(of transcript: TranscriptResult) -> [String] {
    let claim = transcript.claim.count.groupedCount("line")
    let measured = transcript.measured.count.groupedCount("line")
    let head = row("  " + transcript.event, claim, measured, transcript.verdict.answer)
    var lines = [head] + transcript.measured.map { "    | " + $0 }
    if transcript.verdict == .differs {
      lines +=
        ["    claimed:"] + (transcript.correction?.lines ?? transcript.claim).map { "    | " + $0 }
    }
    if let correction = transcript.correction {
      lines += remark(claim, measured, because: correction.reason)
    }
    return lines
  }

  /// Why a claim does not hold, below its line of the table and broken between words.
  private nonisolated func remark(
    _ claim: String, _ measured: String, because reason: String
  ) -> [String] {
    var lines = ["  =>"]
    let words = "article: \(claim), here: \(measured), because \(reason)."
    for word in words.split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 80 { lines.append("    ") }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }

  private nonisolated func row(_ cells: String...) -> String {
    let widths = [measureWidth, 14, 14, 6]
    return zip(cells, widths).enumerated().map { column, cell in
      column == 0 ? cell.0.padded(to: cell.1) : cell.0.rightAligned(in: cell.1)
    }.joined(separator: " ")
  }

  private nonisolated var measureWidth: Int {
    let lengths =
      results.map { $0.measure.count + 2 } + transcripts.map { $0.event.count + 2 }
      + sections.map(\.heading.count)
    return lengths.max() ?? 0
  }
}

extension ClaimVerdict {
  fileprivate nonisolated var answer: String {
    switch self {
    case .agrees: "yes"
    case .contradicted: "see =>"
    case .differs: "NO"
    }
  }
}

extension Worlds {
  fileprivate nonisolated var text: String {
    observableObject.grouped + " / " + observable.grouped
  }
}
