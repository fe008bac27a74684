import Tally
import TerminalUI

@testable import BrewLogApp

/// A lab on a headless host, with its counts above it, as the program shows it.
struct LabScene {
  let model: LabModel
  let host: HeadlessHost

  /// The counts begin after the screen has come up.
  init(_ name: String, columns: Int = 80, rows: Int = 24) {
    let model = Labs.model(named: name)!
    self.model = model
    host = HeadlessHost(columns: columns, rows: rows, trace: model.tally) {
      LabScreen(model: model)
    }
    host.addLayer(model.panel)
    host.refreshLayers()
  }

  /// The screen, after the timer of the counts.
  var lines: [String] {
    host.refreshLayers()
    return host.lines
  }

  /// What is measured: by counter, then by world.
  var counts: [[Int]] { model.table.rows.map { $0.cells.map(\.measured) } }

  /// The counter of that name, as "1/0" in the order of the worlds.
  func counts(of name: String) -> String {
    let row = model.table.rows.first { $0.name == name }
    return row.map { $0.cells.map { "\($0.measured)" }.joined(separator: "/") } ?? "no counter"
  }

  /// How often the bodies of the screen itself have run.
  var screenBodies: Int {
    model.tally.counts(of: LabScreen.self).bodies + model.tally.counts(of: LabPanes.self).bodies
  }
}
