/// Compares what a file has with what the log has.
struct ImportPlan {
  let database: Database?
  let options: ImportOptions
  let now: Instant

  private var changes: [LogChange] = []
  private var items: [ImportPreview.Item] = []
  /// Of the file, by id: what was met first.
  private var met: [Brew.ID: ImportedBrew] = [:]
  private var knownBags: Set<Bag.ID> = []
  private var matches: NaturalMatches?
  private var notes: [String] = []
  /// Ids of records that the user deleted; nil until they are asked for.
  private var deletions: Set<String>?
  private var bagCounts = (new: 0, changed: 0, same: 0)
  private var makesBags = false
  private var madeBags = 0

  init(_ database: Database?, _ options: ImportOptions, now: Instant) {
    self.database = database
    self.options = options
    self.now = now
  }

  /// Complexity: O(records × log size).
  ///
  /// - Parameter progress: is asked after every 256 brews.
  mutating func preview(
    of source: ImportedLog, revision: Int, progress: (Int) -> Bool
  ) throws(DatabaseError) -> ImportPreview {
    notes = source.notes
    if case .csv = source.format { makesBags = true }
    for bag in source.bags { try take(bag) }
    noteOddBags(source.bags)
    if options.assumedUnits != AssumedUnits(), !source.format.isOfOthersTables {
      notes.append("--units is not used: this file says its units")
    }
    if let database { matches = try NaturalMatches(database, source.brews) }
    // An array that grows is there twice while it does.
    items.reserveCapacity(source.brews.count)
    changes.reserveCapacity(changes.count + source.brews.count)
    met.reserveCapacity(source.brews.count)
    for (index, brew) in source.brews.enumerated() {
      if index % 256 == 255, !progress(index + 1) { throw .cancelled }
      try take(brew)
    }
    if madeBags > 0 {
      notes.append(
        "a table has no place for bags: of \(madeBags.counted("bag")) the bean alone is known, not the days, the weight and the cost"
      )
    }
    let bags = bagCounts.new + bagCounts.changed
    return ImportPreview(
      format: source.format, items: items, newBags: bagCounts.new,
      changedBags: bagCounts.changed, sameBags: bagCounts.same, notes: notes,
      action: LogAction("import of " + words(bags: bags), changes), options: options,
      source: source, revision: revision)
  }

  /// What comes into the log: what is new of it, if anything is.
  private func words(bags: Int) -> String {
    let count = items.count { $0.outcome == .new }
    if changes.count == bags, bags > 0 { return bags.counted("bag") }
    return count == 0 ? (changes.count - bags).counted("changed brew") : count.counted("brew")
  }

  private mutating func take(_ bag: Bag) throws(DatabaseError) {
    guard knownBags.insert(bag.id).inserted else { return }
    guard let old = try database?.record(Bag.self, bag.id) else {
      bagCounts.new += 1
      changes.append(.addBag(bag))
      return
    }
    if try isDeleted(Bag.table, bag.id.description) {
      guard try !isDeletedByUser(bag.id.description) else { return }
      bagCounts.new += 1
      changes.append(.addBag(bag))
      return
    }
    let merge = RecordMerge<Bag>(log: old, file: bag, prefersFile: options.prefersFile)
    if merge.record.isStored(as: old) {
      bagCounts.same += 1
    } else {
      bagCounts.changed += 1
      changes.append(.editBag(from: old, to: merge.record))
    }
  }

  /// How many of them are named.
  private static let shownBags = 20

  private mutating func noteOddBags(_ bags: [Bag]) {
    let odd = bags.flatMap { bag in
      bag.findings(now: now, units: options.units).map { "bag \(bag.bean.name.prefix(60)), \($0)" }
    }
    notes += odd.prefix(Self.shownBags)
    if odd.count > Self.shownBags {
      notes.append("and \((odd.count - Self.shownBags).counted("more value")) of bags that are odd")
    }
  }

