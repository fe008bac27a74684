/// What was brewed from: beans, leaves or malt, by the name on the bag. The same bean may have come in several bags.
public struct Bean: Hashable, Sendable {
  /// As the user writes it: `Kenya AA`.
  public var name: String
  /// Empty if unknown.
  public var roaster: String

  /// - Parameter roaster: empty if unknown.
  public init(_ name: String, roaster: String = "") {
    self.name = name
    self.roaster = roaster
  }
}
