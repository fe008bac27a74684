import SeededRandom
import BrewModel
import Glibc
import Observation
import Testing

@Suite("Log of the screen")
struct BrewLogTests {
  let folder = TemporaryFolder()

  private func log(_ count: Int, first: Int = BrewLog.firstPage) throws -> BrewLog {
    try LogFile(path: folder.log).fill(count)
    return try BrewLog(try LogFile(path: folder.log), first: first)
  }

  @Test(
    "the newest brews come first; the rest follows in pages, in order and once",
    arguments: [1, 7, 100])
  func pages(size: Int) throws {
    let log = try log(100, first: 10)
    #expect(log.entries.count == 10 && !log.isComplete)
    #expect(log.entries[0].brew.brewedAt == Brew.specimen(99).brewedAt)
    while try log.loadMore(size) {}
    #expect(log.isComplete)
    #expect(log.entries.map(\.brew) == (try log.file.brews()))
    #expect(try !log.loadMore())
  }

  @Test("a star tells the readers of that star alone")
  func starAlone() throws {
    let log = try log(3)
    let fired = Readers(log)
    try log.setFavorite([log.entries[1]], true)
    #expect(fired.names == ["star 1"])
    #expect(log.entries.map(\.isFavorite) == [false, true, false])
    #expect(log.entries[1].brew.isFavorite)
  }

  @Test("a star that another copy sets tells the readers of that star alone, at the next refresh")
  func otherStar() throws {
    let log = try log(3)
    let fired = Readers(log)
    #expect(!log.refresh())
    try LogFile(path: folder.log).perform(
      LogAction("star", [.setFavorite(log.entries[2].id, true)]))
    #expect(fired.names.isEmpty)
    #expect(log.refresh())
    #expect(fired.names == ["star 2"])
    #expect(!log.refresh())
  }

  @Test("an edit tells the readers of that brew alone, an undo of it too")
  func edit() throws {
    let log = try log(3)
    var fired = Readers(log)
    try log.edit(log.entries[0]) { $0.note = "fruity" }
    #expect(fired.names == ["brew 0"])
    fired = Readers(log)
    #expect(try log.undo() == "edit Kenya AA")
    #expect(fired.names == ["brew 0"])
    #expect(log.entries[0].brew.note.isEmpty)
    fired = Readers(log)
    #expect(try log.redo() == "edit Kenya AA")
    #expect(fired.names == ["brew 0"])
  }

  @Test(
    "a new brew, a deleted one and one at another time tell the list, and the brews keep their objects"
  )
  func list() throws {
    let log = try log(3)
    let objects = log.entries
    var fired = Readers(log)
    try log.add(Brew(Bean("New"), at: ZonedTime("2026-11-30T07:01:30Z")!))
    #expect(fired.names == ["list"])
    #expect(log.entries.map(\.brew.bean.name) == ["Kenya AA", "New", "Kenya AA", "Kenya AA"])
    fired = Readers(log)
    try log.delete([objects[0]])
    #expect(fired.names == ["list"])
    #expect(log.entries.map(\.brew.bean.name) == ["New", "Kenya AA", "Kenya AA"])
    #expect(log.entry(objects[0].id) == nil)
    fired = Readers(log)
    try log.edit(objects[2]) { $0.brewedAt = ZonedTime("2026-11-30T09:00:00Z")! }
    #expect(fired.names == ["list", "brew 2"])
    #expect(log.entries[0] === objects[2])
    #expect(log.entries.map(\.brew) == (try log.file.brews()))
    try log.undo()
    try log.undo()
    #expect(log.entries.count == 4)
    #expect(log.entries.map(\.brew) == (try log.file.brews()))
  }

  @Test("values that cannot be are refused, unless they were there before")
  func refused() throws {
    let log = try log(1)
    var brew = Brew.specimen(5)
    brew.dose = 9_000
    do throws(LogActionError) {
      try log.add(brew)
      Issue.record("was taken")
    } catch {
      #expect(error.description == "dose: 9000 g is not possible: it must lie within 0.1 … 2000 g")
    }
    #expect(throws: LogActionError.self) { try log.edit(log.entries[0]) { $0.bean.name = "" } }
    try log.perform(LogAction("import", [.addBrew(brew)]))
    try log.edit(log.entries[0]) { $0.note = "kept" }
    #expect(log.entries[0].brew.note == "kept" && log.entries[0].brew.dose == 9_000)
  }

  @Test("a bag's new name is that of its brews too, in one action")
  func bags() throws {
    let log = try log(2)
    let bag = Bag(Bean("Peeu"))
    try log.add(bag)
    for entry in log.entries {
      try log.edit(entry) {
        $0.bag = bag.id
        $0.bean = Bean("Peeu")
      }
    }
    try log.edit(log.bags[0]) { $0.bean = Bean("Peru", roaster: "Quijote") }
    #expect(log.bags[0].bean == Bean("Peru", roaster: "Quijote"))
    #expect(log.bag(bag.id) == log.bags[0])
    #expect(log.entries.allSatisfy { $0.brew.bean == log.bags[0].bean })
    try log.undo()
    #expect(log.bags[0].bean.name == "Peeu")
    #expect(log.entries.allSatisfy { $0.brew.bean.name == "Peeu" })
  }

