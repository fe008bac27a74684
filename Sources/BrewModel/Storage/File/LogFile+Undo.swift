extension LogFile {
  /// Takes the last action that is not undone back, whichever copy of the program did it.
  ///
  /// - Returns: it, or nil if there is none. Complexity: O(changes × log records).
  @discardableResult
  public func undo() throws(LogFileError) -> RecordedAction? {
    try followFile()
    guard database != nil else { return nil }
    return try writing { writer throws(DatabaseError) in
      guard let action = try writer.database.undoable() else { return nil }
      try writer.undo(action.number)
      return action
    }
  }

  /// Does the action again that was undone last.
  ///
  /// - Returns: it, or nil if there is none. Complexity: O(changes × log records).
  @discardableResult
  public func redo() throws(LogFileError) -> RecordedAction? {
    try followFile()
    guard database != nil else { return nil }
    return try writing { writer throws(DatabaseError) in
      guard let action = try writer.database.redoable() else { return nil }
      try writer.redo(action.number)
      return action
    }
  }

  /// What `undo()` would take back. Complexity: O(1).
  public func undoable() throws(LogFileError) -> RecordedAction? {
    try reading(none: nil) { database throws(DatabaseError) in try database.undoable() }
  }

  /// What `redo()` would do again. Complexity: O(1).
  public func redoable() throws(LogFileError) -> RecordedAction? {
    try reading(none: nil) { database throws(DatabaseError) in try database.redoable() }
  }

  /// The last actions, the newest first, those that are undone included.
  public func actions(limit: Int) throws(LogFileError) -> [RecordedAction] {
    try reading(none: []) { database throws(DatabaseError) in
      var actions: [RecordedAction] = []
      try database.each(
        "SELECT number, name, done_at, undone FROM action ORDER BY number DESC LIMIT ?",
        [.integer(limit)]
      ) { actions.append(RecordedAction(&$0)) }
      return actions
    }
  }
}

extension Database {
  fileprivate func undoable() throws(DatabaseError) -> RecordedAction? {
    try first(
      "SELECT number, name, done_at, undone FROM action WHERE undone = 0 ORDER BY number DESC LIMIT 1"
    ) { RecordedAction(&$0) }
  }

  fileprivate func redoable() throws(DatabaseError) -> RecordedAction? {
    try first(
      "SELECT number, name, done_at, undone FROM action WHERE undone <> 0 ORDER BY number LIMIT 1"
    ) { RecordedAction(&$0) }
  }
}

extension RecordedAction {
  fileprivate init(_ row: inout Row) {
    self.init(
      number: row.integer(), name: row.text(), time: Instant(milliseconds: row.integer()),
      isUndone: row.integer() != 0)
  }
}
