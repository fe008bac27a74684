import Glibc

extension LogFile {
  /// The copies beside the log, the newest first. Complexity: O(files in the folder).
  public func copies() -> [LogCopy] { Self.copies(of: place) }

  static func copies(of place: FilePlace) -> [LogCopy] {
    DurableFile.names(in: place.directory)
      .compactMap { LogCopy(name: $0, of: place.name, in: place.directory) }
      .sorted { ($0.stamp, $0.kind.rawValue) > ($1.stamp, $1.kind.rawValue) }
  }

  /// As `newest(of:)` of all that are beside the log.
  public func newestGoodCopy() -> LogCopy? { Self.newest(of: copies()) }

  /// The first copy that can be read from end to end and has any record, else the first that can be read: nobody wants
  /// an empty one back while there is another. Complexity: O(size of those tried).
  package static func newest(of copies: [LogCopy]) -> LogCopy? {
    var empty: LogCopy?
    for copy in copies where isGood(copy.path) {
      if hasRecords(copy.path) { return copy }
      empty = empty ?? copy
    }
    return empty
  }

  private static func hasRecords(_ path: String) -> Bool {
    do throws(DatabaseError) {
      return try Database(path: path, .readOnly).hasRecords()
    } catch {
      return false
    }
  }

  /// The log as the last restore has found it, where nothing was changed since: what an undo may be meant to bring back,
  /// and does not. Complexity: O(files in the folder).
  package func replacedByRestore() throws(LogFileError) -> LogCopy? {
    guard let copy = copies().first(where: { $0.kind == .beforeRestore }) else { return nil }
    guard let last = try actions(limit: 1).first else { return copy }
    return LogCopy.stamp(.beforeRestore, now: last.time) <= copy.stamp ? copy : nil
  }

  /// Whether a file is a log without damage. Complexity: O(size).
  ///
  /// - Parameter isWanted: asked now and then; its no is the answer.
  static func isGood(_ path: String, isWanted: (() -> Bool)? = nil) -> Bool {
    guard case .file(let found) = FileIdentity.find(path), found.size > 0 else { return false }
    do throws(DatabaseError) {
      let database = try Database(path: path, .readOnly)
      database.isWanted = isWanted
      guard try database.integer("PRAGMA application_id") == LogSchema.applicationID else {
        return false
      }
      return try database.damage(isThorough: false).isEmpty
    } catch {
      return false
    }
  }

  /// Writes a copy of the log as it is now to a new file, for the user alone, on the disk when this returns.
  ///
  /// Complexity: O(size).
  /// - Throws: `system` if the file exists already or cannot be made; `missing` if there is no log yet.
  public func backUp(to path: String) throws(LogFileError) {
    try followFile()
    guard let database else { throw error(.missing(newestCopy: nil)) }
    do throws(SystemError) { try DurableFile.makeEmpty(path) } catch { throw self.error(error) }
    do throws(DatabaseError) {
      try database.run("VACUUM INTO ?", .text(path))
    } catch {
      unlink(path)
      throw self.error(error)
    }
    do throws(SystemError) { try DurableFile.sync(path) } catch { throw self.error(error) }
  }

  /// What a check of every page, index and reference finds: sentences, none if all is well.
  ///
  /// Complexity: O(size × log size).
  public func check() throws(LogFileError) -> [String] {
    try reading(none: []) { database throws(DatabaseError) in
      var found = try database.damage(isThorough: true)
      try database.each("PRAGMA foreign_key_check") { row in
        found.append("a \(row.text()) refers to what is not there")
      }
      let count = try database.integer(
        """
        SELECT count(*) FROM brew
        WHERE brewed_at NOT BETWEEN \(Brew.storedInstants.lowerBound) AND \(Brew.storedInstants.upperBound)
        OR utc_offset NOT BETWEEN \(Brew.storedOffsets.lowerBound) AND \(Brew.storedOffsets.upperBound)
        """)
      if count > 0 { found.append("the times of \(count.counted("brew")) are in no calendar") }
      return found
    }
  }

  /// Makes a copy beside the log, and removes those of its kind that are too many. - Returns: its path.
  @discardableResult
  func makeCopy(_ kind: LogCopy.Kind) throws(LogFileError) -> String {
    let now = clock()
    let draft = place.beside(".copy-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    try backUp(to: draft)
    let path: String
    do throws(SystemError) {
      path = try name(draft, kind, now)
    } catch {
      unlink(draft)
      throw self.error(error)
    }
    prune(kind, but: path, now: now)
    return path
  }

  /// Gives a copy its name. - Returns: its path.
  private func name(
    _ draft: String, _ kind: LogCopy.Kind, _ now: Instant
  ) throws(SystemError) -> String {
    let paths = LogCopy.suffixes(kind, now: now).map { place.beside($0) }
    for path in paths where try DurableFile.name(draft, path) { return path }
    // So many within a second: one of them, or that of the day by another program.
    try DurableFile.replace(paths.last!, with: draft)
    return paths.last!
  }

  /// Where a copy may stand that the user asks for: beside the log, under a name with the time that no file has.
  public func backupPath() -> String {
    LogCopy.freePath(.backup, beside: place, now: clock())
  }

  /// Makes the copy of the day if there is none, and something to copy. If that fails the action is saved all the same,
  /// and `copyProblem` tells.
  func makeDailyCopy() {
    let day = ZonedTime(clock()).day
    guard day != copiedDay else { return }
    let path = place.beside(LogCopy.suffixes(.daily, now: clock())[0])
    if case .file = FileIdentity.find(path) {
      copiedDay = day
      return
    }
    // The first change of a log would have the copy of its first day be empty.
    if let database, (try? database.hasRecords()) == false { return }
    do throws(LogFileError) {
      try makeCopy(.daily)
      copiedDay = day
      copyProblem = nil
    } catch {
      copyProblem = error
    }
  }

  private func prune(_ kind: LogCopy.Kind, but path: String, now: Instant) {
    let today = LogCopy.stamp(kind, now: now)
    let others = copies().filter { $0.kind == kind && $0.path != path }
    // What a wrong clock dated into the future is older than all the rest.
    let order =
      others.filter { $0.stamp.prefix(today.count) <= today }
      + others.filter { $0.stamp.prefix(today.count) > today }
    for copy in order.dropFirst(LogCopy.kept - 1) { unlink(copy.path) }
  }
}

extension LogCopy {
  /// Whether it can be read from end to end. Complexity: O(size).
  public var isGood: Bool { LogFile.isGood(path) }
}

extension Database {
  /// Whether there is, or was, any brew or bag. Complexity: O(1).
  fileprivate func hasRecords() throws(DatabaseError) -> Bool {
    try integer("SELECT EXISTS (SELECT 1 FROM brew) OR EXISTS (SELECT 1 FROM bag)") != 0
  }
}
