import TerminalUI
import Testing

@testable import BrewLogApp
@testable import BrewModel

@Suite("Log screen: what the file has not taken")
struct WaitingTests {
  /// Ends when it is told to, and notes how long it was to be.
  private final class Pauses {
    private(set) var asked: [Duration] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pause(_ time: Duration) async {
      asked.append(time)
      await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
      let all = waiting
      waiting = []
      for one in all { one.resume() }
    }
  }

  private func scene(_ pauses: Pauses = Pauses(), columns: Int = 160) throws -> LogScene {
    let scene = try LogScene(Brew.three, columns: columns)
    scene.model.pause = pauses.pause
    return scene
  }

  private func press(_ keys: String, in scene: LogScene) {
    for key in keys {
      if key == "\r" { scene.host.press(.return) } else { scene.host.type(String(key)) }
    }
  }

  @Test(
    "what the file does not take is kept beside it until it does: a brew, a bag, a star",
    arguments: ["aHeld\r", "baHeld\r", "f"])
  func kept(keys: String) throws {
    let scene = try scene()
    scene.folder.takeAway()
    press(keys, in: scene)
    #expect(scene.lastLine.hasPrefix(" not saved yet: the log is gone from its place"))
    #expect(scene.lines[0].contains(" NOT SAVED: "))
    #expect(scene.folder.waiting.count == 1 && scene.folder.drafts == [])
    scene.folder.putBack()
    scene.host.press("w")
    #expect(scene.lastLine.hasPrefix(" saved: "))
    #expect(!scene.lines[0].contains("NOT SAVED"))
    #expect(scene.folder.waiting == [])
    let file = try LogFile(path: scene.folder.log)
    #expect(try file.brews().map(\.bean.name).contains("Held") == (keys == "aHeld\r"))
    #expect(try file.bags().map(\.bean.name).contains("Held") == (keys == "baHeld\r"))
    #expect(try file.brews().contains(where: \.isFavorite) == (keys == "f"))
  }

  @Test("where not even a draft can be kept, the form and the title say so")
  func notKept() throws {
    let model = LogModel(try BrewLog(LogFile(path: "/proc/no such folder/brewlog.db")))
    model.pause = Pauses().pause
    let host = HeadlessHost(columns: 100, rows: 10) { LogScreen(model: model) }
    host.type("a")
    #expect(host.lines[0].hasPrefix(" Add a brew: its bean is enough   "))
    host.type("H")
    #expect(host.lines[0].contains(" no draft of it can be kept: "))
    host.press(.return)
    #expect(host.lines[0].contains(" NOT SAVED, NOR KEPT: add H, since "))
    host.press("q")
    #expect(host.lines.last?.hasPrefix(" 1 not saved: q again leaves without saving it") == true)
    let words = try #require(model.keepDraftsForNextStart())
    #expect(words.hasPrefix("add H, since "))
    #expect(words.contains(" could neither be saved nor kept: "))
    #expect(words.contains("[new brew ") && words.contains("\nbean=H\n"))
    #expect(host.issues == [])
  }

  @Test(
    "a program that ends, or is killed, leaves it to the next start, which saves it")
  func nextStart() throws {
    let scene = try scene()
    scene.model.editText = { .changed($0 + "One.\nTwo.") }
    scene.folder.takeAway()
    press("aHeld\re!\rEf", in: scene)
    let words = try #require(scene.app.keepDrafts())
    #expect(words.hasPrefix("add Held and 3 more, since "))
    #expect(words.hasSuffix(" could not be saved and is kept; the log saves it at its next start"))
    scene.folder.kill()
    scene.folder.putBack()
    let next = try LogScene(in: scene.folder)
    #expect(next.lastLine == " saved what could not be before: add Held and 3 more")
    #expect(next.lines[0] == " Brew log  4 brews")
    #expect(scene.folder.waiting == [])
    let brew = try #require(try scene.folder.brews().first { $0.bean.name == "Held!" })
    #expect(brew.note == "One.\nTwo." && brew.isFavorite)
    next.host.press("u")
    #expect(next.lastLine == " undone: star Held!")
  }

