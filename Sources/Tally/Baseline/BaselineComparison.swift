import TextFormats

/// Two sets of measures beside each other.
public nonisolated struct BaselineComparison: Equatable, Sendable {
  /// The measures that differ, in the order of their names.
  public let differences: [Difference]
  /// How many measures were compared.
  public let count: Int

  /// A measure that is not what it was.
  public struct Difference: Equatable, Sendable {
    /// Its name, whose parts are separated by `/`.
    public let measure: String
    /// Nil where the measure is new.
    public let old: Int?
    /// Nil where the measure is gone.
    public let new: Int?
  }

  /// Compares measures by their names. Complexity: O(measures · log measures).
  public init(old: [String: Int], new: [String: Int]) {
    let names = Set(old.keys).union(new.keys)
    count = names.count
    differences = names.filter { old[$0] != new[$0] }.sorted()
      .map { Difference(measure: $0, old: old[$0], new: new[$0]) }
  }

  /// Whether no measure differs, is new or is gone.
  public var isEqual: Bool { differences.isEmpty }

  /// The differences as a table: old, new, difference.
  public var table: String { table("old", "new") }

  /// The differences as a table with other headings.
  ///
  /// - Parameters:
  ///   - old: the heading of the first numbers.
  ///   - new: the heading of the second ones.
  public func table(_ old: String, _ new: String) -> String {
    TextTable(["measure", old, new, "difference"], differences.map(\.cells)).text
  }
}

extension BaselineComparison.Difference {
  fileprivate nonisolated var cells: [String] {
    let difference =
      switch (old, new) {
      case (let old?, let new?): (new - old).signed
      case (nil, _): "new"
      case (_, nil): "gone"
      }
    return [measure, old.map(String.init) ?? "-", new.map(String.init) ?? "-", difference]
  }
}
