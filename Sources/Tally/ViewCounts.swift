/// What happened to the views of one type, or at one place.
public nonisolated struct ViewCounts: Equatable, Sendable {
  /// Values made for it: runs of its initialiser by a parent's body.
  public var arrivals = 0
  /// Runs of its body.
  public var bodies = 0
  /// Arrivals of an equal value that ran nothing.
  public var skips = 0
  /// Places of it that left the tree.
  public var removals = 0

  /// Of the runs of its body: the first ones at their places. This and the two below are 0 unless the tally asks for
  /// `.verdicts`; then the three make up `bodies`.
  public var initial = 0
  /// Of the runs of its body: those that something has come of.
  public var needed = 0
  /// Of the runs of its body: those that nothing has come of.
  public var redundant = 0

  /// Counts as they are given.
  public init(
    arrivals: Int = 0, bodies: Int = 0, skips: Int = 0, removals: Int = 0, initial: Int = 0,
    needed: Int = 0, redundant: Int = 0
  ) {
    self.arrivals = arrivals
    self.bodies = bodies
    self.skips = skips
    self.removals = removals
    self.initial = initial
    self.needed = needed
    self.redundant = redundant
  }

  /// The redundant ones among the runs after the first, from 0 to 1; nil where there were none.
  public var redundantShare: Double? {
    let again = needed + redundant
    return again == 0 ? nil : Double(redundant) / Double(again)
  }

  var isUnused: Bool { self == ViewCounts() }

  /// The counts of both, kind by kind.
  public static func + (left: ViewCounts, right: ViewCounts) -> ViewCounts {
    ViewCounts(
      arrivals: left.arrivals + right.arrivals, bodies: left.bodies + right.bodies,
      skips: left.skips + right.skips, removals: left.removals + right.removals,
      initial: left.initial + right.initial, needed: left.needed + right.needed,
      redundant: left.redundant + right.redundant)
  }

  /// What came to `right` to make `left`: of two counts of the same views, the later minus the earlier.
  public static func - (left: ViewCounts, right: ViewCounts) -> ViewCounts {
    ViewCounts(
      arrivals: left.arrivals - right.arrivals, bodies: left.bodies - right.bodies,
      skips: left.skips - right.skips, removals: left.removals - right.removals,
      initial: left.initial - right.initial, needed: left.needed - right.needed,
      redundant: left.redundant - right.redundant)
  }
}
