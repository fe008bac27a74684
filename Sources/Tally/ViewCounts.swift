/// What happened to the views of one type.
public nonisolated struct ViewCounts: Equatable, Sendable {
  /// Values made for it: runs of its initialiser by a parent's body.
  public var arrivals = 0
  /// Runs of its body.
  public var bodies = 0
  /// Arrivals of an equal value that ran nothing.
  public var skips = 0
  /// Places of it that left the tree.
  public var removals = 0

  public init(arrivals: Int = 0, bodies: Int = 0, skips: Int = 0, removals: Int = 0) {
    self.arrivals = arrivals
    self.bodies = bodies
    self.skips = skips
    self.removals = removals
  }

  var isUnused: Bool { self == ViewCounts() }

  static func += (left: inout ViewCounts, right: ViewCounts) {
    left.arrivals += right.arrivals
    left.bodies += right.bodies
    left.skips += right.skips
    left.removals += right.removals
  }

  static func - (left: ViewCounts, right: ViewCounts) -> ViewCounts {
    ViewCounts(
      arrivals: left.arrivals - right.arrivals, bodies: left.bodies - right.bodies,
      skips: left.skips - right.skips, removals: left.removals - right.removals)
  }
}
