import CSQLite
import Glibc

extension LogFile {
  /// How many actions can be taken back.
  public static let undoDepth = 1_000

  /// Is told how many of how many changes are written, now and then; its no takes all of them back.
  public typealias Progress = (_ done: Int, _ total: Int) -> Bool

  /// Writes an action: when this returns it is on the disk, whole; when it throws nothing of it is.
  ///
  /// Complexity: O(changes × log records), and once a day O(size) for the daily copy.
  /// - Returns: whether anything changed; an action that changes nothing is not recorded.
  @discardableResult
  public func perform(_ action: LogAction, progress: Progress? = nil) throws(LogFileError) -> Bool {
    try perform([action], progress: progress)
  }

  /// Writes several actions, all of them or none.
  @discardableResult
  public func perform(_ actions: [LogAction], progress: Progress? = nil) throws(LogFileError)
    -> Bool
  {
    let total = actions.reduce(0) { $0 + $1.changes.count }
    return try writing { writer throws(DatabaseError) in
      var done = 0
      var isChanged = false
      for action in actions {
        if let progress { writer.progress = { progress(done + $0, total) } }
        isChanged = try writer.write(action, kept: Self.undoDepth) || isChanged
        done += action.changes.count
      }
      return isChanged
    }
  }

  /// Writes an action that waited, as of when it was done. One that was written before, by whomever, is not written again.
  func perform(_ pending: PendingAction) throws(LogFileError) -> Bool {
    try writing(at: pending.time) { writer throws(DatabaseError) in
      let action = pending.action
      if pending.mayBeWritten, try writer.hasWritten(action.name) { return true }
      return try writer.write(action, kept: Self.undoDepth)
    }
  }

  /// Writes an import: like `perform(_:progress:)`, after a copy of the log was made. Without a copy there is no
  /// import.
  ///
  /// Complexity: O(changes × log records + size).
  @discardableResult
  public func performImport(_ action: LogAction, progress: Progress? = nil) throws(LogFileError)
    -> Bool
  {
    try prepareToWrite()
    let copy = try makeCopy(.beforeImport)
    do throws(LogFileError) {
      return try perform(action, progress: progress)
    } catch {
      // Of what is in the log as it is.
      unlink(copy)
      throw error
    }
  }

  /// Makes the file ready and runs a body in one transaction.
  ///
  /// - Parameter time: when what is written was done; nil for now.
  func writing<T>(
    at time: Instant? = nil, _ body: (inout ActionWriter) throws(DatabaseError) -> T
  ) throws(LogFileError) -> T {
    try prepareToWrite()
    makeDailyCopy()
    guard let database else { throw error(.vanished) }
    let now = time ?? clock()
    do throws(DatabaseError) {
      var found: [Overwritten] = []
      let result = try database.writing { () throws(DatabaseError) in
        var writer = try ActionWriter(database, now: now)
        let result = try body(&writer)
        found = writer.overwritten
        return result
      }
      overwritten += found
      return result
    } catch {
      throw self.error(error)
    }
  }

  /// Makes the file if there is none, and brings an older one to this version.
  func prepareToWrite() throws(LogFileError) {
    try followFile()
    if case .readOnly(let reason) = access { throw error(.readOnly(reason)) }
    if database == nil { try create() }
    if isMemoryCopy { try migrate() }
    guard !isReadyToWrite else { return }
    do throws(DatabaseError) {
      // Somebody may have switched the file to another kind of journal.
      try database?.run("PRAGMA journal_mode = DELETE")
      isReadyToWrite = true
    } catch {
      throw self.error(error)
    }
  }

  /// Makes the file under another name first: under its own it is whole or not there.
  private func create() throws(LogFileError) {
    guard copies().isEmpty else { throw error(.missing(newestCopy: newestGoodCopy())) }
    let draft = place.beside(".new-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    defer { unlink(draft) }
    do throws(SystemError) {
      try DurableFile.makeFolder(place.directory)
      try DurableFile.makeEmpty(draft)
    } catch {
      throw self.error(error)
    }
    do throws(DatabaseError) {
      let made = try Database(path: draft, .create)
      try LogFile.configure(made)
      try schema.migrate(made)
    } catch {
      throw self.error(error)
    }
    do throws(SystemError) {
      // Where another copy of the program was faster, its file is the log.
      _ = try DurableFile.name(draft, place.realPath)
    } catch {
      throw self.error(error)
    }
    try connect()
  }

  private func migrate() throws(LogFileError) {
    do throws(DatabaseError) {
      let old = try Database(path: place.realPath, .readWrite)
      try Self.configure(old)
      old.isWanted = isWorkWanted
      database = old
    } catch {
      throw self.error(error)
    }
    do throws(LogFileError) {
      try makeCopy(.beforeMigration)
      try bringUpToDate()
    } catch {
      // It is read as before, and tried again by the next action.
      try? connect()
      throw error
    }
    try connect()
  }

  private func bringUpToDate() throws(LogFileError) {
    guard let database else { return }
    do throws(DatabaseError) { try schema.migrate(database) } catch { throw self.error(error) }
  }
}
