import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Labs: a number in front of a key")
struct LabNumberTests {
  /// Two of twelve lines of counts.
  private func scene() -> HelpScene {
    let scene = HelpScene(.lab(name: "counter"))
    scene.host.resize(columns: 80, rows: 8)
    return scene
  }

  private func lines(after keys: String) -> [String] {
    let scene = scene()
    scene.host.type(keys)
    return scene.lines
  }

  @Test(
    "moves so often, and goes to that line",
    arguments: [("4j", "jjjj"), ("5j4k", "j"), ("5G", "jjjj"), ("5g", "jjjj"), ("7jG4k", "6j")])
  func moves(keys: String, others: String) {
    #expect(lines(after: keys) == lines(after: others))
    #expect(lines(after: keys) != lines(after: ""))
  }

  @Test("beyond the last line is the last one")
  func bounds() {
    #expect(lines(after: "99999999999j") == lines(after: "G"))
    #expect(lines(after: "99999999999G") == lines(after: "G"))
    #expect(lines(after: "G99999999999k") == lines(after: ""))
  }

  @Test("stands in the corner while it is typed; Esc drops it, and leaves the lab as it is")
  func shown() {
    let scene = scene()
    let before = scene.lines
    scene.host.type("45")
    #expect(scene.lines[6].hasPrefix("[45] "))
    #expect(scene.lines.dropLast(2) == before.dropLast(2))
    scene.host.press(.escape)
    #expect(scene.lines == before && scene.app.page == .lab(name: "counter"))
    scene.host.type("j")
    #expect(scene.lines == lines(after: "j"))
  }

  @Test("in a field, digits are text")
  func field() {
    let scene = HelpScene(.lab(name: "settings"))
    scene.host.press(.tab)
    scene.host.type("45")
    #expect(scene.text.contains("45") && !scene.text.contains("[45]"))
  }
}
