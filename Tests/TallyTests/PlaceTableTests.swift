import TerminalUI
import Testing

@testable import Tally

/// The table of places: one that has left the tree leaves nothing behind, whatever comes to its address.
@Suite("Places in a table")
struct PlaceTableTests {
  /// Hands on the view that has arrived, while it is valid.
  private final class Arrivals: UpdateTrace {
    var onArrival: (TracedView) -> Void = { _ in }
    func arrived(_ view: TracedView) { onArrival(view) }
    func skipped(_ view: TracedView) {}
    func ran(_ view: TracedView, causes: [UpdateCause]) {}
    func removed(_ view: TracedView) {}
    func updateBegan() {}
    func updateEnded() {}
    func presented(_ frame: FrameStatistics) {}
  }

  private struct Leaf: View {
    var body: some View { Text("leaf") }
  }

  /// Calls a closure with a view at a place.
  private func withView(_ body: (TracedView) -> Void) {
    withoutActuallyEscaping(body) { body in
      let trace = Arrivals()
      trace.onArrival = body
      _ = HeadlessHost(columns: 4, rows: 1, trace: trace) { Leaf() }
      trace.onArrival = { _ in }
    }
  }

  @Test("what comes to the address of a place that has gone is met as a new one")
  func sameAddress() {
    var table = PlaceTable()
    withView { view in
      table.change(view) { $0.arrivals += 1 }
      table.remove(view)
      #expect(table.summaries.isEmpty)
      table.change(view) { $0.skips += 1 }
    }
    #expect(table.summaries.map(\.counts) == [ViewCounts(skips: 1)])
  }

  @Test("the record of a place that has gone is another's: the table does not grow")
  func records() {
    var table = PlaceTable()
    withView { view in
      for _ in 0..<10 {
        table.change(view) { $0.arrivals += 1 }
        table.remove(view)
      }
    }
    #expect((Mirror(reflecting: table).descendant("records") as? [Any])?.count == 1)
  }

  @Test("a reset leaves no place with counts")
  func reset() {
    let tally = RenderTally(detail: .verdicts)
    _ = HeadlessHost(columns: 4, rows: 1, trace: tally) {
      Leaf()
      Leaf()
    }
    // The views have left the tree with their host.
    #expect(tally.placesInTree.isEmpty)
    let host = HeadlessHost(columns: 4, rows: 2, trace: tally) {
      Leaf()
      Leaf()
    }
    #expect(tally.placesInTree.map(\.viewName) == ["Leaf", "Leaf"])
    tally.reset()
    #expect(tally.placesInTree.isEmpty)
    _ = host
  }
}
