/// What a brew of beer has besides: its gravities, its size, and its days.
public struct Fermentation: Hashable, Sendable {
  /// Of the wort, relative to water; nil if it was not measured.
  public var originalGravity: Gravity?
  /// Of the beer, relative to water; nil if it was not measured.
  public var finalGravity: Gravity?
  /// nil if it was not measured.
  public var batchSize: Litres?
  /// The day of the yeast.
  public var pitched: CivilDay?
  /// The day of bottling.
  public var bottled: CivilDay?
  /// The day of the first bottle.
  public var opened: CivilDay?

  /// Nothing recorded.
  public init() {}
}
