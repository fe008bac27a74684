/// What other transactions have written.
public struct LogUpdates: Sendable {
  /// Written or changed since, in the order of their last change; those deleted are in `deletedBrews` alone.
  public var brews: [Brew] = []
  /// Ids of brews that are gone since.
  public var deletedBrews: [Brew.ID] = []
  /// As `brews`.
  public var bags: [Bag] = []
  /// Ids of bags that are gone since.
  public var deletedBags: [Bag.ID] = []
  /// Up to where this is complete: what to ask with next time.
  public var revision = 0
}

extension LogFile {
  /// Where the list of brews, the newest first, goes on.
  public struct Cursor: Sendable, Hashable {
    let milliseconds: Int
    let id: Brew.ID

    /// Behind a brew.
    public init(after brew: Brew) {
      milliseconds = brew.brewedAt.instant.milliseconds
      id = brew.id
    }
  }

  /// How many brews there are. Complexity: O(n), of small index entries.
  public func brewCount() throws(LogFileError) -> Int {
    try reading(none: 0) { database throws(DatabaseError) in
      try database.integer("SELECT count(*) FROM brew WHERE deleted_at IS NULL")
    }
  }

  /// Brews, the newest first and those of one moment in the order of their ids.
  ///
  /// Complexity: O(result).
  /// - Parameters:
  ///   - cursor: where an earlier call ended; nil for the start.
  ///   - limit: how many at most; nil for all.
  public func brews(after cursor: Cursor? = nil, limit: Int? = nil) throws(LogFileError) -> [Brew] {
    try reading(none: []) { database throws(DatabaseError) in
      try database.brews(after: cursor, limit: limit, pool: StringPool())
    }
  }

  /// The brews that a query asks for, the newest first and those of one moment in the order of their ids.
  ///
  /// Complexity: O(n) until the limit is reached, of which the result alone is in memory.
  /// - Parameter limit: how many at most; nil for all.
  public func brews(_ query: BrewQuery, limit: Int? = nil) throws(LogFileError) -> [Brew] {
    if query.isEmpty { return try brews(limit: limit) }
    return try reading(none: []) { database throws(DatabaseError) in
      var matcher = BrewMatcher(query)
      var found: [Brew] = []
      try database.eachBrew { brew in
        if matcher.matches(brew) { found.append(brew) }
        return found.count != limit
      }
      return found
    }
  }

  /// One brew, also a deleted one; nil if there never was one of that id.
  public func brew(_ id: Brew.ID) throws(LogFileError) -> Brew? {
    try reading(none: nil) { database throws(DatabaseError) in try database.record(Brew.self, id) }
  }

  /// Whether a brew was deleted, and not brought back. Imports ask, so as not to add it again.
  public func isDeleted(_ id: Brew.ID) throws(LogFileError) -> Bool {
    try reading(none: false) { database throws(DatabaseError) in
      try database.integer(
        "SELECT deleted_at IS NOT NULL FROM brew WHERE id = ?", .text(id.description)) != 0
    }
  }

  /// One bag, also a deleted one; nil if there never was one of that id.
  public func bag(_ id: Bag.ID) throws(LogFileError) -> Bag? {
    try reading(none: nil) { database throws(DatabaseError) in try database.record(Bag.self, id) }
  }

  /// The brews that came from a bag, the newest first. Complexity: O(result log result).
  public func brews(from bag: Bag.ID) throws(LogFileError) -> [Brew] {
    try reading(none: []) { database throws(DatabaseError) in
      var brews: [Brew] = []
      let pool = StringPool()
      try database.each(
        """
        SELECT \(Brew.columnList) FROM brew WHERE bag = ? AND deleted_at IS NULL
        ORDER BY brewed_at DESC, id
        """, [.text(bag.description)]
      ) { row in if let brew = Brew.read(&row, pool) { brews.append(brew) } }
      return brews
    }
  }

