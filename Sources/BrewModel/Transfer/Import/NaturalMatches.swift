/// Which rows of a file without ids are brews of the log that came from such a file too, and were corrected since.
///
/// An id that comes from the content of a row is another one once a cell is. Such a row is a brew of the log where both
/// are of the same time and bean, and nothing else of log and file is; where most of what both have agrees; and where
/// the time says more than the day, or the rows before and behind it came again. Two brews of one bean on one day are two
/// brews. What stands in the log as it does in the file is the same brew in any case: its id may be that of a row which
/// was corrected since.
struct NaturalMatches {
  /// Brews of the log, by the ids that the content of rows of the file gives.
  private(set) var found: [Brew.ID: Brew.ID] = [:]
  /// What else rows may be, by the same ids, as findings.
  private(set) var doubts: [Brew.ID: Finding] = [:]

  private let database: Database
  /// Brews of the log whose ids come from their content, in the order of their times.
  private var known: [Known] = []
  private var placesByKey: [String: [Int]] = [:]
  /// Of brews of the log that the file has: as they were, or as rows that were found.
  private var present: Set<Brew.ID> = []

  private struct Known {
    let id: Brew.ID
    let time: ZonedTime
    let isDeleted: Bool
  }

  /// A row, and the brew that it may be.
  private struct Pair {
    let row: ImportedBrew
    let old: Brew
    let place: Int
  }

  /// Complexity: O(brews of the log + records), and nothing where every record of the file is in the log.
  init(_ database: Database, _ brews: [ImportedBrew]) throws(DatabaseError) {
    self.database = database
    var strangers: [String: [Int]] = [:]
    var met: Set<Brew.ID> = []
    for (index, imported) in brews.enumerated() where met.insert(imported.brew.id).inserted {
      guard imported.isNamedByContent, imported.brew.brewedAt.isKnown else { continue }
      if try !isKnown(imported.brew.id) {
        strangers[Self.key(imported.brew), default: []].append(index)
      }
    }
    guard !strangers.isEmpty else { return }
    present = met
    try readKnown()
    guard !known.isEmpty else { return }
    var likely: [Pair] = []
    for (key, rows) in strangers {
      if let pair = try pair(rows.map { brews[$0] }, key) { likely.append(pair) }
    }
    take(likely)
  }

  private func isKnown(_ id: Brew.ID) throws(DatabaseError) -> Bool {
    try database.integer("SELECT count(*) FROM brew WHERE id = ?", .text(id.description)) > 0
  }

  private mutating func readKnown() throws(DatabaseError) {
    var known: [Known] = []
    var places: [String: [Int]] = [:]
    try database.each(
      """
      SELECT id, brewed_at, utc_offset, bean, deleted_at IS NOT NULL FROM brew
      ORDER BY brewed_at DESC, id
      """
    ) { row in
      guard let id: Brew.ID = row.identifier(), id.isNamed else { return }
      let time = Brew.time(milliseconds: row.integer(), offset: row.integer())
      places[Self.key(time, row.text()), default: []].append(known.count)
      known.append(Known(id: id, time: time, isDeleted: row.integer() != 0))
    }
    self.known = known
    placesByKey = places
  }

  /// The day and the time as they are written, the same in every zone, and the bean.
  private static func key(_ time: ZonedTime, _ bean: String) -> String {
    "\(time.day.dayNumber) \(time.millisecondOfDay) \(FoldedText.folded(bean.tidied))"
  }

  private static func key(_ brew: Brew) -> String { key(brew.brewedAt, brew.bean.name) }

  /// Finds the rows of one time and bean that are as brews of the log are. - Returns: what else may be a pair.
  private mutating func pair(_ rows: [ImportedBrew], _ key: String) throws(DatabaseError) -> Pair? {
    var alike = Dictionary(grouping: rows) { TableRow.identity(of: $0.brew) }
    var free: [(place: Int, old: Brew)] = []
    for place in self.free(key) {
      guard let old = try database.record(Brew.self, known[place].id) else { continue }
      if let row = alike[TableRow.identity(of: old)]?.popLast() {
        find(row, old)
      } else {
        free.append((place, old))
      }
    }
    let rows = rows.filter { found[$0.brew.id] == nil }
    guard let (place, old) = free.first, !rows.isEmpty else { return nil }
    if rows.count == 1, free.count == 1, Agreement(old, rows[0].brew).isLikely {
      return Pair(row: rows[0], old: old, place: place)
    }
    for row in rows { doubt(row, free.map(\.place)) }
    return nil
  }

  /// Brews of the log that the file has not as they were: what the file has is no other row of it. Those that the user
  /// has deleted, where there are no others.
  private func free(_ key: String) -> [Int] {
    let free = (placesByKey[key] ?? []).filter { !present.contains(known[$0].id) }
    let live = free.filter { !known[$0].isDeleted }
    return live.isEmpty ? free : live
  }

  /// Each pair that is taken may be the neighbour of another.
  private mutating func take(_ likely: [Pair]) {
    var rest = likely
    var count: Int
    repeat {
      count = rest.count
      for pair in rest where isCertain(pair) { find(pair.row, pair.old) }
      rest.removeAll { present.contains($0.old.id) }
    } while rest.count < count
    for pair in rest { doubt(pair.row, [pair.place]) }
  }

  private func isCertain(_ pair: Pair) -> Bool {
    pair.old.brewedAt.millisecondOfDay != 0 || hasNeighbours(pair.place)
  }

  private mutating func find(_ row: ImportedBrew, _ old: Brew) {
    found[row.brew.id] = old.id
    present.insert(old.id)
  }

  private mutating func doubt(_ row: ImportedBrew, _ free: [Int]) {
    let brews = free.count == 1 ? "a brew" : free.count.counted("brew")
    let first = known[free[0]].id.description.prefix(8)
    doubts[row.brew.id] = Finding(
      field: "id", severity: .unusual,
      reason:
        "the log has \(brews) of that time and bean that this file has not, \(first); taken as another one, delete one of them if they are the same"
    )
  }

  /// Whether of the brews next to one, before and behind it, some are in the file.
  private func hasNeighbours(_ place: Int) -> Bool {
    func isInFile(_ places: Range<Int>) -> Bool {
      places.isEmpty || places.contains { present.contains(known[$0].id) }
    }
    return known.count > 1 && isInFile(max(0, place - 3)..<place)
      && isInFile((place + 1)..<min(known.count, place + 4))
  }
}

/// In how many fields two brews are the same, and in how many they are not; what people add later does not count, and
/// what only one of them has.
private struct Agreement {
  private var same = 0
  private var different = 0

  init(_ left: Brew, _ right: Brew) {
    for field in TableRow.identifying where field != .bean && field != .kind && field != .bag {
      let texts = (field.text(of: left), field.text(of: right))
      guard !texts.0.isEmpty, !texts.1.isEmpty else { continue }
      if texts.0 == texts.1 { same += 1 } else { different += 1 }
    }
  }

  /// A slip is in one cell, and more of them are in a row of which most is right.
  var isLikely: Bool { different <= max(1, same) }
}