  private mutating func take(_ imported: ImportedBrew) throws(DatabaseError) {
    var imported = imported
    // What could not be read is told once, by its text.
    let told = Set(imported.damages.map(\.field))
    for finding in imported.brew.findings(now: now, units: options.units)
    where !told.contains(finding.field) {
      if finding.severity == .impossible {
        imported.damages.append(finding)
      } else {
        imported.doubts.append(finding)
      }
    }
    try checkBag(of: &imported)
    findByContent(&imported)
    if let first = met[imported.brew.id] {
      guard first.brew != imported.brew else { return add(imported, .duplicate) }
      // Two different brews under one id: neither is lost.
      imported.brew = imported.brew.renamed
      imported.damages.append(
        Finding(
          field: "id", severity: .impossible,
          reason: "the same id stands on another brew of the file; this one gets a new one"))
      if met[imported.brew.id] != nil { return add(imported, .duplicate) }
    }
    met[imported.brew.id] = imported
    guard let old = try database?.record(Brew.self, imported.brew.id) else {
      changes.append(imported.addition)
      return add(imported, .new)
    }
    if try isDeleted(Brew.table, imported.brew.id.description) {
      if try isDeletedByUser(imported.brew.id.description) { return add(imported, .deleted) }
      changes.append(imported.addition)
      return add(imported, .new)
    }
    let merge = RecordMerge<Brew>(log: old, file: imported, prefersFile: options.prefersFile)
    if !merge.record.isStored(as: old) {
      changes.append(.editBrew(from: old, to: merge.record))
    }
    let isSame = merge.filled.isEmpty && merge.differing.isEmpty
    add(imported, isSame ? .same : .changed(filled: merge.filled, differing: merge.differing))
  }

  /// A corrected row gets the id of the brew that it was.
  private func findByContent(_ imported: inout ImportedBrew) {
    if let doubt = matches?.doubts[imported.brew.id] { imported.doubts.append(doubt) }
    guard let id = matches?.found[imported.brew.id] else { return }
    imported.brew = imported.brew.with(id: id)
    imported.isFoundByContent = true
  }

  private mutating func add(_ imported: ImportedBrew, _ outcome: ImportPreview.Outcome) {
    var imported = imported
    // Of what is not taken nobody has to know.
    if !outcome.isTaken { imported.doubts = [] }
    items.append(ImportPreview.Item(imported: imported, outcome: outcome))
  }

  /// A bag that is nowhere cannot be referred to. Of a table, which has no place for bags, one is made of what the brew
  /// knows of it.
  private mutating func checkBag(of imported: inout ImportedBrew) throws(DatabaseError) {
    guard let bag = imported.brew.bag, !knownBags.contains(bag) else { return }
    if try database?.record(Bag.self, bag) != nil { return }
    if makesBags {
      madeBags += 1
      return try take(Bag(id: bag, imported.brew.bean))
    }
    imported.brew.bag = nil
    imported.damages.append(
      Finding(field: "bag", severity: .impossible, reason: "there is no bag \(bag)"))
  }

  private func isDeleted(_ table: String, _ id: String) throws(DatabaseError) -> Bool {
    try database?.integer("SELECT deleted_at IS NOT NULL FROM \(table) WHERE id = ?", .text(id))
      ?? 0 != 0
  }

  /// Whether the user deleted a record that is not there; if not, the action was undone that had added it.
  private mutating func isDeletedByUser(_ id: String) throws(DatabaseError) -> Bool {
    if deletions == nil {
      var found: Set<String> = []
      try database?.each(
        """
        SELECT change.id FROM change JOIN action ON action.number = change.action
        WHERE change.kind = 'delete' AND action.undone = 0
        """
      ) { found.insert($0.text()) }
      deletions = found
    }
    return deletions?.contains(id) ?? false
  }
}

extension ImportFormat {
  /// Whether it is a table that no brewlog has written.
  fileprivate var isOfOthersTables: Bool {
    if case .csv(let dialect) = self { !dialect.isOwn } else { false }
  }
}

extension ImportPreview.Outcome {
  /// Whether something of the file comes into the log, or would if the file were preferred.
  fileprivate var isTaken: Bool {
    switch self {
    case .new, .changed: true
    case .same, .deleted, .duplicate: false
    }
  }
}

extension Brew {
  /// The same under the id that its content gets.
  fileprivate var renamed: Brew { with(id: ID(named: jsonLine)) }

  fileprivate func with(id: ID) -> Brew {
    var other = Brew(id: id, bean, at: brewedAt, kind: kind)
    for field in BrewField.allCases { field.copy(from: self, to: &other) }
    other.extra = extra
    return other
  }
}
