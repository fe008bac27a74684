import CSQLite

/// A prepared statement, ready to be run again and again.
final class Statement {
  let pointer: OpaquePointer
  private let database: OpaquePointer
  private let sql: String

  init(_ sql: String, in database: OpaquePointer) throws(DatabaseError) {
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else {
      throw DatabaseError(reportedBy: database, code: code, sql: sql)
    }
    self.pointer = pointer
    self.database = database
    self.sql = sql
  }

  deinit { sqlite3_finalize(pointer) }

  func bind(_ values: [SQLValue]) throws(DatabaseError) {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else {
        throw DatabaseError(reportedBy: database, code: code, sql: sql)
      }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(pointer, index)
    case .integer(let integer): return sqlite3_bind_int64(pointer, index, Int64(integer))
    case .real(let real): return sqlite3_bind_double(pointer, index, real)
    case .text(var text):
      return text.withUTF8 { sqlite_bind_text_copy(pointer, index, $0.baseAddress, $0.count) }
    }
  }

  /// Goes to the next row. - Returns: whether there is one.
  func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(pointer)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw DatabaseError(reportedBy: database, code: code, sql: sql)
  }

  /// Lets go of what it reads, so that no lock is held between runs.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }
}

extension DatabaseError {
  init(reportedBy database: OpaquePointer?, code: Int32, sql: String?) {
    let extended = database.map { sqlite3_extended_errcode($0) } ?? code
    let isSame = extended & 0xFF == code & 0xFF
    self.init(
      code: isSame ? extended : code,
      message: String(
        cString: isSame && database != nil ? sqlite3_errmsg(database) : sqlite3_errstr(code)),
      sql: sql)
  }
}
