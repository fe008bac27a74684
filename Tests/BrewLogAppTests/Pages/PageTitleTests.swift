import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// The first line of a page: what it shows, and its keys where there is room.
@Suite struct PageTitles {
  private let keys = [
    PageKey(text: "J more", rank: 1), PageKey(text: "/ filter", rank: 3),
    PageKey(text: "S order", rank: 4), PageKey(text: "v next", rank: 2),
  ]

  private func title(_ heading: PageHeading, place: String = " 1-9/48") -> PageTitle {
    PageTitle(heading: heading, place: place, keys: keys, help: "?", isRule: false)
  }

  @Test("what it is called makes way for its keys, and these for the one of the help")
  func widths() {
    let views = title(PageHeading(page: .views, window: .opened, order: .redundant))
    #expect(
      [90, 78, 62, 50, 40, 30, 19].map { views.line(columns: $0) } == [
        "Views since first opened, most redundant first 1-9/48    J more  / filter  S order  v next",
        "Views, most redundant first 1-9/48           J more  / filter  S order  v next",
        "Views, by red 1-9/48         J more  / filter  S order  v next",
        "Views, by red 1-9/48        J more  v next  ? keys",
        "Views, by red 1-9/48      J more  ? keys",
        "Views, by red 1-9/48    ? keys",
        "Vie… 1-9/48  ? keys",
      ])
  }

  @Test("whatever the width, it fills it, and names the lines and the help that are there")
  func anyWidth() {
    for page in InstrumentPage.allCases {
      for filter in ["", "row", "a long text that is typed"] {
        for columns in 20...120 {
          var heading = PageHeading(page: page, window: .reset, redundant: 50)
          if page.canFilter { heading.filter = filter }
          let line = title(heading).line(columns: columns)
          #expect(line.count == columns)
          #expect(line.contains(" 1-9/48"))
          #expect(line.contains("? keys") || line.hasSuffix("S order  v next"), "\(line)")
        }
      }
    }
  }

  @Test("a rule has its line between the two, and without keys it goes on to the edge")
  func rule() {
    let heading = PageHeading(page: .costs, window: .opened)
    func line(_ keys: [PageKey], help: String?) -> String {
      PageTitle(heading: heading, place: "", keys: keys, help: help, isRule: true).line(columns: 36)
    }
    #expect(line([keys[3]], help: "?") == "Costs since first opened ──── v next")
    #expect(line([], help: nil) == "Costs since first opened ───────────")
  }

  @Test("on a small screen each page names the key of the help, and the help begins with its keys")
  func smallScreen() {
    guard ObservationTracker.namesProperties else { return }
    let scene = AppScene(.compare, columns: 40, rows: 10)
    scene.host.type("0")
    var tops: [String] = []
    for _ in InstrumentPage.allCases {
      scene.host.type("v000")
      tops.append(
        scene.lines.first { line in ["next", "keys", "close"].contains { line.hasSuffix($0) } }
          ?? "")
    }
    #expect(
      tops == [
        "Counts: 0% red 1-4/6 ──── J more  v next",
        "Views, by run  / filter  S order  v next", "Events 1-4/90 ─ J more  / filter  v next",
        "Reads 1-4/29 ── J more  / filter  v next", "Costs 1-4/11 ─────────── J more  v close",
      ])
    let views = AppScene(.compare, columns: 40, rows: 10)
    views.host.type("0vv0")
    _ = views.lines
    views.host.type("?")
    #expect(
      views.lines.prefix(6).map { $0.dropFirst().prefix { $0 != "─" && $0 != "│" } } == [
        "", "/           this page: a filter       ",
        "S           this page: another order  ", "v           this page: the next page  ",
        "arr         values that a parent's    ", "               body has made          ",
      ])
  }
}
