import CombineShim
import Tally
import TerminalUI

/// A view that reads what it is told to.
struct FactReader: View {
  let read: () -> Void
  var body: some View {
    let _ = read()
    Text("read")
  }
}

/// How often the body of a view that reads something runs because of one event.
func factRuns(reading read: @escaping () -> Void, event: () -> Void) -> Int {
  let tally = RenderTally()
  let host = HeadlessHost(columns: 10, rows: 2, trace: tally) { FactReader(read: read) }
  tally.reset()
  host.perform(event)
  return tally.counts(of: FactReader.self).bodies
}

/// What happened, in order.
final class FactLog {
  private(set) var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func count(_ entry: String) -> Int { entries.count { $0 == entry } }
  func removeAll() { entries.removeAll() }
}

/// Whether the runtime is built on Observation's public API, which does not say which property has changed.
let factsUsePublicObservation: Bool = {
  #if TERMINALUI_PUBLIC_OBSERVATION
    true
  #else
    false
  #endif
}()

/// The cause that a change of an observed property gives.
func observedCause(_ name: String) -> String {
  factsUsePublicObservation ? "@dependencies" : name
}

extension RenderTally {
  /// The causes of the body runs of one type of views, run by run.
  func causes(of viewName: String) -> [[String]] {
    runs.filter { $0.viewName == viewName }.map(\.causes)
  }
  /// The names of the views whose bodies ran, in order.
  var runNames: [String] { runs.map(\.viewName) }
}

extension HeadlessHost {
  /// Whether some line of the screen has the text.
  func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
