import CSQLite

/// The row on which a statement stands: its columns are read in order, or by their number from 0.
struct Row {
  private let statement: OpaquePointer
  /// The column that is read next.
  private var column: Int32 = 0

  init(_ statement: Statement) { self.statement = statement.pointer }

  mutating func isNextNull() -> Bool {
    guard sqlite3_column_type(statement, column) == SQLITE_NULL else { return false }
    column += 1
    return true
  }

  mutating func integer() -> Int {
    defer { column += 1 }
    return Int(sqlite3_column_int64(statement, column))
  }

  mutating func real() -> Double {
    defer { column += 1 }
    return sqlite3_column_double(statement, column)
  }

  /// Malformed UTF-8 is repaired; NUL bytes are kept.
  mutating func text() -> String {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives a text's bytes, valid during the call.
  mutating func withText<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    defer { column += 1 }
    let start = sqlite3_column_text(statement, column)
    return body(
      UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }

  mutating func optionalInteger() -> Int? { isNextNull() ? nil : integer() }
  mutating func optionalReal() -> Double? { isNextNull() ? nil : real() }
  mutating func optionalText() -> String? { isNextNull() ? nil : text() }
  mutating func measure<M: Measure>() -> M? { isNextNull() ? nil : M(real()) }
  mutating func day() -> CivilDay? { isNextNull() ? nil : CivilDay(text()) }

  mutating func identifier<Subject>() -> Identifier<Subject>? {
    withText { bytes in Identifier<Subject>.read(bytes).map { Identifier(high: $0.0, low: $0.1) } }
  }
}
