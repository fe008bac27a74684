import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: the keys of its forms")
struct FormKeyTests {
  private func preferences(_ keys: [(String, String)]) -> Preferences {
    var preferences = Preferences()
    for (name, text) in keys { #expect(preferences.keys.set(name, to: text) == nil, "\(name)") }
    return preferences
  }

  @Test("a new bean whose name begins another one is left as it was typed, by Tab, Down and Enter")
  func asTyped() throws {
    for key in [KeyEquivalent.tab, .downArrow, .return] {
      let scene = try LogScene(Brew.three)
      scene.host.type("aKenya")
      #expect(scene.lastLine == "Right take Kenya AA  Tab as typed")
      scene.host.press(key)
      if key != .return { scene.host.press(.return) }
      #expect(scene.beans.contains("Kenya"))
    }
  }

  @Test("Shift turns Tab around, and no other key")
  func shift() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("a1")
    scene.host.press(.downArrow, modifiers: .shift)
    scene.host.type("2")
    scene.host.press(.tab, modifiers: .shift)
    scene.host.type("3")
    #expect(scene.model.draft?[.bean].count == 2)
    #expect(scene.model.draft?[.roaster] == "2")
  }

  @Test("the footer tells at every width how to take what is offered, and how not to")
  func offers() throws {
    let scene = try LogScene(Brew.three + [.of("Kenya Peaberry Gakuyuini Special Lot", day: 5)])
    scene.host.type("ake")
    #expect(
      scene.lastLine
        == "Right take Kenya Peaberry Gakuyuini Special Lot  Tab as typed  Ctrl-n next of 2")
    scene.host.resize(columns: 60, rows: 10)
    #expect(
      scene.lastLine == "Right take Kenya Peaberry G…  Tab as typed  Ctrl-n next of 2")
    scene.host.resize(columns: 40, rows: 10)
    #expect(scene.lastLine == "Right take Kenya Peaberry…  Tab as typed")
    scene.host.resize(columns: 20, rows: 10)
    #expect(scene.lastLine == "Right take Kenya Pe…")
    #expect(scene.host.issues == [])
  }

  @Test("all of its keys can be others; its footer, its help and its hints say so")
  func rebound() throws {
    let keys = [
      ("form-save", "F2"), ("form-leave", "F3"), ("form-next", "PgDn"), ("form-previous", "PgUp"),
      ("form-take", "Ctrl-y"), ("form-suggestion", "Ctrl-t"), ("form-fill", "F5"),
      ("form-drop", "F6"), ("form-editor", "F7"), ("form-help", "F8"),
    ]
    let scene = try LogScene(Brew.three, rows: 30, preferences: preferences(keys))
    scene.host.type("a")
    #expect(
      scene.lastLine == "F2 save  F3 leave  PgDn next  F5 like last  F6 throw away  F8 help")
    #expect(scene.lines.contains(" note        (F7 opens $EDITOR, for more than a line)"))
    scene.host.type("ke")
    #expect(scene.lastLine == "Ctrl-y take Kenya AA  PgDn as typed")
    scene.host.press(.rightArrow)
    #expect(scene.model.draft?[.bean] == "ke")
    scene.host.press("y", modifiers: .control)
    #expect(scene.model.draft?[.bean] == "Kenya AA")
    scene.host.press(.tab)
    scene.host.press(.return)
    scene.host.press(.escape)
    scene.host.type("!")
    #expect(scene.model.draft?[.bean] == "Kenya AA!", "the usual keys are none")
    scene.host.press(.pageDown)
    scene.host.type("Nomad")
    scene.host.press(.pageUp)
    scene.host.press(.function(8))
    #expect(scene.lines.contains { $0.contains("│F2 ") && $0.contains("save it") })
    scene.host.press(.function(3))
    scene.host.press(.function(2))
    #expect(try scene.folder.brews().first?.bean == Bean("Kenya AA!", roaster: "Nomad"))
    scene.host.press(.pageDown)
    #expect(scene.selectedBean != "Kenya AA!", "lists have their keys")
  }

  @Test(
    "what is typed, or edits the line, is no key of a form",
    arguments: [
      ("form-save", "s", "s is typed into the fields; take a key like Ctrl-x or F5"),
      ("form-next", "Space", "Space is typed into the fields; take a key like Ctrl-x or F5"),
      ("form-save", "Ctrl-a", "Ctrl-a edits the line that is typed; take another key"),
      ("form-drop", "Right", "Right edits the line that is typed; take another key"),
      ("form-help", "Backspace", "Backspace edits the line that is typed; take another key"),
    ])
  func refused(name: String, key: String, words: String) {
    var keys = KeyOverrides()
    #expect(keys.set(name, to: key) == words)
    #expect(keys.isEmpty)
    #expect(keys.set("form-take", to: "Right Ctrl-f") == nil)
  }

  @Test("the help of a form: above it on a low screen too")
  func help() throws {
    let scene = try LogScene(Brew.three, columns: 40, rows: 10)
    scene.host.type("aX")
    scene.host.press(.function(1))
    #expect(scene.lines[8].contains("lines; PgDn goes on"))
    scene.host.press(.pageDown)
    scene.host.press(.escape)
    #expect(scene.lines[1].hasPrefix(" bean        X"))
    #expect(scene.host.issues == [])
  }
}
