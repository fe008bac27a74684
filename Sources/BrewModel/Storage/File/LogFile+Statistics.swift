/// What brews have in common: all of them, and by each of some names.
public struct GroupedStatistics: Sendable {
  /// Of every brew that was counted, as one group without a name.
  public var all: BrewStatistics
  /// For each grouping that was asked for, in that order, one entry for each name.
  public var groups: [[BrewStatistics]]
}

extension LogFile {
  /// Counts the brews that a query asks for, without holding them.
  ///
  /// Complexity: O(brews + groups × log groups). Without a query it reads of each brew what is counted alone, and of
  /// the best of each group the whole.
  public func statistics(
    by groupings: [BrewStatistics.Grouping], of query: BrewQuery = BrewQuery()
  ) throws(LogFileError) -> GroupedStatistics {
    try reading(none: BrewCounter(groupings).statistics) { database throws(DatabaseError) in
      try database.consistently { () throws(DatabaseError) in
        var counter = BrewCounter(groupings)
        guard query.isEmpty else {
          var matcher = BrewMatcher(query)
          try database.eachBrew(isOrdered: false) { brew in
            if matcher.matches(brew) { counter.add(brew) }
            return true
          }
          return counter.statistics
        }
        try database.eachCountedBrew { counter.add($0) }
        return try database.completed(counter.statistics)
      }
    }
  }
}

extension LogFile {
  /// What was taken from each bag from which something was. Complexity: O(brews that came from a bag).
  func bagUses() throws(LogFileError) -> [Bag.ID: BagUse] {
    try reading(none: [:]) { database throws(DatabaseError) in
      var uses: [Bag.ID: BagUse] = [:]
      try database.each(
        "SELECT bag, dose FROM brew WHERE bag IS NOT NULL AND deleted_at IS NULL"
      ) { row in
        guard let bag: Bag.ID = row.identifier() else { return }
        uses[bag, default: BagUse()].add(row.measure())
      }
      return uses
    }
  }
}

/// Counts brews one by one in all groups that are wanted.
private struct BrewCounter {
  private var all = BrewGroup()
  private var groups: [BrewGroups]

  init(_ groupings: [BrewStatistics.Grouping]) { groups = groupings.map { BrewGroups(by: $0) } }

  mutating func add(_ brew: Brew) {
    all.add(brew)
    for index in groups.indices { groups[index].add(brew) }
  }

  var statistics: GroupedStatistics {
    GroupedStatistics(all: all.statistics, groups: groups.map(\.statistics))
  }
}

extension Database {
  /// Gives each brew that is not deleted, with its time, names and rating alone, in no order: a whole row costs twice as
  /// much, and to go by an index four times.
  fileprivate func eachCountedBrew(_ body: (Brew) -> Void) throws(DatabaseError) {
    let pool = StringPool()
    try each(
      """
      SELECT id, brewed_at, bean, roaster, method, grinder, rating, rating_scale FROM brew NOT INDEXED
      WHERE deleted_at IS NULL
      """
    ) { row in
      guard let id: Brew.ID = row.identifier() else { return }
      let time = Brew.time(milliseconds: row.integer(), offset: 0)
      var brew = Brew(
        id: id, Bean(pool.shared(row.text()), roaster: pool.shared(row.text())), at: time)
      brew.method.name = pool.shared(row.text())
      brew.grinder.name = pool.shared(row.text())
      if let value = row.optionalReal() { brew.rating = Rating(value, of: row.optionalReal() ?? 5) }
      body(brew)
    }
  }

  /// With whole brews where only what is counted was read.
  fileprivate func completed(
    _ statistics: GroupedStatistics
  ) throws(DatabaseError) -> GroupedStatistics {
    var statistics = statistics
    try complete(&statistics.all)
    for group in statistics.groups.indices {
      for index in statistics.groups[group].indices {
        try complete(&statistics.groups[group][index])
      }
    }
    return statistics
  }

  private func complete(_ group: inout BrewStatistics) throws(DatabaseError) {
    guard let best = group.best else { return }
    group.best = try record(Brew.self, best.id)
  }
}
