import Glibc
import Testing

@testable import BrewModel

@Suite("What waits outlives the program")
struct LeftBehindTests {
  let folder = TemporaryFolder()

  private var waiting: [String] { folder.names.filter { $0.hasPrefix("brewlog.db.waiting") } }

  /// A log with two brews, out of its place, as it is while nothing can be saved.
  private func unreachable() throws -> BrewLog {
    try LogFile(path: folder.log).fill(2)
    let log = try BrewLog(try LogFile(path: folder.log))
    takeAway()
    return log
  }

  private func takeAway() { rename(folder.log, folder("away")) }
  private func putBack() { rename(folder("away"), folder.log) }

  /// As the files are when the program is killed now: locked by nobody.
  private func kill() throws {
    #expect(waiting.count == 1)
    let path = folder(try #require(waiting.first))
    let text = bytes(of: path)
    unlink(path)
    write(text, to: folder("brewlog.db.waiting-1-killed"))
  }

  @Test("actions as a text: read back as they were, whatever is in them")
  func text() throws {
    let full = Brew.full
    var changed = full
    changed.note = "\u{301}one\r\n\\n two\n"
    changed.tags = []
    changed.rating = nil
    changed.bag = Bag.ID(named: "x")
    var bag = Bag(Bean(" Perú = [x]"))
    bag.cost = Cost(14.5, "EUR")
    bag.extra = "{}"
    let id = changed.id
    let changes: [LogChange] = [
      .addBrew(full), .editBrew(from: full, to: changed), .setFavorite(id, true),
      .setFavorite(id, false), .deleteBrew(id), .restoreBrew(id), .addBag(bag),
      .editBag(from: Bag(id: bag.id, Bean("")), to: bag), .deleteBag(bag.id), .restoreBag(bag.id),
    ]
    let actions = [
      PendingAction(
        action: LogAction("all\nof it", changes), time: Instant(milliseconds: 1_764_556_391_123)),
      PendingAction(action: LogAction("", []), time: Instant(milliseconds: 7)),
    ]
    let text = PendingAction.text(of: actions)
    let back = try #require(PendingAction.read(text))
    #expect(back.map(\.time) == actions.map(\.time))
    #expect(back.map(\.action.name) == ["all\nof it", ""])
    for (one, other) in zip(back[0].action.changes, changes) {
      switch (one, other) {
      case (.addBrew(let one), .addBrew(let other)): #expect(one.isStored(as: other))
      case (.editBrew(let old, let new), .editBrew(let otherOld, let otherNew)):
        #expect(old.isStored(as: otherOld) && new.isStored(as: otherNew))
      default: #expect(one == other)
      }
    }
    #expect(PendingAction.text(of: back) == text)
  }

  @Test(
    "what is not understood is a newer version's, and stays",
    arguments: [
      "", "brewlog-waiting 2\n", "brewlog-waiting 1\nstar brew x\n",
      "brewlog-waiting 1\naction 1 a\nstar tea 7e0c1d2a-7dec-41d0-a765-00a0c91e6bf6\n",
      "brewlog-waiting 1\naction 1 a\nadd brew 7e0c1d2a-7dec-41d0-a765-00a0c91e6bf6\n+strength i 5\n",
      "brewlog-waiting 1\naction 1 a\nboil brew 7e0c1d2a-7dec-41d0-a765-00a0c91e6bf6\n",
      "brewlog-waiting 1\naction 1 a\nstar brew x\n", "brewlog-waiting 1\naction x a\n",
      "brewlog-waiting 1\n+note t x\n",
    ])
  func newer(text: String) throws {
    try LogFile(path: folder.log).fill(1)
    write(Array(text.utf8), to: folder("brewlog.db.waiting-1-x"))
    let log = try BrewLog(try LogFile(path: folder.log))
    let left = try #require(log.takeOverWaiting())
    #expect(left.names == [] && left.notes.count == 1)
    #expect(left.notes[0].hasSuffix("brewlog.db.waiting-1-x: a newer BrewLog has left it there"))
    #expect(waiting == ["brewlog.db.waiting-1-x"] && log.unsaved == nil)
  }

  @Test("it is in a file at once, and in none once it is saved or taken back")
  func file() throws {
    let log = try unreachable()
    #expect(waiting == [])
    try log.setFavorite([log.entries[0]], true)
    #expect(waiting.count == 1)
    #expect(mode(of: folder(waiting[0])) == 0o600)
    #expect(try LogFile(path: folder("away")).abandonedWaiting().isEmpty)
    #expect(BrewLogOfOthers(folder.log).abandoned.isEmpty, "it is the program's as long as it runs")
    try log.undo()
    #expect(waiting == [])
    try log.delete([log.entries[1]])
    putBack()
    #expect(log.retry() == nil)
    #expect(waiting == [] && log.keepFailure == nil)
  }

  @Test(
    "a killed program loses nothing: the next one saves it, and undo takes it back")
  func killed() throws {
    let log = try unreachable()
    let ids = log.entries.map(\.id)
    try log.setFavorite([log.entries[0]], true)
    try log.edit(log.entries[1]) { $0.dose = 17 }
    try log.add(Bag(Bean("Peru")))
    try kill()
    putBack()
    let next = try BrewLog(try LogFile(path: folder.log))
    let left = try #require(next.takeOverWaiting())
    #expect(left.names == ["star Kenya AA", "edit Kenya AA", "add a bag of Peru"] && left.isSaved)
    #expect(next.entry(ids[0])?.isFavorite == true && next.entry(ids[1])?.brew.dose == 17)
    #expect(next.bags.map(\.bean.name) == ["Peru"])
    #expect(waiting == [] && next.unsaved == nil)
    #expect(try LogFile(path: folder.log).brew(ids[1])?.dose == 17)
    #expect(try next.undo() == "add a bag of Peru")
    #expect(next.takeOverWaiting() == nil)
  }

  @Test("what was written all the same, by the killed program or another one, is not written again")
  func writtenBefore() throws {
    let log = try unreachable()
    let new = Brew.specimen(9, "New")
    try log.add(new)
    try log.setFavorite([log.entries[1]], true)
    try kill()
    putBack()
    #expect(log.retry() == nil, "it was killed only now")
    let other = try LogFile(path: folder.log)
    try other.perform(LogAction("delete", [.deleteBrew(new.id)]))
    try other.perform(LogAction("unstar", [.setFavorite(log.entries[1].id, false)]))
    let next = try BrewLog(try LogFile(path: folder.log))
    #expect(next.takeOverWaiting()?.isSaved == true)
    #expect(next.entry(new.id) == nil && !next.entries.contains(where: \.isFavorite))
    #expect(try other.actions(limit: 9).count == 5)
    #expect(waiting == [])
  }

  @Test("where it still cannot be saved it waits on, in a file of the new program")
  func stillHeld() throws {
    let log = try unreachable()
    try log.setFavorite([log.entries[0]], true)
    try kill()
    putBack()
    let other = try Database(path: folder.log, .readWrite)
    try other.run("BEGIN IMMEDIATE")
    let next = try BrewLog(try LogFile(path: folder.log))
    #expect(next.takeOverWaiting()?.isSaved == false)
    #expect(next.unsaved?.names == ["star Kenya AA"] && next.entries[0].isFavorite)
    #expect(waiting.count == 1 && waiting != ["brewlog.db.waiting-1-killed"])
    try other.run("ROLLBACK")
    #expect(next.retry() == nil)
    #expect(waiting == [])
    #expect(try LogFile(path: folder.log).brews()[0].isFavorite)
  }

  @Test("without a log a change waits for it; what makes all that it needs begins a new one")
  func noLog() throws {
    let log = try unreachable()
    try log.setFavorite([log.entries[0]], true)
    try kill()
    let next = try BrewLog(try LogFile(path: folder.log))
    #expect(next.takeOverWaiting()?.notes.count == 1)
    #expect(waiting == ["brewlog.db.waiting-1-killed"] && next.unsaved == nil)
    unlink(folder(waiting[0]))
    let action = LogAction("add First", [.addBrew(.specimen(0, "First"))])
    let text = PendingAction.text(of: [PendingAction(action: action, time: .now)])
    write(Array(text.utf8), to: folder("brewlog.db.waiting-1-first"))
    let first = try BrewLog(try LogFile(path: folder.log))
    #expect(first.takeOverWaiting()?.isSaved == true)
    #expect(try LogFile(path: folder.log).brews().map(\.bean.name) == ["First"])
  }

  @Test(
    "what was taken back while it waited is done again, in the order of the undos")
  func redo() throws {
    let log = try unreachable()
    let (one, two) = (log.entries[0], log.entries[1])
    try log.setFavorite([one], true)
    try log.setFavorite([two], true)
    #expect(try log.undo() == "star Kenya AA" && log.undo() == "star Kenya AA")
    #expect(!one.isFavorite && !two.isFavorite && log.unsaved == nil)
    #expect(try log.redo() == "star Kenya AA")
    #expect(one.isFavorite && !two.isFavorite && log.unsaved?.names.count == 1)
    #expect(try log.redo() != nil && log.redo() == nil)
    #expect(two.isFavorite && log.unsaved?.names.count == 2 && waiting.count == 1)
    try log.undo()
    putBack()
    #expect(log.retry() == nil)
    #expect(try log.undo() == "star Kenya AA")
    #expect(!one.isFavorite)
    #expect(try log.redo() == "star Kenya AA")
    #expect(one.isFavorite && !two.isFavorite, "what the file has undone last comes first")
    #expect(try log.redo() == "star Kenya AA")
    #expect(two.isFavorite)
    #expect(try LogFile(path: folder.log).brews().map(\.isFavorite) == [true, true])
    #expect(try log.redo() == nil)
  }

  @Test("a new action leaves nothing to be done again")
  func redoAfterAction() throws {
    let log = try unreachable()
    try log.setFavorite([log.entries[0]], true)
    try log.undo()
    try log.setFavorite([log.entries[1]], true)
    #expect(try log.redo() == nil)
    #expect(!log.entries[0].isFavorite)
  }

  @Test("what a save takes the place of unseen is told, with what it was")
  func overwritten() throws {
    let log = try unreachable()
    let old = log.entries[0].brew
    try log.edit(log.entries[0]) {
      $0.dose = 17
      $0.note = "mine"
      $0.drink = "Cappuccino"
    }
    putBack()
    var theirs = old
    theirs.dose = 16
    theirs.note = "mine"
    theirs.method = Method("V60")
    try LogFile(path: folder.log).perform(LogAction("x", [.editBrew(from: old, to: theirs)]))
    #expect(log.retry() == nil)
    let found = log.takeOverwritten()
    #expect(found.map(\.name) == ["Kenya AA"])
    #expect(found[0].texts(in: .metric).map(\.key) == ["dose"])
    #expect(found[0].texts(in: .metric).map(\.text) == ["16"])
    #expect(log.takeOverwritten().isEmpty)
    #expect(log.entries[0].brew.dose == 17 && log.entries[0].brew.method.name == "V60")
    #expect(try log.undo() == "edit Kenya AA")
    #expect(log.entries[0].brew.dose == 16)
  }
}

/// What another program sees of the files beside a log that is not in its place.
private struct BrewLogOfOthers {
  let abandoned: [String]

  init(_ path: String) {
    abandoned = (try? LogFile(path: path).abandonedWaiting().map(\.path)) ?? []
  }
}
