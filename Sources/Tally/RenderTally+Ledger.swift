extension RenderTally {
  /// The newest events, in order. Empty unless the tally asks for `.ledger`. Complexity: O(events).
  public var ledger: [LedgerEvent] { events.events }

  /// The numbers of the events that `ledger` has. Complexity: O(1).
  package var ledgerNumbers: Range<Int> { events.numbers }

  /// One of the events that `ledger` has, by its number. Complexity: O(1).
  package func ledgerEvent(_ number: Int) -> LedgerEvent { events[number] }

  /// Why a view ran last, in words, backwards to what began it:
  /// `LegacyListView ran because _store (LegacyStore.items) was written by key 0; the run was needed.`
  ///
  /// - Parameter view: the type's name without its module, with `[id]` behind it for one of several places.
  /// - Returns: nil where no event that is still kept has run such a view.
  public func why(_ view: String) -> String? {
    for event in events.events.reversed() {
      if let run = event.runs.last(where: { $0.viewName == view || $0.label == view }) {
        return WhyChain(run, in: event).text
      }
    }
    return nil
  }
}
