import Tally
import TerminalUI

/// What a page says now, as plain values: equal ones need no new text.
struct PageContent: Equatable {
  let heading: PageHeading
  private let kind: Kind

  enum Kind: Equatable {
    case table(head: String, [PageTable.Row])
    case texts(PageTexts)
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
    case .texts(let texts): texts.lineCount(columns: columns, isSpoken: isSpoken)
    }
  }

  /// Some of the lines below the heading, each as wide as the page; where they are spoken, with words for the signs.
  ///
  /// - Parameter known: lines of a table as they were before.
  func lines(
    _ range: Range<Int>, columns: Int, isSpoken: Bool, known: inout PageTable.KnownLines
  ) -> [String] {
    switch kind {
    case .table(let head, let rows):
      let lines = PageTable(rows: rows)
        .lines(range, columns: columns, nameHead: head, known: &known)
      return isSpoken ? lines.map { SpokenText.words($0, in: columns) } : lines
    case .texts(let texts): return texts.lines(range, columns: columns, isSpoken: isSpoken)
    }
  }

  // MARK: Pages

  private static func counts(_ overlay: PagesOverlay, _ tally: RenderTally) -> (PageHeading, Kind) {
    let total = tally.total
    let rows = overlay.headlines(tally).map { headline in
      PageTable.Row(
        mark: overlay.mark(of: headline.view), name: headline.name,
        counts: headline.counts)
    }
    let all = PageTable.Row(name: "all views", counts: total)
    var heading = overlay.heading(.counts)
    heading.redundant = total.redundantShare.map(\.inPercent)
    return (heading, .table(head: "", rows + [all]))
  }

  private static func views(_ overlay: PagesOverlay, _ tally: RenderTally) -> (PageHeading, Kind) {
    let found = ViewRows.sorted(overlay.named(tally), by: overlay.order, filter: overlay.filter)
    let rows = overlay.known.rows(of: found) { overlay.mark(of: $0) }
    let heading = overlay.heading(.views)
    if rows.isEmpty {
      let words = overlay.filter.isEmpty ? "No view has run so far." : "No view of that name."
      return (heading, .texts(PageTexts(words)))
    }
    return (heading, .table(head: "view", rows))
  }

  private static func ledger(_ overlay: PagesOverlay, _ tally: RenderTally) -> (PageHeading, Kind) {
    var texts =
      overlay.filter.isEmpty
      ? overlay.known.events(of: tally) : PageTexts(filteredLedger(overlay.filter, tally))
    if texts.isEmpty {
      texts = PageTexts(
        overlay.filter.isEmpty ? "No event so far." : "No event has run such a view.")
    }
    return (overlay.heading(.ledger), .texts(texts))
  }

  /// The events that have run such a view, below why it has last.
  private static func filteredLedger(_ filter: String, _ tally: RenderTally) -> [PageText] {
    func isWanted(_ run: BodyRun) -> Bool { run.label.lowercased().isFound(filter) }
    let events = tally.ledger.reversed().filter { $0.runs.contains(where: isWanted) }
    let view = events.first?.runs.last(where: isWanted)?.label
    return [view.flatMap(tally.why)].compactMap { $0.map { PageText($0) } }
      + events.map { PageText("\($0.number) \($0)") }
  }

  private static func reads(_ overlay: PagesOverlay) -> (PageHeading, Kind) {
    var texts = overlay.known.reads(overlay.host?.graph.foundReads ?? [])
    if !overlay.filter.isEmpty {
      texts.removeAll { !$0.text.lowercased().isFound(overlay.filter) }
    }
    return (
      overlay.heading(.reads),
      .texts(texts.isEmpty ? PageTexts("Nothing of that is read.") : PageTexts(texts))
    )
  }
}
