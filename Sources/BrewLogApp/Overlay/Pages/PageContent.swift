import Tally
import TerminalUI

/// What a page says now, as plain values: equal ones need no new text.
struct PageContent: Equatable {
  let heading: String
  private let kind: Kind

  private enum Kind: Equatable {
    case table(String, [TableRow])
    case texts([String])
  }

  private struct TableRow: Equatable {
    let mark: String
    let name: String
    let numbers: [String]
    var remark = ""
  }

  init(_ page: InstrumentPage, of overlay: PagesOverlay, _ trace: InstrumentTrace) {
    let tally = trace.tally
    switch page {
    case .counts: (heading, kind) = Self.counts(overlay, tally)
    case .views: (heading, kind) = Self.views(overlay, tally)
    case .ledger: (heading, kind) = Self.ledger(overlay, tally)
    case .reads: (heading, kind) = Self.reads(overlay)
    case .costs: (heading, kind) = Self.costs(overlay, trace)
    }
  }

  /// The lines below the heading.
  func body(columns: Int) -> [String] {
    switch kind {
    case .table(let head, let rows):
      var table = PageTable(ViewRows.heads)
      table.rows = rows.map {
        PageTable.Row(mark: $0.mark, name: $0.name, numbers: $0.numbers, remark: $0.remark)
      }
      return table.lines(columns: columns, nameHead: head)
    case .texts(let texts): return texts.flatMap { $0.wrapped(columns: columns) }
    }
  }

  private static func counts(_ overlay: PagesOverlay, _ tally: RenderTally) -> (String, Kind) {
    let total = tally.total
    let share = total.redundantShare.map { "\($0.percentage) of runs redundant" } ?? "no run again"
    let rows = overlay.headlines(tally).map { headline in
      TableRow(
        mark: overlay.mark(of: headline.view), name: headline.name,
        numbers: ViewRows.numbers(headline.counts))
    }
    let all = TableRow(mark: " ", name: "all views", numbers: ViewRows.numbers(total))
    return ("Counts \(overlay.windowWords): \(share)", .table("", rows + [all]))
  }

  private static func views(_ overlay: PagesOverlay, _ tally: RenderTally) -> (String, Kind) {
    let views = tally.views
    let found = ViewRows.sorted(views, by: overlay.order, filter: overlay.filter)
    let rows = found.map { view in
      TableRow(
        mark: overlay.mark(of: view.name), name: view.name,
        numbers: ViewRows.numbers(view.counts), remark: ViewRows.remark(view))
    }
    let heading = "Views \(overlay.windowWords), \(overlay.order.words)\(filter(overlay))"
    return (heading, .table("view", rows))
  }

  private static func ledger(_ overlay: PagesOverlay, _ tally: RenderTally) -> (String, Kind) {
    let filter = overlay.filter
    let events = tally.ledger.reversed().filter { event in
      filter.isEmpty || event.runs.contains { $0.label.lowercased().isFound(filter) }
    }
    var texts = events.map { "\($0.number) \($0)" }
    let view = events.first?.runs.last { $0.label.lowercased().isFound(filter) }?.label
    if !filter.isEmpty, let why = view.flatMap(tally.why) { texts.insert(why, at: 0) }
    if texts.isEmpty { texts = ["No event so far."] }
    return ("Events, the newest first\(Self.filter(overlay))", .texts(texts))
  }

  private static func reads(_ overlay: PagesOverlay) -> (String, Kind) {
    let filter = overlay.filter
    let reads = overlay.host?.graph.reads ?? []
    let texts = reads.map {
      "\(ViewLabel.text($0.viewName, $0.identity)): \($0.properties.joined(separator: ", "))"
    }
    .filter { $0.lowercased().isFound(filter) }
    return (
      "Reads of the last runs\(Self.filter(overlay))",
      .texts(texts.isEmpty ? ["Nothing is read."] : texts)
    )
  }

  private static func costs(_ overlay: PagesOverlay, _ trace: InstrumentTrace) -> (String, Kind) {
    let total = trace.tally.total
    let graph = overlay.host?.graph
    let frames = trace.frames
    func time(_ percent: Int) -> String { frames.percentile(percent)?.microseconds ?? "–" }
    return (
      "Costs \(overlay.windowWords)",
      .texts([
        "comparisons of values     \((total.arrivals - total.initial).grouped)",
        "bodies                    \(total.bodies.grouped), \(total.redundant.grouped) redundant",
        "nodes, boxes now          \((graph?.nodeCount ?? 0).grouped), \((graph?.screen.boxCount ?? 0).grouped)",
        "live trackers now         \(ObservationTracker.liveCount.grouped)",
        "frame, p50 and p99        \(time(50)), \(time(99)) of the last \(frames.count)",
        "last frame                \((trace.lastFrame?.cells ?? 0).grouped) cells, \((trace.lastFrame?.bytes ?? 0).grouped) bytes",
        "bytes of all frames       \(trace.totalBytes.grouped)",
        "one look of this page     \(overlay.lastLook.roughMicroseconds), 5 a second",
      ])
    )
  }

  private static func filter(_ overlay: PagesOverlay) -> String {
    if overlay.isTyping { return ", filter: \(overlay.filter)_" }
    return overlay.filter.isEmpty ? "" : ", filter: \(overlay.filter)"
  }
}

extension UInt64 {
  /// Nanoseconds as microseconds: `152 µs`.
  fileprivate nonisolated var microseconds: String { "\(Int(self / 1_000).grouped) µs" }
  /// To the next power of two, so that each look does not say something else.
  fileprivate nonisolated var roughMicroseconds: String {
    var limit = 1
    while UInt64(limit) * 1_000 < self { limit *= 2 }
    return "below \(limit.grouped) µs"
  }
}

extension String {
  /// The text in lines of a width, broken at blanks; those after the first are indented.
  fileprivate nonisolated func wrapped(columns: Int) -> [String] {
    guard count > columns, columns > 8 else { return [self] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = "   " + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }
}
