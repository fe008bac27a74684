import Testing

@testable import BrewModel

@Suite("Versions of the file")
struct VersionTests {
  let folder = TemporaryFolder()

  /// A version after this one, as a migration would make it.
  private var next: LogSchema {
    LogSchema(
      migrations: LogSchema.current.migrations + [
        LogSchema.Migration(
          sql: "CREATE TABLE later (x INTEGER) STRICT; UPDATE brew SET note = note || '!'")
      ])
  }

  @Test(
    "reading an older file shows it as it will be and leaves it alone; the first action migrates it, after a copy"
  )
  func migration() throws {
    try LogFile(path: folder.log).fill(2)
    let before = FileState(folder.log)
    let clock = TestClock("2026-11-30T12:00:00Z")
    let file = try LogFile(path: folder.log, schema: next, clock: { clock.now })
    #expect(try file.brews().map(\.note) == ["!", "!"])
    #expect(file.access == .writable)
    #expect(FileState(folder.log) == before)
    try file.perform(LogAction("add", [.addBrew(.specimen(9))]))
    #expect(try file.brews().map(\.note) == ["", "!", "!"])
    #expect(try Database(path: folder.log, .readOnly).integer("PRAGMA user_version") == 2)
    let copy = try #require(file.copies().first { $0.kind == .beforeMigration })
    #expect(try Database(path: copy.path, .readOnly).integer("PRAGMA user_version") == 1)
    #expect(try LogFile(path: copy.path).brewCount() == 2)
    #expect(try file.undo()?.name == "add")
    #expect(try file.undo()?.name == "fill")
  }

  @Test(
    "a migration that is not wanted any more leaves the file as it was, while it is opened and at the first action"
  )
  func cancelled() throws {
    try LogFile(path: folder.log).fill(3_000)
    let before = FileState(folder.log)
    func isCancelled(_ body: () throws -> Void) -> Bool {
      do { try body() } catch let error as LogFileError {
        if case .cancelled = error.problem { return true }
      } catch {}
      return false
    }
    #expect(
      isCancelled {
        _ = try LogFile(path: folder.log, schema: next, isWorkWanted: { false })
      })
    let file = try LogFile(path: folder.log, schema: next)
    // At each of the first moments at which it asks.
    for moment in 0..<5 {
      var asked = 0
      file.isWorkWanted = {
        asked += 1
        return asked <= moment
      }
      #expect(isCancelled { try file.perform(LogAction("add", [.addBrew(.specimen(1))])) })
      #expect(FileState(folder.log) == before)
    }
    file.isWorkWanted = nil
    try file.perform(LogAction("add", [.addBrew(.specimen(9_999))]))
    #expect(try file.brewCount() == 3_001)
  }

  @Test("a file that another copy migrates meanwhile is read from then on")
  func migratedByOther() throws {
    try LogFile(path: folder.log).fill(1)
    let reader = try LogFile(path: folder.log, schema: next)
    let generation = reader.generation
    #expect(try reader.brewCount() == 1)
    #expect(reader.generation == generation)
    try LogFile(path: folder.log, schema: next).fill(1)
    #expect(try reader.brewCount() == 2)
    #expect(reader.generation == generation + 1)
  }

  @Test("a newer file is shown, not changed, with a sentence that says so")
  func newer() throws {
    try LogFile(path: folder.log, schema: next).fill(3)
    let before = FileState(folder.log)
    let names = folder.names
    let log = try BrewLog(try LogFile(path: folder.log))
    #expect(log.entries.count == 3)
    #expect(log.file.access == .readOnly(.newerVersion(2, known: 1)))
    let sentence = try #require(log.problem)
    #expect(
      sentence
        == "a newer BrewLog has written this log (version 2, this one knows 1): it is shown, not changed; "
        + "update BrewLog to change it")
    #expect(throws: LogActionError.self) { try log.setFavorite(log.entries, true) }
    #expect(throws: LogFileError.self) { try log.undo() }
    #expect(log.entries.allSatisfy { !$0.isFavorite } && log.unsaved == nil)
    #expect(FileState(folder.log) == before)
    #expect(folder.names == names)
  }

  @Test("a migration that fails changes nothing")
  func failing() throws {
    try LogFile(path: folder.log).fill(2)
    let before = try Database(path: folder.log, .readOnly).integer("PRAGMA schema_version")
    let broken = LogSchema(
      migrations: next.migrations + [LogSchema.Migration(sql: "CREATE TABLE brew (x)")])
    #expect(throws: LogFileError.self) { try LogFile(path: folder.log, schema: broken) }
    let database = try Database(path: folder.log, .readWrite)
    #expect(throws: DatabaseError.self) { try broken.migrate(database) }
    #expect(try database.integer("PRAGMA schema_version") == before)
    #expect(try LogFile(path: folder.log).brewCount() == 2)
  }

  @Test("the columns that are written are those of the schema, in the tables and their images")
  func columns() throws {
    let database = try Database(path: ":memory:", .create)
    try LogSchema.current.migrate(database)
    func names(_ table: String) throws -> [String] {
      var names: [String] = []
      try database.each("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
        names.append($0.text())
      }
      return names
    }
    #expect(try names("brew") == ["id"] + Brew.columns + ["revision", "deleted_at"])
    #expect(try names("bag") == ["id"] + Bag.columns + ["revision", "deleted_at"])
    #expect(try names("brew_image") == ["change", "id"] + Brew.columns)
    #expect(try names("bag_image") == ["change", "id"] + Bag.columns)
  }

  @Test("each connection syncs, waits five seconds for others, and holds references to be true")
  func settings() throws {
    let file = try LogFile(path: folder.log)
    try file.fill(1)
    let database = try #require(file.database)
    #expect(try database.integer("PRAGMA synchronous") == 2)
    #expect(try database.integer("PRAGMA busy_timeout") == 5_000)
    #expect(try database.integer("PRAGMA foreign_keys") == 1)
    #expect(try database.first("PRAGMA journal_mode") { $0.text() } == "delete")
  }

  @Test("a file that somebody switched to a write-ahead log is switched back by the next action")
  func writeAheadLog() throws {
    try LogFile(path: folder.log).fill(1)
    try Database(path: folder.log, .readWrite).run("PRAGMA journal_mode = WAL")
    #expect(Array(bytes(of: folder.log)[18..<20]) == [2, 2])
    try LogFile(path: folder.log).fill(1)
    #expect(Array(bytes(of: folder.log)[18..<20]) == [1, 1])
    #expect(try LogFile(path: folder.log).brewCount() == 2)
    #expect(!folder.names.contains("brewlog.db-wal"))
  }

  @Test("a long check, backup or migration can be stopped, and nothing is left of it")
  func stopped() throws {
    let file = try LogFile(path: folder.log)
    try file.fill(3_000)
    let before = FileState(folder.log)
    let names = folder.names
    let newer = try LogFile(path: folder.log, schema: next)
    for stopped in [file, newer] { stopped.isWorkWanted = { false } }
    for work in [
      { _ = try file.check() }, { try file.backUp(to: folder("b.db")) }, { try newer.fill(1) },
    ] {
      do {
        try work()
        Issue.record("not stopped")
      } catch let error as LogFileError {
        #expect(error.reason == "cancelled; nothing was changed")
      }
    }
    #expect(FileState(folder.log) == before)
    #expect(folder.names == names)
    newer.isWorkWanted = nil
    try newer.fill(1)
    #expect(try newer.brewCount() == 3_001)
  }
}
