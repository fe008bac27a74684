import BrewLogApp
import Tally
import TerminalUI

/// The comparison as the program shows it, with a part of the instrument on.
final class InstrumentSpecimen {
  /// What of the instrument is on.
  enum Part: String, CaseIterable {
    /// Nothing is traced and nothing is shown.
    case nothing
    /// As nothing, after everything was traced.
    case removed
    /// The counters that the program begins with.
    case counters
    case counts, views, ledger, reads, costs

    static let pages: [Part] = [.counts, .views, .ledger, .reads, .costs]
  }

  private let app = AppModel(page: .compare, sample: Stores.smallest)
  private let host: HeadlessHost

  init(_ part: Part) {
    let app = app
    let isTraced = part != .nothing && part != .removed
    host = HeadlessHost(trace: isTraced ? app.trace : nil) { app.content }
    app.attach(to: host)
    if part == .nothing || part == .removed { host.press("o") }
    if part == .removed {
      host.trace = RenderTally(detail: .all)
      host.press("0")
      host.press("0")
      host.trace = nil
    }
    if let page = Part.pages.firstIndex(of: part) { for _ in 0...page { host.press("v") } }
    host.refreshLayers()
  }

  /// Stars brew #0 `times` times.
  ///
  /// - Parameter looking: whether the timer looks at what is shown after each.
  func toggle(times: Int, looking: Bool) {
    for _ in 0..<times {
      host.press("0")
      if looking { host.refreshLayers() }
    }
  }
}
