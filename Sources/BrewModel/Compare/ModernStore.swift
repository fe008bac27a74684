public import Observation

/// Brews as an observable array of observable objects: a change of a brew is no change of the array.
@MainActor
@Observable
public final class ModernStore {
  /// In the order of their numbers.
  public private(set) var items: [ModernItem]

  /// Makes a store of sample brews 0 … count − 1, none of them a favorite.
  ///
  /// Complexity: O(count).
  public convenience init(count: Int) {
    self.init(titles: (0..<count).map(SampleBrew.title))
  }

  /// Makes a store of brews with these titles, none of them a favorite.
  ///
  /// Complexity: O(titles).
  public init(titles: [String]) {
    items = titles.indices.map { ModernItem(id: $0, title: titles[$0]) }
  }

  /// Turns the star of the brew at `index` on or off: a write to that brew alone.
  ///
  /// Complexity: O(1).
  /// - Precondition: `index` is a valid index of `items`.
  public func toggleFavorite(at index: Int) {
    items[index].isFavorite.toggle()
  }
}
