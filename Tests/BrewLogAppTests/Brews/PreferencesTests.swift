import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("What the user has settled: keys and columns")
struct PreferencesTests {
  private func preferences(_ keys: [(String, String)]) -> Preferences {
    var preferences = Preferences()
    for (name, text) in keys { #expect(preferences.keys.set(name, to: text) == nil) }
    return preferences
  }

  @Test(
    "a key that was given to an action does it, and nothing else does any more; the help says so")
  func rebound() throws {
    let scene = try LogScene(
      Brew.three, rows: 50,
      preferences: preferences([("star", "ö F5"), ("add", "f"), ("repeat", "ш"), ("freeze", "Z")]))
    scene.host.press("ö")
    #expect(scene.model.rows[0].isFavorite)
    scene.host.press(.function(5))
    #expect(!scene.model.rows[0].isFavorite)
    scene.host.press(" ")
    #expect(!scene.model.rows[0].isFavorite, "a usual key that was not named is none")
    scene.host.press("?")
    #expect(scene.lines.contains { $0.contains("│ö F5 ") && $0.contains("star it, unstar it") })
    #expect(scene.lines.contains { $0.contains("│f ") && $0.contains("add a brew") })
    scene.host.press("?")
    #expect(scene.lastLine.hasPrefix("f add  e edit"))
    scene.host.press("f")
    #expect(scene.lines[0] == " Add a brew: its bean is enough")
    scene.host.press(.escape)
    scene.host.press("ш")
    #expect(scene.model.draft?[.bean] == "Kenya AA")
    scene.host.press(.escape)
    scene.host.type("b?")
    #expect(scene.lines.contains { $0.contains("│Z ") && $0.contains("freeze it, thaw it today") })
  }

  @Test("the comparison has the keys too")
  func compare() {
    let app = AppModel(page: .compare, sample: 10, preferences: preferences([("star", "ö")]))
    let host = HeadlessHost(columns: 80, rows: 24, trace: app.trace) { app.content }
    app.attach(to: host)
    host.press("ö")
    host.press("f")
    let model = app.model(of: .compare) as? CompareModel
    #expect(model?.modern.items.filter(\.isFavorite).map(\.id) == [0])
    #expect(host.lines.last?.hasPrefix("ö star") == true)
  }

  @Test("names of keys")
  func names() throws {
    let known: [(Substring, KeyChord)] = [
      ("s", "s"), ("S", "S"), ("ö", "ö"), ("Space", " "), ("enter", KeyChord(.return)),
      ("Ctrl-x", .control("x")), ("ctrl-X", .control("x")),
      ("Alt-b", KeyChord("b", modifiers: .option)),
      ("F12", KeyChord(.function(12))), ("Del", KeyChord(.deleteForward)), ("-", "-"), ("#", "#"),
      ("o\u{308}", "ö"),
    ]
    for (name, chord) in known { #expect(try KeyChord(reading: name) == chord, "\(name)") }
    for name in ["", "xy", "F13", "F0", "Ctrl-", "Ctrl-ö", "Hyper-x", "\u{1}"] {
      let chord = try? KeyChord(reading: Substring(name))
      #expect(chord == nil, "\(name)")
    }
    for (_, chord) in known { #expect(try KeyChord(reading: Substring(chord.name)) == chord) }
  }

  @Test("what no key can be given to is refused, and an action without a key is told")
  func refusals() {
    var keys = KeyOverrides()
    #expect(keys.set("star", to: "") == "it needs a key, like s, Space, Ctrl-x or F5")
    #expect(
      keys.set("star", to: "s xy") == "“xy” is no key; write it like s, Space, Ctrl-x or F5")
    #expect(
      keys.set("star", to: "Ctrl-z")
        == "Ctrl-z is the terminal's, and can be given to nothing else")
    #expect(keys.isEmpty)
    #expect(keys.set("star", to: "d") == nil)
    #expect(keys.losses == [.init(taker: "star", key: "d", victim: "delete", isLast: true)])
    #expect(keys.set("delete", to: "D") == nil)
    #expect(keys.losses.isEmpty)
    #expect(keys.set("edit", to: "D") == nil)
    #expect(keys.losses == [.init(taker: "edit", key: "D", victim: "delete", isLast: true)])
    #expect(keys.set("edit", to: "D F6") == nil && keys.set("delete", to: "F6 F7") == nil)
    #expect(keys.losses == [.init(taker: "delete", key: "F6", victim: "edit", isLast: false)])
    // Actions of different pages can share a key.
    var others = KeyOverrides()
    _ = others.set("freeze", to: "t")
    #expect(others.losses.isEmpty)
  }

  @Test("columns that the user chose: their cells, sorting, and what a narrow screen leaves out")
  func columns() throws {
    var preferences = Preferences()
    preferences.columns = ["bean", "dose", "time", "favorite", "note"].compactMap(
      BrewColumn.init(name:))
    var brews = Brew.three
    brews[0].time = 150
    brews[1].time = 90
    let scene = try LogScene(brews, columns: 60, preferences: preferences)
    #expect(
      Array(scene.lines.prefix(5)) == [
        " Brew log  3 brews  by Date▼",
        " ★ Bean                   Dose     Time Note",
        ">  Kenya AA                 15     2:30 Blackcurrant.",
        "   Brühkaffee               15     1:30",
        "   有苦涩味                 15          washed",
      ])
    scene.host.type(">>>")
    #expect(scene.model.sort.column == .field(.dose))
    scene.host.type(">I")
    #expect(scene.beans == ["Brühkaffee", "Kenya AA", "有苦涩味"])
    scene.host.resize(columns: 20, rows: 10)
    #expect(scene.lines[1] == " ★ Bean         Dose")
    #expect(scene.host.issues == [])
  }

  @Test("mistakes of the config file are told on the screen and in the log")
  func mistakes() throws {
    var preferences = Preferences()
    preferences.mistakes = ["config:2: 'x' has no ="]
    let scene = try LogScene(Brew.three, preferences: preferences)
    #expect(scene.lastLine == " config:2: 'x' has no =")
    preferences.mistakes += ["config:3: more"]
    let other = try LogScene(Brew.three, preferences: preferences)
    #expect(other.lastLine == " the config file has 2 mistakes; L shows them")
    other.host.press("L")
    other.host.refreshLayers()
    #expect(other.lines.joined().contains("config:3: more"))
  }
}
