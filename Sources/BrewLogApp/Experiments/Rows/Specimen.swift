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
    host = HeadlessHost(columns: 40, rows: rows, trace: ExperimentTrace.beside(tally)) {
      container
    }
    count = { ($0.counts(of: Container.self).bodies, $0.counts(of: row).bodies) }
  }

  /// What one event runs: the bodies of the container, and of its rows together; and what it compares.
  func bodies(of event: () -> Void) -> (container: Int, rows: Int, comparisons: Int) {
    tally.reset()
    let before = host.graph.comparisonCount
    ExperimentTrace.event { host.perform(event) }
    let bodies = count(tally)
    return (bodies.container, bodies.rows, host.graph.comparisonCount - before)
  }
}
