import BrewModel
import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// Marks on the screen itself, on the views that have just run again.
@Suite struct Flash {
  private func rows(_ scene: AppScene, _ count: Int) -> [String] {
    Array(scene.host.lines.prefix(count))
  }

  @Test("off by default, and then on the rows and the lists of both panes")
  func compare() {
    let scene = AppScene(.compare, columns: 64)
    scene.host.type("o0")
    scene.host.refreshLayers()
    let without = [
      "[ObservableObject]    100 brews│ @Observable           100 brews",
      ">Brew #0                      ★│>Brew #0                       ★",
      " Brew #1                      ☆│ Brew #1                       ☆",
      " Brew #2                      ☆│ Brew #2                       ☆",
    ]
    #expect(rows(scene, 4) == without)
    scene.host.type("oF0")
    // The frame of the event is that of the views alone; the marks come with the next look.
    #expect(rows(scene, 2)[1] == ">Brew #0                      ☆│>Brew #0                       ☆")
    scene.host.refreshLayers()
    #expect(
      rows(scene, 4) == [
        "[ObservableObject] ≠↓ 100 brews│ @Observable           100 brews",
        ">Brew #0                    ≠ ☆│>Brew #0                     ≠ ☆",
        " Brew #1                      ☆│ Brew #1                       ☆",
        " Brew #2                      ☆│ Brew #2                       ☆",
      ])
    func style(_ column: Int, _ row: Int) -> Style { scene.host.buffer[column, row].style }
    // The row of the selected brew is drawn in reverse in the pane that has the keys: text and sign keep that.
    let needed = Style(foreground: 2, attributes: .bold)
    let selected = Style(foreground: 2, attributes: [.bold, .reverse])
    #expect([1, 28, 30, 33].map { style($0, 1) } == [selected, selected, selected, needed])
    // The list has its sign behind the title above it, which is as it was; nothing of it is in the rows.
    #expect([19, 20].map { style($0, 0) } == [needed, needed])
    #expect([1, 17].map { style($0, 0) } == [Style(attributes: .bold), Style(attributes: .bold)])
    #expect([0, 1].map { style($0, 2) } == [.plain, .plain])
    #expect(style(0, 1).foreground == nil)
    #expect(scene.host.repaintMatches())
  }

  @Test("where the title has no room behind it, the list has no mark, at any size")
  func narrow() {
    for columns in [40, 60] {
      let scene = AppScene(.compare, columns: columns, rows: 10)
      scene.host.type("F")
      scene.host.refreshLayers()
      let before = rows(scene, 8)
      scene.host.type("0")
      scene.host.refreshLayers()
      let after = rows(scene, 8)
      let changed = zip(before, after).filter { $0 != $1 }.map(\.1)
      #expect(changed.count == 1 && changed[0].hasPrefix(">Brew #0 "))
      #expect(changed[0].count { $0 == "≠" } == 2)
    }
  }

  @Test("marks fade with the looks, and are gone after eight")
  func fading() {
    let scene = AppScene(.compare, columns: 60)
    scene.host.type("F0")
    var seen: [String] = []
    var styles: [Style.Attributes] = []
    for _ in 0..<9 {
      scene.host.refreshLayers()
      seen.append(String(rows(scene, 2)[1].dropFirst(26).prefix(1)))
      styles.append(scene.host.buffer[1, 1].style.attributes)
    }
    #expect(seen == Array(repeating: "≠", count: 8) + [" "])
    let bright: Style.Attributes = [.reverse, .bold]
    let faint: Style.Attributes = [.reverse, .dim]
    #expect(
      styles == [bright, bright, bright, .reverse, .reverse, .reverse, faint, faint, .reverse])
    #expect(scene.host.issues == [])
  }

  @Test("a redundant run has another sign, another colour and other attributes")
  func redundant() {
    let scene = AppScene(.compare, columns: 64)
    scene.host.type("FG0")
    scene.host.refreshLayers()
    func title() -> String { String(rows(scene, 1)[0].prefix(22)) }
    #expect(title() == "[ObservableObject] ≡↓ ")
    #expect(
      scene.host.buffer[19, 0].style == Style(foreground: 1, attributes: [.bold, .underline]))
    // Of the rows below nothing has run.
    #expect(scene.host.lines[1].hasPrefix(" Brew #78   "))
    #expect((0..<20).allSatisfy { scene.host.buffer[$0, 1].style == .plain })
    for _ in 0..<3 { scene.host.refreshLayers() }
    #expect(title() == "[ObservableObject] ≡↓ ")
    #expect(scene.host.buffer[19, 0].style == Style(foreground: 1, attributes: .underline))
  }

  @Test("marks stand in no count, and are taken off with their key")
  func outside() {
    let scene = AppScene(.compare)
    scene.host.type("vF0")
    let trace = scene.compare.pages!.trace!
    let before = (trace.tally.total, trace.tally.ledger.map(\.description), trace.comparisons)
    for _ in 0..<9 { _ = scene.lines }
    #expect(trace.tally.total == before.0)
    #expect(trace.tally.ledger.map(\.description) == before.1)
    #expect(trace.comparisons == before.2)
    scene.host.press("0")
    _ = scene.lines
    #expect(scene.lines.contains { $0.contains("≠") })
    scene.host.press("F")
    #expect(!scene.lines.contains { $0.contains("≠") || $0.contains("≡") })
  }

  @Test("what the views draw below a mark is theirs, and the mark's cells are not")
  func cells() {
    let scene = AppScene(.compare)
    scene.host.type("vF")
    scene.host.refreshLayers()
    let trace = scene.compare.pages!.trace!
    for _ in 0..<3 {
      scene.host.press("0")
      // Two stars, whether their rows are marked already or not.
      #expect(trace.tally.ledger.last?.cells == 2)
      scene.host.refreshLayers()
    }
  }

  /// What a mark of each lab is on, after an event of it: the lines of the panes with marks in them.
  private func marked(_ lab: String, _ keys: String, _ columns: Int, _ rows: Int) -> [String] {
    let scene = AppScene(.lab(name: lab), columns: columns, rows: rows)
    scene.host.type("F" + keys)
    scene.host.refreshLayers()
    #expect(scene.host.repaintMatches())
    return scene.host.lines.filter { $0.contains("≠") || $0.contains("≡") }
  }

  @Test("in a lab a parent has its mark in its own lines, and none in those of its children")
  func lab() {
    #expect(
      marked("counter", "p", 100, 30) == [
        "Parent 1 +1 ≠                    Parent 1 +1 ≠                     Parent 1 +1 ≠"
      ])
  }

  @Test("a form that its rows fill has its mark behind the pane's title, at any width")
  func labs() {
    #expect(
      marked("settings", "u", 80, 24).prefix(6) == [
        "[ObservableObject] ≠↓                    @Observable",
        "Bio about you ≠                         Bio about you",
        "Preview ≡                               Preview",
        "Username                      ≠ ≠ maraa Username                       ≠ ≠ maraa",
        "Greeting               ≠ ≠ Hello, maraa Greeting                ≠ ≠ Hello, maraa",
        "Saving                             ≡ no Saving                                no",
      ])
    // The list has no title of its own: nothing of it is marked.
    #expect(
      marked("cart", "d", 80, 24) == [
        "in body: SAVE1 ≠                        in body: SAVE1 ≠",
        "in init: SAVE0 stale: SAVE1 ≠           in init: SAVE0 stale: SAVE1 ≠",
        "untracked cache: 0 ≡                    untracked cache: 0",
        "tracked cache: 0 ≡                      tracked cache: 0",
      ])
    #expect(marked("cart", "d", 40, 10) == ["in body: SAVE1 ≠    in body: SAVE1 ≠"])
    #expect(
      marked("player", "t", 80, 24).prefix(2) == [
        "[ObservableObject] ≡↓       @Observable                @Observable, value ≠↓",
        "Now: Slow Drip ≡           Now: Slow Drip             Now: Slow Drip",
      ])
    #expect(
      marked("screens", "b", 40, 10) == [
        "1 Brews ≠  0 Grind… 1 Brews ≠  0 Grinde…", "0 Tags ≡   0 Recip… 0 Tags     0 Recipes",
      ])
  }

  @Test(
    "between two panes is nobody's place, and no sign", arguments: Labs.names,
    [(40, 10), (80, 24), (200, 60)])
  func gaps(lab: String, size: (Int, Int)) {
    let scene = AppScene(.lab(name: lab), columns: size.0, rows: size.1)
    let model = scene.lab(lab)
    let titles = Array(scene.lines[1])
    // A title has a blank or a bracket before its name.
    let gaps = model.lab.worlds.dropFirst().compactMap { world in
      [world.name, world.shortName].lazy.compactMap { name in
        titles.indices.last { titles[$0...].starts(with: name) && titles[$0 - 1] == " " }
      }.first.map { $0 - 2 }
    }
    #expect(gaps.count == model.lab.worlds.count - 1, "\(gaps)")
    scene.host.type("F")
    for event in model.lab.events {
      scene.host.press(event.key)
      scene.host.refreshLayers()
      for line in scene.host.lines.dropFirst().prefix(
        LabLayout(model.lab, scene.host.buffer.size).panel.minRow - 1)
      {
        let cells = Array(line)
        for gap in gaps where gap < cells.count { #expect(cells[gap] == " ", "\(line)") }
      }
    }
  }

  @Test("and in the log")
  func log() throws {
    let scene = try LogScene([.of("Kenya", day: 2), .of("Rwanda", day: 1)])
    scene.host.type("M")
    scene.host.refreshLayers()
    let row = scene.host.lines.firstIndex { $0.contains("Kenya") }!
    scene.host.press("f")
    scene.host.refreshLayers()
    #expect(scene.host.lines[row].contains("≠"), "\(scene.host.lines)")
    #expect(scene.host.repaintMatches())
  }

  @Test("signs that only ASCII can be shown for are none that a star or a line has")
  func ascii() {
    let signs = [FlashSign(age: 0, isRedundant: false), FlashSign(age: 0, isRedundant: true)]
      .map { ASCIIGlyphs.substitute(for: $0.character.unicodeScalars.first!) }
    #expect(signs == ["!", "="])
    for used in "★☆●○◆◇•·…│─┌→←↑↓>×✓" {
      #expect(!signs.contains(ASCIIGlyphs.substitute(for: used.unicodeScalars.first!)), "\(used)")
    }
  }
}

