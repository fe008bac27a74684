import Tally
import TerminalUI

/// A container of rows on a headless screen of its own, with the tally that counts its bodies.
final class Specimen {
  private let host: HeadlessHost
  private let tally: RenderTally
  private let count: (RenderTally) -> (container: Int, rows: Int)

  init<Container: View, Row: View>(
    _ container: Container, _ row: Row.Type, rows: Int = RowsBench.screenRows
  ) {
    let tally = RenderTally()
    self.tally = tally
    host = HeadlessHost(columns: 40, rows: rows, trace: tally) { container }
    count = { ($0.counts(of: Container.self).bodies, $0.counts(of: row).bodies) }
  }

  /// What one event runs: the bodies of the container, and of its rows together.
  func bodies(of event: () -> Void) -> (container: Int, rows: Int) {
    tally.reset()
    host.perform(event)
    return count(tally)
  }
}
