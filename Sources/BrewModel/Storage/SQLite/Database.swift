import CSQLite

/// One connection to a database file. It belongs to the thread that uses it.
public final class Database {
  enum Mode {
    case readOnly
    case readWrite
    /// Reads and writes; the file may be missing or empty.
    case create
  }

  let handle: OpaquePointer
  /// Prepared statements by their SQL, kept until the connection ends.
  private var statements: [String: Statement] = [:]
  /// Asked now and then while a statement runs; its no ends the statement with `SQLITE_INTERRUPT`.
  var isWanted: (() -> Bool)? { didSet { watch() } }

  /// How long other programs that hold the file are waited for, in milliseconds.
  var patience: Int32 { didSet { sqlite3_busy_timeout(handle, patience) } }
  static let usualPatience: Int32 = 5_000

  init(path: String, _ mode: Mode, patience: Int32 = usualPatience) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, mode.flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = DatabaseError(reportedBy: handle, code: code, sql: nil)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    self.patience = patience
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, patience)
    // A file from elsewhere may not run what its schema says.
    _ = sqlite_configure(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    _ = sqlite_configure(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs one statement whose rows, if any, do not matter.
  func run(_ sql: String, _ values: SQLValue...) throws(DatabaseError) { try run(sql, values) }

  func run(_ sql: String, _ values: [SQLValue]) throws(DatabaseError) {
    try each(sql, values) { _ in }
  }

  /// Runs several statements without parameters.
  func runScript(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(reportedBy: handle, code: code, sql: sql) }
  }

  /// Gives each row of a statement. Complexity: O(rows that it reads).
  func each(_ sql: String, _ values: [SQLValue] = [], _ body: (inout Row) -> Void)
    throws(DatabaseError)
  {
    try eachWanted(sql, values) { row in
      body(&row)
      return true
    }
  }

  /// Gives each row of a statement until the body has enough. Complexity: O(rows that it reads).
  func eachWanted(_ sql: String, _ values: [SQLValue] = [], _ body: (inout Row) -> Bool)
    throws(DatabaseError)
  {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {
      var row = Row(statement)
      guard body(&row) else { return }
    }
  }

  /// What the first row gives; nil if there is no row.
  func first<T>(
    _ sql: String, _ values: [SQLValue] = [], _ body: (inout Row) -> T
  ) throws(DatabaseError) -> T? {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    guard try statement.step() else { return nil }
    var row = Row(statement)
    return body(&row)
  }

  /// The whole number in the first column of the first row, 0 without a row.
  func integer(_ sql: String, _ values: SQLValue...) throws(DatabaseError) -> Int {
    try first(sql, values) { $0.integer() } ?? 0
  }

  /// Rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  /// Runs a body in a transaction that holds the right to write from its start, and takes all of it back if it throws.
  func writing<T>(_ body: () throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have ended it already.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Whether the system gave no more than the right to read.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// A number that changes when another connection has changed the file.
  func dataVersion() throws(DatabaseError) -> Int { try integer("PRAGMA data_version") }

  private func watch() {
    guard isWanted != nil else {
      sqlite3_progress_handler(handle, 0, nil, nil)
      return
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    // A millisecond of work, more or less.
    sqlite3_progress_handler(
      handle, 10_000,
      { context in
        guard let context else { return 0 }
        let database = Unmanaged<Database>.fromOpaque(context).takeUnretainedValue()
        return database.isWanted?() == false ? 1 : 0
      }, context)
  }

  private func prepared(_ sql: String) throws(DatabaseError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: handle)
    statements[sql] = statement
    return statement
  }
}

extension Database.Mode {
  fileprivate var flags: Int32 {
    let access =
      switch self {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    return access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
  }
}
