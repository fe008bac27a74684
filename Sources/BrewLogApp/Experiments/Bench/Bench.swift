import Tally
import TerminalUI

/// A view on a headless screen of its own, with the tally that counts its bodies.
///
/// The content is made outside of every body, as a program's first view is: what its initialiser reads is not tracked.
final class Bench {
  let tally = RenderTally()
  let host: HeadlessHost

  init<Content: View>(
    columns: Int = 80, rows: Int = 24, @ViewBuilder content: () -> Content
  ) {
    tally.runCapacity = 0
    host = HeadlessHost(
      columns: columns, rows: rows, trace: ExperimentTrace.beside(tally), content: content)
    tally.reset()
  }

  /// Runs an event `times` times, with an update after each.
  ///
  /// - Parameter name: what the event is, in a trace.
  func perform(_ name: String, times: Int = 1, _ event: () -> Void) {
    steps(name, times) { host.perform(event) }
  }

  /// Types a letter `times` times into what has the keys.
  func type(_ letter: String, in world: String, times: Int) {
    steps("key \(letter), \(world)", times) { host.type(letter) }
  }

  /// Presses a key that goes to another field.
  func pressTab() { steps("key Tab", 1) { host.press(.tab) } }

  private func steps(_ name: String, _ times: Int, _ event: () -> Void) {
    for step in 0..<times { ExperimentTrace.event(name, step: step + 1, event) }
  }

  /// How often bodies of these types ran since the last reset, together.
  func bodies(of views: [any View.Type]) -> Int {
    views.reduce(0) { $0 + tally.counts(ofAny: $1).bodies }
  }

  func bodies<V: View>(of view: V.Type) -> Int { tally.counts(of: view).bodies }

  /// What the bodies count from here on.
  func reset() { tally.reset() }
}

extension RenderTally {
  /// The counts of a type that is known at run time only. Complexity: O(1).
  func counts(ofAny view: any View.Type) -> ViewCounts {
    func open<V: View>(_ view: V.Type) -> ViewCounts { counts(of: view) }
    return open(view)
  }
}
