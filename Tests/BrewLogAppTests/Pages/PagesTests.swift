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

  /// A line without the border, and without the keys at the end of a heading.
  private func text(_ line: String) -> String {
    var text = line
    for key in [
      "J more  ", "/ filter  ", "S order  ", "v next│", "v close│", "Enter keeps  Esc clears│",
    ]
    where text.hasPrefix("│Counts") || text.contains("since ") || text.contains("Reads of") {
      text = text.replacing(key, with: key.hasSuffix("│") ? "│" : "")
    }
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
        "│Counts since first opened: 0% redundant",
        "│                         arrivals  bodies  skips  redundant",
        "│ List, ObservableObject         0       3      0         0%",
        "│ its rows                      66       3     63         0%",
        "│ List, @Observable              0       0      0          –",
        "│ its rows                       0       3      0         0%",
        "│ all views                     66       9     63         0%",
      ])
    scene.host.press("r")
    #expect(page(scene, 1).map(text) == ["│Counts since reset: no run again"])
    let late = AppScene(.compare)
    late.host.type("r0v")
    #expect(page(late, 1).map(text) == ["│Counts since first opened: no run again"])
  }

  @Test(
    "the second page has each view, in several orders, with a filter that takes keys from the views"
  )
  func views() {
    let scene = AppScene(.compare)
    scene.host.type("vv0")
    #expect(
      page(scene, 4).map(text) == [
        "│Views since first opened, most bodies first",
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
      page(scene, 3).map(text)[0]
        == "│Views, most arrivals first, filter: 0row_              Enter keeps  Esc clears")
    #expect(page(scene, 3).count == 3)
    for _ in 0..<4 { scene.host.press(.delete) }
    scene.host.type("row")
    scene.host.press(.return)
    #expect(
      page(scene, 4).map(text).map { $0.prefix(13) } == [
        "│Views, most ", "│ view       ", "│ LegacyRow  ", "│ ModernRow  ",
      ])
    scene.host.press("0")
    #expect(!scene.compare.legacy.items[0].isFavorite)
  }

  @Test("types of one name stand behind those that they are in, and the runtime's own are one row")
  func names() {
    let counter = AppScene(.lab(name: "counter"), rows: 40)
    counter.host.type("vvp")
    #expect(
      page(counter, 5).map(text).dropFirst(2).map { $0.dropFirst(2).prefix { $0 != " " } } == [
        "LegacyCounter.ParentView", "ModelCounter.ParentView", "ValueCounter.ParentView",
      ])
    let settings = AppScene(.lab(name: "settings"), rows: 60)
    settings.host.type("vvt")
    let rows = page(settings, 30).map(text)
    #expect(rows.filter { $0.hasPrefix("│ Form") } == rows.filter { $0.hasPrefix("│ Form ") })
    #expect(rows.filter { $0.hasPrefix("│ Form ") }.count == 1)
  }

  private struct Made: View {
    let perform: () -> Void
    var body: some View { Text("made") }
  }

  private struct Making: View {
    @State private var count = 0
    var body: some View {
      let _ = count
      Made { _ = count }
        .onKeyPress("x") {
          count += 1
          return .handled
        }
    }
  }

  @Test("what can never be equal stands behind the causes")
  func neverEqual() {
    let tally = RenderTally(detail: .all)
    let host = HeadlessHost(trace: tally) { Making() }
    tally.reset()
    host.type("xx")
    #expect(ViewRows.remark(tally.summary(of: Made.self)) == "2 × @self; never equal: perform")
    #expect(ViewRows.remark(tally.summary(of: Making.self)) == "2 × _count")
  }

  @Test("an id that is as long as a line is told by its beginning")
  func longIDs() throws {
    let scene = try LogScene([.of("Kenya", day: 2)])
    scene.host.type("vvvf")
    scene.host.refreshLayers()
    guard ObservationTracker.namesProperties else { return }
    let id = scene.model.rows[0].brew.id
    let short = "\("\(id)".prefix(8))…"
    #expect(scene.host.lines.contains { $0.contains("LogRow[\(short)]") }, "\(scene.host.lines)")
    #expect(!scene.host.lines.contains { $0.contains("\(id)".prefix(12)) })
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
    #expect(
      lines.map { String($0.dropFirst()) } == [
        "Events since first opened, the newest first",
        "1 key 0: wrote LegacyStore.items of LegacyStore #1, ModernItem.isFavorite of",
        "   ModernItem #0 → LegacyListView, ModernRow[0] invalid → 3 bodies:",
        "   LegacyListView needed by _store of LegacyStore #1, LegacyRow[0] needed by",
        "   @self (item.isFavorite: false → true), ModernRow[0] needed by",
      ])
    scene.host.type("/legacyrow")
    #expect(
      page(scene, 2).map(text)[1].hasPrefix(
        "│LegacyRow[0] ran because LegacyListView handed it another value"))
  }

  @Test("the fourth page has what each view has read, by its last run")
  func reads() {
    let scene = AppScene(.compare)
    scene.host.type("vvvv")
    // With the public API the reads of observable models are not known, and the rest needs no scrolling.
    let room = ObservationTracker.namesProperties ? " 1-9/" : ""
    let lines = page(scene, 4).map(text)
    #expect(lines[0].hasPrefix("│Reads of the last runs" + room))
    guard ObservationTracker.namesProperties else { return }
    #expect(
      lines.dropFirst() == [
        "│CompareScreen: _isHelpShown, _screenSize", "│PaneTitle: _focus (2 places)",
        "│LegacyListView: _store (LegacyStore #1)",
      ])
    scene.host.press("/")
    scene.host.type("legacylist")
    #expect(
      page(scene, 3).map(text)[1].hasPrefix("│LegacyListView: _store (LegacyStore #1)"))
    scene.host.press(.escape)
  }

  /// What stands behind a name on the page.
  private func number(_ name: String, in scene: AppScene) -> String? {
    let line = page(scene, 12).map(text).first { $0.hasPrefix("│\(name)  ") }
    return line.map { String($0.dropFirst(24)) }
  }

  @Test("help explains the page that is open, and the marks, before it lists the keys")
  func help() {
    for (index, page) in InstrumentPage.allCases.enumerated() {
      for columns in [80, 40] {
        let scene = AppScene(.compare, columns: columns, rows: 60)
        scene.host.type(String(repeating: "v", count: index + 1) + "F?")
        let help = scene.host.lines.joined(separator: "\n")
        for (word, meaning) in page.explanation(isNarrow: columns < 60) + FlashSign.explanation {
          #expect(help.contains(word), "\(page) \(word)")
          for part in meaning.split(separator: " ") {
            #expect(help.contains(part), "\(page) \(columns): \(word): \(part)")
          }
        }
        #expect(help.contains("star the selected brew"))
        #expect(scene.host.issues == [])
      }
    }
    let scene = AppScene(.compare)
    scene.host.type("?")
    #expect(!scene.host.lines.contains { $0.contains("arrivals") })
  }

  @Test("the heading of each page ends with its keys, where there is room")
  func headings() {
    // With the public API the pages have less to say, and the last lines need no key.
    guard ObservationTracker.namesProperties else { return }
    let scene = AppScene(.compare)
    var keys: [String] = []
    for _ in InstrumentPage.allCases {
      scene.host.type("v0")
      keys.append(String(page(scene, 1)[0].dropLast().suffix(27)))
    }
    #expect(
      keys == [
        "                     v next", "  / filter  S order  v next", "   J more  / filter  v next",
        "   J more  / filter  v next", "                    v close",
      ])
  }

  @Test("pages count and show what is on their own screen, also after another size")
  func otherScreensSize() throws {
    let scene = try LogScene([.of("Kenya", day: 2), .of("Rwanda", day: 1)])
    scene.host.type("2vvv")
    scene.host.resize(columns: 100, rows: 60)
    scene.host.refreshLayers()
    func shows(_ word: String) -> Bool { scene.host.lines.contains { $0.contains(word) } }
    #expect(shows("CompareScreen"), "\(scene.host.lines)")
    #expect(!shows("Log"), "\(scene.host.lines)")
    scene.host.type("v")
    scene.host.refreshLayers()
    #expect(shows("│Reads of") && shows("CompareScreen: ") && !shows("Log"))
    scene.host.type("vvvv")
    scene.host.refreshLayers()
    #expect(shows("│Views since") && !shows("Log"))
  }

  @Test("the last page has what updates cost, since it was opened or reset")
  func costs() {
    let scene = AppScene(.compare)
    scene.host.type("vvvvv")
    #expect(page(scene, 1).map(text) == ["│Costs since first opened"])
    #expect(number("comparisons", in: scene) == "0")
    #expect(number("frame, p50 and p99", in: scene) == "–, – of the last 0")
    let before = scene.host.graph.comparisonCount
    scene.host.type("00")
    // An id and a value for each row that the list shows, and again for the second star.
    #expect(number("comparisons", in: scene) == "88")
    #expect(scene.host.graph.comparisonCount - before == 88)
    #expect(number("bodies", in: scene) == "6, 0 redundant")
    #expect(number("nodes now", in: scene) == scene.host.graph.nodeCount.grouped)
    #expect(number("boxes now", in: scene) == scene.host.graph.screen.boxCount.grouped)
    #expect(number("live trackers now", in: scene) == ObservationTracker.liveCount.grouped)
    #expect(number("frame, p50 and p99", in: scene)?.hasSuffix("of the last 2") == true)
    #expect(number("last frame", in: scene) == "2 cells, 0 bytes")
    #expect(number("bytes of all frames", in: scene) == "0")
    scene.host.press("r")
    #expect(page(scene, 1).map(text) == ["│Costs since reset"])
    #expect(number("comparisons", in: scene) == "0")
    #expect(number("bodies", in: scene) == "0, 0 redundant")
    #expect(number("last frame", in: scene) == "0 cells, 0 bytes")
  }

  @Test("what another screen costs is not in the numbers of this one")
  func otherScreens() {
    let scene = AppScene(.compare)
    scene.host.type("vvvvv0")
    #expect(number("comparisons", in: scene) == "44")
    let trace = scene.compare.pages!.trace!
    // To come back gives the focus back, which runs the titles of the panes.
    func added(by keys: String) -> [Int] {
      let before = [trace.comparisons, trace.tally.total.bodies]
      scene.host.type(keys)
      return zip([trace.comparisons, trace.tally.total.bodies], before).map(-)
    }
    _ = added(by: "32")
    let there = added(by: "32")
    #expect(added(by: "3jjkkjjkk2") == there)
  }

  @Test("another size of the terminal compares nothing of the screens that are not shown")
  func comparisonsElsewhere() {
    func comparisons(_ keys: String) -> Int {
      let scene = AppScene(.compare)
      scene.host.type(keys)
      scene.host.press(.return)
      scene.host.type("2v")
      scene.host.resize(columns: 90, rows: 20)
      return scene.compare.pages!.trace!.comparisons
    }
    // Once with the list of the labs and a lab out of sight, once with nothing.
    #expect(comparisons("3") == comparisons(""))
    #expect(comparisons("") > 0)
  }

  @Test("the keys of the instrument are no events of the ledger, and the others all are")
  func keysOfTheInstrument() {
    let scene = AppScene(.compare)
    scene.host.type("vvv")
    #expect(page(scene, 2).map(text)[1] == "│No event so far.")
    scene.host.type("0vvvvvvoLLoSJF/abc")
    scene.host.press(.escape)
    scene.host.type("F0")
    let tally = scene.compare.pages!.trace!.tally
    #expect(tally.ledger.map { "\($0.number) \($0.source)" } == ["1 key 0", "2 key 0"])
    scene.host.type("r")
    #expect(tally.ledger.isEmpty)
    scene.host.type("jz")
    #expect(tally.ledger.map(\.source.description) == ["key j", "key z"])
    #expect(tally.ledger.last?.description == "key z: nothing")
  }

  @Test("more events than the ledger keeps: a page shows those that are kept")
  func manyEvents() {
    let scene = AppScene(.compare)
    scene.host.type("vvv")
    for count in [1, 3, 60, 70] {
      for _ in 0..<count { scene.host.press("z") }
      let kept = min(64, count == 1 ? 1 : count == 3 ? 4 : 64)
      let last = [1: 1, 3: 4, 60: 64, 70: 134][count]!
      let lines = page(scene, 2).map(text)
      let place = kept > 9 ? " 1-9/\(kept)" : ""
      #expect(
        lines == [
          "│Events since first opened, the newest first\(place)", "│\(last) key z: nothing",
        ])
    }
  }

  @Test("what has just run is marked, and the mark fades; redundant runs have another one")
  func flash() {
    let scene = AppScene(.compare)
    scene.host.type("vvF")
    _ = scene.lines
    scene.host.press("0")
    #expect(page(scene, 3)[2].hasPrefix("│≠LegacyListView"))
    for _ in 0..<8 { _ = scene.lines }
    #expect(page(scene, 3)[2].hasPrefix("│ LegacyListView"))
    scene.host.press("G")
    scene.host.press("0")
    #expect(page(scene, 9).contains { $0.hasPrefix("│≡LegacyListView") })
    // The rows that have come into sight ran for the first time.
    #expect(page(scene, 9).contains { $0.hasPrefix("│ LegacyRow") })
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
      let heading = "\(scene.compare.pages!.page!)".prefix(1).uppercased()
      let names = ["C": "Co", "V": "Views", "L": "Events", "R": "Reads"]
      #expect(lines.contains { $0.drop { $0 == "│" }.hasPrefix(names[heading]!) }, "\(lines)")
      #expect(lines.contains { $0.count == columns && ($0.hasPrefix("└") || rows < 16) })
      #expect(lines.last!.hasSuffix("quit") || rows < 16)
    }
  }
}
