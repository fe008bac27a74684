import CSQLite

extension Database {
  /// Copies everything, page by page, into another connection's database, whose contents are lost.
  ///
  /// Complexity: O(size).
  func copy(to other: Database) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw DatabaseError(reportedBy: other.handle, code: sqlite3_errcode(other.handle), sql: nil)
    }
    sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else {
      throw DatabaseError(reportedBy: other.handle, code: code, sql: nil)
    }
  }

  /// What `PRAGMA quick_check` or, thoroughly, `PRAGMA integrity_check` finds, at most 100 sentences; none if all is well.
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
