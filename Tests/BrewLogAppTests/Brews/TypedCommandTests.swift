import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Commands behind a colon")
struct TypedCommandTests {
  private func scene(_ count: Int = 20) throws -> LogScene {
    try LogScene((1...count).map { Brew.of("Bean \($0)", day: $0, rating: Double($0 % 5)) })
  }

  private func run(_ command: String, in scene: LogScene) {
    scene.host.type(":" + command)
    scene.host.press(.return)
  }

  @Test(
    "a number is a row",
    arguments: [("1", "Bean 20"), ("5", "Bean 16"), ("0", "Bean 20"), ("999999", "Bean 1")])
  func rows(command: String, bean: String) throws {
    let scene = try scene()
    scene.host.type("jj")
    run(command, in: scene)
    #expect(scene.selectedBean == bean)
    #expect(scene.model.prompt == nil)
    // The list has the keys again.
    scene.host.type("gj")
    #expect(scene.selectedBean == "Bean 19")
  }

  @Test("the list in another order, and searched and filtered")
  func lists() throws {
    let scene = try scene()
    run("sort rating", in: scene)
    #expect(scene.model.sort == LogSort(column: .rating, isDescending: true))
    run("sort  date  up", in: scene)
    #expect(scene.model.sort == LogSort(column: .date, isDescending: false))
    run("filter bean:2", in: scene)
    #expect(scene.beans == ["Bean 2", "Bean 12", "Bean 20"])
    run("filter", in: scene)
    #expect(scene.beans.count == 20)
    run("search bean 13", in: scene)
    #expect(scene.selectedBean == "Bean 13")
    scene.host.type("n")
    #expect(scene.selectedBean == "Bean 13")
  }

  @Test("the first letters of what takes words are enough, and what is wrong is told")
  func words() throws {
    let scene = try scene()
    run("fil bean:2", in: scene)
    #expect(scene.beans == ["Bean 2", "Bean 12", "Bean 20"].reversed())
    run("sea bean 12", in: scene)
    #expect(scene.selectedBean == "Bean 12")
    run("filter nosuch:1", in: scene)
    #expect(scene.lastLine.contains("nosuch"))
    // A search of before has nothing to do with it.
    run("filter", in: scene)
    #expect(!scene.lastLine.contains("found"))
    run("last", in: scene)
    #expect(scene.lastLine.contains("there is no command “last”"))
    run("undo", in: scene)
    run("u", in: scene)
    #expect(!scene.lastLine.contains("up"))
  }

  @Test("what keys do goes by its name, or by letters that no other name begins with")
  func actions() throws {
    let scene = try scene()
    run("star", in: scene)
    #expect(scene.model.selected?.isFavorite == true)
    run("statis", in: scene)
    #expect(scene.model.part == .statistics)
    scene.host.type(":help")
    #expect(scene.model.part == .list)
    scene.host.press(.return)
    #expect(scene.lines.joined().contains("add a brew"))
    scene.host.press(.escape)
    run("filter-typo", in: scene)
    #expect(scene.lastLine == " there is no command “filter-typo”; ? lists what keys do")
    run("add", in: scene)
    #expect(scene.model.part == .form)
  }

  @Test("q quits and w saves")
  func short() throws {
    let scene = try scene()
    var quits = 0
    scene.app.quit = { quits += 1 }
    run("w", in: scene)
    #expect(scene.lastLine == " everything is saved" && quits == 0)
    run("q", in: scene)
    #expect(quits == 1)
  }

  @Test(
    "a mistake is told, and changes nothing",
    arguments: [
      ("so", "“so” may be sort-next, sort-previous, sort-invert"),
      ("star now", "star takes no words"),
      ("sort", "sort needs a column, like sort rating or sort date up"),
      ("sort teapot", "sort needs a column, like sort rating or sort date up"),
      ("sort date sideways", "sort goes up or down, like sort date up"),
      ("5 6", "there is no command “5”; ? lists what keys do"),
    ])
  func mistakes(command: String, words: String) throws {
    let scene = try scene()
    let lines = scene.lines.dropLast()
    run(command, in: scene)
    #expect(scene.lastLine == " " + words)
    #expect(scene.lines.dropLast() == lines)
  }

  @Test("Esc gives it up, an empty one is none, and Up brings the last one back")
  func prompt() throws {
    let scene = try scene()
    scene.host.type(":star")
    scene.host.press(.escape)
    #expect(scene.model.selected?.isFavorite == false)
    run("", in: scene)
    #expect(scene.model.message == nil)
    run("4", in: scene)
    scene.host.type(":")
    scene.host.press(.upArrow)
    #expect(scene.lastLine.hasPrefix(": 4"))
    #expect(
      scene.host.graph.cursor == Cursor(position: CellPoint(column: 3, row: 23), isVisible: true))
  }
}
