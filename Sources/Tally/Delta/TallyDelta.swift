/// What ran while something was done: for each type of views the differences of its counts, and the body runs in order.
///
/// It compares with what ought to have run, and nothing else may have:
///
///     #expect(tally.delta { host.press("0") } == ["LegacyListView": 1, "LegacyRow": 1])
///
/// Types of one name in different modules are counted together.
public nonisolated struct TallyDelta: Equatable, Sendable {
  /// By the type's name without its module; types that nothing was counted of are left out.
  public let counts: [String: ViewCounts]
  /// The body runs, in order: as many of the newest as the tally keeps.
  public let runs: [Run]
  /// For each of the runs, in which update it was: counted from 1.
  let updates: [Int]
  /// What the events did, a line each, where the tally keeps a ledger.
  public let ledger: [String]
  /// For each line of the ledger, the views whose bodies the event ran; nil where they are too many to be known.
  let ledgerViews: [Set<String>?]

  /// A delta as it is described, to compare with.
  public init(counts: [String: ViewCounts], runs: [Run] = [], ledger: [String] = []) {
    self.init(
      counts: counts, runs: runs, updates: [], ledger: ledger, ledgerViews: ledger.map { _ in nil })
  }

  init(
    counts: [String: ViewCounts], runs: [Run], updates: [Int], ledger: [String],
    ledgerViews: [Set<String>?]
  ) {
    self.counts = counts.filter { !$0.value.isUnused }
    self.runs = runs
    self.updates = updates
    self.ledger = ledger
    self.ledgerViews = ledgerViews
  }

  /// The counts of the views of that name; all 0 where there were none.
  public subscript(view: String) -> ViewCounts { counts[view] ?? ViewCounts() }

  /// How often the bodies of each type ran; types whose bodies did not run are left out.
  public var bodies: [String: Int] { counts.mapValues(\.bodies).filter { $0.value != 0 } }

  /// The places of the ledger's lines of the events that ran views of a name, or may have.
  func ledgerIndices(of view: String) -> [Int] {
    ledgerViews.indices.filter { ledgerViews[$0]?.contains(view) ?? true }
  }

  /// Whether exactly these bodies ran, so often. A type with 0 is the same as one that is not named.
  public static func == (delta: TallyDelta, bodies: [String: Int]) -> Bool {
    delta.bodies == bodies.filter { $0.value != 0 }
  }

  /// Whether other bodies ran, or not so often.
  public static func != (delta: TallyDelta, bodies: [String: Int]) -> Bool { !(delta == bodies) }
}

extension TallyDelta {
  /// One run of a body, in words.
  public nonisolated struct Run: Hashable, Sendable {
    /// The view's type without its module.
    public let viewName: String
    /// Where it stands: the views around it and itself, with explicit ids and positions.
    public let identity: String
    /// `@self`, `@identity`, `_property`, `Type.property`.
    public let causes: [String]

    /// A run as it is described.
    public init(viewName: String, identity: String, causes: [String]) {
      self.viewName = viewName
      self.identity = identity
      self.causes = causes
    }
  }
}

nonisolated extension TallyDelta.Run: CustomStringConvertible {
  /// `LegacyListView/LegacyRow[0]: @self`
  public nonisolated var description: String {
    "\(identity): \(causes.joined(separator: ", "))"
  }
}
