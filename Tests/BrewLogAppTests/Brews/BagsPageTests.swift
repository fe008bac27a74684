import BrewModel
import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Bags: the page")
struct BagsPageTests {
  private static let kenya = bag("Kenya AA", roasted: "2026-11-05")
  private static let peru = bag("Peru", roasted: "2026-11-01")

  private static func bag(_ name: String, roasted: String) -> Bag {
    var bag = Bag(id: Bag.ID(named: name), Bean(name, roaster: "Machhörndl"))
    bag.weight = 250
    bag.roast.roasted = CivilDay(roasted)
    return bag
  }

  private func scene(_ bags: [Bag] = [kenya, peru], columns: Int = 80) throws -> LogScene {
    var brews = Brew.three
    if !bags.isEmpty { brews[0].bag = bags[0].id }
    let folder = LogFolder()
    if !bags.isEmpty { try folder.perform(bags.map { .addBag($0) }) }
    let scene = try LogScene(brews, in: folder, columns: columns)
    scene.model.today = { CivilDay("2026-11-30")! }
    scene.host.press("b")
    return scene
  }

  private func bags(_ scene: LogScene) throws -> [Bag] {
    try LogFile(path: scene.folder.log).bags()
  }

  @Test("80×24: what is left, and the days off roast")
  func usual() throws {
    let scene = try scene()
    #expect(
      Array(scene.lines.prefix(5)) == [
        " Bags of beans  2 open",
        " Bean                   Roaster         Roasted    Days            Left State",
        ">Kenya AA               Machhörndl      2026-11-05   25    235 of 250 g",
        " Peru                   Machhörndl      2026-11-01   29    250 of 250 g",
        "",
      ])
    #expect(
      Array(scene.lines.suffix(7)) == [
        " Kenya AA · Machhörndl · roasted 2026-11-05 · 25 days off roast",
        " 235 of 250 g left · 1 brew of 15 g · enough for 15 more",
        "", "", "", "",
        "a add  e edit  z freeze  x finish  A brew  Enter its brews  ? help  q quit",
      ])
    scene.host.resize(columns: 40, rows: 10)
    #expect(
      Array(scene.lines.prefix(3)) == [
        " Bags of beans  2 open", "   Bean                    Days     Left",
        ">  Kenya AA                  25    235 g",
      ])
    #expect(scene.host.issues == [])
  }

  @Test("without bags it says what to do")
  func empty() throws {
    let scene = try scene([])
    #expect(scene.lines.joined().contains("No bags yet."))
    scene.host.type("edzxXA")
    scene.host.press(.return)
    #expect(try bags(scene) == [])
    #expect(scene.host.issues == [])
  }

  @Test("add: the bean alone is enough; a mistake is named, and nothing is lost")
  func add() throws {
    let scene = try scene([])
    scene.host.type("aYirgacheffe")
    for _ in 0..<3 { scene.host.press(.downArrow) }
    scene.host.type("much")
    scene.host.press(.return)
    #expect(
      scene.lastLine == "! weight: “much” is not a mass in grams; write it like 250")
    scene.host.press("u", modifiers: .control)
    scene.host.type("350")
    scene.host.press(.return)
    #expect(scene.lastLine == " added the bag of Yirgacheffe")
    #expect(try bags(scene).map(\.weight) == [350])
    #expect(scene.lines[2].hasPrefix(">Yirgacheffe "))
    scene.host.type("u")
    #expect(try bags(scene).isEmpty)
    #expect(scene.lines.joined().contains("No bags yet."))
  }

  @Test("edit changes the bag, and the name of its bean in its brews")
  func edit() throws {
    let scene = try scene()
    scene.host.type("e lot 7")
    scene.host.press(.return)
    #expect(scene.lastLine == " changed the bag of Kenya AA lot 7")
    #expect(try scene.folder.brews().map(\.bean.name).contains("Kenya AA lot 7"))
    scene.host.press("u")
    #expect(try bags(scene).map(\.bean.name).sorted() == ["Kenya AA", "Peru"])
  }

  @Test("z freezes and thaws; the days in the freezer do not count")
  func freeze() throws {
    let scene = try scene()
    scene.model.today = { CivilDay("2026-11-10")! }
    scene.host.press("z")
    #expect(scene.lastLine == " Kenya AA is in the freezer since today")
    scene.model.today = { CivilDay("2026-11-30")! }
    scene.host.press("z")
    let roast = try #require(try bags(scene).first { $0.bean.name == "Kenya AA" }).roast
    #expect(roast.frozen == CivilDay("2026-11-10"))
    #expect(roast.thawed == CivilDay("2026-11-30"))
    scene.host.type("bb")
    #expect(scene.lines[2].contains("2026-11-05    5 "))
    #expect(scene.lines[2].hasSuffix("thawed"))
    scene.host.press("z")
    #expect(scene.lastLine == " it was thawed on 2026-11-30; e changes the days")
    #expect(try bags(scene).contains { $0.roast == roast })
  }

  @Test("x finishes: the bag goes out of the list, X shows it, x opens it again")
  func finish() throws {
    let scene = try scene()
    scene.host.press("x")
    #expect(scene.lines[0] == " Bags of beans  1 open, 1 finished: X")
    #expect(scene.lines[2].hasPrefix(">Peru "))
    scene.host.type("X")
    #expect(scene.lines[3].hasPrefix(" Kenya AA "))
    #expect(scene.lines[3].hasSuffix("finished"))
    scene.host.type("jx")
    #expect(try bags(scene).allSatisfy { !$0.isFinished })
    #expect(scene.lines[2].hasPrefix(">Kenya AA "), "the selection stays at its bag")
  }

  @Test("d deletes, u brings back")
  func delete() throws {
    let scene = try scene()
    scene.host.type("d")
    #expect(scene.lastLine == " deleted the bag of Kenya AA; u brings it back")
    #expect(scene.model.bags.rows.map(\.bag.bean.name) == ["Peru"])
    scene.host.type("u")
    #expect(scene.model.bags.rows.map(\.bag.bean.name) == ["Kenya AA", "Peru"])
    #expect(scene.lines[2].hasPrefix(">Kenya AA"), "what has come back is selected")
    scene.host.press("r", modifiers: .control)
    #expect(scene.model.bags.rows.map(\.bag.bean.name) == ["Peru"])
  }

  @Test("A adds a brew from the bag, made as its bean was last; Enter lists its brews")
  func brews() throws {
    let scene = try scene()
    scene.host.press("A")
    #expect(scene.lines.contains(" bag         Kenya AA, Machhörndl, 2026-11-05"))
    #expect(scene.lines.contains(" water       250"))
    scene.host.press(.return)
    #expect(scene.lastLine == " added Kenya AA")
    #expect(scene.lines[2].contains(" 220 of 250 g"))
    #expect(try scene.folder.brews().count { $0.bag == Self.kenya.id } == 2)
    scene.host.press(.return)
    #expect(scene.beans == ["Kenya AA", "Kenya AA"])
    scene.host.press(.escape)
    #expect(scene.beans.count == 4)
  }

  @Test("keys of the list of brews do nothing here, and Esc, b and q go back")
  func otherKeys() throws {
    let scene = try scene()
    scene.host.type("f FnN<>IYt/\\E")
    #expect(scene.model.part == .bags)
    #expect(try scene.folder.brews().allSatisfy { !$0.isFavorite })
    for key in [KeyEquivalent.escape, "b", "q"] {
      scene.host.press(key)
      #expect(scene.lines[0] == " Brew log  3 brews")
      scene.host.press("b")
    }
  }

  @Test("a key is the instrument's where it works: with every other one the file is looked at")
  func keysOfInstrument() throws {
    let scene = try scene()
    try scene.folder.perform([.addBag(Self.bag("Sidamo", roasted: "2026-11-09"))])
    scene.host.press("o")
    #expect(scene.model.bags.rows.count == 2, "it counts nothing of itself")
    // Of the list of brews alone.
    scene.host.press("M")
    #expect(scene.model.bags.rows.count == 3)
  }

  @Test("a command that a click has left is kept, whatever the next key is")
  func leftPrompt() throws {
    let scene = try scene()
    let keys: [(key: KeyEquivalent, text: String)] = [("u", "two"), ("X", "three"), ("R", "four")]
    for (key, text) in keys {
      scene.host.type(":" + text)
      scene.host.click(column: 5, row: 2)
      scene.host.press(key)
      #expect(scene.model.prompt == nil)
      scene.host.type(":")
      scene.host.press(.upArrow)
      #expect(scene.model.commandText == text)
      scene.host.press(.escape)
    }
  }

  @Test("a bag that is frozen runs one row and no container, also when another copy does it")
  func counts() throws {
    let scene = try scene()
    let tally = scene.model.tally
    func runs() -> [Int] {
      [
        tally.counts(of: BagRow.self).bodies, tally.counts(of: BagsList.self).bodies,
        tally.counts(of: BagsPage.self).bodies, tally.counts(of: LogScreen.self).bodies,
      ]
    }
    tally.reset()
    scene.host.press("z")
    #expect(runs() == [1, 0, 0, 0])
    tally.reset()
    var peru = Self.peru
    peru.weight = 300
    try scene.folder.perform([.editBag(from: Self.peru, to: peru)])
    scene.host.press("j")
    #expect(runs() == [1, 0, 0, 0])
    #expect(scene.lines[3].contains(" 300 of 300 g"))
    tally.reset()
    scene.host.type("kj")
    #expect(runs() == [0, 0, 0, 0], "moving runs none")
    // A brew from a bag, added elsewhere, takes of what is left.
    var brew = Brew.of("Peru", day: 9)
    brew.bag = peru.id
    try scene.folder.add([brew])
    tally.reset()
    scene.host.press("k")
    #expect(runs() == [1, 0, 0, 0])
    #expect(scene.lines[3].contains("285 of 300 g"))
  }
}
