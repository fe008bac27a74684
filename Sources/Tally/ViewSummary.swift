/// What a tally knows of the views of one type.
public struct ViewSummary {
  /// The type's name without its module.
  public let name: String
  /// The same, behind the types that it is declared in: `LegacyCounter.ParentView`.
  public let nestedName: String
  /// The counts since the tally's last reset.
  public let counts: ViewCounts
  /// Why the bodies ran; the counts add up to `counts.bodies`. Those that came most often first.
  public let causes: [CauseCount]
  /// The stored fields in which values that arrived differed, those that did so most often first.
  public let fields: [FieldCount]

  /// This and another one as one: of types that have one name.
  package func merged(with other: ViewSummary) -> ViewSummary {
    let sum = causes + other.causes
    let all = fields + other.fields
    return ViewSummary(
      name: name, nestedName: nestedName, counts: counts + other.counts,
      causes: sum.map(\.causes).unique.map { own in
        CauseCount(own, sum.reduce(0) { $0 + ($1.causes == own ? $1.count : 0) })
      }.sorted { $0.count > $1.count },
      fields: all.map(\.path).unique.map { path in
        let own = all.filter { $0.path == path }
        return FieldCount(
          path, own.reduce(0) { $0 + $1.count }, isNeverEqual: own.allSatisfy(\.isNeverEqual))
      }.sorted { $0.count > $1.count })
  }

  /// `LegacyListView: 10 = 10 × _store`.
  public var causeLine: String {
    let sum = causes.map { "\($0.count) × \($0.causes.joined(separator: " & "))" }
    return "\(name): \(counts.bodies)" + (sum.isEmpty ? "" : " = " + sum.joined(separator: " + "))
  }
}

/// How often bodies ran for the same causes.
public nonisolated struct CauseCount: Equatable, Sendable {
  /// As `BodyRun.causes`: several where they came together.
  public let causes: [String]
  /// How often.
  public let count: Int

  /// So many runs for these causes together.
  public init(_ causes: [String], _ count: Int) {
    self.causes = causes
    self.count = count
  }
}

/// How often the values that arrived differed in a field.
public nonisolated struct FieldCount: Equatable, Sendable, CustomStringConvertible {
  /// As `FieldChange.path`.
  public let path: String
  /// How often.
  public let count: Int
  /// Whether the field makes every arrival a run: a closure, or a new object each time (two times at least).
  public let isNeverEqual: Bool

  /// So many arrivals that differed in the field.
  public init(_ path: String, _ count: Int, isNeverEqual: Bool = false) {
    self.path = path
    self.count = count
    self.isNeverEqual = isNeverEqual
  }

  public var description: String {
    "\(path): \(count) ×" + (isNeverEqual ? ", never equal" : "")
  }
}

/// What a tally knows of one place.
public struct PlaceSummary {
  /// The type's name without its module.
  public let viewName: String
  /// Where it stands, as `BodyRun.identity`.
  public let identity: String
  /// The counts since the tally's last reset.
  public let counts: ViewCounts
}

extension Array where Element: Hashable {
  /// Each once, in order.
  fileprivate nonisolated var unique: [Element] {
    var met: Set<Element> = []
    return filter { met.insert($0).inserted }
  }
}
