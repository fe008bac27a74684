/// Something in a log that cannot be: an import keeps what it is given.
public struct ImpossibleValue: Sendable, Hashable {
  /// What has the value: a brew or a bag.
  public enum Record: Sendable, Hashable {
    case brew(Brew.ID)
    case bag(Bag.ID)
  }

  /// Which of them.
  public let record: Record
  /// Of its bean.
  public let name: String
  /// The key of the field, and why the value cannot be; its severity is `impossible`.
  public let finding: Finding
}

extension LogFile {
  /// What cannot be, of bags and then of brews, the newest first.
  ///
  /// Complexity: O(n), without holding any brew.
  /// - Parameter units: in which numbers are told.
  public func impossibleValues(
    units: DisplayUnits = .metric
  ) throws(LogFileError) -> [ImpossibleValue] {
    try reading(none: []) { database throws(DatabaseError) in
      let now = clock()
      let bags = try database.bags().flatMap { bag in
        Self.impossible(.bag(bag.id), bag.bean.name, bag.findings(units: units))
      }
      var found: [(time: Instant, id: Brew.ID, values: [ImpossibleValue])] = []
      try database.eachBrew(isOrdered: false) { brew in
        let findings = brew.findings(now: now, units: units)
        let values = Self.impossible(.brew(brew.id), brew.bean.name, findings)
        if !values.isEmpty { found.append((brew.brewedAt.instant, brew.id, values)) }
        return true
      }
      found.sort { ($1.time, $0.id) < ($0.time, $1.id) }
      return bags + found.flatMap(\.values)
    }
  }

  private static func impossible(
    _ record: ImpossibleValue.Record, _ name: String, _ findings: [Finding]
  ) -> [ImpossibleValue] {
    findings.filter { $0.severity == .impossible }.map {
      ImpossibleValue(record: record, name: name, finding: $0)
    }
  }
}
