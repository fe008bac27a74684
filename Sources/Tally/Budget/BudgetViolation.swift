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
  /// The places of these lines in the ledger of the delta.
  let ledgerIndices: [Int]

  /// The limit, and below it the runs and the lines that broke it.
  public var description: String {
    (sentences + TallyDelta.shown(ledger)).joined(separator: "\n")
  }

  /// Without the ledger, which several violations may share.
  var sentences: [String] {
    guard let measured else {
      return ["\(view): no view of this name was ever counted, so its budget says nothing"]
    }
    let noun = measured == 1 ? "body run" : "body runs"
    let place = isOfOneUpdate ? " in one update" : ""
    return ["\(view): \(measured) \(noun)\(place), \(allowed) allowed"] + TallyDelta.shown(runs)
  }
}

/// Limits of a budget were broken.
public nonisolated struct BudgetBroken: Error, CustomStringConvertible {
  /// The limits, in the order of `RenderTally.violations(of:in:events:)`.
  public let violations: [BudgetViolation]
  /// The number of events that the budget was for.
  public let events: Int
  /// What the check was called.
  public let label: String?
  /// What those events did that ran such views, each once, in order.
  public let ledger: [String]
  /// Where the check is; nil where that is told beside.
  let place: CheckPlace?

  init(
    _ violations: [BudgetViolation], events: Int, label: String?, of delta: TallyDelta,
    at place: CheckPlace?
  ) {
    self.violations = violations
    self.events = events
    self.label = label
    self.place = place
    let shown = Set(violations.flatMap(\.ledgerIndices))
    ledger = delta.ledger.indices.filter(shown.contains).map { delta.ledger[$0] }
  }

  /// The limits, below each the runs that broke it, and then what happened: each line of the ledger once.
  public var description: String {
    let events = events == 1 ? "1 event" : "\(events) events"
    let head = "the budget\(label.quotedLabel) for \(events) is broken\(place.words):"
    return (["", head] + violations.flatMap(\.sentences) + TallyDelta.shown(ledger))
      .joined(separator: "\n")
  }
}
