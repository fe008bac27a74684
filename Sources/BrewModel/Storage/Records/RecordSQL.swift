/// The statements for one kind of record, put together once.
struct RecordSQL: Sendable {
  let insert: String
  let update: String
  /// Keeps a row as it is under the number of a change.
  let saveImage: String
  let selectImage: String
  let selectOne: String
  /// Those not deleted, in the order of their ids.
  let selectAll: String
  /// Those that transactions after one have written, with whether they are deleted in front.
  let selectChanged: String

  init(table: String, columns: [String]) {
    let list = "id, " + columns.joined(separator: ", ")
    let places = Array(repeating: "?", count: columns.count + 2).joined(separator: ", ")
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    insert = "INSERT INTO \(table) (\(list), revision) VALUES (\(places))"
    update = "UPDATE \(table) SET \(assignments), revision = ? WHERE id = ?"
    saveImage =
      "INSERT INTO \(table)_image (change, \(list)) SELECT ?, \(list) FROM \(table) WHERE id = ?"
    selectImage = "SELECT \(list) FROM \(table)_image WHERE change = ?"
    selectOne = "SELECT \(list) FROM \(table) WHERE id = ?"
    selectAll = "SELECT \(list) FROM \(table) WHERE deleted_at IS NULL ORDER BY id"
    selectChanged =
      "SELECT deleted_at IS NOT NULL, \(list) FROM \(table) WHERE revision > ? ORDER BY revision, id"
  }
}

extension Database {
  /// One record, deleted or not; nil if there never was one.
  func record<R: StoredRecord>(_ type: R.Type, _ id: R.ID) throws(DatabaseError) -> R? {
    let found = try first(R.sql.selectOne, [.text(id.description)]) { R.read(&$0, StringPool()) }
    return found ?? nil
  }
}
