/// A brew as the `ObservableObject` side keeps it: a value, so that a change makes a new element of the store's array.
public struct LegacyItem: Identifiable, Sendable {
  /// The position in the store when it was made, from 0.
  public let id: Int
  /// `Brew #0`.
  public var title: String
  public var isFavorite: Bool

  /// A brew without anything but a title and a star.
  public init(id: Int, title: String, isFavorite: Bool = false) {
    self.id = id
    self.title = title
    self.isFavorite = isFavorite
  }
}
