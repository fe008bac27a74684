import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("What the user has settled: the keys that move, and those of the labs")
struct ReboundMoveTests {
  private func preferences(_ keys: [(String, String)]) -> Preferences {
    var preferences = Preferences()
    for (name, text) in keys { #expect(preferences.keys.set(name, to: text) == nil) }
    return preferences
  }

  private func app(_ page: AppPage, _ keys: [(String, String)]) -> (AppModel, HeadlessHost) {
    let app = AppModel(page: page, sample: 50, preferences: preferences(keys))
    let host = HeadlessHost(columns: 80, rows: 40, trace: app.trace) { app.content }
    app.attach(to: host)
    return (app, host)
  }

  @Test("every move of a list has a key that can be another one; the usual one moves nothing then")
  func moves() throws {
    let keys = [
      ("down", "n"), ("up", "p"), ("half-page-down", "Ctrl-n"), ("half-page-up", "Ctrl-p"),
      ("page-down", "F7"), ("page-up", "F8"), ("first", "F5"), ("last", "F6"), ("star", "j"),
    ]
    let scene = try LogScene(
      (1...28).map { Brew.of("Bean \($0)", day: $0) }, rows: 30, preferences: preferences(keys))
    func place() -> Int? { scene.model.place(of: scene.model.selection) }
    scene.host.press("n")
    #expect(place() == 1)
    scene.host.press(.downArrow)
    #expect(place() == 1, "a usual key that was not named is none")
    scene.host.press("j")
    #expect(place() == 1 && scene.model.selected?.isFavorite == true)
    scene.host.press("p")
    #expect(place() == 0)
    scene.host.type("5n")
    #expect(place() == 5, "a number goes before it")
    scene.host.press(.function(6))
    #expect(place() == 27)
    scene.host.press(.function(5))
    #expect(place() == 0)
    scene.host.press("n", modifiers: .control)
    let half = try #require(place())
    #expect((3...12).contains(half))
    scene.host.press("p", modifiers: .control)
    #expect(place() == 0)
    scene.host.press(.function(7))
    #expect(try #require(place()) > half)
    scene.host.press("G")
    scene.host.press(.pageUp)
    #expect(try #require(place()) > half)
    scene.host.resize(columns: 80, rows: 60)
    scene.host.press("?")
    #expect(scene.lines.contains { $0.contains("│n ") && $0.contains("next brew") })
    #expect(scene.lines.contains { $0.contains("│j ") && $0.contains("star it, unstar it") })
  }

  @Test("every action of every map has a name, and no two of one map have the same")
  func names() {
    func check<Action>(_ map: KeyMap<Action>, _ place: Comment) {
      // Digits begin numbers everywhere.
      let others = map.bindings.filter { $0.keys != KeyMap<Action>.countBinding.keys }
      for binding in others where !binding.keys.allSatisfy(\.isOfHost) {
        #expect(binding.name != nil, "\(place): \(binding.description)")
      }
      let names = map.bindings.compactMap(\.name)
      #expect(Set(names).count == names.count, place)
    }
    check(.brews, "brews")
    check(.bags, "bags")
    check(.compare, "compare")
    check(.labMenu(LabMenuEntry.all), "labs")
    for lab in Labs.all { check(lab.keys, "\(lab.name)") }
    #expect(KeyOverrides.names.contains("cart-code") && KeyOverrides.names.contains("lab-cart"))
  }

  @Test("a lab's events, its counts and the list of the labs")
  func labs() {
    let (app, host) = app(
      .labMenu, [("lab-cart", "ö"), ("cart-code", "ä"), ("reset", "R"), ("redraw", "F5")])
    #expect(host.lines.joined().contains("ö  cart"))
    host.press("e")
    #expect(app.page == .labMenu, "the usual key is none")
    host.press("ö")
    #expect(app.page == .lab(name: "cart"))
    let model = app.model(of: .lab(name: "cart")) as? LabModel
    let before = model?.table.rows.map { $0.cells.map(\.measured) }
    host.press("d")
    #expect(model?.table.rows.map { $0.cells.map(\.measured) } == before)
    host.press("ä")
    #expect(model?.table.rows.map { $0.cells.map(\.measured) } != before)
    host.press("R")
    #expect(model?.window == "since reset")
    host.press("?")
    #expect(host.lines.contains { $0.contains("│F5 ") && $0.contains("draw the screen again") })
    host.press("?")
    host.press(.function(5))
    #expect(host.issues == [])
  }

  @Test("what an empty list says to do has the keys as they are")
  func notices() throws {
    let scene = try LogScene(preferences: preferences([("add", "ö"), ("bags", "B")]))
    #expect(scene.lines.contains { $0.contains("ö  adds one: its bean's name is enough") })
    scene.host.press("B")
    #expect(scene.lines.contains { $0.contains("ö  adds one: its bean, its weight") })
  }

  @Test("where only ASCII can be shown, keys are named in it")
  func ascii() {
    let names: [(KeyChord, String)] = [
      ("ö", "o-diaeresis"), ("Ö", "O-diaeresis"), ("ш", "cyrillic-sha"), ("é", "e-acute"),
      ("€", "euro"), ("s", "s"), (KeyChord("ö", modifiers: .option), "Alt-o-diaeresis"),
      (KeyChord(.function(5)), "F5"),
    ]
    for (chord, name) in names { #expect(chord.asciiName == name) }
    let app = AppModel(page: .compare, sample: 10, preferences: preferences([("star", "ö")]))
    app.isASCII = true
    let host = HeadlessHost(columns: 80, rows: 24, trace: app.trace) { app.content }
    app.attach(to: host)
    #expect(host.lines.last?.hasPrefix("o-diaeresis star  ") == true)
  }
}