  @Test("what cannot be saved is shown, said, and saved by the next action")
  func unsaved() throws {
    let log = try log(2)
    rename(folder.log, folder("away"))
    let entry = log.entries[0]
    guard case .kept = try log.setFavorite([entry], true) else {
      Issue.record("was saved")
      return
    }
    try log.edit(entry) { $0.note = "kept" }
    try log.add(.specimen(9, "New"))
    #expect(entry.isFavorite && entry.brew.note == "kept" && log.entries.count == 3)
    #expect(log.unsaved?.names == ["star Kenya AA", "edit Kenya AA", "add New"])
    #expect(log.unsaved?.brews == [entry.id, log.entries[0].id])
    #expect(log.retry()?.names.count == 3)
    rename(folder("away"), folder.log)
    guard case .saved = try log.setFavorite([log.entries[2]], true) else {
      Issue.record("was not saved")
      return
    }
    #expect(log.unsaved == nil)
    let brews = try LogFile(path: folder.log).brews()
    #expect(brews == log.entries.map(\.brew))
    #expect(brews.map(\.note) == ["", "kept", ""])
    #expect(brews.map(\.isFavorite) == [false, true, true])
  }

  @Test("what cannot be saved is undone in memory first")
  func undoUnsaved() throws {
    let log = try log(2)
    let entry = log.entries[0]
    rename(folder.log, folder("away"))
    try log.setFavorite([entry], true)
    try log.add(.specimen(9, "New"))
    #expect(try log.undo() == "add New")
    #expect(log.entries.count == 2 && log.unsaved?.names == ["star Kenya AA"])
    try log.discardUnsaved()
    #expect(!entry.isFavorite && log.unsaved == nil)
    rename(folder("away"), folder.log)
    #expect(try log.undo() == "fill")
    #expect(log.entries.isEmpty)
  }

  @Test("a pending change stays on top of what another copy writes")
  func pendingAndRefresh() throws {
    let log = try log(2)
    let entry = log.entries[0]
    rename(folder.log, folder("away"))
    try log.edit(entry) { $0.note = "mine" }
    rename(folder("away"), folder.log)
    var theirs = entry.brew
    theirs.note = ""
    var rated = theirs
    rated.rating = Rating(5)
    try LogFile(path: folder.log).perform(LogAction("rate", [.editBrew(from: theirs, to: rated)]))
    #expect(log.refresh())
    #expect(entry.brew.note == "mine" && entry.brew.rating == Rating(5))
    #expect(log.retry() == nil)
    #expect(try log.file.brew(entry.id) == entry.brew)
  }

  @Test("another file in the place is read, and brews in both keep their objects")
  func replaced() throws {
    let log = try log(3)
    let objects = log.entries
    try log.file.backUp(to: folder("copy.db"))
    try log.setFavorite([objects[0]], true)
    try log.add(.specimen(9, "New"))
    let fired = Readers(log)
    try LogFile.restore(folder("copy.db"), at: folder.log)
    #expect(log.refresh())
    #expect(log.entries.map(ObjectIdentifier.init) == objects.map(ObjectIdentifier.init))
    #expect(!objects[0].isFavorite)
    #expect(fired.names == ["list", "star 1"])
    try log.setFavorite([objects[2]], true)
    #expect(try LogFile(path: folder.log).brews().map(\.isFavorite) == [false, false, true])
  }

  @Test("random changes by two copies leave both with what is in the file", arguments: [1, 2, 3])
  func twoCopies(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let first = try log(30, first: 5)
    let second = try BrewLog(try LogFile(path: folder.log), first: 12)
    for step in 0..<200 {
      let log = Bool.random(using: &random) ? first : second
      let entry = log.entries.randomElement(using: &random)
      switch (Int.random(in: 0..<9, using: &random), entry) {
      case (0, _): try log.add(.specimen(Int.random(in: 0..<40, using: &random), "New \(step)"))
      case (1, let entry?): try log.delete([entry])
      case (2, _): try log.undo()
      case (3, _): try log.redo()
      case (4, let entry?):
        let time = Brew.specimen(Int.random(in: 0..<40, using: &random)).brewedAt
        try log.edit(entry) { $0.brewedAt = time }
      case (5, let entry?): try log.edit(entry) { $0.note = "\(step)" }
      case (6, _): try log.loadMore(4)
      case (_, let entry?): try log.setFavorite([entry], !entry.isFavorite)
      default: break
      }
      let other = log === first ? second : first
      other.refresh()
      for copy in [first, second] {
        let saved = try copy.file.brews(limit: copy.isComplete ? nil : copy.entries.count)
        #expect(copy.entries.map(\.brew) == saved, "seed \(seed), step \(step)")
      }
    }
  }
}

/// Who was told to read again, of one reader for each star, each brew, and the list.
private final class Readers {
  private(set) var names: [String] = []

  init(_ log: BrewLog) {
    for (index, entry) in log.entries.enumerated() {
      read("star \(index)") { _ = entry.isFavorite }
      read("brew \(index)") { _ = entry.brew }
    }
    read("list") { _ = log.entries }
  }

  private func read(_ name: String, _ body: () -> Void) {
    withObservationTracking(body) {
      MainActor.assumeIsolated { self.names.append(name) }
    }
  }
}
