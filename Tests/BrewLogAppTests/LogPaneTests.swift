import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log pane")
struct LogPaneTests {
  @Test("L shows what was printed and the issues over the compare screen, and runs no list")
  func compare() {
    let scene = CompareScene()
    scene.host.addLayer(scene.model.log)
    scene.model.log.add(lines: ["hello", "again"])
    scene.model.log.add(issue: "Update cycle: A.b")
    #expect(!scene.lines.joined().contains("hello"))
    let before = scene.tally.runs.count
    scene.host.press("L")
    let lines = scene.lines
    #expect(lines.contains { $0.hasPrefix("│Log (L closes): 2 printed, 1 issue") })
    #expect(lines.contains { $0.hasPrefix("│again ") })
    #expect(lines.contains { $0.hasPrefix("│! Update cycle: A.b ") })
    #expect(!lines.joined().contains("since reset"), "the counters make room")
    #expect(scene.tally.runs.count == before)
    scene.host.press(" ")
    #expect(scene.favorites == [0], "keys go to the screen")
    scene.host.press("L")
    #expect(!scene.lines.joined().contains("hello"))
    #expect(scene.lines.joined().contains("since reset"))
    #expect(scene.host.repaintMatches())
  }

  @Test("the help comes in front, and leaves the log as it was")
  func help() {
    let scene = CompareScene()
    scene.host.addLayer(scene.model.log)
    scene.host.type("L?")
    #expect(
      scene.lines.contains { $0.contains("│L ") && $0.contains("show, hide what was printed") })
    #expect(!scene.lines.joined().contains("Log (L closes)"))
    scene.host.type("?")
    #expect(scene.lines.joined().contains("Log (L closes)"))
  }

  @Test("each lab has it, and shows lines that come while it is open", arguments: Labs.names)
  func labs(name: String) {
    let scene = LabScene(name)
    scene.host.addLayer(scene.model.log)
    scene.host.press("L")
    #expect(scene.lines.joined().contains("Nothing was printed"))
    scene.model.log.add(lines: ["later"])
    #expect(scene.lines.joined().contains("│later "))
    #expect(scene.counts.joined().allSatisfy { $0 == 0 })
    scene.host.press("L")
    #expect(scene.lines.contains { $0.contains("(claim)") })
  }

  @Test("the newest lines are shown, long ones go on below")
  func wrapping() {
    let log = LogPane(capacity: 3)
    log.add(lines: ["1", "2", "3", "4"])
    #expect(log.entries.map(\.text) == ["2", "3", "4"])
    log.add(issue: "abcdefgh")
    let screen = CellSize(columns: 8, rows: 12)
    #expect(log.lines(in: screen).dropFirst() == ["4", "! abcd", "  efgh"])
  }

  @Test("every size", arguments: [(1, 1), (3, 3), (20, 5), (200, 60)])
  func sizes(size: (Int, Int)) {
    let scene = CompareScene(columns: size.0, rows: size.1)
    scene.host.addLayer(scene.model.log)
    scene.model.log.add(lines: ["日本語", ""])
    scene.host.press("L")
    #expect(scene.lines.count == size.1)
    #expect(scene.host.repaintMatches())
  }
}