  @Test("while the file is held, the next start shows it as not saved and tries again by itself")
  func nextStartHeld() async throws {
    let first = try scene()
    first.folder.takeAway()
    first.host.press("f")
    first.folder.kill()
    first.folder.putBack()
    let other = try Database(path: first.folder.log, .readWrite)
    try other.run("BEGIN IMMEDIATE")
    let pauses = Pauses()
    let next = try LogScene(in: first.folder, columns: 160)
    next.model.pause = pauses.pause
    #expect(next.lines[0].contains(" NOT SAVED: star Kenya AA, since "))
    #expect(next.lastLine == " not saved yet, from before: star Kenya AA")
    try other.run("ROLLBACK")
    await next.host.idle()
    pauses.end()
    await next.host.idle()
    #expect(next.lines[0] == " Brew log  3 brews")
    #expect(next.lastLine.hasPrefix(" saved: star Kenya AA, since "))
  }

  @Test("what is taken back before it is saved is kept no more, and can be done again")
  func undone() throws {
    let scene = try scene()
    scene.folder.takeAway()
    press("aOne\raTwo\ru", in: scene)
    #expect(scene.lastLine == " undone: add Two")
    #expect(scene.folder.waitingText?.contains("+bean t One\n") == true)
    #expect(scene.folder.waitingText?.contains("Two") == false)
    scene.host.press("r", modifiers: .control)
    #expect(scene.lastLine == " done again: add Two")
    #expect(scene.beans.prefix(2) == ["Two", "One"])
    scene.host.press("r", modifiers: .control)
    #expect(scene.lastLine == " there is nothing to do again")
    #expect(scene.folder.waitingText?.contains("Two") == true)
  }

  @Test("every page says what is not saved")
  func pages() throws {
    let scene = try scene(columns: 100)
    scene.folder.takeAway()
    scene.host.press("f")
    for keys in ["\r", "t", "b", "a", "e", "ba"] {
      press(keys, in: scene)
      #expect(scene.lines[0].contains(" NOT SAVED: star Kenya AA, since "), "\(keys)")
      scene.host.press(.escape)
      if keys == "ba" { scene.host.press(.escape) }
    }
    scene.folder.putBack()
    press("\rw", in: scene)
    #expect(scene.lines[0] == " ★ Kenya AA")
  }

  @Test("a key under the lock of another program is not kept waiting: the change waits instead")
  func locked() throws {
    let scene = try scene()
    let other = try Database(path: scene.folder.log, .readWrite)
    try other.run("BEGIN IMMEDIATE")
    scene.host.press("f")
    #expect(scene.lastLine == " not saved yet: another program holds the log; try again")
    #expect(scene.lines[0].contains(" NOT SAVED: star Kenya AA, since "))
    scene.host.press("u")
    #expect(scene.lastLine == " undone: star Kenya AA")
    scene.host.press("u")
    #expect(scene.lastLine == " another program holds the log; try again")
    try other.run("ROLLBACK")
    scene.host.press("r", modifiers: .control)
    #expect(scene.lastLine == " done again: star Kenya AA")
    #expect(try scene.folder.brews()[0].isFavorite)
  }