  /// All bags, in the order of their ids. Complexity: O(result).
  public func bags() throws(LogFileError) -> [Bag] {
    try reading(none: []) { database throws(DatabaseError) in try database.bags() }
  }

  /// What was written after a revision. Complexity: O(result).
  public func updates(since revision: Int) throws(LogFileError) -> LogUpdates {
    try reading(none: LogUpdates()) { database throws(DatabaseError) in
      try database.consistently { () throws(DatabaseError) in try database.updates(since: revision)
      }
    }
  }

  /// The number of the last transaction that was written. Complexity: O(1).
  public func revision() throws(LogFileError) -> Int {
    try reading(none: 0) { database throws(DatabaseError) in try database.revision() }
  }

  /// Runs a read on the file that is in the place now, or, while there is none, on the one that was.
  func reading<T>(
    none: T, _ body: (Database) throws(DatabaseError) -> T
  ) throws(LogFileError) -> T {
    do throws(LogFileError) { try followFile() } catch {
      guard case .vanished = error.problem else { throw error }
    }
    guard let database else { return none }
    do throws(DatabaseError) { return try body(database) } catch { throw self.error(error) }
  }
}

extension Database {
  func revision() throws(DatabaseError) -> Int {
    try integer("SELECT value FROM counter WHERE name = 'revision'")
  }

  func bags() throws(DatabaseError) -> [Bag] {
    var bags: [Bag] = []
    let pool = StringPool()
    try each(Bag.sql.selectAll) { row in if let bag = Bag.read(&row, pool) { bags.append(bag) } }
    return bags
  }

  /// Gives each brew that is not deleted, the newest first, until the body has enough.
  ///
  /// - Parameter isOrdered: no for whatever order: pages are then read one after the other and each once.
  func eachBrew(isOrdered: Bool = true, while body: (Brew) -> Bool) throws(DatabaseError) {
    let pool = StringPool()
    let start = "SELECT \(Brew.columnList) FROM brew"
    let sql =
      isOrdered
      ? start + " WHERE deleted_at IS NULL ORDER BY brewed_at DESC, id"
      : start + " NOT INDEXED WHERE deleted_at IS NULL"
    try eachWanted(sql) { row in Brew.read(&row, pool).map(body) ?? true }
  }

  func brews(
    after cursor: LogFile.Cursor?, limit: Int?, pool: StringPool
  ) throws(DatabaseError) -> [Brew] {
    let position = cursor == nil ? "" : "AND (brewed_at < ?2 OR (brewed_at = ?2 AND id > ?3))"
    let sql = """
      SELECT \(Brew.columnList) FROM brew WHERE deleted_at IS NULL \(position)
      ORDER BY brewed_at DESC, id LIMIT ?1
      """
    var values = [SQLValue.integer(limit ?? -1)]
    if let cursor { values += [.integer(cursor.milliseconds), .text(cursor.id.description)] }
    var brews: [Brew] = []
    try each(sql, values) { row in if let brew = Brew.read(&row, pool) { brews.append(brew) } }
    return brews
  }

  /// Several reads of one state of the file.
  func consistently<T>(_ body: () throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    try run("BEGIN")
    do throws(DatabaseError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  func updates(since revision: Int) throws(DatabaseError) -> LogUpdates {
    var updates = LogUpdates()
    let pool = StringPool()
    try each(Brew.sql.selectChanged, [.integer(revision)]) { row in
      let isDeleted = row.integer() != 0
      guard let brew = Brew.read(&row, pool) else { return }
      if isDeleted { updates.deletedBrews.append(brew.id) } else { updates.brews.append(brew) }
    }
    try each(Bag.sql.selectChanged, [.integer(revision)]) { row in
      let isDeleted = row.integer() != 0
      guard let bag = Bag.read(&row, pool) else { return }
      if isDeleted { updates.deletedBags.append(bag.id) } else { updates.bags.append(bag) }
    }
    updates.revision = try self.revision()
    return updates
  }
}
