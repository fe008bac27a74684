import BrewModel
import Glibc
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: every key of the help does what the help says")
struct LogHelpTests {
  /// The first of 28 brews is the newest; `beans` before a key, the fifteenth selected.
  private func scene() throws -> LogScene {
    let scene = try LogScene(
      (1...28).map { Brew.of("Bean \($0)", day: $0, rating: Double($0 % 5)) }, columns: 80,
      rows: 30)
    scene.host.type(String(repeating: "j", count: 14))
    return scene
  }

  private func place(_ scene: LogScene) -> Int? { scene.model.place(of: scene.model.selection) }

  @Test("the list of brews")
  func brews() throws {
    try HelpCases(scene: scene, cases: writing.merging(looking) { $1 }).run(on: .brews)
  }

  @Test("the same after a click has left what was typed", arguments: ["/", "\\", ":"])
  func brewsAfterPrompt(prompt: String) throws {
    try HelpCases(
      scene: { try scene().leaving(prompt) }, cases: writing.merging(looking) { $1 }
    ).run(on: .brews)
  }

  private var writing: [String: HelpCases<LogScene>.Case] {
    [
      "add a brew": { scene, key in
        scene.host.press(key)
        #expect(scene.lines[0].hasPrefix(" Add a brew: its bean is enough "))
        #expect(scene.model.draft?[.bean] == "")
      },
      "add: this bean again": { scene, key in
        scene.host.press(key)
        #expect(scene.model.draft?.entry == nil)
        #expect(scene.model.draft?[.bean] == "Bean 14")
        #expect(scene.model.draft?[.dose] == "15")
      },
      "edit the brew": { scene, key in
        scene.host.press(key)
        #expect(scene.lines[0].hasPrefix(" Edit Bean 14 "))
        #expect(scene.model.draft?.entry === scene.model.selected)
      },
      "its note in $EDITOR": { scene, key in
        scene.model.editText = { .changed($0 + "more") }
        scene.host.press(key)
        #expect(scene.model.selected?.brew.note == "more")
      },
      "delete it; can be undone": { scene, key in
        scene.host.press(key)
        #expect(scene.beans.count == 27 && !scene.beans.contains("Bean 14"))
      },
      "star it, unstar it": { scene, key in
        scene.host.press(key)
        #expect(scene.model.rows.filter(\.isFavorite).map(\.brew.bean.name) == ["Bean 14"])
        scene.host.press(key)
        #expect(scene.model.rows.allSatisfy { !$0.isFavorite })
      },
      "undo": { scene, key in
        scene.host.type("d")
        scene.host.press(key)
        #expect(scene.beans.count == 28)
      },
      "redo": { scene, key in
        scene.host.type("du")
        scene.host.press(key)
        #expect(scene.beans.count == 27)
      },
      "save what was not saved": { scene, key in
        rename(scene.folder.log, scene.folder.path + "/away")
        scene.host.type("f")
        rename(scene.folder.path + "/away", scene.folder.log)
        scene.host.press(key)
        #expect(scene.lastLine == " saved")
        let saved = try scene.folder.brews()
        #expect(saved.count(where: \.isFavorite) == 1)
      },
      "add sample brews": { _, key in
        let empty = try LogScene()
        empty.host.press(key)
        #expect(empty.beans.count == 12)
      },
    ]
  }

  private var looking: [String: HelpCases<LogScene>.Case] {
    searching.merging(moving) { $1 }.merging(pages) { $1 }
      .merging(PagesHelp(host: \.host, pages: \.model.pages, event: "f").cases) { $1 }
  }

  private var searching: [String: HelpCases<LogScene>.Case] {
    [
      "search": { scene, key in
        scene.host.press(key)
        scene.host.type("bean 3")
        #expect(scene.selectedBean == "Bean 13")
      },
      "next match": { scene, key in
        scene.host.type("/bean 2")
        scene.host.press(.return)
        #expect(scene.selectedBean == "Bean 12")
        scene.host.press(key)
        #expect(scene.selectedBean == "Bean 2")
      },
      "previous match": { scene, key in
        scene.host.type("/bean 2")
        scene.host.press(.return)
        scene.host.press(key)
        #expect(scene.selectedBean == "Bean 20")
      },
      "a command: sort rating": { scene, key in
        scene.host.press(key)
        scene.host.type("3")
        scene.host.press(.return)
        #expect(scene.selectedBean == "Bean 26")
      },
      "filter: bean:kenya": { scene, key in
        scene.host.press(key)
        scene.host.type("bean:2")
        #expect(scene.beans.count == 11)
      },
      "favourites alone, all": { scene, key in
        scene.host.type("f")
        scene.host.press(key)
        #expect(scene.beans == ["Bean 14"])
        scene.host.press(key)
        #expect(scene.beans.count == 28)
      },
      "sort: next column": { scene, key in
        scene.host.press(key)
        #expect(scene.model.sort == LogSort(column: .bean, isDescending: false))
        #expect(scene.beans[0] == "Bean 1" && scene.selectedBean == "Bean 14")
      },
      "sort: previous column": { scene, key in
        scene.host.press(key)
        #expect(scene.model.sort == LogSort(column: .star, isDescending: true))
      },
      "turn the order around": { scene, key in
        scene.host.press(key)
        #expect(scene.beans[0] == "Bean 1" && scene.selectedBean == "Bean 14")
      },
    ]
  }

