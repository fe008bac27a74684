import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Names of keys that no terminal sends as such")
struct KeyNameTests {
  private func words(_ name: String) -> String? {
    do throws(KeyChord.Mistake) {
      _ = try KeyChord(reading: Substring(name))
      return nil
    } catch {
      return error.words
    }
  }

  @Test(
    "the key that comes in their place is told",
    arguments: [
      ("Ctrl-m", "Enter"), ("Ctrl-j", "Enter"), ("ctrl-I", "Tab"), ("Ctrl-[", "Esc"),
      ("Ctrl-h", "Backspace"), ("Ctrl-?", "Backspace"), ("Ctrl-@", "Ctrl-Space"),
      ("Ctrl-1", "1"), ("Ctrl-2", "Ctrl-Space"), ("Ctrl-3", "Esc"), ("Ctrl-4", "Ctrl-\\"),
      ("Ctrl-6", "Ctrl-^"), ("Ctrl-/", "Ctrl-_"), ("Ctrl-9", "9"), ("Ctrl-;", ";"),
      ("Ctrl-ö", "ö"), ("Ctrl-Enter", "Enter"), ("Ctrl-Tab", "Tab"), ("Alt-Esc", "Esc"),
      ("Ctrl-Alt-m", "Alt-Enter"), ("Ctrl-Backspace", "Backspace"),
    ])
  func others(name: String, sent: String) {
    let read = name == "ctrl-I" ? "Ctrl-i" : name
    #expect(words(name) == "terminals send \(sent) for \(read); take another key")
  }

  @Test(
    "what cannot be seen or typed is none",
    arguments: [
      ("\u{200B}", "U+200B has no sign of its own to be seen by"),
      ("\u{301}", "U+0301 has no sign of its own to be seen by"),
      ("\u{1}", "U+0001 has no sign of its own to be seen by"),
      ("\u{AD}", "U+00AD has no sign of its own to be seen by"),
      ("\u{F700}", "U+F700 has no sign of its own to be seen by"),
      ("\u{FFFD}", "it is not in UTF-8"), ("x\u{332}", "“x\u{332}” is more than one key types"),
      ("👨‍👩‍👧", "“👨‍👩‍👧” is more than one key types"),
      ("Alt-[", "terminals send Alt-[ in front of what they send for other keys; take another key"),
      ("Shift-x", "“Shift-x” is no key; write it like s, Space, Ctrl-x or F5"),
      ("Alt-Alt-x", "“Alt-Alt-x” has Alt- twice; write it once"),
      ("ctrl-alt-Ctrl-x", "“ctrl-alt-Ctrl-x” has Ctrl- twice; write it once"),
    ])
  func none(name: String, expected: String) { #expect(words(name) == expected) }

  @Test(
    "what terminals send is a key, in either order of its modifiers",
    arguments: [
      "Ctrl-Space", "Ctrl-]", "Ctrl-^", "Ctrl-_", "Ctrl-a", "Ctrl-Alt-x", "Ctrl-Up", "Alt-Enter",
      "Ctrl-F5", "Ctrl-Del", "Backspace", "Alt-ö", "ẽ", "é", "한", "ш", "€", "Ctrl-Alt-Space",
    ])
  func keys(name: String) throws {
    #expect(try KeyChord(reading: Substring(name)).name == name)
  }

  @Test("Alt before Ctrl is the same")
  func order() throws {
    #expect(try KeyChord(reading: "alt-ctrl-x") == KeyChord("x", modifiers: [.control, .option]))
    #expect(try KeyChord(reading: "o\u{308}") == "ö")
    #expect(try KeyChord(reading: "\u{1100}\u{1161}") == "가")
  }

  @Test("such a key is bound to nothing")
  func bound() {
    var keys = KeyOverrides()
    #expect(keys.set("star", to: "s Ctrl-m") == "terminals send Enter for Ctrl-m; take another key")
    #expect(keys.isEmpty)
  }
}
