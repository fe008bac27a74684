public import BrewModel
package import TerminalUI

/// What the compare screen shows and acts on: the same brews in two stores, and the counters beside them.
public final class CompareModel {
  public let legacy: LegacyStore
  public let modern: ModernStore
  /// The number of brews in each store.
  public let count: Int
  public let overlay: CounterOverlay
  package let pages: PagesOverlay? = PagesOverlay([
    ("List, ObservableObject", LegacyListView.self), ("its rows", LegacyRow.self),
    ("List, @Observable", ModernListView.self), ("its rows", ModernRow.self),
  ])
  var keys = KeyMap.compare
  /// What is printed, and runtime issues, for the host to show above the counters.
  public let log: LogPane
  /// Ends the program; whoever shows the screen says how.
  public var quit: () -> Void = {}
  package var open: (AppPageRequest) -> Void = { _ in }
  package var cover = ScreenCover()

  /// Makes two stores of `count` sample brews.
  ///
  /// Complexity: O(count).
  public convenience init(sample count: Int, log: LogPane = LogPane()) {
    // One making of the titles for both: it is half of the stores' cost.
    self.init(titles: (0..<count).map(SampleBrew.title), log: log)
  }

  /// Makes two stores of the names and stars of these brews, in their order.
  ///
  /// Complexity: O(brews).
  public convenience init(brews: [Brew], log: LogPane = LogPane()) {
    self.init(titles: brews.map(\.bean.name), log: log)
    for (index, brew) in brews.enumerated() where brew.isFavorite { toggleFavorite(at: index) }
  }

  private init(titles: [String], log: LogPane) {
    count = titles.count
    self.log = log
    legacy = LegacyStore(titles: titles)
    modern = ModernStore(titles: titles)
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

  /// Shows the counters, or hides them.
  func toggleOverlay() {
    overlay.isOn.toggle()
    pages?.isOn = overlay.isOn
    pages?.withdrawKey()
  }

  /// Sets every counter to zero. Toggling never does.
  public func resetCounters() {
    RedrawTally.shared.reset()
    overlay.countersWereReset()
    pages?.countersWereReset()
    pages?.withdrawKey()
  }
}

extension CompareModel: ScreenModel {
  package var trace: (any UpdateTrace)? { pages?.trace ?? overlay.log }
  package func key(named name: String) -> String? { keys.key(named: name) }
  package var instrument: (any ScreenLayer & Coverable)? { overlay }
}
