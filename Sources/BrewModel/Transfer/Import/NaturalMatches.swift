/// Which rows of a file without ids are brews of the log that came from such a file too, and were corrected since.
///
/// An id that comes from the content of a row is another one once a cell is. Such a row is a brew of the log where both
/// are of the same time and bean, and nothing else of log and file is; where most of what both have agrees; and where
/// the time says more than the day, or the rows before and behind it came again as they were. Two brews of one bean on one
/// day are two brews.
struct NaturalMatches {
  /// Brews of the log, by the ids that the content of rows of the file gives.
  private(set) var found: [Brew.ID: Brew.ID] = [:]
  /// What else rows may be, by the same ids, as findings.
  private(set) var doubts: [Brew.ID: Finding] = [:]

  private let database: Database
  /// Brews of the log whose ids come from their content, in the order of their times.
  private var known: [Known] = []
  private var placesByKey: [String: [Int]] = [:]
  private var fileIDs: Set<Brew.ID> = []

  private struct Known {
    let id: Brew.ID
    let time: ZonedTime
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
    fileIDs = met
    try readKnown()
    guard !known.isEmpty else { return }
    for (key, rows) in strangers { try match(rows.map { brews[$0] }, key) }
  }

  private func isKnown(_ id: Brew.ID) throws(DatabaseError) -> Bool {
    try database.integer("SELECT count(*) FROM brew WHERE id = ?", .text(id.description)) > 0
  }

  private mutating func readKnown() throws(DatabaseError) {
    var known: [Known] = []
    var places: [String: [Int]] = [:]
    try database.each(
      """
      SELECT id, brewed_at, utc_offset, bean FROM brew
      WHERE deleted_at IS NULL ORDER BY brewed_at DESC, id
      """
    ) { row in
      guard let id: Brew.ID = row.identifier(), id.isNamed else { return }
      let time = Brew.time(milliseconds: row.integer(), offset: row.integer())
      places[Self.key(time, row.text()), default: []].append(known.count)
      known.append(Known(id: id, time: time))
    }
    self.known = known
    placesByKey = places
  }

  /// The day and the time as they are written, the same in every zone, and the bean.
  private static func key(_ time: ZonedTime, _ bean: String) -> String {
    "\(time.day.dayNumber) \(time.millisecondOfDay) \(FoldedText.folded(bean.tidied))"
  }

  private static func key(_ brew: Brew) -> String { key(brew.brewedAt, brew.bean.name) }

  private mutating func match(_ rows: [ImportedBrew], _ key: String) throws(DatabaseError) {
    // What the file has as it was is no other row of it.
    let free = (placesByKey[key] ?? []).filter { !fileIDs.contains(known[$0].id) }
    guard let place = free.first else { return }
    guard let old = try database.record(Brew.self, known[place].id) else { return }
    for row in rows {
      if rows.count == 1, free.count == 1, Agreement(old, row.brew).isLikely,
        old.brewedAt.millisecondOfDay != 0 || hasNeighbours(place)
      {
        found[row.brew.id] = old.id
      } else {
        doubts[row.brew.id] = Finding(
          field: "id", severity: .unusual,
          reason:
            "the log has \(free.count == 1 ? "a brew" : free.count.counted("brew")) of that time and bean that this file has not, \(old.id.description.prefix(8)); taken as another one, delete one of them if they are the same"
        )
      }
    }
  }

  /// Whether of the brews next to one, before and behind it, some are in the file as they were.
  private func hasNeighbours(_ place: Int) -> Bool {
    func isInFile(_ places: Range<Int>) -> Bool {
      places.isEmpty || places.contains { fileIDs.contains(known[$0].id) }
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
