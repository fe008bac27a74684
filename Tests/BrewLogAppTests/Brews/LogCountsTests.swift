import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: what runs")
struct LogCountsTests {
  private func scene(_ count: Int = 100) throws -> LogScene {
    try LogScene((0..<count).map { Brew.of("Bean \($0)", day: $0 % 28 + 1, rating: 3) })
  }

  @Test("a star runs one row and no container", arguments: [KeyEquivalent.space, "f"])
  func star(key: KeyEquivalent) throws {
    let scene = try scene()
    #expect(scene.runs { scene.host.press(key) } == .init(rows: 1))
    #expect(scene.runs { scene.host.press(key) } == .init(rows: 1))
    #expect(try scene.folder.brews().allSatisfy { !$0.isFavorite })
  }

  @Test("a star in a filtered and sorted list too")
  func starInOtherOrder() throws {
    let scene = try scene()
    scene.host.type(">\\bean")
    scene.host.press(.return)
    scene.host.press("j")
    #expect(scene.runs { scene.host.press("f") } == .init(rows: 1))
  }

  @Test("a star from another copy of the program is seen at the next key, and runs one row")
  func starFromElsewhere() throws {
    let scene = try scene()
    let brew = scene.model.rows[3].id
    try scene.folder.perform([.setFavorite(brew, true)])
    #expect(scene.lines[5].hasPrefix("   "))
    // A key that only the list has a use for.
    #expect(scene.runs { scene.host.press("j") } == .init(rows: 1))
    #expect(scene.lines[5].hasPrefix(" ★ "))
  }

  @Test(
    "what another copy adds and deletes is seen at the next key, and the selection stays at its brew"
  )
  func changesFromElsewhere() throws {
    let scene = try LogScene(Brew.three)
    scene.host.press("j")
    try scene.folder.perform([
      .addBrew(.of("New", day: 5)), .deleteBrew(Brew.three[0].id),
    ])
    let runs = scene.runs { scene.host.press(.escape) }
    #expect(runs == .init(rows: 1, list: 1))
    #expect(scene.beans == ["New", "Brühkaffee", "有苦涩味"])
    #expect(scene.selectedBean == "Brühkaffee")
  }

  @Test(
    "without a key, between two of a search: the number of matches is right, and the selection stays"
  )
  func changesWhileSearching() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("/kenya")
    #expect(scene.lastLine.hasSuffix("1 found; n next, N previous"))
    try scene.folder.add([.of("Kenya Peaberry", day: 9)])
    scene.host.perform { scene.model.lookForChanges() }
    #expect(scene.lastLine.hasSuffix("2 found; n next, N previous"))
    #expect(scene.selectedBean == "Kenya AA" && scene.beans.first == "Kenya Peaberry")
    scene.host.type(" p")
    #expect(scene.selectedBean == "Kenya Peaberry")
  }

  @Test("an own save starts no looks at the file; what another copy writes does")
  func looks() throws {
    let scene = try LogScene(Brew.three)
    let model = scene.model
    model.fileWatch = LogFileWatch(model.store.file)
    scene.host.press("f")
    model.fileWasWritten()
    #expect(model.lookTask == nil && !model.isLookDue)
    try scene.folder.add([.of("New", day: 5)])
    model.fileWasWritten()
    #expect(model.lookTask != nil && model.isLookDue)
    model.lookTask?.cancel()
  }

  @Test("what was written before the file is watched is seen with the watch")
  func beforeWatch() throws {
    let scene = try LogScene(Brew.three)
    scene.model.waitFor = { makeDescriptor, _ in _ = makeDescriptor() }
    try scene.folder.add([.of("New", day: 5)])
    scene.host.perform { scene.model.watchFile() }
    #expect(scene.beans.first == "New")
  }

  @Test("where another copy deletes the selected brew, the one in its place is selected")
  func selectedDeletedElsewhere() throws {
    let scene = try LogScene(Brew.three)
    try scene.folder.perform([.deleteBrew(Brew.three[0].id)])
    scene.host.press(.escape)
    #expect(scene.selectedBean == "Brühkaffee")
  }

  @Test("moving the selection runs no row, no list and nothing around them")
  func move() throws {
    let scene = try scene()
    #expect(scene.runs { scene.host.type("jjk") } == .init())
  }

  @Test("typing a search moves the selection and runs no row and no list")
  func search() throws {
    let scene = try scene(20)
    let runs = scene.runs { scene.host.type("/bean 13") }
    #expect(runs == .init())
    #expect(scene.selectedBean == "Bean 13")
  }

  @Test("a letter of a filter runs the list once, and the rows that come into sight")
  func filter() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("\\")
    #expect(scene.runs { scene.host.type("k") } == .init(list: 1))
    #expect(scene.beans == ["Kenya AA", "Brühkaffee"])
    #expect(scene.runs { scene.host.type("e") } == .init(list: 1))
    #expect(scene.runs { scene.host.type("n") } == .init())
    #expect(scene.beans == ["Kenya AA"])
    #expect(scene.runs { scene.host.press(.escape) } == .init(rows: 2, list: 1))
  }

  @Test("sorting runs the list and the header once, and no row that stays in sight")
  func sort() throws {
    let scene = try LogScene(Brew.three)
    #expect(scene.runs { scene.host.press(">") } == .init(list: 1, around: 1))
    #expect(scene.beans == ["Brühkaffee", "Kenya AA", "有苦涩味"])
  }

  @Test("an edit runs the row")
  func edit() throws {
    let scene = try LogScene(Brew.three)
    let entry = scene.model.rows[0]
    let runs = try scene.runs {
      try scene.host.perform { _ = try scene.model.store.edit(entry) { $0.rating = Rating(5) } }
    }
    #expect(runs == .init(rows: 1))
  }

  @Test("a large log opens with its first page, and the rest comes in pieces")
  func pieces() async throws {
    let scene = try scene(5_000)
    #expect(scene.lines[0] == " Brew log  200+ brews")
    scene.host.press("j")
    await scene.host.idle()
    #expect(scene.lines[0] == " Brew log  5,000 brews")
    #expect(scene.model.rows.count == 5_000)
    #expect(scene.runs { scene.host.press("f") } == .init(rows: 1))
  }
}
