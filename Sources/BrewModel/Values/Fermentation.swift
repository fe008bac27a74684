/// What a brew of beer has besides: its gravities, its size, and its days.
public struct Fermentation: Hashable, Sendable {
  public var originalGravity: Gravity?
  public var finalGravity: Gravity?
  public var batchSize: Litres?
  public var pitched: CivilDay?
  public var bottled: CivilDay?
  public var opened: CivilDay?

  public init() {}
}
