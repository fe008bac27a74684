import TerminalUI
import Testing

@testable import BrewLogApp
@testable import Tally

/// What marks and pages keep from one look to the next.
@Suite struct PageMarks {
  private func views(_ counts: ViewCounts) -> [NamedView] {
    [
      (
        "Row",
        ViewSummary(name: "Row", nestedName: "Row", counts: counts, causes: [], fields: [])
      )
    ]
  }

  @Test("a mark on a page stands for eight looks; what was before the first look has none")
  func lifetime() {
    var marks = FlashMarks()
    marks.look(at: views(ViewCounts(bodies: 3, needed: 3)))
    #expect(marks.mark(of: "Row") == " " && marks.isStill)
    let now = views(ViewCounts(bodies: 5, needed: 4, redundant: 1))
    for _ in 0..<8 {
      marks.look(at: now)
      #expect(marks.mark(of: "Row") == "≠")
    }
    marks.look(at: now)
    #expect(marks.mark(of: "Row") == " " && marks.isStill)
    marks.look(at: views(ViewCounts(bodies: 6, needed: 4, redundant: 2)))
    #expect(marks.mark(of: "Row") == "≡")
  }

  @Test("the words for the last event are those of before where it is withdrawn")
  func withdrawn() {
    var words = FlashWords()
    words.eventBegan()
    words.note("Row[1]", .needed)
    words.eventBegan()
    #expect(words.line(columns: 80) == "Nothing has run again.")
    words.withdrawEvent()
    #expect(words.line(columns: 80) == "Ran again: Row[1] needed.")
  }

  private struct Leaf: View {
    var body: some View { Text("leaf") }
  }

  /// Notes two runs at one place.
  private final class TwoRuns: UpdateTrace {
    let layer = FlashLayer()
    let detail = TraceDetail.verdicts
    func arrived(_ view: TracedView) {}
    func skipped(_ view: TracedView) {}
    func ran(_ view: TracedView, causes: [UpdateCause]) {}
    func removed(_ view: TracedView) {}
    func judged(_ view: TracedView, _ verdict: BodyVerdict) {
      layer.note(view, .needed)
      layer.note(view, .redundant)
    }
    func updateBegan() {}
    func updateEnded() {}
    func presented(_ frame: FrameStatistics) {}
  }

  @Test("a place that has run twice has one mark, of the last run")
  func twice() {
    let trace = TwoRuns()
    trace.layer.isFlashing = true
    let host = HeadlessHost(columns: 8, rows: 2, trace: trace) { Leaf() }
    trace.layer.prepare()
    #expect(trace.layer.marks.map(\.sign) == ["≡"])
    _ = host
  }

  @Test("what has changed is in the lines of a page that was looked at before")
  func pages() {
    let scene = AppScene(.compare)
    func shows(_ text: String) -> Bool { scene.lines.contains { $0.contains(text) } }
    scene.host.type("vv0")
    #expect(shows("1 × _store"))
    scene.host.type("0")
    #expect(shows("2 × _store") && !shows("1 × _store"))
    guard ObservationTracker.namesProperties else { return }
    scene.host.type("vv")
    #expect(shows("ModernRow[0]: "))
    scene.host.press("G")
    #expect(!shows("ModernRow[0]: "))
    #expect(shows("ModernRow[79]: ") || shows("ModernRow[78]: "), "\(scene.lines)")
  }

  @Test("the events of a filter stand newest first, below why the last of them ran such a view")
  func filteredEvents() {
    guard ObservationTracker.namesProperties else { return }
    let scene = AppScene(.compare)
    scene.host.type("vvv000/legacyrow")
    let starts = scene.lines.compactMap { line in
      ["LegacyRow[0] ran because", "1 key 0", "2 key 0", "3 key 0"].first {
        line.hasPrefix("│" + $0)
      }
    }
    #expect(starts.prefix(2) == ["LegacyRow[0] ran because", "3 key 0"], "\(scene.lines)")
  }

  @Test("the heads of a table are whole from 60 columns on, and a remark has 12 columns at least")
  func widths() {
    #expect(!PageTable.isWide(59) && PageTable.isWide(60))
    let row = PageTable.Row(
      name: "AViewWithALongNameIndeed", counts: ViewCounts(), remark: "a long remark")
    func line(_ columns: Int) -> String {
      var known = PageTable.KnownLines()
      return PageTable(rows: [row])
        .lines(1..<2, columns: columns, nameHead: "", known: &known)[0]
    }
    let width = line(200).split(separator: "a long")[0].count
    #expect(line(width + 12).hasSuffix("  a long rema…"))
    #expect(!line(width + 11).contains("a long"))
  }

  @Test("a page has five lines on the lowest screens, and goes on at its start behind its end")
  func scrolling() {
    let scene = AppScene(.compare, columns: 60, rows: 9)
    scene.host.type("vvvvv")
    let pages = scene.compare.pages!
    func places() -> String {
      let title = scene.lines.first { $0.hasPrefix("Costs ") } ?? ""
      return title.split(separator: " ").first { $0.contains("/") }.map(String.init) ?? title
    }
    #expect(pages.lines(in: CellSize(columns: 60, rows: 9)).count == 5)
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(places())
      scene.host.press("J")
    }
    #expect(seen == ["1-4/9", "5-8/9", "6-9/9", "1-4/9"])
  }
}
