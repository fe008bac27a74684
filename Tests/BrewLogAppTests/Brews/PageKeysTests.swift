import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

/// The help of the pages that stand in place of the list: the keys that do something there, and no others.
@Suite("Log screen: the keys of its pages")
struct PageKeysTests {
  private func scene(_ key: KeyEquivalent) throws -> LogScene {
    let scene = try LogScene(
      (1...9).map { Brew.of("Bean \($0)", day: $0, rating: 4) }, columns: 80, rows: 60)
    scene.host.press(key)
    return scene
  }

  /// The lines of the help, without its border.
  private func help(_ scene: LogScene) -> [String] {
    scene.host.press("?")
    defer { scene.host.press("?") }
    return scene.lines.compactMap { line in
      guard let start = line.firstIndex(of: "│"), let end = line.lastIndex(of: "│"), start < end
      else { return nil }
      return line[line.index(after: start)..<end].trimmed
    }
  }

  @Test("all about a brew")
  func detail() throws {
    let scene = try scene(.return)
    let help = help(scene)
    for line in [
      "Enter       back to the list", "j Down      a line down", "Space f     star it, unstar it",
    ] {
      #expect(help.contains(line), "\(help)")
    }
    #expect(!help.contains { $0.contains("sort: ") || $0.contains("favourites") }, "\(help)")
    #expect(scene.lastLine == "e edit  d delete  Space star  j scroll  Esc back  ? help")
    let order = scene.model.order
    for key in [">", "<", "I", "F", "Y"] as [KeyEquivalent] { scene.host.press(key) }
    #expect(scene.model.order == order && scene.model.part == .detail)
    scene.host.type("f")
    #expect(scene.lines[0] == " ★ Bean 9")
    scene.host.type("t")
    #expect(scene.model.part == .statistics)
  }

  @Test("statistics")
  func statistics() throws {
    let scene = try scene("t")
    let help = help(scene)
    for line in ["t           back to the list", "k Up        a line up", "G End       to the end"]
    {
      #expect(help.contains(line), "\(help)")
    }
    #expect(!help.contains { $0.contains("star it") || $0.contains("edit the brew") }, "\(help)")
    #expect(scene.lastLine == "j scroll  Esc back  ? help")
    for key in ["f", "d", "e", "A", "E", ">", "F"] as [KeyEquivalent] { scene.host.press(key) }
    #expect(scene.model.part == .statistics && scene.model.order.isUsual)
    #expect(try scene.folder.brews().count == 9)
    #expect(try scene.folder.brews().allSatisfy { !$0.isFavorite })
    scene.host.type("b")
    #expect(scene.model.part == .bags)
  }

  @Test("keys that the user has given to actions are in the helps and footers of the pages")
  func rebound() throws {
    var preferences = Preferences()
    #expect(preferences.keys.set("edit", to: "ö") == nil)
    #expect(preferences.keys.set("down", to: "n") == nil)
    let scene = try LogScene(Brew.three, rows: 60, preferences: preferences)
    scene.host.press(.return)
    #expect(scene.lastLine == "ö edit  d delete  Space star  n scroll  Esc back  ? help")
    #expect(help(scene).contains("n           a line down"))
  }

  @Test("where there is more than is shown the last column says so")
  func ends() throws {
    let scene = try LogScene(Brew.three, columns: 40, rows: 10)
    scene.host.press("a")
    #expect(scene.lines[0] == " Add a brew: its bean is enough  1 of 32")
    #expect(scene.lines[8].hasSuffix("▼") && !scene.lines[1].hasSuffix("▲"))
    for _ in 0..<8 { scene.host.press(.downArrow) }
    #expect(scene.lines[0] == " Add a brew: its bean is enough  9 of 32")
    #expect(scene.lines[8].hasSuffix("▼") && scene.lines[1].hasSuffix("▲"))
    scene.host.press(.upArrow)
    for _ in 0..<8 { scene.host.press(.upArrow) }
    #expect(scene.lines[0] == " Add a brew: its bean is enou…  32 of 32")
    #expect(!scene.lines[8].hasSuffix("▼") && scene.lines[1].hasSuffix("▲"))
    #expect(scene.host.repaintMatches())
    scene.host.isPlain = true
    #expect(!scene.lines.joined().contains("▲") && scene.lines[0].hasSuffix("32 of 32"))
  }

  @Test("an empty field shows an example in parentheses, and read aloud it shows none")
  func hints() throws {
    let scene = try LogScene(rows: 40)
    scene.host.press("a")
    #expect(scene.lines.contains(" dose        (e.g. 15.2 g)"))
    #expect(scene.lines.contains(" favorite    no"))
    scene.host.isPlain = true
    #expect(scene.lines.contains(" dose"))
  }

  @Test("at the start a mistake of the config file and a draft are both told")
  func twoMessages() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("aHalf")
    #expect(scene.app.keepDrafts() != nil)
    var preferences = Preferences()
    preferences.mistakes = ["config:2: 'x' has no ="]
    let next = try LogScene(in: scene.folder, preferences: preferences)
    #expect(
      next.lines.suffix(2) == [
        " config:2: 'x' has no =", " a brew that was not added is kept: a goes on with it",
      ])
    next.host.press("j")
    #expect(next.lines.count == 24 && !next.lines.joined().contains("config:2"))
  }
}
