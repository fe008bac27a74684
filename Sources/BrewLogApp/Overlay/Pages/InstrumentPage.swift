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
  /// - Parameters:
  ///   - rank: the rank of the first in the footer; nil keeps them out of it.
  ///   - filter: the key of the filter, where a screen has another use for the usual one.
  ///   - flash: the key of the signs, likewise.
  static func pages(
    rank: Int? = nil, filter: KeyChord = "/", flash: KeyChord = "F",
    _ action: @escaping (PagesAction) -> Action
  ) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        ["v"], "counts: the next page", footer: rank.map { ("why", $0) },
        name: "pages-next", action: action(.nextPage)),
      KeyBinding(["S"], "pages: another order", name: "pages-sort", action: action(.sort)),
      KeyBinding([filter], "pages: filter", name: "pages-filter", action: action(.filter)),
      KeyBinding([flash], "mark what runs again", name: "pages-flash", action: action(.flash)),
      KeyBinding(["J"], "pages: the next lines", name: "pages-scroll", action: action(.scroll)),
    ]
  }
}
