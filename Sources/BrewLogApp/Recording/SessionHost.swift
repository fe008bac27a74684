package import Tally
package import TerminalUI

/// A host that counts a whole session, whichever screen is shown: a tally of its own beside the trace of each.
package final class SessionHost: ScreenHost {
  package let tally = RenderTally()
  private let others: [any UpdateTrace]
  private var host: (any ScreenHost)?

  /// - Parameter others: what else is to be told of everything.
  package init(besides others: [any UpdateTrace] = []) {
    self.others = others
    // Only the counts are wanted.
    tally.runCapacity = 0
  }

  /// What a host is to trace from its start, when a screen wants `trace`.
  package func combined(_ trace: (any UpdateTrace)?) -> any UpdateTrace {
    CombinedTrace([trace, tally].compactMap(\.self) + others)
  }

  /// Stands for this host from now on.
  package func attach(to host: any ScreenHost) { self.host = host }

  package var trace: (any UpdateTrace)? {
    get { host?.trace }
    set { host?.trace = combined(newValue) }
  }

  package var willHandle: ((InputEvent) -> Void)? {
    get { host?.willHandle }
    set { host?.willHandle = newValue }
  }

  /// There is none before `attach(to:)`.
  package var graph: ViewGraph { host!.graph }

  package func repaint() { host?.repaint() }

  package func wait(forMade makeDescriptor: () -> Int32?, _ action: @escaping () -> Void) {
    host?.wait(forMade: makeDescriptor, action)
  }

  package func addLayer(_ layer: any ScreenLayer) { host?.addLayer(layer) }

  /// What the session has run so far: arrivals, bodies, skips and removals by the names of the types.
  package var counts: [String: [Int]] {
    tally.views.reduce(into: [:]) { counts, view in
      let new = view.counts.named.map(\.1)
      counts[view.name] = zip(counts[view.name] ?? [0, 0, 0, 0], new).map(+)
    }
  }
}
