import TerminalUI

extension RenderTally {
  /// The counts of all types that were met, also of those that have 0 since the last reset. Types of one name are
  /// counted together. Complexity: O(types).
  var countsByName: [String: ViewCounts] {
    types.reduce(into: [:]) { counts, record in
      guard let record else { return }
      counts[record.viewType.name, default: ViewCounts()] += record.counts
    }
  }

  /// The number of the newest event in the ledger; numbers go on after a reset.
  var lastEventNumber: Int { ledger.last?.number ?? 0 }

  /// The ledger's lines of the events after one.
  func ledgerLines(after number: Int) -> [String] {
    ledger.filter { $0.number > number }.map(\.description)
  }
}

extension ViewCounts {
  nonisolated static func += (left: inout ViewCounts, right: ViewCounts) { left = left + right }
}
