/// Which store, and so which list, a figure is about.
enum Side: String, CaseIterable {
  case legacy = "ObservableObject"
  case modern = "@Observable"
}

/// Both stores of a screen: the one that a figure is about at its size, the other at the smallest.
final class Stores {
  static let smallest = 1_000

  let legacy: LegacyStore
  let modern: ModernStore
  /// The list that has the keys; nil toggles both.
  let focus: Side?

  init(_ side: Side?, count: Int) {
    focus = side
    legacy = LegacyStore(count: side == .modern ? Self.smallest : count)
    modern = ModernStore(count: side == .legacy ? Self.smallest : count)
  }

  /// Turns the star of a brew in the store in question, or in both.
  func toggle(at index: Int) {
    if focus != .modern { legacy.toggleFavorite(at: index) }
    if focus != .legacy { modern.toggleFavorite(at: index) }
  }
}
