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

  /// What one event costs.
  struct Cost {
    /// Body runs of the container, and of its rows together.
    let container: Int
    let rows: Int
    /// Comparisons of values and ids.
    let comparisons: Int
    let nanoseconds: Int
    /// 0 without a counter.
    let instructions: Int
  }

  /// What one event runs.
  ///
  /// - Parameters:
  ///   - name: what the event is, in a trace.
  ///   - step: the how-manieth it is, from 1.
  func bodies(
    of name: @autoclosure () -> String, step: Int, counting counter: InstructionCounter?,
    _ event: () -> Void
  ) -> Cost {
    tally.reset()
    let before = host.graph.comparisonCount
    let instructions = counter?.count ?? 0
    let time = ContinuousClock().measure {
      ExperimentTrace.event(name(), step: step) { host.perform(event) }
    }
    let executed = (counter?.count ?? 0) - instructions
    let bodies = count(tally)
    return Cost(
      container: bodies.container, rows: bodies.rows,
      comparisons: host.graph.comparisonCount - before, nanoseconds: Int(time / .nanoseconds(1)),
      instructions: executed)
  }
}
