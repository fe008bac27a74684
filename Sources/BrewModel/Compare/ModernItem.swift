public import Observation

/// A brew as the `@Observable` side keeps it: an object, so that a reader depends on the one property that it read.
@MainActor
@Observable
public final class ModernItem: Identifiable {
  /// The position in the store when it was made, from 0.
  public nonisolated let id: Int
  public var title: String
  public var isFavorite: Bool

  public init(id: Int, title: String, isFavorite: Bool = false) {
    self.id = id
    self.title = title
    self.isFavorite = isFavorite
  }
}
