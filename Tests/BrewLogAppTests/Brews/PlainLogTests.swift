import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

/// The log as a screen reader has it.
@Suite("The log, plain")
struct PlainLogTests {
  private func scene(rows: Int = 24) throws -> LogScene {
    var brews = Brew.three
    brews[1].isFavorite = true
    let scene = try LogScene(brews, rows: rows)
    scene.host.isPlain = true
    scene.model.pages?.isPlain = true
    return scene
  }

  private func cursorLine(_ scene: LogScene) -> String {
    scene.host.graph.cursor.map { scene.lines[$0.position.row] } ?? "no cursor"
  }

  @Test(
    "the line of the selected brew says whether it is starred and which it is, and has the cursor")
  func list() throws {
    let scene = try scene()
    scene.host.press(.home)
    #expect(cursorLine(scene).hasPrefix(">        2026-11-03"))
    #expect(cursorLine(scene).hasSuffix("1 of 3"))
    scene.host.type("j")
    #expect(cursorLine(scene).hasPrefix(">starred 2026-11-02 Brühkaffee"))
    #expect(cursorLine(scene).hasSuffix("2 of 3"))
    #expect(scene.host.graph.cursor?.isVisible == true)
    scene.host.type("f")
    #expect(!cursorLine(scene).contains("starred"))
  }

  @Test(
    "the names of the columns stand above their texts, starred or not, and the title says the order"
  )
  func header() throws {
    let scene = try scene()
    // Before the date there are only blanks and the mark and the word of the row.
    let place = { (line: String) in line.prefix { !$0.isNumber }.count }
    #expect(scene.lines[0] == " Brew log  3 brews  by Date down")
    #expect(scene.lines[1].hasPrefix(" Starred Date       Bean"))
    #expect(scene.lines[2...4].map(place) == [9, 9, 9])
    scene.host.type("I")
    #expect(scene.lines[0] == " Brew log  3 brews  by Date up")
    scene.host.resize(columns: 39, rows: 24)
    #expect(scene.lines[1].hasPrefix(" S Date"))
  }

  @Test("the help has the screen for itself")
  func help() throws {
    let scene = try scene()
    scene.host.type("?")
    #expect(!scene.lines.joined().contains("2026-11-") && scene.lines[1].contains("add a brew"))
    #expect(scene.host.repaintMatches())
  }

  @Test(
    "nothing is drawn but ASCII and letters on any of its pages, and each has a cursor",
    arguments: [(80, 24), (44, 12), (120, 40)])
  func pages(size: (columns: Int, rows: Int)) throws {
    let scene = try scene()
    scene.host.resize(columns: size.columns, rows: size.rows)
    for keys in [
      "F", "F", "\r", "\u{1B}", "t", "jj", "\u{1B}", "?", "G", "?", "o", "o", "e", "\t\t", "\u{1B}",
      "a", "B", "\u{1B}", "/", "k", "\u{1B}", "\\bean:kenya\r", "\u{1B}", "\\rating>x\r", "\u{1B}",
      ":sort rating\r", "I", ">", "b", "?", "?", "aKenya\r", "\r", "\u{1B}", "\u{1B}", "d", "u",
      "v", "vf", "J", "vf", "J", "v", "v", "v", "M", "f", "M", "L", "L",
    ] {
      for character in keys { scene.host.press(KeyEquivalent(character)) }
      #expect(scene.lines.signs == [], "after \(keys.debugDescription): \(scene.lines)")
      #expect(scene.host.graph.cursor?.isVisible == true, "after \(keys.debugDescription)")
    }
    #expect(scene.host.repaintMatches())
  }

  @Test("the amounts of a brew and its temperature in words and ASCII")
  func amounts() throws {
    var brew = Brew.of("Kenya", day: 1)
    brew.temperature = Celsius(93)
    brew.yield = Amount(230)
    let scene = try LogScene([brew])
    scene.host.isPlain = true
    #expect(scene.lines.contains { $0.contains("then 230") }, "\(scene.lines)")
    scene.host.press(.return)
    #expect(scene.lines.contains { $0.contains("93 C") }, "\(scene.lines)")
  }

  @Test("counts: 1 to 3 are the screens, and a number may begin with 0")
  func counts() throws {
    let scene = try LogScene((1...20).map { Brew.of("Bean \($0)", day: $0) })
    scene.host.type("5j")
    #expect(scene.selectedBean == "Bean 15")
    scene.host.type("012G")
    #expect(scene.selectedBean == "Bean 9")
    scene.host.type("1")
    #expect(scene.app.page == .log)
    scene.host.type("2")
    #expect(scene.app.page == .compare)
  }
}
