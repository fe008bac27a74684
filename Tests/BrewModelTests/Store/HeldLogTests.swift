import Glibc
import Testing

@testable import BrewModel

@Suite("A log that another program holds")
struct HeldLogTests {
  let folder = TemporaryFolder()

  private func log() throws -> (log: BrewLog, other: Database) {
    try LogFile(path: folder.log).fill(2)
    let log = try BrewLog(try LogFile(path: folder.log))
    return (log, try Database(path: folder.log, .readWrite))
  }

  @Test("for whoever sits before a screen it is waited for a moment, and else five seconds")
  func patience() throws {
    let (log, other) = try log()
    func patience(of file: LogFile) throws -> Int? {
      try file.database?.integer("PRAGMA busy_timeout")
    }
    #expect(try patience(of: log.file) == 40)
    #expect(try patience(of: LogFile(path: folder.log)) == 5_000, "a command may wait")
    #expect(try log.file.waiting(milliseconds: 0) { () throws in try patience(of: log.file) } == 0)
    try other.run("BEGIN EXCLUSIVE")
    #expect(!log.refresh())
    #expect(log.problem == "another program holds the log; try again")
    #expect(log.isWaiting && log.mayBeOutdated)
    #expect(log.retry() == nil, "nothing is to be saved")
    try other.run("ROLLBACK")
    #expect(!log.refresh())
    #expect(log.problem == nil && !log.isWaiting)
    #expect(try patience(of: log.file) == 40)
  }

  @Test("so it is where another file has come into the place, and what cannot be saved then waits")
  func patienceOfKeys() throws {
    let (log, _) = try log()
    try log.file.backUp(to: folder("copy.db"))
    try LogFile.restore(folder("copy.db"), at: folder.log)
    #expect(log.refresh())
    #expect(try log.file.database?.integer("PRAGMA busy_timeout") == 40)
    let other = try Database(path: folder.log, .readWrite)
    try other.run("BEGIN IMMEDIATE")
    guard case .kept(let error) = try log.setFavorite([log.entries[0]], true) else {
      Issue.record("was saved")
      return
    }
    #expect(error.isHeld && log.unsaved?.names == ["star Kenya AA"])
    try other.run("ROLLBACK")
    #expect(log.retry() == nil)
  }

  @Test("what waits knows since when, and which records it is about")
  func waiting() throws {
    let (log, other) = try log()
    _ = other
    rename(folder.log, folder("away"))
    let bag = Bag(Bean("Peru"))
    let before = Instant.now
    try log.add(bag)
    try log.setFavorite([log.entries[0]], true)
    let unsaved = try #require(log.unsaved)
    #expect(unsaved.names == ["add a bag of Peru", "star \(log.entries[0].brew.bean.name)"])
    #expect(unsaved.bags == [bag.id] && unsaved.brews == [log.entries[0].id])
    #expect(before <= unsaved.since && unsaved.since <= .now)
    #expect(log.isWaiting)
    rename(folder("away"), folder.log)
    #expect(log.retry() == nil)
    #expect(log.unsaved == nil && !log.isWaiting)
  }

  @Test("what waits goes on waiting while another program's file stands in the log's place")
  func foreign() throws {
    let (log, _) = try log()
    rename(folder.log, folder("away"))
    try log.setFavorite([log.entries[0]], true)
    try Database(path: folder.log, .create).run("CREATE TABLE theirs (a)")
    #expect(log.retry()?.names.count == 1)
    try log.setFavorite([log.entries[1]], true)
    #expect(log.retry()?.names.count == 2 && log.takeRefused().isEmpty)
    rename(folder("away"), folder.log)
    #expect(log.retry() == nil)
    #expect(try LogFile(path: folder.log).brews().map(\.isFavorite) == [true, true])
  }

  @Test("what the file refuses for good is told, and is not shown as if it were saved")
  func refused() throws {
    let (log, other) = try log()
    try other.run(
      """
      CREATE TRIGGER no_stars BEFORE UPDATE ON brew WHEN new.favorite BEGIN
        SELECT RAISE(ABORT, 'no stars here');
      END
      """)
    rename(folder.log, folder("away"))
    let entry = log.entries[0]
    try log.setFavorite([entry], true)
    #expect(entry.isFavorite)
    rename(folder("away"), folder.log)
    #expect(log.retry() == nil)
    let refused = log.takeRefused()
    #expect(refused.map(\.names) == [["star \(entry.brew.bean.name)"]])
    #expect(refused.first?.error.reason == "the log does not take this: no stars here")
    #expect(!entry.isFavorite && log.takeRefused().isEmpty)
  }

  @Test("a log that was found read-only is written once it may be", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    try LogFile(path: folder.log).fill(2)
    chmod(folder.log, 0o400)
    let log = try BrewLog(try LogFile(path: folder.log))
    #expect(throws: LogActionError.self) { try log.setFavorite([log.entries[0]], true) }
    #expect(log.problem != nil && !log.isWaiting)
    chmod(folder.log, 0o600)
    log.refresh()
    #expect(log.problem == nil)
    try log.setFavorite([log.entries[0]], true)
    #expect(log.unsaved == nil)
  }
}
