extension ActionWriter {
  /// Takes an action back, its last change first.
  func undo(_ action: Int) throws(DatabaseError) {
    for change in try changes(of: action).reversed() { try set(change, isDone: false) }
    try database.run("UPDATE action SET undone = 1 WHERE number = ?", .integer(action))
  }

  /// Does again what was undone.
  func redo(_ action: Int) throws(DatabaseError) {
    for change in try changes(of: action) { try set(change, isDone: true) }
    try database.run("UPDATE action SET undone = 0 WHERE number = ?", .integer(action))
  }

  private struct Change {
    let number: Int
    let table: String
    let id: String
    let kind: ChangeKind
  }

  private func changes(of action: Int) throws(DatabaseError) -> [Change] {
    var changes: [Change] = []
    try database.each(
      "SELECT number, record, id, kind FROM change WHERE action = ? ORDER BY number",
      [.integer(action)]
    ) { row in
      let (number, table, id) = (row.integer(), row.text(), row.text())
      guard let kind = ChangeKind(rawValue: row.text()) else { return }
      changes.append(Change(number: number, table: table, id: id, kind: kind))
    }
    return changes
  }

  private func set(_ change: Change, isDone: Bool) throws(DatabaseError) {
    switch change.kind {
    case .add, .restore: _ = try setDeleted(change.table, change.id, !isDone)
    case .delete: _ = try setDeleted(change.table, change.id, isDone)
    case .star, .unstar:
      try database.run(
        "UPDATE brew SET favorite = ?, revision = ? WHERE id = ?",
        .integer(isDone == (change.kind == .star) ? 1 : 0), .integer(revision), .text(change.id))
    case .edit:
      if change.table == Bag.table {
        try swap(Bag.self, change)
      } else {
        try swap(Brew.self, change)
      }
    }
  }

  /// The image holds what the row does not: what was before, or, once undone, what was after.
  private func swap<R: StoredRecord>(_ type: R.Type, _ change: Change) throws(DatabaseError) {
    let number = SQLValue.integer(change.number)
    let image = try database.first(R.sql.selectImage, [number]) { R.read(&$0, StringPool()) }
    guard let image, let image else { return }
    try database.run("DELETE FROM \(R.table)_image WHERE change = ?", number)
    try database.run(R.sql.saveImage, number, .text(change.id))
    try database.run(
      R.sql.update, image.values + [.integer(revision), .text(change.id)])
  }
}
