import Testing
import TerminalUI

@testable import BrewLogApp

@Suite("Compare screen: what is to be seen")
struct CompareScreenTests {
  @Test("80×24")
  func wide() {
    let scene = CompareScene()
    scene.host.type("j 0")
    let top = [
      "[ObservableObject]          1,000 brews│ @Observable                 1,000 brews",
      " Brew #0                              ★│ Brew #0                               ★",
      ">Brew #1                              ★│>Brew #1                               ★",
      " Brew #2                              ☆│ Brew #2                               ☆",
    ]
    #expect(scene.lines(from: 0, like: top) == top)
    let bottom = [
      " Brew #13                             ☆│ Brew #13                              ☆",
      " Brew #14                             ☆┌───────────────────────────────────────┐",
      " Brew #15                             ☆│           ObservableObject @Observable│",
      " Brew #16                             ☆│List body                 2           0│",
      " Brew #17                             ☆│Row bodies                2           2│",
      " Brew #18                             ☆│                                       │",
      " Brew #19                             ☆│                                       │",
      " Brew #20                             ☆│since reset; last frame 0 cells        │",
      " Brew #21                             ☆└───────────────────────────────────────┘",
      "Space star  0 star #0  r reset  o overlay  v why  Tab pane  ? help  q quit",
    ]
    #expect(scene.lines(from: 14, like: bottom) == bottom)
  }

  @Test("40×10")
  func narrow() {
    let scene = CompareScene(columns: 40, rows: 10)
    scene.host.press("0")
    #expect(
      scene.lines == [
        "[ObservableObject] │ @Observable",
        ">Brew #0          ★│>Brew #0           ★",
        " Brew #1          ☆│ Brew #1           ☆",
        " Brew #2          ☆│ Brew #2           ☆",
        " Brew #3          ☆│ Brew #3           ☆",
        " Brew #4          ☆│ Brew #4           ☆",
        " Brew #5          ☆│ Brew #5           ☆",
        " Brew #6          ☆│ Brew #6           ☆",
        "─ since reset: list 1/0, rows 1/1 ──────",
        "Space star  0 star #0  ? help  q quit",
      ])
  }

  @Test("the overlay makes way for the selected brew, and goes with o")
  func overlayMakesWay() {
    let scene = CompareScene(columns: 40, rows: 16)
    scene.host.press("G")
    #expect(scene.lines[14] == ">Brew #999        ☆│>Brew #999         ☆")
    #expect(scene.lines[1].hasSuffix("┌───────────────────────────────────┐"))
    scene.host.press("o")
    #expect(!scene.lines.joined().contains("┌"))
    scene.host.press("o")
    #expect(scene.lines.joined().contains("┌"))
  }

  @Test("the line of a low screen makes way too")
  func lineMakesWay() {
    let scene = CompareScene(columns: 40, rows: 10)
    scene.host.press("G")
    #expect(scene.lines[1] == "─ since reset: list 0/0, rows 8/8 ──────")
    #expect(scene.lines[8] == ">Brew #999        ☆│>Brew #999         ☆")
    scene.host.press("g")
    #expect(scene.lines[8] == "─ since reset: list 0/0, rows 16/16 ────")
    #expect(scene.host.repaintMatches())
  }

  @Test("both lists show the selected brew, whichever has the keys")
  func sharedSelection() {
    let scene = CompareScene()
    scene.host.press(.tab)
    #expect(scene.lines[0].contains("│[@Observable]"))
    scene.host.press(.end)
    #expect(scene.lines[22].hasPrefix(">Brew #999"))
    #expect(scene.lines[22].contains("│>Brew #999"))
    scene.host.press(.tab)
    scene.host.press(.home)
    #expect(scene.lines[1].hasPrefix(">Brew #0 "))
    #expect(scene.lines[1].contains("│>Brew #0 "))
  }

  @Test("a click selects, and takes the keys to its list")
  func click() {
    let scene = CompareScene()
    scene.host.click(column: 50, row: 5)
    #expect(scene.lines[0].contains("│[@Observable]"))
    #expect(scene.lines[5].hasPrefix(">Brew #4"))
    scene.host.press(" ")
    #expect(scene.favorites == [4])
  }

  @Test("the help lists every key; q, Esc and ? close it, and other keys do nothing")
  func help() {
    var quits = 0
    let scene = CompareScene()
    scene.host.resize(columns: 80, rows: 40)
    scene.model.quit = { quits += 1 }
    for close in [KeyEquivalent("q"), .escape, "?"] {
      scene.host.press("?")
      for hint in KeyMap.compare.help {
        #expect(scene.lines.contains { $0.contains("│\(hint.keys) ") && $0.contains(hint.words) })
      }
      scene.host.type("0 f")
      scene.host.press(close)
      #expect(!scene.lines.contains { $0.contains("suspend") })
    }
    #expect(scene.favorites == [])
    #expect(quits == 0)
    scene.host.press(.escape)
    #expect(quits == 0)
    scene.host.type("j ")
    #expect(scene.favorites == [1], "the list has its keys back")
    scene.host.press("q")
    #expect(quits == 1)
  }

  @Test("the help scrolls where it does not fit")
  func helpScrolls() {
    let scene = CompareScene(columns: 40, rows: 10)
    scene.host.press("?")
    #expect(!scene.lines.joined().contains("quit"))
    scene.host.press("G")
    #expect(scene.lines.joined().contains("quit"))
  }

  @Test("every size from 1×1 up, and back, without an issue")
  func sizes() {
    let scene = CompareScene()
    scene.host.type("jj")
    for size in [(40, 10), (1, 1), (2, 30), (200, 60), (19, 5), (20, 5), (20, 4), (80, 24)] {
      scene.host.resize(columns: size.0, rows: size.1)
      #expect(scene.lines.count == size.1)
      let isTooSmall = size.0 < 20 || size.1 < 5
      #expect(scene.lines.joined().contains(">Brew") == !isTooSmall, "\(size)")
      #expect(scene.host.repaintMatches(), "\(size)")
    }
    #expect(scene.lines.joined().contains(">Brew #2 "))
    #expect(scene.host.issues == [])
  }

  @Test("stores of one brew and of none")
  func fewBrews() {
    let one = CompareScene(brews: 1)
    one.host.type("jjk 0G")
    #expect(one.favorites == [])
    let none = CompareScene(brews: 0)
    none.host.type("jk 0G?q")
    #expect(none.favorites == [])
    #expect(none.host.issues == [])
  }
}