  @Test("an undo right after a restore says that it is not the restore, and how that is taken back")
  func restored() throws {
    let scene = try scene()
    try LogFile(path: scene.folder.log).backUp(to: scene.folder.path + "/copy.db")
    scene.host.type("d")
    let kept = try LogFile.restore(scene.folder.path + "/copy.db", at: scene.folder.log)
    scene.host.type("u")
    #expect(scene.beans == [])
    #expect(
      scene.model.message
        == "undone: from elsewhere; the restore is taken back by brewlog restore \(kept ?? "")")
  }

  @Test("what cannot be read while another program holds the log is read when it can be")
  func loading() async throws {
    let folder = LogFolder()
    try folder.add((0..<250).map { Brew.of("Brew \($0)", day: 1 + $0 % 28) })
    let pauses = Pauses()
    let scene = try LogScene(in: folder)
    scene.model.pause = pauses.pause
    let other = try Database(path: folder.log, .readWrite)
    try other.run("BEGIN EXCLUSIVE")
    await scene.host.idle()
    #expect(!scene.model.store.isComplete && pauses.asked == [.seconds(1)])
    try other.run("ROLLBACK")
    pauses.end()
    await scene.host.idle()
    #expect(scene.model.store.isComplete && scene.lines[0] == " Brew log  250 brews")
  }

  @Test("the title says what waits and since when, the reason and the key after it")
  func title() throws {
    let scene = try scene(columns: 100)
    scene.folder.takeAway()
    scene.host.press("f")
    let time = ZonedTime(try #require(scene.model.store.unsaved).since).clockText
    let words = " NOT SAVED: star Kenya AA, since \(time) (w): the log is gone from its place"
    #expect(scene.lines[0].contains(words))
    scene.host.press("b")
    #expect(scene.lines[0].contains(words), "on the page of bags too")
    scene.host.press("b")
    scene.host.type("jf")
    #expect(scene.lines[0].contains(" NOT SAVED: star Kenya AA and 1 more, since \(time) (w): the"))
    scene.host.resize(columns: 40, rows: 10)
    #expect(scene.lines[0].hasPrefix(" NOT SAVED: star Kenya AA and 1 more, s…"))
  }

  @Test("it is tried again by itself, ever more seldom, and never while nothing waits")
  func tried() async throws {
    let pauses = Pauses()
    let scene = try scene(pauses)
    scene.host.press("f")
    await scene.host.idle()
    #expect(pauses.asked == [] && scene.model.retryTask == nil)
    scene.folder.takeAway()
    scene.host.press("f")
    scene.host.press("f")
    for count in 1...8 {
      await scene.host.idle()
      #expect(pauses.asked.count == count)
      if count < 8 { pauses.end() }
    }
    #expect(pauses.asked == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    scene.folder.putBack()
    pauses.end()
    await scene.host.idle()
    #expect(scene.lastLine.hasPrefix(" saved: unstar Kenya AA and 1 more, since "))
    #expect(scene.lines[0] == " Brew log  3 brews")
    #expect(pauses.asked.count == 8 && scene.model.retryTask == nil)
  }

  @Test(
    "what cannot be saved is shown, said not to be saved, tried again, and asked about before quitting"
  )
  func asked() throws {
    let scene = try scene(columns: 80)
    var quits = 0
    scene.app.quit = { quits += 1 }
    scene.folder.takeAway()
    scene.host.press("f")
    #expect(scene.lines[2].hasPrefix(">★ "))
    #expect(scene.lines[0].contains(" (w): the log is gone"))
    #expect(scene.lastLine.hasPrefix(" not saved yet: the log is gone from its place"))
    scene.host.press("q")
    #expect(scene.lastLine == " 1 not saved: q again leaves it for the next start, w tries to save")
    scene.host.type("j2q")
    #expect(scene.app.page == .log, "other screens ask as well")
    #expect(scene.lastLine.contains("q again leaves it for the next start"))
    #expect(quits == 0)
    scene.folder.putBack()
    scene.host.press("w")
    #expect(scene.lastLine.hasPrefix(" saved: star Kenya AA, since "))
    #expect(!scene.lines[0].contains("NOT SAVED"))
    #expect(try scene.folder.brews()[0].isFavorite)
    scene.host.press("q")
    #expect(quits == 1, "nothing is to be asked")
    scene.folder.takeAway()
    scene.host.type("fq")
    #expect(quits == 1)
    scene.host.press("q")
    #expect(quits == 2, "a second one leaves")
  }

  @Test("a log that comes back is written at once, and a question about quitting goes")
  func cameBack() async throws {
    let pauses = Pauses()
    let scene = try scene(pauses)
    let watch = try #require(LogFileWatch(scene.model.store.file))
    scene.model.fileWatch = watch
    scene.folder.takeAway()
    scene.host.press("f")
    watch.clear()
    scene.host.press("q")
    #expect(scene.lastLine.hasPrefix(" 1 not saved: q again leaves it for the next start"))
    scene.folder.putBack()
    scene.host.perform { scene.model.fileWasWritten() }
    await scene.host.idle()
    pauses.end()
    await scene.host.idle()
    #expect(scene.model.store.unsaved == nil)
    #expect(scene.lastLine.hasPrefix(" saved: star Kenya AA, since "))
    scene.model.lookTask?.cancel()
    pauses.end()
  }

  @Test("a log that was away says so, and no more once it is back")
  func away() async throws {
    let pauses = Pauses()
    let scene = try scene(pauses)
    let watch = try #require(LogFileWatch(scene.model.store.file))
    scene.model.fileWatch = watch
    func look() async {
      scene.host.perform { scene.model.fileWasWritten() }
      for _ in 0..<3 {
        await scene.host.idle()
        pauses.end()
      }
      await scene.host.idle()
    }
    scene.folder.takeAway()
    await look()
    #expect(scene.lines[0].contains("the log is gone from its place"))
    #expect(scene.model.retryTask == nil, "the watch tells when it is back")
    scene.folder.putBack()
    await look()
    #expect(scene.lines[0] == " Brew log  3 brews")
  }
}
