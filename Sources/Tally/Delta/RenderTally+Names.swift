import TerminalUI

extension RenderTally {
  /// The counts of all types that were met, also of those that have 0 since the last reset. Types of one name are
  /// counted together. Complexity: O(types).
  var countsByName: [String: ViewCounts] {
    types.reduce(into: [:]) { counts, record in
      guard let record else { return }
      counts[record.viewType.countedName, default: ViewCounts()] += record.counts
    }
  }

  /// The number of the newest event in the ledger; numbers go on after a reset.
  var lastEventNumber: Int { ledger.last?.number ?? 0 }

  /// The events after one, as far as the ledger keeps them.
  func events(after number: Int) -> [LedgerEvent] { ledger.filter { $0.number > number } }
}

extension ViewCounts {
  nonisolated static func += (left: inout ViewCounts, right: ViewCounts) { left = left + right }
}
