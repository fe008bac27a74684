import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

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

  @Test(
    "what a form has typed stays in a draft until the file takes it: of a brew, of a bag",
    arguments: [("a", "[brew]"), ("ba", "[bag]")])
  func draft(keys: String, subject: String) throws {
    let scene = try scene()
    scene.folder.takeAway()
    scene.host.type(keys + "Held")
    scene.host.press(.return)
    #expect(scene.lastLine.hasPrefix(" not saved yet: the log is gone from its place"))
    #expect(scene.lines[0].contains(" NOT SAVED: add "))
    #expect(scene.folder.draftText?.hasPrefix("brewlog-draft 1\n\(subject)\nbean=Held\n") == true)
    scene.folder.putBack()
    scene.host.press("w")
    #expect(scene.lastLine.hasPrefix(" saved: add "))
    #expect(!scene.lines[0].contains("NOT SAVED"))
    #expect(scene.folder.drafts == [])
    let file = try LogFile(path: scene.folder.log)
    #expect(try file.brews().map(\.bean.name).contains("Held") == (keys == "a"))
    #expect(try file.bags().map(\.bean.name).contains("Held") == (keys == "ba"))
  }

  @Test("where not even a draft can be kept, the form and the title say so")
  func noDraft() throws {
    let model = LogModel(try BrewLog(LogFile(path: "/proc/no such folder/brewlog.db")))
    model.pause = Pauses().pause
    let host = HeadlessHost(columns: 100, rows: 10) { LogScreen(model: model) }
    host.type("a")
    #expect(host.lines[0].hasPrefix(" Add a brew: its bean is enough   "))
    host.type("H")
    #expect(host.lines[0].contains(" no draft of it can be kept: "))
    host.press(.return)
    #expect(host.lines[0].contains(" NOT SAVED, NOR A DRAFT OF IT: add H, since "))
    #expect(host.issues == [])
  }

  @Test("a program that ends then offers it at the next start")
  func offered() throws {
    let scene = try scene()
    scene.folder.takeAway()
    scene.host.type("baHeld")
    scene.host.press(.return)
    #expect(scene.app.keepDrafts() != nil)
    scene.folder.putBack()
    let next = try LogScene(in: scene.folder)
    #expect(next.lastLine == " a bag that was not added is kept: b, then a goes on with it")
    next.host.type("ba")
    #expect(next.lines[1] == " bean        Held")
  }

  @Test("a change of what waits goes into its draft, and a note from the editor has one")
  func changed() throws {
    let scene = try scene()
    scene.model.editText = { .changed($0 + "One.\nTwo.") }
    scene.folder.takeAway()
    scene.host.type("aHeld")
    scene.host.press(.return)
    scene.host.type("e!")
    scene.host.press(.return)
    scene.host.press("E")
    let text = try #require(scene.folder.draftText)
    let drafts = KeptDraft.read(text)
    #expect(drafts.map(\.subject) == [.brew(nil)])
    let texts = Dictionary(uniqueKeysWithValues: drafts[0].texts.map { ($0.key, $0.text) })
    #expect(texts["bean"] == "Held!" && texts["note"] == "One.⏎Two.")
  }

  @Test("what is taken back before it is saved is no draft any more")
  func undone() throws {
    let scene = try scene()
    scene.folder.takeAway()
    for name in ["One", "Two"] {
      scene.host.type("a" + name)
      scene.host.press(.return)
    }
    scene.host.press("u")
    let beans = KeptDraft.read(try #require(scene.folder.draftText)).map { $0.texts[0].text }
    #expect(beans == ["One"])
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
    #expect(scene.lastLine.hasPrefix(" 1 not saved: q again leaves without saving it"))
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
