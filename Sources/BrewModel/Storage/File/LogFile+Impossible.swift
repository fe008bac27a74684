/// Something in a log that cannot be: an import keeps what it is given.
public struct ImpossibleValue: Sendable, Hashable {
  public enum Record: Sendable, Hashable {
    case brew(Brew.ID)
    case bag(Bag.ID)
  }

  public let record: Record
  /// Of its bean.
  public let name: String
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
      var found: [ImpossibleValue] = []
      func take(_ record: ImpossibleValue.Record, _ name: String, _ findings: [Finding]) {
        for finding in findings where finding.severity == .impossible {
          found.append(ImpossibleValue(record: record, name: name, finding: finding))
        }
      }
      for bag in try database.bags() {
        take(.bag(bag.id), bag.bean.name, bag.findings(units: units))
      }
      try database.eachBrew { brew in
        take(.brew(brew.id), brew.bean.name, brew.findings(now: now, units: units))
        return true
      }
      return found
    }
  }
}
