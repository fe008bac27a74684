import TerminalUI
import Testing

@testable import BrewLogApp

/// What the help of a lab says of the numbers and the names on the screen.
@Suite("Labs: the help explains the counts")
struct LabWordsTests {
  private func help(_ lab: String, _ columns: Int, _ rows: Int) -> [String] {
    let scene = LabScene(lab, columns: columns, rows: rows)
    let model = scene.model
    return model.help(CellSize(columns: columns, rows: rows))
      .prefix { $0.keys != model.lab.events[0].key.name }.map { "\($0.keys): \($0.words)" }
  }

  @Test("short names and a place in the lines only where they are on the screen")
  func words() {
    let counted = "3 (4): counted, and (claimed)"
    let contradicted = "*3 (4): the claim does not hold"
    #expect(help("settings", 200, 60) == [counted])
    #expect(help("settings", 80, 24) == [counted])
    #expect(
      help("settings", 40, 10) == [
        counted, "1-4/12: which lines are shown", "ObsObj…: ObservableObject",
        "@Obs…: @Observable",
      ])
    #expect(help("counter", 80, 40) == [counted, contradicted])
    #expect(
      help("counter", 40, 40) == [
        counted, contradicted, "ObsObj…: ObservableObject", "value: @Observable, value",
        "model: @Observable, model",
      ])
  }

  @Test("a lab's clock does not tick while another screen is shown")
  func clock() {
    let scene = AppScene(.lab(name: "player"))
    let lab = scene.lab("player")
    var ticks = 0
    lab.onTick = { ticks += 1 }
    func tick() -> [Int] {
      scene.host.perform { lab.tick() }
      return [ticks] + scene.counts("player")[1]
    }
    #expect(tick() == [1, 1, 1, 1])
    scene.host.press("2")
    #expect(tick() == [1, 1, 1, 1])
    scene.host.press("3")
    #expect(tick() == [2, 2, 2, 2])
  }

  @Test("the help tells of the place in the counts where the counts do", arguments: 8...24)
  func place(rows: Int) {
    let scene = LabScene("settings", columns: 80, rows: rows)
    let size = CellSize(columns: 80, rows: rows)
    let isTold = scene.model.help(size).contains { $0.words == "which lines are shown" }
    #expect(isTold == !scene.lines.joined().contains("since start (claim)"), "\(scene.lines)")
  }

  @Test("the first line says whole what one sees, on every screen", arguments: Labs.names)
  func firstLine(lab: String) throws {
    let sentence = try #require(Labs.model(named: lab)).lab.sentence
    #expect(LabScene(lab, columns: 80, rows: 24).lines[0] == "\(lab): \(sentence)")
    for columns in [40, 60] {
      let line = LabScene(lab, columns: columns, rows: 10).lines[0]
      #expect(line.hasPrefix("\(lab): ") && line.hasSuffix("."), "\(line)")
    }
  }

  @Test("nothing of the counts while they are hidden, or a page stands in their place")
  func hidden() {
    let scene = LabScene("settings")
    let size = CellSize(columns: 80, rows: 24)
    scene.host.press("o")
    #expect(scene.model.help(size).first?.keys == "t")
    scene.host.type("ov")
    #expect(scene.model.help(size).first?.keys == "arrivals")
  }

  @Test("every short name that is cut says so, and fits", arguments: Labs.names)
  func shortNames(lab: String) {
    for world in LabScene(lab).model.lab.worlds where world.shortName != world.name {
      #expect(world.shortName.count <= 8)
      #expect(world.shortName.hasSuffix("…") || world.name.hasSuffix(", " + world.shortName))
    }
  }
}
