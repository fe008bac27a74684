/// When beans were roasted, and when they were put into the freezer and taken out again.
public struct RoastDates: Hashable, Sendable {
  /// nil if nobody knows.
  public var roasted: CivilDay?
  /// nil if they never were.
  public var frozen: CivilDay?
  /// nil while they are frozen.
  public var thawed: CivilDay?

  /// - Parameter thawed: nil while they are frozen, and if they never were.
  public init(roasted: CivilDay? = nil, frozen: CivilDay? = nil, thawed: CivilDay? = nil) {
    self.roasted = roasted
    self.frozen = frozen
    self.thawed = thawed
  }

  /// These days, and those of another where these are unknown.
  public func completed(by other: RoastDates?) -> RoastDates {
    RoastDates(
      roasted: roasted ?? other?.roasted, frozen: frozen ?? other?.frozen,
      thawed: thawed ?? other?.thawed)
  }
}
