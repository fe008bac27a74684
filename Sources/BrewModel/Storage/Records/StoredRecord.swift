/// A value that is kept as one row of a table.
///
/// Besides its columns each row has `revision`, the number of the transaction that wrote it last, and `deleted_at`.
protocol StoredRecord: Identifiable where ID == Identifier<Self> {
  static var table: String { get }
  /// Those after `id`, in the order of `values`.
  static var columns: [String] { get }
  static var sql: RecordSQL { get }
  var values: [SQLValue] { get }
  /// Reads the columns after `id`.
  init(id: ID, _ row: inout Row, _ pool: StringPool)
}

extension StoredRecord {
  /// The columns as SQL lists them, `id` first.
  static var columnList: String { "id, " + columns.joined(separator: ", ") }

  /// Reads `id` and the other columns; nil where the id is no UUID.
  static func read(_ row: inout Row, _ pool: StringPool) -> Self? {
    guard let id: ID = row.identifier() else { return nil }
    return Self(id: id, &row, pool)
  }
}

extension Brew {
  /// Whether the log has nothing to write where one becomes the other: equal brews may be spelled in other normal forms.
  package func isStored(as other: Brew) -> Bool { id == other.id && values == other.values }
}

extension Bag {
  /// As `Brew.isStored(as:)`.
  package func isStored(as other: Bag) -> Bool { id == other.id && values == other.values }
}

/// One copy of each of the names that are in many rows.
final class StringPool {
  private var names: Set<SpelledName> = []

  /// A string of the same bytes, which shares its memory with those given before. Complexity: O(length).
  func shared(_ name: String) -> String {
    // So few bytes are in the string itself.
    name.utf8.count <= 15 ? name : names.insert(SpelledName(name)).memberAfterInsert.text
  }
}

/// A name as it is spelled: strings of other normal forms are equal, and each is to be read as it was written.
private struct SpelledName: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { left.text.isSpelled(as: right.text) }

  func hash(into hasher: inout Hasher) {
    // All at once: a log has many names, and each is read on the way to its first screen.
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
