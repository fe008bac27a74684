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
    let scene = AppScene(.compare, columns: 60)
    scene.host.type("o0")
    scene.host.refreshLayers()
    let without = [
      "[ObservableObject]  100 brews│ @Observable         100 brews",
      ">Brew #0                    ★│>Brew #0                     ★",
      " Brew #1                    ☆│ Brew #1                     ☆",
      " Brew #2                    ☆│ Brew #2                     ☆",
    ]
    #expect(rows(scene, 4) == without)
    scene.host.type("oF0")
    // The frame of the event is that of the views alone; the marks come with the next look.
    #expect(rows(scene, 2)[1] == ">Brew #0                    ☆│>Brew #0                     ☆")
    scene.host.refreshLayers()
    #expect(
      rows(scene, 4) == [
        "[ObservableObject]  100 brews│ @Observable         100 brews",
        ">Brew #0                  ≠ ☆│>Brew #0                   ≠ ☆",
        "≠Brew #1                    ☆│ Brew #1                     ☆",
        " Brew #2                    ☆│ Brew #2                     ☆",
      ])
    func style(_ column: Int, _ row: Int) -> Style { scene.host.buffer[column, row].style }
    // The row of the selected brew is drawn in reverse in the pane that has the keys: text and sign keep that.
    let needed = Style(foreground: 2, attributes: .bold)
    let selected = Style(foreground: 2, attributes: [.bold, .reverse])
    #expect([1, 26, 28, 31].map { style($0, 1) } == [selected, selected, selected, needed])
    // The list has a bar at its left edge, as high as itself; the row beside has none of it.
    let bar = Style(foreground: 2, attributes: [.bold, .reverse])
    #expect([2, 3, 20].map { style(0, $0) } == [bar, bar, bar])
    #expect(style(1, 2) == .plain)
    #expect(scene.host.repaintMatches())
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
    let scene = AppScene(.compare, columns: 60)
    scene.host.type("FG0")
    scene.host.refreshLayers()
    func first() -> String { String(rows(scene, 2)[1].prefix(12)) }
    #expect(first() == "≡Brew #78   ")
    let bar: Style.Attributes = [.bold, .underline, .reverse]
    #expect(scene.host.buffer[0, 1].style == Style(foreground: 1, attributes: bar))
    // Of the row beside nothing has run.
    #expect(scene.host.buffer[1, 1].style == .plain)
    for _ in 0..<3 { scene.host.refreshLayers() }
    #expect(first() == "≡Brew #78   ")
    #expect(
      scene.host.buffer[0, 1].style == Style(foreground: 1, attributes: [.underline, .reverse]))
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

  @Test("in a lab")
  func lab() {
    let scene = AppScene(.lab(name: "counter"), columns: 100, rows: 30)
    let before = scene.lines
    scene.host.type("Fp")
    scene.host.refreshLayers()
    let marked = zip(before, scene.host.lines).filter { $0 != $1 }.map(\.1)
    #expect(marked.contains { $0.contains("≠") || $0.contains("≡") }, "\(scene.host.lines)")
    #expect(scene.host.repaintMatches())
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
