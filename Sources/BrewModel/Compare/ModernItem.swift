public import Observation

/// A brew as the `@Observable` side keeps it: an object, so that a reader depends on the one property that it read.
@MainActor
@Observable
public final class ModernItem: Identifiable {
  /// The position in the store when it was made, from 0.
  public nonisolated let id: Int
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