  private var moving: [String: HelpCases<LogScene>.Case] {
    let move: HelpCases<LogScene>.Case = { scene, key in
      Movement.check(key, scene.host) { self.place(scene) }
    }
    return Dictionary(
      uniqueKeysWithValues: (Movement.words("brew") + ["a number, before a key that moves"]).map {
        ($0, move)
      })
  }

  private var pages: [String: HelpCases<LogScene>.Case] {
    [
      "all about it": { scene, key in
        scene.host.press(key)
        #expect(scene.lines[0] == " Bean 14")
      },
      "bags of beans": { scene, key in
        scene.host.press(key)
        #expect(scene.lines[0] == " Bags of beans  0 open")
      },
      "statistics": { scene, key in
        scene.host.press(key)
        #expect(scene.lines.contains("Brews a month, and their mean rating"))
      },
    ].merging(SharedHelp.cases) { $1 }
  }

  @Test("the page of bags")
  func bags() throws {
    let cases = BagHelp.cases.merging(SharedHelp.cases) { $1 }
    let model = try LogScene().model
    try HelpCases(scene: BagHelp.scene, cases: cases).run(on: model.bagKeys)
  }

  @Test("the page of bags after a click has left a command")
  func bagsAfterPrompt() throws {
    let cases = BagHelp.cases.merging(SharedHelp.cases) { $1 }
    let model = try LogScene().model
    try HelpCases(scene: { try BagHelp.scene().leaving(":") }, cases: cases).run(on: model.bagKeys)
  }
}

extension LogScene {
  /// Opens a prompt, and leaves it by a click on the selected row.
  fileprivate func leaving(_ prompt: String) throws -> LogScene {
    host.type(prompt)
    host.click(column: 5, row: try #require(lines.firstIndex { $0.hasPrefix(">") }))
    return self
  }
}

/// The keys that every page of the log screen has.
enum SharedHelp {
  static var cases: [String: HelpCases<LogScene>.Case] {
    [
      "undo": { scene, key in
        let count = try scene.folder.brews().count
        try scene.folder.add([.of("New", day: 1)])
        scene.host.press(key)
        #expect(try scene.folder.brews().count == count)
      },
      "redo": { scene, key in
        let count = try scene.folder.brews().count
        try scene.folder.add([.of("New", day: 1)])
        scene.host.press("u")
        scene.host.press(key)
        #expect(try scene.folder.brews().count == count + 1)
      },
      "save what was not saved": { scene, key in
        scene.host.press(key)
        #expect(scene.lastLine == " everything is saved")
      },
      "read the log again": { scene, key in
        let count = try scene.folder.brews().count
        scene.host.press(key)
        #expect(
          scene.lastLine
            == " as it is on the disk: \(count) \(count == 1 ? "brew" : "brews")")
      },
      "show, hide counters": { scene, key in
        scene.host.press(key)
        scene.host.refreshLayers()
        #expect(scene.lines.joined().contains("Row bodies"))
        scene.host.press(key)
        scene.host.refreshLayers()
        #expect(!scene.lines.joined().contains("Row bodies"))
      },
      "counters to zero": { scene, key in
        scene.host.type("o")
        scene.host.press(key)
        scene.host.refreshLayers()
        #expect(scene.lines.joined().contains("since reset"))
        #expect(scene.model.overlay.counts.rows == 0)
      },
      "show, hide output": { scene, key in
        scene.model.log.add(lines: ["printed"])
        scene.host.press(key)
        scene.host.refreshLayers()
        #expect(scene.lines.joined().contains("printed"))
        scene.host.press(key)
        scene.host.refreshLayers()
        #expect(!scene.lines.joined().contains("printed"))
      },
      "close, or list all again": { scene, key in
        scene.host.resize(columns: 80, rows: 60)
        scene.host.press("?")
        #expect(scene.lines.joined().contains("suspend; fg"))
        scene.host.press(key)
        #expect(!scene.lines.joined().contains("suspend; fg"))
        scene.model.part = .list
        scene.host.type("\\bean:2")
        scene.host.press(.return)
        scene.host.press(key)
        #expect(!scene.model.order.hidesBrews)
      },
      "show, hide this help": { scene, key in
        scene.host.resize(columns: 80, rows: 60)
        scene.host.press(key)
        #expect(scene.lines.joined().contains("draw the screen again"))
        scene.host.press(key)
        #expect(!scene.lines.joined().contains("draw the screen again"))
      },
      "quit, or close": { scene, key in
        var quits = 0
        scene.app.quit = { quits += 1 }
        scene.host.press("?")
        scene.host.press(key)
        #expect(quits == 0, "the help alone")
        if scene.model.part != .list { scene.host.press(key) }
        #expect(scene.model.part == .list && quits == 0)
        scene.host.press(key)
        #expect(quits == 1)
      },
      "the comparison": { scene, key in
        scene.host.press(key)
        #expect(scene.app.page == .compare)
      },
      "the labs": { scene, key in
        scene.host.press(key)
        #expect(scene.app.page == .labMenu)
      },
    ].merging(HostHelp.cases(\.host)) { $1 }
  }
}

