/// A limit that was broken: whose, by how much, and what broke it.
public nonisolated struct BudgetViolation: Equatable, Sendable, CustomStringConvertible {
  /// The type's name without its module.
  public let view: String
  /// Body runs that were allowed: for all events together, or for one.
  public let allowed: Int
  /// Body runs that there were; nil where the tally has never met a view of that name.
  public let measured: Int?
  /// Whether it was one update alone that ran more than an event may, and all events together did not.
  public let isOfOneUpdate: Bool
  /// The runs of these views.
  public let runs: [TallyDelta.Run]
  /// What those events did that ran such views, a line each, where the tally keeps a ledger.
  public let ledger: [String]

  /// The limit, and below it the lines that broke it.
  public var description: String {
    guard let measured else {
      return "\(view): no view of this name was ever counted, so its budget says nothing"
    }
    let noun = measured == 1 ? "body run" : "body runs"
    let delta = TallyDelta(counts: [:], runs: runs, ledger: ledger)
    let place = isOfOneUpdate ? " in one update" : ""
    return
      (["\(view): \(measured) \(noun)\(place), \(allowed) allowed"] + delta.evidence(of: [view]))
      .joined(separator: "\n")
  }
}

/// Limits of a budget were broken.
public nonisolated struct BudgetBroken: Error, CustomStringConvertible {
  /// The limits, in the order of `RenderTally.violations(of:in:events:)`.
  public let violations: [BudgetViolation]
  /// The number of events that the budget was for.
  public let events: Int

  public var description: String {
    let events = events == 1 ? "1 event" : "\(events) events"
    return "\nthe budget for \(events) is broken:\n"
      + violations.map(\.description).joined(separator: "\n")
  }
}
