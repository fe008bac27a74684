extension RenderTally {
  /// How many events there have been since the last reset, as far as a ledger knows of them.
  var ledgerCount: Int { 0 }

  /// The lines of the events after so many.
  func ledgerLines(since count: Int) -> [String] { [] }
}