/// The keys of the page of bags.
enum BagHelp {
  /// 28 bags, the freshest first; the fifteenth is selected.
  static func scene() throws -> LogScene {
    let folder = LogFolder()
    let bags = (1...28).map { day in
      var bag = Bag(id: Bag.ID(named: "\(day)"), Bean("Bean \(day)"))
      bag.roast.roasted = CivilDay(year: 2026, month: 11, day: day)
      bag.weight = 100
      return bag
    }
    var brew = Brew.of("Bean 14", day: 20)
    brew.bag = bags[13].id
    try folder.perform(bags.map { .addBag($0) } + [.addBrew(brew), .addBrew(.of("Other", day: 1))])
    let scene = try LogScene(in: folder, rows: 28)
    scene.model.today = { CivilDay("2026-11-30")! }
    scene.host.type("b" + String(repeating: "j", count: 14))
    return scene
  }

  private static func place(_ scene: LogScene) -> Int? {
    scene.model.bags.rows.firstIndex { $0.id == scene.model.bags.selection }
  }

  private static func names(_ scene: LogScene) -> [String] {
    scene.model.bags.rows.map(\.bag.bean.name)
  }

  static var cases: [String: HelpCases<LogScene>.Case] {
    let move: HelpCases<LogScene>.Case = { scene, key in
      Movement.check(key, scene.host) { place(scene) }
    }
    return writing.merging(
      (Movement.words("bag") + ["a number, before a key that moves"]).map { ($0, move) }
    ) {
      $1
    }
  }

  private static var writing: [String: HelpCases<LogScene>.Case] {
    [
      "add a bag": { scene, key in
        scene.host.press(key)
        #expect(scene.lines[0] == " Add a bag: its bean is enough")
      },
      "edit the bag": { scene, key in
        scene.host.press(key)
        #expect(scene.lines[0] == " Edit the bag of Bean 14")
      },
      "delete it; can be undone": { scene, key in
        scene.host.press(key)
        #expect(names(scene).count == 27 && !names(scene).contains("Bean 14"))
        scene.host.press("u")
        #expect(names(scene).count == 28)
      },
      "freeze it, thaw it today": { scene, key in
        scene.host.press(key)
        #expect(scene.model.bags.selected?.bag.roast.frozen == CivilDay("2026-11-30"))
        scene.host.press(key)
        #expect(scene.model.bags.selected?.bag.roast.thawed == CivilDay("2026-11-30"))
      },
      "finish it, open it": { scene, key in
        scene.host.press(key)
        #expect(!names(scene).contains("Bean 14"))
        scene.host.type("XG")
        scene.host.press(key)
        #expect(scene.model.bags.rows.allSatisfy { !$0.bag.isFinished })
      },
      "show, hide the finished": { scene, key in
        scene.host.press("x")
        scene.host.press(key)
        #expect(names(scene).last == "Bean 14")
        scene.host.press(key)
        #expect(names(scene).count == 27)
      },
      "add a brew from it": { scene, key in
        scene.host.press(key)
        #expect(scene.model.draft?[.bag] == "Bean 14, 2026-11-14")
      },
      "list its brews": { scene, key in
        scene.host.press(key)
        #expect(scene.beans == ["Bean 14"])
      },
      "a command: freeze, 5": { scene, key in
        scene.host.press(key)
        scene.host.type("3")
        scene.host.press(.return)
        #expect(place(scene) == 2)
      },
      "back to the brews": { scene, key in
        scene.host.press(key)
        #expect(scene.model.part == .list)
      },
    ]
  }
}
