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
    run("sort note", in: scene)
    run("sort rati", in: scene)
    #expect(scene.model.sort.column == .note, "it may be two")
    run("sort grin", in: scene)
    #expect(scene.model.sort.column == .note)
    run("sort meth", in: scene)
    #expect(scene.model.sort.column == .method)
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

  @Test("moves go by their names, as far as the keys do; an action goes before them")
  func moves() throws {
    let scene = try LogScene(
      (1...28).map { Brew.of("Bean \($0)", day: $0) }, columns: 80, rows: 24)
    func place() -> Int? { scene.model.place(of: scene.model.selection) }
    for step in ListStep.allCases {
      for key in step.keys {
        scene.host.type(":15")
        scene.host.press(.return)
        scene.host.press(key)
        let moved = place()
        run("15", in: scene)
        run(step.rawValue, in: scene)
        #expect(place() == moved, "\(step) \(key.name)")
      }
    }
    run("first", in: scene)
    run("fir", in: scene)
    #expect(place() == 0)
    let empty = try LogScene()
    for step in ListStep.allCases { run(step.rawValue, in: empty) }
    #expect(empty.selectedBean == nil && empty.host.issues == [])
  }

  @Test("an action whose key another one was given goes by its name")
  func withoutKey() throws {
    var preferences = Preferences()
    #expect(preferences.keys.set("add", to: "e") == nil)
    let scene = try LogScene(Brew.three, rows: 60, preferences: preferences)
    run("edit", in: scene)
    #expect(scene.lines[0] == " Edit Kenya AA")
    scene.host.press(.escape)
    scene.host.type("?")
    #expect(!scene.lines.joined().contains("edit the brew"), "the help lists what works")
  }

  @Test("the page of bags has commands of its own, and stays")
  func bags() throws {
    let scene = try BagHelp.scene()
    func place() -> Int? {
      scene.model.bags.rows.firstIndex { $0.id == scene.model.bags.selection }
    }
    run("3", in: scene)
    #expect(place() == 2 && scene.model.part == .bags)
    run("last", in: scene)
    #expect(place() == 27)
    scene.host.type("gj")
    #expect(place() == 1, "the list has the keys again")
    run("freeze", in: scene)
    #expect(scene.model.bags.selected?.bag.roast.frozen != nil)
    run("undo", in: scene)
    #expect(scene.model.bags.selected?.bag.roast.frozen == nil)
    run("sort bean", in: scene)
    #expect(scene.lastLine == " there is no command “sort”; ? lists what keys do")
    scene.host.type(":x")
    #expect(scene.lastLine.hasPrefix(": x") && scene.model.bags.rows.count == 28)
    scene.host.press(.escape)
    #expect(scene.model.prompt == nil && scene.model.part == .bags)
    run("help", in: scene)
    #expect(scene.lines.joined().contains("add a bag"))
    scene.host.press("?")
    scene.host.type("j")
    #expect(place() == 2)
    run("add", in: scene)
    #expect(scene.model.part == .bagForm)
    #expect(scene.host.issues == [])
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
      (
        "sort teapot",
        "there is no column “teapot”; there are star, date, bean, roaster, method, rati…"
      ),
      ("sort r", "“r” may be roaster, roasted, rating, ratio"),
      ("sort rat", "“rat” may be rating, ratio"),
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
