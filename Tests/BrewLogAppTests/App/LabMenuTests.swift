import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("The list of the labs")
struct LabMenuTests {
  @Test("80×24: each with its key, its name, and what it shows")
  func wide() {
    let scene = AppScene(.labMenu)
    scene.host.press("j")
    #expect(
      scene.lines == [
        "Lab: one experiment, two ways to observe, and who runs again",
        " a  rows      Two lists of the same brews; who runs again when one is starred.",
        ">b  settings  A form of forty rows; who runs for each key typed into it.",
        " c  counter   A parent and two children; who is made anew, who runs again.",
        " d  player    Ticks that most views never read; who owns a model.",
        " e  cart      Copies that are never tracked, and caches that should not be.",
        " f  screens   Ten screens on one store; who runs when one part changes.",
      ] + Array(repeating: "", count: 16) + ["Enter open  1 log  2 compare  ? help  q quit"])
    #expect(scene.host.repaintMatches())
  }

  @Test("40×10: the selected one says what it shows")
  func narrow() {
    let scene = AppScene(.labMenu, columns: 40, rows: 10)
    scene.host.press("G")
    #expect(
      scene.lines == [
        "Lab: who runs again",
        " a  rows",
        " b  settings",
        " c  counter",
        " d  player",
        " e  cart",
        ">f  screens",
        "Ten screens on one store; who runs when",
        "one part changes.",
        "Enter open  2 compare  ? help  q quit",
      ])
  }

  @Test("the help lists every key, and q, Esc and ? close it")
  func help() {
    let scene = AppScene(.labMenu)
    scene.host.resize(columns: 80, rows: 40)
    var quits = 0
    scene.app.quit = { quits += 1 }
    for close in [KeyEquivalent("q"), .escape, "?"] {
      scene.host.press("?")
      for hint in KeyMap.labMenu(LabMenuEntry.all).help {
        #expect(scene.lines.contains { $0.contains("│\(hint.keys) ") && $0.contains(hint.words) })
      }
      scene.host.type("b")
      scene.host.press(close)
      #expect(!scene.lines.joined().contains("suspend"))
    }
    #expect(scene.app.page == .labMenu)
    #expect(quits == 0)
    scene.host.press("j")
    scene.host.press(.return)
    #expect(scene.app.page == .lab(name: "settings"), "the list has its keys back")
  }

  @Test("an entry has the key that its action has, whatever that is called, and none without one")
  func keyNames() {
    var keys = KeyOverrides()
    #expect(keys.set("lab-cart", to: "x F5") == nil)
    #expect(keys.set("lab-player", to: "a") == nil)
    let model = LabMenuModel(log: LogPane(), keys: keys)
    let names = model.entries.map { "\($0.name) \(model.keyName(of: $0))" }
    #expect(
      names == ["rows ", "settings b", "counter c", "player a", "cart x F5", "screens f"])
    // Found by what it does, and not by the words of the help.
    let other = KeyMap<LabMenuAction>([
      KeyBinding(["y"], "open cart", action: .quit),
      KeyBinding(["z"], "another sentence", action: .open(.lab(name: "cart"))),
    ])
    #expect(other.names(of: .open(.lab(name: "cart"))) == "z")
  }

  @Test("no key stands for two things")
  func unique() {
    let chords = KeyMap.labMenu(LabMenuEntry.all).bindings.flatMap(\.keys)
    #expect(Set(chords).count == chords.count)
  }

  @Test("every size", arguments: [(1, 1), (19, 5), (20, 5), (79, 24), (200, 60)])
  func sizes(size: (Int, Int)) {
    let scene = AppScene(.labMenu, columns: size.0, rows: size.1)
    scene.host.press("j")
    #expect(scene.lines.count == size.1)
    #expect(!scene.lines.joined().isEmpty)
    #expect(scene.host.repaintMatches())
    #expect(scene.host.issues == [])
  }
}
