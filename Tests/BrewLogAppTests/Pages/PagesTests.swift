import BrewModel
import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// The pages of counts above a screen.
@Suite struct Pages {
  /// What the pages show: the lines from their heading on.
  private func page(_ scene: AppScene, _ count: Int) -> [String] {
    let lines = scene.lines
    let top = lines.firstIndex {
      $0.hasPrefix("│Counts") || $0.hasPrefix("│Views") || $0.hasPrefix("│Events")
        || $0.hasPrefix("│Reads") || $0.hasPrefix("│Costs")
    }
    return top.map { Array(lines[$0...].prefix(count)) } ?? []
  }

  private func text(_ line: String) -> String {
    var text = line
    while text.last == "│" || text.last == " " { text.removeLast() }
    return text
  }

  @Test("until a page is opened, the host traces what it did before")
  func closed() {
    let scene = AppScene(.compare)
    #expect(scene.host.trace === scene.compare.overlay.log)
    scene.host.press("v")
    #expect(scene.host.trace === scene.compare.pages?.trace)
    #expect(scene.host.trace?.detail == .all)
  }

  @Test("the first page has the four numbers of both lists and of their rows")
  func counts() {
    let scene = AppScene(.compare)
    scene.host.type("v000")
    #expect(
      page(scene, 7).map(text) == [
        "│Counts since opened: 0% of runs redundant",
        "│                         arrivals  bodies  skips  redundant",
        "│ List, ObservableObject         0       3      0         0%",
        "│ its rows                      66       3     63         0%",
        "│ List, @Observable              0       0      0          –",
        "│ its rows                       0       3      0         0%",
        "│ all views                     66       9     63         0%",
      ])
    scene.host.press("r")
    #expect(page(scene, 1).map(text) == ["│Counts since reset: no run again"])
  }

  @Test(
    "the second page has each view, in several orders, with a filter that takes keys from the views"
  )
  func views() {
    let scene = AppScene(.compare)
    scene.host.type("vv0")
    #expect(
      page(scene, 4).map(text) == [
        "│Views since opened, most bodies first",
        "│ view            arrivals  bodies  skips  redundant",
        "│ LegacyListView         0       1      0         0%  1 × _store",
        "│ LegacyRow             22       1     21         0%  1 × @self",
      ])
    scene.host.press("S")
    scene.host.press("S")
    #expect(page(scene, 3).map(text)[2].hasPrefix("│ LegacyRow"))
    scene.host.type("/0row")
    #expect(scene.compare.legacy.items[0].isFavorite)
    #expect(
      page(scene, 3).map(text)[0] == "│Views since opened, most arrivals first, filter: 0row_")
    #expect(page(scene, 3).count == 3)
    for _ in 0..<4 { scene.host.press(.delete) }
    scene.host.type("row")
    scene.host.press(.return)
    #expect(
      page(scene, 4).map(text).map { $0.prefix(13) } == [
        "│Views since ", "│ view       ", "│ LegacyRow  ", "│ ModernRow  ",
      ])
    scene.host.press("0")
    #expect(!scene.compare.legacy.items[0].isFavorite)
  }

  @Test("to show pages, and to leave them, changes no count")
  func outside() {
    let scene = AppScene(.compare)
    scene.host.type("v00")
    let before = scene.compare.pages!.trace!.tally.total
    for _ in 0..<4 {
      scene.host.press("v")
      _ = scene.lines
    }
    #expect(scene.compare.pages!.trace!.tally.total == before)
    #expect(scene.redraws == [3, 1, 24, 24])
    scene.host.press("v")
    #expect(scene.compare.pages!.page == nil)
    #expect(scene.lines.contains { $0.hasSuffix("List body                 3           1│") })
    scene.host.press("0")
    #expect(scene.redraws == [4, 1, 25, 25])
    #expect(scene.host.issues == [])
  }

  @Test("the third page has the events, the newest first, and says why a view ran")
  func ledger() {
    guard ObservationTracker.namesProperties else { return }
    let scene = AppScene(.compare)
    scene.host.type("vvv0")
    let lines = page(scene, 5).map(text)
    #expect(lines[0] == "│Events, the newest first")
    #expect(
      lines[1].hasPrefix(
        "│3 key 0: wrote LegacyStore.items of LegacyStore #1, ModernItem.isFavorite"))
    scene.host.type("/legacyrow")
    #expect(
      page(scene, 2).map(text)[1].hasPrefix(
        "│LegacyRow[0] ran because LegacyListView handed it another value"))
  }

  @Test("the pages that are left: reads and costs")
  func others() {
    let scene = AppScene(.compare)
    scene.host.type("vvvv")
    // With the public API the reads of observable models are not known, and the rest needs no scrolling.
    let room = ObservationTracker.namesProperties ? " 1-9/" : ""
    #expect(page(scene, 2).map(text)[0].hasPrefix("│Reads of the last runs" + room))
    scene.host.press("/")
    scene.host.type("legacylist")
    #expect(
      page(scene, 3).map(text)[1].hasPrefix("│LegacyListView: _store (LegacyStore #1)"))
    scene.host.press(.escape)
    scene.host.type("v0")
    let costs = page(scene, 4).map(text)
    #expect(costs[0] == "│Costs since opened")
    #expect(costs[1] == "│comparisons of values     22")
    #expect(costs[2] == "│bodies                    3, 0 redundant")
  }

  @Test("what has just run is marked, and the mark fades; redundant runs have another one")
  func flash() {
    let scene = AppScene(.compare)
    scene.host.type("vvF")
    _ = scene.lines
    scene.host.press("0")
    #expect(page(scene, 3)[2].hasPrefix("│●LegacyListView"))
    for _ in 0..<3 { _ = scene.lines }
    #expect(page(scene, 3)[2].hasPrefix("│•LegacyListView"))
    for _ in 0..<8 { _ = scene.lines }
    #expect(page(scene, 3)[2].hasPrefix("│ LegacyListView"))
    scene.host.press("G")
    scene.host.press("0")
    #expect(page(scene, 9).contains { $0.hasPrefix("│○LegacyListView") })
  }

  @Test(
    "there is a page on every screen that is large enough",
    arguments: [(40, 10), (80, 24), (200, 60)])
  func sizes(columns: Int, rows: Int) {
    let scene = AppScene(.compare, columns: columns, rows: rows)
    scene.host.press("0")
    for _ in InstrumentPage.allCases {
      scene.host.press("v")
      let lines = scene.lines
      #expect(lines.allSatisfy { $0.count <= columns })
      #expect(lines.contains { $0.count == columns && ($0.hasPrefix("└") || rows < 16) })
      #expect(lines.last!.hasSuffix("quit") || rows < 16)
    }
  }
}