/// No mark hides what stands on the screen.
@Suite struct FlashLegibility {
  nonisolated static let pages: [AppPage] = [.compare] + Labs.names.map { .lab(name: $0) }

  /// The screens of a scene with marks, and of one without, after the same keys.
  private func look(
    _ marked: HeadlessHost, _ plain: HeadlessHost, _ what: String, isResized: Bool = false
  ) {
    marked.refreshLayers()
    plain.refreshLayers()
    let (shown, wanted, lines) = (marked.buffer, plain.buffer, plain.lines)
    for row in 0..<wanted.size.rows {
      // Blanks between others that are sent with them stand in the number, and a mark may be in one of them.
      if isResized, lines[row].contains("last frame") { continue }
      for column in 0..<wanted.size.columns {
        let own = wanted[column, row].glyph
        guard own != .space, shown[column, row].glyph != own else { continue }
        Issue.record("\(what): \(lines[row]) became \(marked.lines[row])")
        return
      }
    }
  }

  @Test("every character stays, on every screen, whatever runs again", arguments: pages)
  func characters(page: AppPage) {
    for (columns, rows) in [(80, 24), (40, 10), (120, 40)] {
      let marked = AppScene(page, columns: columns, rows: rows)
      let plain = AppScene(page, columns: columns, rows: rows)
      marked.host.press("F")
      for key in ["0", "p", "t", "i", .space, .downArrow, .tab, .tab, "x", "0", .upArrow, .tab]
        as [KeyEquivalent]
      {
        for scene in [marked, plain] {
          scene.host.press(key)
          scene.app.tick()
        }
        // Before the marks are looked at again, then after.
        #expect(marked.host.repaintMatches())
        look(marked.host, plain.host, "\(page) \(columns)×\(rows) after \(key)")
      }
      for scene in [marked, plain] { scene.host.resize(columns: columns + 7, rows: rows + 3) }
      look(marked.host, plain.host, "\(page) after another size", isResized: true)
    }
  }

