extension ExperimentReport {
  /// The report as a table for people, at most 80 columns where its measures are short enough, in ASCII.
  public nonisolated var text: String {
    let title = """
      Experiment \(experiment): \(parameters.rows.grouped) rows, \(parameters.toggles.grouped) toggles.
      Each pair is ObservableObject / @Observable.

      """
    return title + sections.map(text(of:)).joined() + "\n" + verdict + "\n"
  }

  private nonisolated var verdict: String {
    let differing = results.count { !$0.agrees }
    return differing == 0
      ? "All \(results.count) measurements agree with what is claimed."
      : "\(differing) of \(results.count) measurements differ from what is claimed."
  }

  private nonisolated func text(of section: ExperimentSection) -> String {
    var lines = ["", row(section.heading, "claim", "measured", "agrees")]
    lines += section.results.map {
      row("  " + $0.measure, $0.claim.text, $0.measured.text, $0.agrees ? "yes" : "NO")
    }
    lines += section.findings.map { "  = " + $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  private nonisolated func row(_ cells: String...) -> String {
    let widths = [measureWidth, 14, 14, 6]
    return zip(cells, widths).enumerated().map { column, cell in
      column == 0 ? cell.0.padded(to: cell.1) : cell.0.rightAligned(in: cell.1)
    }.joined(separator: " ")
  }

  private nonisolated var measureWidth: Int {
    let lengths = results.map { $0.measure.count + 2 } + sections.map(\.heading.count)
    return lengths.max() ?? 0
  }
}

extension Worlds {
  fileprivate nonisolated var text: String {
    observableObject.grouped + " / " + observable.grouped
  }
}
