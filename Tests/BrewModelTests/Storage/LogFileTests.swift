import BrewModel
import Glibc
import Testing

@Suite("Log file")
struct LogFileTests {
  let folder = TemporaryFolder()

  @Test("opening, reading and closing a log that does not exist makes nothing")
  func nothingMade() throws {
    let log = try BrewLog(try LogFile(path: folder("deep/er/brewlog.db")))
    #expect(log.entries.isEmpty && log.isComplete && log.bags.isEmpty)
    #expect(log.rows(searching: "x").isEmpty)
    #expect(try log.file.undoable() == nil)
    #expect(try log.undo() == nil)
    #expect(!log.refresh())
    #expect(folder.names.isEmpty)
  }

  @Test("the first action makes the file, for the user alone, and its folders")
  func madePrivate() throws {
    let mask = umask(0o002)
    defer { umask(mask) }
    let file = try LogFile(path: folder("deep/er/brewlog.db"))
    for _ in 0..<2 { try file.fill(1) }
    #expect(mode(of: folder("deep")) == 0o700)
    #expect(mode(of: folder("deep/er")) == 0o700)
    #expect(mode(of: folder("deep/er/brewlog.db")) == 0o600)
    let copies = file.copies()
    #expect(copies.count == 1)
    #expect(mode(of: copies[0].path) == 0o600)
    #expect(TemporaryFolder.names(in: folder("deep/er")).count == 2)
  }

  @Test("what is edited and not there comes in: it may have waited while an older copy came back")
  func editOfMissing() throws {
    let file = try LogFile(path: folder.log)
    let old = Brew.specimen(7)
    var new = old
    new.note = "typed"
    #expect(try file.perform(LogAction("edit", [.editBrew(from: old, to: new)])))
    #expect(try file.brews() == [new])
    try file.undo()
    #expect(try file.brews() == [])
  }

  @Test("a brew comes back with every field, a bag too")
  func roundTrip() throws {
    let file = try LogFile(path: folder.log)
    var bag = Bag(Bean("Kenya", roaster: "Quijote"))
    bag.roast = RoastDates(roasted: CivilDay("2026-11-01"))
    bag.weight = 250
    bag.cost = Cost(12.5, "EUR")
    bag.isFinished = true
    bag.note = "good"
    bag.extra = "{}"
    var brew = Brew.full
    brew.bag = bag.id
    brew.dose = Grams(0.1 + 0.2)
    let bare = Brew(Bean(""), at: ZonedTime(Instant(milliseconds: -1), offset: -90))
    try file.perform(LogAction("add", [.addBag(bag), .addBrew(brew), .addBrew(bare)]))
    let again = try LogFile(path: folder.log)
    #expect(try again.brew(brew.id) == brew)
    #expect(try again.bag(bag.id) == bag)
    #expect(try again.brews() == [brew, bare])
    #expect(try again.bags() == [bag])
    #expect(try again.check().isEmpty)
  }

  @Test("the file says whose it is, has a rollback journal, and no other file stays beside it")
  func header() throws {
    for _ in 0..<2 { try LogFile(path: folder.log).fill(3) }
    let header = bytes(of: folder.log).prefix(100)
    #expect(Array(header[68..<72]) == Array("BREW".utf8))
    #expect(Array(header[60..<64]) == [0, 0, 0, 1])
    // 1 and 1: neither write nor read version is that of a write-ahead log.
    #expect(Array(header[18..<20]) == [1, 1])
    #expect(folder.names.map { $0.prefix(18) } == ["brewlog.db", "brewlog.db.daily-2"])
  }

  @Test("reading leaves bytes and times alone")
  func readingLeavesAlone() throws {
    try LogFile(path: folder.log).fill(300)
    let before = FileState(folder.log)
    let names = folder.names
    do {
      let log = try BrewLog(try LogFile(path: folder.log))
      try log.loadAll()
      _ = log.rows(searching: "kenya")
      log.refresh()
      #expect(log.entries.count == 300)
      #expect(try log.file.check().isEmpty)
      #expect(try log.file.actions(limit: 9).count == 1)
      #expect(try log.file.updates(since: 0).brews.count == 300)
    }
    #expect(FileState(folder.log) == before)
    #expect(folder.names == names)
  }

