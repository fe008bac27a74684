extension LogFile {
  /// The brews whose ids begin with a text in lower case, in the order of their ids. Deleted ones are not among them.
  ///
  /// Complexity: O(log n + result).
  public func brewIDs(startingWith prefix: String, limit: Int) throws(LogFileError) -> [Brew.ID] {
    try reading(none: []) { database throws(DatabaseError) in
      var ids: [Brew.ID] = []
      // No character of an id comes after "f".
      try database.each(
        "SELECT id FROM brew WHERE id >= ?1 AND id < ?1 || 'g' AND deleted_at IS NULL ORDER BY id LIMIT ?2",
        [.text(prefix), .integer(limit)]
      ) { row in
        if let id = Brew.ID(row.text()) { ids.append(id) }
      }
      return ids
    }
  }
}
