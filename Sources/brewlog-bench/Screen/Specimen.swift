import BrewModel
import TerminalUI

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
  /// The list that has the keys and whose store is toggled; nil toggles both.
  let side: Side?
  private(set) var toggleCount = 0

  init(_ side: Side?, count: Int) {
    self.side = side
    legacy = LegacyStore(count: side == .modern ? Self.smallest : count)
    modern = ModernStore(count: side == .legacy ? Self.smallest : count)
  }

  /// Turns the star of a brew in the store in question, or in both.
  func toggle(at index: Int) {
    toggleCount += 1
    if side != .modern { legacy.toggleFavorite(at: index) }
    if side != .legacy { modern.toggleFavorite(at: index) }
  }
}

/// Stores of a size on a headless screen of 80×24, and the events that are measured on it.
///
/// The one place where the events are said: the figures, the instruction counts and the profiles all use these.
final class Specimen {
  enum Event: String, CaseIterable {
    case toggle, step, page
  }

  let stores: Stores
  let host: HeadlessHost

  init(_ side: Side?, count: Int) {
    let stores = Stores(side, count: count)
    self.stores = stores
    host = HeadlessHost { BenchScreen(stores: stores) }
  }

  init(screenOf stores: Stores) {
    self.stores = stores
    host = HeadlessHost { BenchScreen(stores: stores) }
  }

  /// Does an event `times` times. Scrolling goes so far and back again: an even number stays where it was.
  func perform(_ event: Event, times: Int) {
    switch event {
    case .toggle: for _ in 0..<times { host.perform { stores.toggle(at: 0) } }
    case .step: alternate(.downArrow, .upArrow, run: 30, times: times)
    case .page: alternate(.pageDown, .pageUp, run: 4, times: times)
    }
  }

  private func alternate(_ there: KeyEquivalent, _ back: KeyEquivalent, run: Int, times: Int) {
    for index in 0..<times { host.press((index / run).isMultiple(of: 2) ? there : back) }
  }
}
