import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Key map")
struct KeyMapTests {
  private let map = KeyMap.compare

  @Test(
    "keys and what they ask for",
    arguments: [
      (KeyPress(key: .space), CompareAction.starSelected), (KeyPress(key: "f"), .starSelected),
      (KeyPress(key: "0"), .starFirst), (KeyPress(key: "r"), .resetCounters),
      (KeyPress(key: "o"), .toggleOverlay), (KeyPress(key: .tab), .nextPane),
      (KeyPress(key: "?"), .toggleHelp), (KeyPress(key: .escape), .closeHelp),
      (KeyPress(key: "q"), .quit), (KeyPress(key: "?", modifiers: .shift), .toggleHelp),
    ])
  func actions(press: KeyPress, action: CompareAction) {
    #expect(map.action(for: press) == action)
  }

  @Test("keys that the list or the host acts on are none of the screen's")
  func foreignKeys() {
    let presses = [
      KeyPress(key: "j"), KeyPress(key: .downArrow), KeyPress(key: "z", modifiers: .control),
      KeyPress(key: "r", modifiers: .control), KeyPress(key: "x"),
    ]
    for press in presses { #expect(map.action(for: press) == nil) }
  }

  @Test("a lookup says what its map says, in whatever order it is asked")
  func lookup() {
    let map = KeyMap<LogScreenAction>.brews
    let lookup = KeyLookup(map)
    let known = map.bindings.flatMap(\.keys)
      .map { KeyPress(key: $0.key, modifiers: $0.modifiers) }
    let presses = known + [KeyPress(key: "?", modifiers: .shift), KeyPress(key: "ö")]
    for press in presses.flatMap({ [$0, KeyPress(key: $0.key, modifiers: .control), $0] }) {
      let action = map.action(for: press)
      #expect(lookup.action(for: press) == action && lookup.action(for: press) == action)
    }
  }

  @Test("no key stands for two things")
  func unique() {
    let chords = map.bindings.flatMap(\.keys)
    #expect(Set(chords).count == chords.count)
  }

  @Test(
    "the footer drops the least important first, and fits",
    arguments: [
      (80, "Space star  0 star #0  r reset  o overlay  v why  Tab pane  ? help  q quit"),
      (67, "Space star  0 star #0  r reset  o overlay  Tab pane  ? help  q quit"),
      (66, "Space star  0 star #0  r reset  o overlay  ? help  q quit"),
      (40, "Space star  0 star #0  ? help  q quit"), (20, "? help  q quit"), (6, "q quit"), (5, ""),
    ])
  func footer(width: Int, text: String) {
    let shown = map.footer(width: width).map { $0.keys + " " + $0.words }
    #expect(shown.joined(separator: "  ") == text)
  }

  @Test("the digits show the other screens; there is none for a screen that does not exist")
  func screens() {
    #expect(map.action(for: KeyPress(key: "3")) == .show(.lab))
    let labs = KeyMap.labMenu(LabMenuEntry.all)
    #expect(labs.action(for: KeyPress(key: "2")) == .show(.compare))
    #expect(map.action(for: KeyPress(key: "1")) == .show(.log))
    #expect(labs.action(for: KeyPress(key: "1")) == .show(.log))
    for key in ["4", "5"] as [KeyEquivalent] {
      #expect(map.action(for: KeyPress(key: key)) == nil)
      #expect(labs.action(for: KeyPress(key: key)) == nil)
    }
    #expect(!(map.help + labs.help).contains { $0.keys == "4" })
  }

  @Test("the help lists every binding")
  func help() {
    #expect(map.help.count == map.bindings.count)
    #expect(
      map.help.first == KeyHint(keys: "Space f", words: "star the selected brew"))
    #expect(map.help.contains(KeyHint(keys: "PgDn Ctrl-f", words: "a page down")))
  }
}
