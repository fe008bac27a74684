import CSQLite

/// What SQLite reported.
public struct DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code: `SQLITE_FULL`, `SQLITE_IOERR_WRITE` …
  public let code: Int32
  /// SQLite's words for it.
  public let message: String
  /// The statement that was being prepared or run; nil for what has none.
  public let sql: String?

  /// The code without what extends it.
  public var primaryCode: Int32 { code & 0xFF }

  public var description: String {
    "SQLite error \(code): \(message)" + (sql.map { " in “\($0)”" } ?? "")
  }
}

extension DatabaseError {
  /// Whoever asked for the work did not want it any more.
  static let cancelled = DatabaseError(code: SQLITE_INTERRUPT, message: "cancelled", sql: nil)

  /// The file is not, or no longer, a database.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// Another connection holds the file.
  var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
}
