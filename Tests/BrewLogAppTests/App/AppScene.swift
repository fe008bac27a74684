import Tally
import TerminalUI

@testable import BrewLogApp

/// The whole program on a headless host, as on a terminal.
struct AppScene {
  let app: AppModel
  let host: HeadlessHost

  init(_ page: AppPage, columns: Int = 80, rows: Int = 24, brews: Int = 100, isPlain: Bool = false)
  {
    let app = AppModel(page: page, sample: brews)
    app.isPlain = isPlain
    self.app = app
    RedrawTally.shared.reset()
    host = HeadlessHost(columns: columns, rows: rows, trace: app.trace) { app.content }
    host.isPlain = isPlain
    app.attach(to: host)
    host.refreshLayers()
  }

  /// The screen, after the timer of the counts.
  var lines: [String] {
    host.refreshLayers()
    return host.lines
  }

  var compare: CompareModel { app.model(of: .compare) as! CompareModel }
  func lab(_ name: String) -> LabModel { app.model(of: .lab(name: name)) as! LabModel }

  /// What the lab has measured: by counter, then by world.
  func counts(_ name: String) -> [[Int]] { lab(name).table.rows.map { $0.cells.map(\.measured) } }

  /// The four counters of the comparison: the lists, then the rows.
  var redraws: [Int] {
    let tally = RedrawTally.shared
    return [tally.legacyList, tally.modernList, tally.legacyRow, tally.modernRow]
  }
}