  @Test("the bracket of the pane that has the keys stays")
  func bracket() {
    let scene = AppScene(.compare)
    scene.host.press("F")
    scene.host.resize(columns: 90, rows: 24)
    scene.host.refreshLayers()
    #expect(scene.host.lines[0].hasPrefix("[ObservableObject] "))
    scene.host.press(.tab)
    scene.host.refreshLayers()
    #expect(scene.host.lines[0].contains("[@Observable] "))
  }

  @Test("a look at a plain screen after which nothing is drawn makes nothing either")
  func stillPlain() {
    let scene = AppScene(.compare, isPlain: true)
    scene.host.type("F0")
    let flash = scene.compare.pages!.trace!.flash
    let before = (flash.revision, scene.host.frameCount)
    #expect(before.0 > 0)
    for _ in 1...5 { scene.host.refreshLayers() }
    // Keys that run no view again, and one that runs those of before.
    #expect((flash.revision, scene.host.frameCount) == before)
    scene.host.type("0")
    #expect(flash.revision == before.0 + 1)
    // The counts are elsewhere, and so is the line.
    scene.host.type("v")
    #expect(flash.revision == before.0 + 2)
  }

  @Test("plain screens have no sign, and say in words what ran again")
  func plain() {
    let scene = AppScene(.compare, isPlain: true)
    scene.host.type("F")
    #expect(scene.host.lines.contains("Nothing has run again."), "\(scene.host.lines)")
    scene.host.type("0")
    let needed = "Ran again: LegacyRow[0] needed, LegacyListView needed, ModernRow[0] needed."
    #expect(scene.host.lines.contains(needed), "\(scene.host.lines)")
    scene.host.type("G0")
    let redundant = "Ran again: LegacyListView redundant."
    #expect(scene.host.lines.contains(redundant), "\(scene.host.lines)")
    #expect(!scene.host.lines.contains { $0.contains("≠") || $0.contains("≡") })
    scene.host.type("vv0")
    #expect(scene.host.lines.contains(redundant), "\(scene.host.lines)")
    #expect(!scene.host.lines.contains { $0.contains("≠") || $0.contains("≡") })
    scene.host.type("F")
    #expect(!scene.host.lines.contains { $0.hasPrefix("Ran again") })
    // What has the cursor is not covered.
    scene.host.type("vvvvgF")
    for _ in 0..<40 {
      scene.host.press("j")
      let cursor = scene.host.graph.cursor!.position.row
      #expect(scene.host.lines[cursor].contains(" of 100"))
    }
  }
}
