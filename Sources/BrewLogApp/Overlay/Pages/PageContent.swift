import Tally
import TerminalUI

/// What a page says now, as plain values: equal ones need no new text.
struct PageContent: Equatable {
  let heading: String
  private let kind: Kind

  enum Kind: Equatable {
    case table(head: String, [PageTable.Row])
    case texts([PageText])
  }

  init(_ page: InstrumentPage, of overlay: PagesOverlay, _ trace: InstrumentTrace) {
    let tally = trace.tally
    switch page {
    case .counts: (heading, kind) = Self.counts(overlay, tally)
    case .views: (heading, kind) = Self.views(overlay, tally)
    case .ledger: (heading, kind) = Self.ledger(overlay, tally)
    case .reads: (heading, kind) = Self.reads(overlay)
    case .costs: (heading, kind) = CostsPage(overlay, trace).content
    }
  }

  /// How many lines there are below the heading.
  func lineCount(columns: Int, isSpoken: Bool) -> Int {
    switch kind {
    case .table(_, let rows): rows.count + 1
    case .texts(let texts):
      texts.reduce(0) { $0 + $1.lines(columns: columns, isSpoken: isSpoken).count }
    }
  }

  /// Some of the lines below the heading, each as wide as the page; where they are spoken, with words for the signs.
  func lines(_ range: Range<Int>, columns: Int, isSpoken: Bool) -> [String] {
    switch kind {
    case .table(let head, let rows):
      let lines = PageTable(rows: rows).lines(range, columns: columns, nameHead: head)
      return isSpoken ? lines.map { SpokenText.words($0, in: columns) } : lines
    case .texts(let texts):
      var lines: [String] = []
      var first = 0
      for text in texts where first < range.upperBound {
        let own = text.lines(columns: columns, isSpoken: isSpoken)
        let wanted = range.clamped(to: first..<first + own.count)
        lines += own[(wanted.lowerBound - first)..<(wanted.upperBound - first)]
        first += own.count
      }
      return lines
    }
  }

  // MARK: Pages

  private static func counts(_ overlay: PagesOverlay, _ tally: RenderTally) -> (String, Kind) {
    let total = tally.total
    let share = total.redundantShare.map { "\($0.percentage) redundant" } ?? "no run again"
    let rows = overlay.headlines(tally).map { headline in
      PageTable.Row(
        mark: overlay.mark(of: headline.view), name: headline.name,
        counts: headline.counts)
    }
    let all = PageTable.Row(name: "all views", counts: total)
    return ("Counts \(overlay.windowWords): \(share)", .table(head: "", rows + [all]))
  }

  private static func views(_ overlay: PagesOverlay, _ tally: RenderTally) -> (String, Kind) {
    let found = ViewRows.sorted(tally.views, by: overlay.order, filter: overlay.filter)
    let rows = overlay.known.rows(of: found) { overlay.mark(of: $0) }
    let heading = "Views \(overlay.windowWords), \(overlay.order.words)\(filter(overlay))"
    if rows.isEmpty {
      let words = overlay.filter.isEmpty ? "No view has run so far." : "No view of that name."
      return (heading, .texts([PageText(words)]))
    }
    return (heading, .table(head: "view", rows))
  }

  private static func ledger(_ overlay: PagesOverlay, _ tally: RenderTally) -> (String, Kind) {
    var texts: [PageText]
    if overlay.filter.isEmpty {
      texts = overlay.known.events(of: tally)
    } else {
      texts = filteredLedger(overlay.filter, tally)
    }
    if texts.isEmpty {
      let words = overlay.filter.isEmpty ? "No event so far." : "No event has run such a view."
      texts = [PageText(words)]
    }
    return ("Events \(overlay.windowWords), the newest first\(filter(overlay))", .texts(texts))
  }

  /// The events that have run such a view, below why it has last.
  private static func filteredLedger(_ filter: String, _ tally: RenderTally) -> [PageText] {
    func isWanted(_ run: BodyRun) -> Bool { run.label.lowercased().isFound(filter) }
    let events = tally.ledger.reversed().filter { $0.runs.contains(where: isWanted) }
    let view = events.first?.runs.last(where: isWanted)?.label
    return [view.flatMap(tally.why)].compactMap { $0.map { PageText($0) } }
      + events.map { PageText("\($0.number) \($0)") }
  }

  private static func reads(_ overlay: PagesOverlay) -> (String, Kind) {
    let texts = overlay.known.reads(overlay.host?.graph.foundReads ?? [])
      .filter { overlay.filter.isEmpty || $0.text.lowercased().isFound(overlay.filter) }
    return (
      "Reads of the last runs\(filter(overlay))",
      .texts(texts.isEmpty ? [PageText("Nothing of that is read.")] : texts)
    )
  }

  private static func filter(_ overlay: PagesOverlay) -> String {
    if overlay.isTyping { return ", filter: \(overlay.filter)_" }
    return overlay.filter.isEmpty ? "" : ", filter: \(overlay.filter)"
  }
}