  @Test("an action that changes nothing is not recorded")
  func noChange() throws {
    let file = try LogFile(path: folder.log)
    let brew = try file.fill(1)[0]
    #expect(try !file.perform(LogAction("unstar", [.setFavorite(brew.id, false)])))
    #expect(try !file.perform(LogAction("same", [.editBrew(from: brew, to: brew)])))
    #expect(
      try !file.perform(
        LogAction("nobody", [.deleteBrew(Brew.ID()), .setFavorite(Brew.ID(), true)])))
    #expect(try file.undoable()?.name == "fill")
  }

  @Test("a star is set, not toggled: two copies that set it agree")
  func starIsSet() throws {
    let first = try LogFile(path: folder.log)
    let brew = try first.fill(1)[0]
    let second = try LogFile(path: folder.log)
    #expect(try first.perform(LogAction("star", [.setFavorite(brew.id, true)])))
    #expect(try !second.perform(LogAction("star", [.setFavorite(brew.id, true)])))
    #expect(try first.brew(brew.id)?.isFavorite == true)
  }

  @Test("two edits of different fields from the same beginning are both kept")
  func editsMerge() throws {
    let file = try LogFile(path: folder.log)
    let brew = try file.fill(1)[0]
    var noted = brew
    noted.note = "fruity"
    var rated = brew
    rated.rating = Rating(4)
    try file.perform(LogAction("note", [.editBrew(from: brew, to: noted)]))
    try LogFile(path: folder.log).perform(LogAction("rate", [.editBrew(from: brew, to: rated)]))
    noted.rating = Rating(4)
    #expect(try file.brew(brew.id) == noted)
  }

  @Test("a symbolic link stays one, and its target is the log")
  func links() throws {
    let target = TemporaryFolder()
    symlink(target("real.db"), folder("link.db"))
    symlink("link.db", folder.log)
    let file = try LogFile(path: folder.log)
    for _ in 0..<2 { try file.fill(1) }
    #expect(status(of: folder.log).st_mode & S_IFMT == S_IFLNK)
    #expect(status(of: folder("link.db")).st_mode & S_IFMT == S_IFLNK)
    #expect(status(of: target("real.db")).st_mode & S_IFMT == S_IFREG)
    // Copies are beside the file itself.
    #expect(folder.names == ["brewlog.db", "link.db"])
    #expect(target.names.count == 2)
    #expect(try LogFile(path: target("real.db")).brewCount() == 2)
    try LogFile.restore(file.copies()[0].path, at: folder.log)
    #expect(status(of: folder.log).st_mode & S_IFMT == S_IFLNK)
  }

  @Test("links in a circle, folders and devices are refused")
  func refused() throws {
    symlink("b", folder("a"))
    symlink("a", folder("b"))
    for (path, reason) in [
      (folder("a"), "symbolic links lead in a circle"), (folder.path, "it is a folder, not a log"),
      ("/dev/null", "it is no plain file, not a log"),
    ] {
      do throws(LogFileError) {
        _ = try LogFile(path: path)
        Issue.record("\(path) was opened")
      } catch { #expect(error.reason == reason) }
    }
  }

  @Test("where the log is")
  func location() throws {
    let home = ["HOME": "/h"]
    #expect(try LogLocation.path(environment: home) == "/h/.local/share/brewlog/brewlog.db")
    #expect(
      try LogLocation.path(environment: ["HOME": "/h", "XDG_DATA_HOME": "/x"])
        == "/x/brewlog/brewlog.db")
    #expect(
      try LogLocation.path(environment: ["HOME": "/h", "XDG_DATA_HOME": "x"])
        == "/h/.local/share/brewlog/brewlog.db")
    #expect(try LogLocation.path(environment: ["BREWLOG_LOG": "l", "HOME": "/h"]) == "l")
    #expect(try LogLocation.path(given: "g", environment: ["BREWLOG_LOG": "l"]) == "g")
    #expect(throws: LogFileError.self) { try LogLocation.path(environment: [:]) }
    #expect(throws: LogFileError.self) { try LogLocation.path(environment: ["HOME": ""]) }
  }

  @Test("a clock that is wrong, and a huge note, are no reason to fail")
  func oddValues() throws {
    let clock = TestClock("1970-01-01T00:00:01Z")
    let file = try LogFile(path: folder.log, clock: { clock.now })
    var brew = Brew(Bean("x"), at: ZonedTime(clock.now, offset: 0))
    brew.note = String(repeating: "ü", count: 500_000)
    try file.perform(LogAction("add", [.addBrew(brew)]))
    clock.now = ZonedTime("9999-12-31T23:59:59Z")!.instant
    try file.perform(LogAction("star", [.setFavorite(brew.id, true)]))
    clock.now = Instant(milliseconds: .max / 2)
    try file.perform(LogAction("unstar", [.setFavorite(brew.id, false)]))
    #expect(try file.brew(brew.id) == brew)
  }

  @Test("a long action can be stopped: nothing of it is there")
  func cancelled() throws {
    let file = try LogFile(path: folder.log)
    try file.fill(1)
    let action = LogAction("import", (0..<1_000).map { .addBrew(.specimen($0)) })
    var seen: [Int] = []
    do throws(LogFileError) {
      _ = try file.performImport(action) { done, total in
        seen.append(done)
        return done < total / 2
      }
      Issue.record("not stopped")
    } catch { #expect(error.reason == "cancelled; nothing was changed") }
    #expect(seen == [256, 512])
    #expect(try file.brewCount() == 1)
    #expect(try file.undoable()?.name == "fill")
  }

  @Test("what breaks the rules of the file is rejected, not tried again for ever")
  func rejected() throws {
    let file = try LogFile(path: folder.log)
    var brew = Brew.specimen(0)
    brew.bag = Bag.ID()
    do throws(LogFileError) {
      _ = try file.perform(LogAction("add", [.addBrew(brew)]))
      Issue.record("was taken")
    } catch { #expect(!error.isPassing) }
    #expect(try file.brewCount() == 0)
  }
}
