public import TerminalUI

extension RenderTally {
  /// What is known of the views of each type that anything was counted of, in the order in which the types were first
  /// met. Complexity: O(types).
  public var views: [ViewSummary] {
    types.compactMap { record in
      record.flatMap { $0.counts.isUnused ? nil : $0.summary }
    }
  }

  /// Causes and fields of the views of one type. Complexity: O(different causes).
  public func summary<V: View>(of view: V.Type) -> ViewSummary {
    record(of: view)?.summary
      ?? ViewSummary(
        name: "\(view)", nestedName: "\(view)", counts: ViewCounts(), causes: [], fields: [])
  }

  /// The counts of all views together: the headline is its `redundantShare`. Complexity: O(types).
  public var total: ViewCounts {
    types.reduce(ViewCounts()) { sum, record in record.map { sum + $0.counts } ?? sum }
  }

  /// The places in the tree that anything was counted at, without those that have left it, in the order in which they
  /// were met. Empty unless the tally asks for `.verdicts`. Complexity: O(places).
  public var placesInTree: [PlaceSummary] { places.summaries }

  /// As `placesInTree`, of the views of one type.
  public func places<V: View>(of view: V.Type) -> [PlaceSummary] {
    guard let type = ViewType.known(view) else { return [] }
    return places.summaries(of: type)
  }
}
