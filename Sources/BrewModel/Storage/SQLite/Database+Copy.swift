import CSQLite

extension Database {
  /// Copies everything, page by page, into another connection's database, whose contents are lost.
  ///
  /// Complexity: O(size).
  /// - Throws: also `cancelled`, when `isWanted` says no.
  func copy(to other: Database) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw DatabaseError(reportedBy: other.handle, code: sqlite3_errcode(other.handle), sql: nil)
    }
    // By a thousand pages at a time, so that it can be ended.
    var isWanted = true
    var step = SQLITE_OK
    while isWanted, step == SQLITE_OK {
      step = sqlite3_backup_step(backup, 1_000)
      isWanted = self.isWanted?() ?? true
    }
    let code = sqlite3_backup_finish(backup)
    guard isWanted else { throw .cancelled }
    // That the file is held by somebody else is told by the step alone.
    guard code == SQLITE_OK, step == SQLITE_DONE else {
      throw DatabaseError(reportedBy: other.handle, code: code == SQLITE_OK ? step : code, sql: nil)
    }
  }

  /// What `PRAGMA quick_check` or, thoroughly, `PRAGMA integrity_check` finds, at most 100 sentences; none if all is
  /// well.
  ///
  /// Complexity: O(size).
  func damage(isThorough: Bool) throws(DatabaseError) -> [String] {
    var found: [String] = []
    try each(isThorough ? "PRAGMA integrity_check" : "PRAGMA quick_check") {
      found.append($0.text())
    }
    return found == ["ok"] ? [] : found
  }
}
