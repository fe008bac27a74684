import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Help boxes")
struct HelpBoxTests {
  @Test("where there is more than is shown the box says so, and how to see it")
  func scrolls() throws {
    let scene = try LogScene(Brew.three, columns: 80, rows: 24)
    scene.host.type("?")
    let count = KeyMap.brews.help.count
    /// What the last column of the first and of the last line of the box say.
    func marks() -> [String] {
      [1, 21].map {
        scene.lines[$0].contains("▲│") ? "▲" : scene.lines[$0].contains("▼│") ? "▼" : ""
      }
    }
    #expect(marks() == ["", "▼"])
    #expect(scene.lines[22].contains("│\(count) lines; PgDn goes on "))
    #expect(scene.lines[1].contains("add a brew"))
    scene.host.press(.pageDown)
    #expect(marks() == ["▲", "▼"])
    scene.host.type("G")
    #expect(marks() == ["▲", ""])
    #expect(scene.lines[21].contains("the labs"))
    scene.host.resize(columns: 80, rows: 60)
    #expect(!scene.lines.joined().contains("goes on") && !scene.lines.joined().contains("▲│"))
    #expect(scene.host.repaintMatches())
  }

  @Test("40×10: every word can be read")
  func narrow() throws {
    let scene = try LogScene(Brew.three, columns: 40, rows: 10)
    scene.host.type("?")
    var text = ""
    for _ in 0..<60 {
      text += scene.lines[1] + "\n"
      scene.host.type("j")
    }
    text += scene.lines.joined(separator: "\n")
    for hint in KeyMap.brews.help {
      for word in hint.words.split(separator: " ") { #expect(text.contains(word), "\(word)") }
    }
    #expect(!text.contains("…"))
  }

  @Test("read aloud, there are no signs but the words")
  func plain() throws {
    let scene = try LogScene(Brew.three, columns: 80, rows: 24)
    scene.host.isPlain = true
    scene.host.type("?")
    let text = scene.lines.joined(separator: "\n")
    #expect(text.contains("lines; PgDn goes on") && !text.contains("▼"))
  }
}
