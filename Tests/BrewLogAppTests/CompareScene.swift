import BrewModel
import Tally
import TerminalUI

@testable import BrewLogApp

/// The compare screen on a headless host, with its overlay and a tally.
struct CompareScene {
  let model: CompareModel
  let host: HeadlessHost
  let tally = RenderTally()

  /// The counters begin at zero, after the screen has come up.
  init(columns: Int = 80, rows: Int = 24, brews: Int = 1_000) {
    let model = CompareModel(sample: brews)
    self.model = model
    host = HeadlessHost(columns: columns, rows: rows, trace: tally) { CompareScreen(model: model) }
    host.addLayer(model.overlay)
    host.refreshLayers()
    model.resetCounters()
    tally.reset()
  }

  /// Body runs since the counters were reset: the lists, their rows, the screen around them.
  var counts: Counts {
    Counts(
      legacyList: tally.counts(of: LegacyListView.self).bodies,
      legacyRows: tally.counts(of: LegacyRow.self).bodies,
      modernList: tally.counts(of: ModernListView.self).bodies,
      modernRows: tally.counts(of: ModernRow.self).bodies,
      screen: tally.counts(of: CompareScreen.self).bodies)
  }

  /// What the four counters of the app say; they do not know the screen.
  var redrawCounts: Counts {
    let redraws = RedrawTally.shared
    return Counts(
      legacyList: redraws.legacyList, legacyRows: redraws.legacyRow,
      modernList: redraws.modernList, modernRows: redraws.modernRow, screen: counts.screen)
  }

  /// The screen, after the overlay's timer.
  var lines: [String] {
    host.refreshLayers()
    return host.lines
  }

  /// The lines from `first` on, as many as `expected` has.
  func lines(from first: Int, like expected: [String]) -> [String] {
    Array(lines.dropFirst(first).prefix(expected.count))
  }

  /// The ids of the brews with a star, which have to be the same in both stores.
  var favorites: [Int]? {
    let legacy = model.legacy.items.filter(\.isFavorite).map(\.id)
    return legacy == model.modern.items.filter(\.isFavorite).map(\.id) ? legacy : nil
  }

  struct Counts: Equatable {
    var legacyList = 0
    var legacyRows = 0
    var modernList = 0
    var modernRows = 0
    var screen = 0
  }
}
