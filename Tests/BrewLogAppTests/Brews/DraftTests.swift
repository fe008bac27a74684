import BrewModel
import Glibc
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: what is typed is never lost")
struct DraftTests {
  @Test("drafts as a file: read back as they were; nonsense is left out")
  func text() throws {
    let id = Brew.ID()
    let drafts = [
      KeptDraft(subject: .newBrew(id), texts: [("bean", "Kenya = AA [x]"), ("note", "a⏎b")]),
      KeptDraft(
        subject: .brew(id), texts: [("dose", "15,2"), ("drink", "")],
        bases: ["dose": "15", "drink": "was = this"]),
      KeptDraft(subject: .newBag(nil), texts: [("bean", "Peru")]),
      KeptDraft(subject: .bag(Bag.ID(named: "x")), texts: [("weight", "250")]),
    ]
    #expect(KeptDraft.read(KeptDraft.text(of: drafts)) == drafts)
    #expect(KeptDraft.read("") == [])
    #expect(KeptDraft.read("something else\n[brew]\nbean=x") == [])
    #expect(
      KeptDraft.read("brewlog-draft 1\nbean=lost\n[tea]\n[brew x]\n[bag]\nno sign\nbean=B")
        == [KeptDraft(subject: .newBag(nil), texts: [("bean", "B")])])
  }

  @Test("a program that ends in the middle of typing keeps it; the next start offers it")
  func endAndStart() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("aHalf way")
    #expect(scene.app.keepDrafts()?.hasPrefix("what was typed and not saved is kept") == true)
    let next = try LogScene(in: scene.folder)
    #expect(next.lastLine == " a brew that was not added is kept: a goes on with it")
    next.host.press("a")
    #expect(next.lines[1] == " bean        Half way")
    next.host.type("!")
    next.host.press(.return)
    #expect(next.beans.first == "Half way!")
    #expect(next.app.keepDrafts() == nil)
    #expect(access(scene.folder.log + ".draft", F_OK) != 0, "it is offered once")
  }

  @Test(
    "each key is in a file at once, which goes with the form; a killed program's is offered once",
    arguments: ["2147483647", "1-abc", "1"])
  func killed(end: String) throws {
    let name = "brewlog.db.draft-" + end
    let scene = try LogScene(Brew.three)
    let folder = scene.folder
    scene.host.type("a")
    #expect(folder.draftText == nil, "nothing was typed")
    scene.host.type("Ha")
    let one = folder.draftText
    #expect(one?.hasPrefix("brewlog-draft 2\n[new brew ") == true)
    #expect(one?.contains("]\nbean=Ha\n") == true)
    scene.host.press(.escape)
    scene.host.type("je!")
    let id = try #require(scene.model.selected?.id)
    let other = "[brew \(id)]\nbean=Brühkaffee!\nwas bean=Brühkaffee\n"
    #expect(folder.draftText == (one ?? "") + other)
    scene.host.press("x", modifiers: .control)
    #expect(folder.draftText == one)
    folder.kill(as: end)
    let next = try LogScene(in: folder)
    #expect(next.lastLine == " a brew that was not added is kept: a goes on with it")
    next.host.type("a")
    #expect(next.lines[1] == " bean        Ha")
    #expect(folder.drafts == [name])
    next.host.type("!")
    #expect(folder.draftText?.contains("bean=Ha!\n") == true)
    #expect(!folder.drafts.contains(name) && folder.drafts.count == 1, "it is in the new file")
    folder.kill(as: end)
    let last = try LogScene(in: folder)
    last.host.type("a")
    last.host.press(.return)
    #expect(last.beans.first == "Ha!", "nothing more was typed")
    #expect(folder.drafts == [])
    #expect(try LogScene(in: folder).lastLine.contains("kept") == false)
  }

  @Test(
    "what a newer version has kept is told and left to it, whatever is typed and kept here",
    arguments: [
      "brewlog-draft 3\n[new brew]\nbean=Newer\n", "brewlog-draft 2\n[new brew]\nstrength=5\n",
    ]
      + ["brewlog-draft 1\n[roaster 7]\nbean=Newer\n"])
  func newer(text: String) throws {
    let folder = LogFolder()
    try folder.add(Brew.three)
    folder.write(text, to: "brewlog.db.draft")
    folder.write(text, to: "brewlog.db.draft-1-killed")
    let scene = try LogScene(in: folder, columns: 160)
    #expect(
      scene.lastLine
        == " what was typed into a newer BrewLog and not saved is left for that: \(folder.log).draft"
    )
    scene.host.type("aHalf way")
    #expect(scene.app.keepDrafts() != nil)
    #expect(LogFolder.text(of: folder.log + ".draft")?.contains("bean=Half way\n") == true)
    let newer = folder.drafts.filter { LogFolder.text(of: folder.path + "/" + $0) == text }
    #expect(newer.count == 2 && newer.contains("brewlog.db.draft-1-killed"))
    let next = try LogScene(in: folder)
    next.host.type("a")
    next.host.press(.return)
    #expect(next.app.keepDrafts() == nil)
    #expect(folder.drafts == newer)
  }

  /// Adds what is typed after some keys, and leaves the draft behind as if the program had been killed before it could
  /// forget it.
  private func killedAfterSaving(_ keys: String) throws -> LogScene {
    let scene = try LogScene(Brew.three)
    scene.host.type(keys)
    let text = try #require(scene.folder.draftText)
    scene.host.press(.return)
    #expect(scene.folder.drafts == [])
    scene.folder.write(text, to: "brewlog.db.draft-1-killed")
    return scene
  }

  @Test(
    "a draft of what was added all the same is none, also where that was taken back since",
    arguments: [("a", false), ("a", true), ("ba", false)])
  func addedAllTheSame(keys: String, isUndone: Bool) throws {
    let folder = try killedAfterSaving(keys + "Twice").folder
    if isUndone { try LogFile(path: folder.log).undo() }
    let next = try LogScene(in: folder)
    #expect(!next.lastLine.contains("kept"))
    #expect(folder.drafts == [])
    next.host.type(keys)
    #expect(next.lines[1].hasPrefix(" bean        ("))
    let file = try LogFile(path: folder.log)
    #expect(try file.brews().count == (keys == "a" && !isUndone ? 4 : 3))
    #expect(try file.bags().count == (keys == "a" ? 0 : 1))
  }

  @Test("where it was changed since, the draft is a change of it; to save it adds no other one")
  func addedAndChanged() throws {
    let folder = try killedAfterSaving("aTwice").folder
    let added = try #require(try folder.brews().first)
    var changed = added
    changed.bean.name = "Once"
    try folder.perform([.editBrew(from: added, to: changed)])
    let next = try LogScene(in: folder)
    #expect(next.lastLine == " a brew's change is kept: e at the brew goes on with it")
    next.host.type("e")
    #expect(next.lines[1] == " bean        Twice")
    next.host.press(.return)
    #expect(
      try folder.brews().map(\.bean.name) == ["Twice", "Kenya AA", "Brühkaffee", "有苦涩味"])
  }

  @Test("two copies that go on with the same draft add one brew, and the second is told")
  func bothGoOn() throws {
    let folder = LogFolder()
    try folder.add(Brew.three)
    let id = Brew.ID()
    folder.write("brewlog-draft 2\n[new brew \(id)]\nbean=Half\n", to: "brewlog.db.draft-1-x")
    let (first, second) = (try LogScene(in: folder), try LogScene(in: folder))
    for scene in [first, second] { scene.host.type("a") }
    first.host.type(" one")
    second.host.type(" two")
    first.host.press(.return)
    second.host.press(.return)
    #expect(
      second.model.draft?.form.problem?.words.contains("bean is “Half one” now; Enter again")
        == true)
    second.host.press(.return)
    #expect(
      second.model.message?.contains("another had made bean “Half one”; u brings that back")
        == true)
    #expect(try folder.brews().count == 4)
    #expect(try folder.brews().first { $0.id == id }?.bean.name == "Half two")
  }

  @Test("what older versions have kept is offered too")
  func older() throws {
    let folder = LogFolder()
    try folder.add(Brew.three)
    folder.write("brewlog-draft 1\n[brew]\nbean=Older\n", to: "brewlog.db.draft")
    let scene = try LogScene(in: folder)
    scene.host.type("a")
    scene.host.press(.return)
    #expect(scene.beans.first == "Older")
    #expect(scene.app.keepDrafts() == nil)
    #expect(!folder.names.contains("brewlog.db.draft"))
  }

  @Test("what is no plain file is no draft, and keeps no start waiting")
  func noPlainFile() throws {
    let folder = LogFolder()
    try folder.add(Brew.three)
    for name in ["brewlog.db.draft", "brewlog.db.draft-7", "brewlog.db.draft.new-7-x"] {
      #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
    }
    mkdir(folder.path + "/brewlog.db.draft-8", 0o700)
    defer { rmdir(folder.path + "/brewlog.db.draft-8") }
    let scene = try LogScene(in: folder)
    #expect(!scene.lastLine.contains("kept"))
    scene.host.type("aHalf way")
    #expect(scene.app.keepDrafts() != nil)
    #expect(LogFolder.text(of: folder.log + ".draft")?.contains("bean=Half way") == true)
  }

  @Test("a change of a brew that is gone is offered as a new one, and once")
  func goneBrew() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("e of mine")
    #expect(scene.app.keepDrafts() != nil)
    try scene.folder.perform([.deleteBrew(Brew.three[0].id)])
    let next = try LogScene(in: scene.folder)
    #expect(
      next.lastLine == " a change of a brew that is gone is kept: a opens it as a new one")
    next.host.press("a")
    #expect(next.lines[0].hasPrefix(" Add a brew"))
    #expect(next.lines[1] == " bean        Kenya AA of mine")
    next.host.press(.return)
    #expect(next.beans.first == "Kenya AA of mine")
    #expect(next.app.keepDrafts() == nil)
    #expect(try LogScene(in: scene.folder).lastLine.contains("kept") == false)
  }

  @Test("it may be thrown away; and one that is deleted while it is changed is told so")
  func goneWhileChanged() throws {
    let scene = try LogScene(Brew.three)
    let other = try LogFile(path: scene.folder.log)
    scene.host.type("e of")
    try scene.folder.perform([.deleteBrew(Brew.three[0].id)])
    scene.host.press(.return)
    #expect(scene.lines.joined().contains("another program has deleted it"))
    try other.undo()
    scene.host.press("s", modifiers: .control)
    #expect(try scene.folder.brews()[0].bean.name == "Kenya AA of")
    scene.host.type("e mine")
    try scene.folder.perform([.deleteBrew(Brew.three[0].id)])
    scene.host.press(.return)
    #expect(scene.lines.joined().contains("or Esc and a open it as a new one"))
    scene.host.press(.escape)
    #expect(scene.lastLine == " not changed, for it is gone; a opens it as a new one")
    scene.host.press("w")
    #expect(scene.lastLine.hasPrefix(" all saved; a change of a brew that is gone"))
    scene.host.press("a")
    scene.host.press("x", modifiers: .control)
    scene.host.press("w")
    #expect(scene.lastLine == " everything is saved")
    #expect(scene.app.keepDrafts() == nil)
  }

  @Test("the same of a bag, and what is kept is counted")
  func goneBag() throws {
    let bag = Bag(Bean("Peru"))
    let scene = try LogScene(Brew.three)
    try scene.folder.perform([.addBag(bag)])
    scene.host.type("e!")
    scene.host.press(.escape)
    scene.host.type("be lot 3")
    scene.host.press(.escape)
    #expect(scene.lastLine == " not changed; e goes on with it")
    try scene.folder.perform([.deleteBag(bag.id)])
    scene.host.press("w")
    #expect(
      scene.model.message
        == "all saved; a change of a bag that is gone is kept: a opens it as a new one; so is one more"
    )
    scene.host.type("a")
    #expect(scene.lines[0] == " Add a bag: its bean is enough")
    #expect(scene.lines[1] == " bean        Peru lot 3")
    scene.host.press(.return)
    #expect(scene.model.bags.rows.map(\.bag.bean.name) == ["Peru lot 3"])
  }

  @Test("what two copies keep is kept of both")
  func keptByTwo() throws {
    let first = try LogScene(Brew.three)
    let second = try LogScene(in: first.folder)
    first.host.type("aAlpha")
    second.host.type("aBeta")
    _ = first.app.keepDrafts()
    _ = second.app.keepDrafts()
    let text = LogFolder.text(of: first.folder.log + ".draft") ?? ""
    #expect(text.contains("bean=Alpha\n") && text.contains("bean=Beta\n"))
  }

  @Test("what another copy of the program is typing is its own")
  func twoCopies() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("aHa")
    let other = try LogScene(in: scene.folder)
    #expect(!other.lastLine.contains("kept"))
  }

  @Test("so does one that ends with forms left unfinished: of several brews and of a bag")
  func several() throws {
    let bag = Bag(Bean("Peru"))
    let scene = try LogScene(Brew.three)
    try scene.folder.perform([.addBag(bag)])
    scene.host.type("e of mine")
    scene.host.press(.escape)
    scene.host.type("je too")
    scene.host.press(.escape)
    scene.host.type("be lot 3")
    #expect(scene.app.keepDrafts() != nil)
    let next = try LogScene(in: scene.folder)
    next.host.type("je")
    #expect(next.lines[1] == " bean        Brühkaffee too")
    next.host.press(.return)
    next.host.type("ke")
    #expect(next.lines[1] == " bean        Kenya AA of mine")
    next.host.press("x", modifiers: .control)
    next.host.type("be")
    #expect(next.lines[1] == " bean        Peru lot 3")
    next.host.press(.escape)
    #expect(next.app.keepDrafts() != nil)
    #expect(
      KeptDraft.read(try #require(next.model.store.file.keptDraft())).map(\.subject)
        == [.bag(bag.id)])
  }

  @Test(
    "adding goes on after an edit in between, and nothing is kept of a form that was only looked at"
  )
  func inBetween() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("aNew one")
    scene.host.press(.escape)
    #expect(scene.lastLine == " not added; a goes on with it" && scene.beans.count == 3)
    scene.host.type("e")
    scene.host.press(.escape)
    scene.host.type("A")
    scene.host.press(.escape)
    scene.host.type("a")
    #expect(scene.lines[1] == " bean        New one")
    scene.host.press("x", modifiers: .control)
    #expect(scene.app.keepDrafts() == nil)
    #expect(access(scene.folder.log + ".draft", F_OK) != 0)
  }

  @Test("the file of drafts is the user's alone, and where it cannot be written the text is told")
  func file() throws {
    let scene = try LogScene()
    scene.host.type("aHalf way")
    #expect(scene.app.keepDrafts() != nil)
    var status = stat()
    #expect(stat(scene.folder.log + ".draft", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let place = "/proc/no such folder/brewlog.db"
    let file = try LogFile(path: place)
    let model = LogModel(try BrewLog(file))
    model.beginAdding()
    model.draft?.form.type("Half way", into: .bean)
    let words = try #require(model.keepDraftsForNextStart())
    #expect(words.contains("cannot be kept"))
    #expect(words.contains("bean=Half way"))
  }
}
