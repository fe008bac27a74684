/// Writes actions, and takes them back, inside a transaction that somebody else began.
struct ActionWriter {
  let database: Database
  /// Of the transaction: what its rows get.
  let revision: Int
  let now: Instant
  /// Is told how many changes are written; its no ends the transaction with `SQLITE_INTERRUPT`.
  var progress: (Int) -> Bool = { _ in true }
  /// What it took the place of without having seen it.
  private(set) var overwritten: [Overwritten] = []

  init(_ database: Database, now: Instant) throws(DatabaseError) {
    self.database = database
    self.now = now
    try database.run("UPDATE counter SET value = value + 1 WHERE name = 'revision'")
    revision = try database.integer("SELECT value FROM counter WHERE name = 'revision'")
  }

  /// Writes an action, forgetting those that were undone and those before the last `kept`.
  ///
  /// - Returns: whether anything changed; if not, no action is recorded.
  mutating func write(_ action: LogAction, kept: Int) throws(DatabaseError) -> Bool {
    try database.run(
      "INSERT INTO action (done_at, name) VALUES (?, ?)", .integer(now.milliseconds),
      .text(action.name))
    let number = try database.integer("SELECT last_insert_rowid()")
    var isChanged = false
    for (index, change) in action.changes.enumerated() {
      isChanged = try write(change, of: number) || isChanged
      if (index + 1) % 256 == 0, !progress(index + 1) { throw .cancelled }
    }
    guard isChanged else {
      try database.run("DELETE FROM action WHERE number = ?", .integer(number))
      return false
    }
    try database.run("DELETE FROM action WHERE undone <> 0")
    try database.run("DELETE FROM action WHERE number <= ?", .integer(number - kept))
    return true
  }

  /// Whether an action of that name, done at the time of this one, is in the log. Complexity: O(actions).
  func hasWritten(_ name: String) throws(DatabaseError) -> Bool {
    try database.integer(
      "SELECT count(*) FROM action WHERE done_at = ? AND name = ?", .integer(now.milliseconds),
      .text(name)) > 0
  }

  private mutating func write(_ change: LogChange, of action: Int) throws(DatabaseError) -> Bool {
    switch change {
    case .addBrew(let brew): try add(brew, action)
    case .editBrew(let old, let new): try edit(old, new, action)
    case .setFavorite(let id, let isOn): try setFavorite(id, isOn, action)
    case .deleteBrew(let id): try setDeleted(Brew.self, id, true, action)
    case .restoreBrew(let id): try setDeleted(Brew.self, id, false, action)
    case .addBag(let bag): try add(bag, action)
    case .editBag(let old, let new): try edit(old, new, action)
    case .deleteBag(let id): try setDeleted(Bag.self, id, true, action)
    case .restoreBag(let id): try setDeleted(Bag.self, id, false, action)
    }
  }
}

extension ActionWriter {
  private func record<R: StoredRecord>(
    _ kind: ChangeKind, _ type: R.Type, _ id: R.ID, _ action: Int
  ) throws(DatabaseError) {
    try database.run(
      "INSERT INTO change (action, record, id, kind) VALUES (?, ?, ?, ?)", .integer(action),
      .text(R.table), .text(id.description), .text(kind.rawValue))
  }

  /// What is there already becomes what is added: so a save that is repeated because nobody knows how it ended is no
  /// second brew.
  private mutating func add<R: StoredRecord>(_ record: R, _ action: Int) throws(DatabaseError)
    -> Bool
  {
    if let old = try database.record(R.self, record.id) {
      let isBack = try setDeleted(R.self, record.id, false, action)
      return try edit(old, record, action) || isBack
    }
    try database.run(
      R.sql.insert, [.text(record.id.description)] + record.values + [.integer(revision)])
    try self.record(.add, R.self, record.id, action)
    return true
  }

  private mutating func edit<R: StoredRecord>(
    _ old: R, _ new: R, _ action: Int
  ) throws(DatabaseError) -> Bool {
    let oldValues = old.values
    let newValues = new.values
    let changed = R.columns.indices.filter { oldValues[$0] != newValues[$0] }
    guard !changed.isEmpty else { return false }
    // What waited may come into an older copy of the log: it is not to be lost.
    guard let found = try database.record(R.self, new.id) else { return try add(new, action) }
    let values = found.values
    if changed.contains(where: { values[$0] != oldValues[$0] && values[$0] != newValues[$0] }) {
      overwritten.append(Overwritten(found, read: old, written: new))
    }
    let id = SQLValue.text(new.id.description)
    try record(.edit, R.self, new.id, action)
    try database.run(
      R.sql.saveImage, .integer(try database.integer("SELECT last_insert_rowid()")), id)
    let assignments = changed.map { "\(R.columns[$0]) = ?" }.joined(separator: ", ")
    try database.run(
      "UPDATE \(R.table) SET \(assignments), revision = ? WHERE id = ?",
      changed.map { newValues[$0] } + [.integer(revision), id])
    return true
  }

  private func setFavorite(_ id: Brew.ID, _ isOn: Bool, _ action: Int) throws(DatabaseError) -> Bool
  {
    try database.run(
      "UPDATE brew SET favorite = ?1, revision = ?2 WHERE id = ?3 AND favorite <> ?1",
      .integer(isOn ? 1 : 0), .integer(revision), .text(id.description))
    guard database.changes > 0 else { return false }
    try record(isOn ? .star : .unstar, Brew.self, id, action)
    return true
  }

  private func setDeleted<R: StoredRecord>(
    _ type: R.Type, _ id: R.ID, _ isDeleted: Bool, _ action: Int
  ) throws(DatabaseError) -> Bool {
    guard try setDeleted(R.table, id.description, isDeleted) else { return false }
    try record(isDeleted ? .delete : .restore, R.self, id, action)
    return true
  }

  func setDeleted(
    _ table: String, _ id: String, _ isDeleted: Bool
  ) throws(DatabaseError) -> Bool {
    try database.run(
      "UPDATE \(table) SET deleted_at = ?1, revision = ?2 WHERE id = ?3 AND (deleted_at IS NULL) = ?4",
      isDeleted ? .integer(now.milliseconds) : .null, .integer(revision), .text(id),
      .integer(isDeleted ? 1 : 0))
    return database.changes > 0
  }
}

/// What a change was, for taking it back.
enum ChangeKind: String {
  case add, delete, restore, star, unstar, edit
}
