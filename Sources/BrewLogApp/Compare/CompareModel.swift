public import BrewModel

/// What the compare screen shows and acts on: the same brews in two stores, and the counters beside them.
public final class CompareModel {
  public let legacy: LegacyStore
  public let modern: ModernStore
  /// The number of brews in each store.
  public let count: Int
  public let overlay: CounterOverlay
  /// Ends the program; whoever shows the screen says how.
  public var quit: () -> Void = {}

  /// Makes two stores of `count` sample brews.
  ///
  /// Complexity: O(count).
  public init(sample count: Int) {
    self.count = count
    legacy = LegacyStore(count: count)
    modern = ModernStore(count: count)
    overlay = CounterOverlay(store: legacy)
  }

  /// Turns the star of the brew at `index` in both stores; does nothing where there is no such brew.
  ///
  /// Complexity: O(1).
  public func toggleFavorite(at index: Int) {
    guard (0..<count).contains(index) else { return }
    legacy.toggleFavorite(at: index)
    modern.toggleFavorite(at: index)
  }

  /// Sets every counter to zero. Toggling never does.
  public func resetCounters() {
    RedrawTally.shared.reset()
    overlay.countersWereReset()
  }
}
