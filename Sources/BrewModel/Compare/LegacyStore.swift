public import CombineShim

/// Brews as one published array of values: any change tells every observer of the store.
@MainActor
public final class LegacyStore: ObservableObject {
  @Published public private(set) var items: [LegacyItem]

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
    items = titles.indices.map { LegacyItem(id: $0, title: titles[$0]) }
  }

  /// Turns the star of the brew at `index` on or off: one write, one signal of `objectWillChange`.
  ///
  /// Complexity: O(1) while nobody else holds the array.
  /// - Precondition: `index` is a valid index of `items`.
  public func toggleFavorite(at index: Int) {
    items[index].isFavorite.toggle()
  }
}
