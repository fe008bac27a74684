import TerminalUI
import Testing

@testable import BrewLogApp

/// The screens as a screen reader has them.
@Suite("Plain screens")
struct PlainScreensTests {
  private nonisolated static let pages: [AppPage] =
    [.compare, .labMenu] + Labs.names.map { .lab(name: $0) }

  @Test(
    "nothing is drawn but ASCII, whatever is opened: no line, no arrow, no other sign",
    arguments: pages, [(80, 24), (44, 12), (120, 40)])
  func noSigns(page: AppPage, size: (columns: Int, rows: Int)) {
    let scene = AppScene(page, columns: size.columns, rows: size.rows, isPlain: true)
    let keys = [
      "", "0", " ", "j0", "o", "o", "v", "v0", "J", "v0", "J", "J", "v", "J", "v", "v", "v?", "?",
      "F", "0", "v0", "vv0?", "?vvv", "L", "L", "\t", "x", "?", "?", "1",
    ]
    for keys in keys {
      for character in keys { scene.host.press(KeyEquivalent(character)) }
      #expect(scene.lines.signs == [], "\(page) after \(keys): \(scene.lines)")
    }
    #expect(scene.host.repaintMatches())
  }

  @Test("an issue in the log pane is marked by a word")
  func issues() {
    let scene = AppScene(.compare, isPlain: true)
    scene.app.log.add(issue: "A view cannot be found.")
    scene.host.press("L")
    #expect(scene.lines.contains { $0.contains("issue: A view cannot be found.") })
  }

  @Test("the events of the instrument in words, and none of them is cut off")
  func events() {
    let scene = AppScene(.compare, isPlain: true)
    scene.host.type("vvv0")
    let text = scene.lines.joined(separator: " ")
    #expect(
      text.contains("key 0: wrote") && text.contains(" invalid then 3 bodies:"), "\(scene.lines)")
    #expect(scene.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("the comparison in words")
  func compare() {
    let scene = AppScene(.compare, columns: 80, rows: 10, isPlain: true)
    scene.host.type("r0j")
    #expect(
      scene.lines == [
        "[ObservableObject]            100 brews  @Observable                   100 brews",
        " Brew #0                        starred  Brew #0                         starred",
        ">Brew #1                       2 of 100 >Brew #1                        2 of 100",
        " Brew #2                                 Brew #2",
        " Brew #3                                 Brew #3",
        " Brew #4                                 Brew #4",
        " Brew #5                                 Brew #5",
        " Brew #6                                 Brew #6",
        "  since reset: list 1/0, rows 1/1",
        "Space star  0 star #0  r reset  o overlay  v why  Tab pane  ? help  q quit",
      ])
  }

  @Test("the counts stand still until a key is pressed")
  func stillness() {
    let scene = AppScene(.compare, isPlain: true)
    let before = scene.host.lines
    scene.host.perform { scene.compare.toggleFavorite(at: 90) }
    #expect(scene.host.lines != before)
  }

  @Test("the cursor is shown on what the keys act on", arguments: pages)
  func cursor(page: AppPage) {
    let scene = AppScene(page, isPlain: true)
    #expect(scene.host.graph.cursor?.isVisible == true)
  }
}

extension [String] {
  /// What is neither ASCII nor a letter, as in names that the user has given.
  var signs: Set<Character> {
    Set(
      joined().unicodeScalars.filter { !$0.isASCII && !$0.properties.isAlphabetic }
        .map { Character($0) })
  }
}

/// The hardware cursor, which braille displays, magnifiers and screen readers follow.
@Suite("The cursor on each screen")
struct CursorTests {
  private func cursorLine(_ host: HeadlessHost) -> String {
    guard let cursor = host.graph.cursor else { return "no cursor" }
    return host.lines[cursor.position.row]
  }

  @Test("on the selected brew of the pane that has the keys")
  func compare() {
    let scene = AppScene(.compare)
    #expect(scene.host.graph.cursor?.position == CellPoint(column: 0, row: 1))
    scene.host.type("jjj")
    #expect(scene.host.graph.cursor?.position == CellPoint(column: 0, row: 4))
    scene.host.press(.tab)
    #expect(scene.host.graph.cursor?.position == CellPoint(column: 40, row: 4))
    scene.host.type("G")
    #expect(cursorLine(scene.host).contains(">Brew #99"))
    scene.host.type("?")
    #expect(cursorLine(scene.host).contains("Space f"))
  }

  @Test("on the selected lab, and on what has the keys in each")
  func labs() {
    let menu = AppScene(.labMenu)
    menu.host.type("jj")
    #expect(cursorLine(menu.host).hasPrefix(">c"))
    for name in Labs.names {
      let scene = AppScene(.lab(name: name))
      #expect(scene.host.graph.cursor != nil, "\(name)")
      scene.host.press(.tab)
      #expect(scene.host.graph.cursor != nil, "\(name)")
    }
  }

  @Test("at the insertion point of a field, shown, whatever is typed")
  func field() {
    let scene = AppScene(.lab(name: "settings"))
    scene.host.press(.tab)
    var places: [Int] = []
    for text in ["t", "茶", "e\u{301}", "👩\u{200D}🚀"] {
      scene.host.type(text)
      guard let cursor = scene.host.graph.cursor else { continue }
      #expect(cursor.isVisible)
      places.append(cursor.position.column)
    }
    #expect(places.count == 4)
    #expect(places.map { $0 - (places.first ?? 0) } == [0, 2, 3, 5])
    scene.host.press(.leftArrow)
    #expect(scene.host.graph.cursor?.position.column == (places.last ?? 0) - 2)
  }
}
