/// What the instrument can show in place of the usual counters, in the order in which a key goes through them.
nonisolated enum InstrumentPage: CaseIterable, Equatable {
  /// Arrivals, bodies, skips and the redundant share.
  case counts
  /// The same for each type of views, with causes.
  case views
  /// The newest events.
  case ledger
  /// What the views in the tree depend on.
  case reads
  /// What the updates and the instrument cost.
  case costs

  /// The page after this one; nil after the last.
  var next: InstrumentPage? {
    let all = Self.allCases
    let index = all.firstIndex(of: self)! + 1
    return index < all.count ? all[index] : nil
  }

  /// Whether a filter says anything there.
  var canFilter: Bool { self == .views || self == .ledger || self == .reads }
}

/// What keys ask of the instrument.
nonisolated enum PagesAction: Equatable {
  case nextPage
  case sort
  case filter
  case flash
  case scroll
}

extension KeyMap {
  /// The keys of the instrument, for the key map of a screen.
  ///
  /// - Parameter rank: the rank of the first in the footer; nil keeps them out of it.
  static func pages(
    rank: Int? = nil, _ action: @escaping (PagesAction) -> Action
  ) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        ["v"], "the next page of counts: why, needed?", footer: rank.map { ("why", $0) },
        action: action(.nextPage)),
      KeyBinding(["S"], "views: another order", action: action(.sort)),
      KeyBinding(["/"], "views, events, reads: filter", action: action(.filter)),
      KeyBinding(["F"], "mark what has just run, on, off", action: action(.flash)),
      KeyBinding(["J"], "what has no room on the page", action: action(.scroll)),
    ]
  }
}
