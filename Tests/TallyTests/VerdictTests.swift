import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Whether a run was needed, where the answer is known.
@Suite struct Verdicts {
  private let tally = RenderTally(detail: .all)

  /// Shows whether a number is large, and hands a closure on that is another one in every run.
  private struct Panel: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      VStack {
        Text(count > 9 ? "many" : "few")
        Action { _ = count }
      }
    }
  }

  private struct Action: View {
    let perform: () -> Void
    var body: some View { Button("Go", action: perform) }
  }

  @Test("The first run at a place is initial, and no other is")
  func initial() {
    let host = HeadlessHost(trace: tally) { Panel(remote: Remote()) }
    defer { withExtendedLifetime(host) {} }
    #expect(tally.counts(of: Panel.self) == ViewCounts(arrivals: 1, bodies: 1, initial: 1))
    #expect(tally.counts(of: Action.self) == ViewCounts(arrivals: 1, bodies: 1, initial: 1))
    #expect(tally.total.redundantShare == nil)
    #expect(tally.runs.map(\.verdict) == [.initial, .initial])
  }

  @Test(
    "A run that makes nothing anew but closures is redundant, and so is the run that they lead to")
  func closures() {
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Panel(remote: remote) }
    tally.reset()
    host.perform { remote.set(1) }
    #expect(tally.counts(of: Panel.self) == ViewCounts(bodies: 1, redundant: 1))
    #expect(tally.counts(of: Action.self) == ViewCounts(arrivals: 1, bodies: 1, redundant: 1))
    #expect(tally.total.redundantShare == 1)
  }

  @Test("A text that is another one makes the run needed, and not the run beside it")
  func text() {
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Panel(remote: remote) }
    tally.reset()
    host.perform { remote.set(10) }
    #expect(host.lines[11].hasSuffix("many"))
    #expect(tally.counts(of: Panel.self) == ViewCounts(bodies: 1, needed: 1))
    #expect(tally.counts(of: Action.self) == ViewCounts(arrivals: 1, bodies: 1, redundant: 1))
    #expect(tally.total.redundantShare == 0.5)
  }

  private struct Outer: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      Parity(count: count)
    }
  }

  private struct Parity: View {
    let count: Int
    var body: some View { Text(count % 2 == 0 ? "even" : "odd") }
  }

  @Test("A view that is handed another value makes the run needed, whatever the view makes of it")
  func values() {
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Outer(remote: remote) }
    tally.reset()
    host.perform { remote.set(2) }
    #expect(tally.counts(of: Outer.self) == ViewCounts(bodies: 1, needed: 1))
    #expect(tally.counts(of: Parity.self) == ViewCounts(arrivals: 1, bodies: 1, redundant: 1))
  }

  private struct Around: View {
    let remote: Remote<Int>
    let inner: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = count
      let _ = remote.set = { count = $0 }
      Inside(remote: inner)
    }
  }

  private struct Inside: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      Text("\(count)")
    }
  }

  @Test("What a view does for a cause of its own is not the output of the run around it")
  func ownCauses() {
    let remote = Remote<Int>()
    let inner = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Around(remote: remote, inner: inner) }
    tally.reset()
    host.perform {
      remote.set(1)
      inner.set(1)
    }
    #expect(tally.counts(of: Around.self) == ViewCounts(bodies: 1, redundant: 1))
    #expect(tally.counts(of: Inside.self) == ViewCounts(arrivals: 1, bodies: 1, needed: 1))
  }

  private struct Handing: View {
    let remote: Remote<Int>
    let inner: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = count
      let _ = remote.set = { count = $0 }
      Handed(remote: inner) { _ = count }
    }
  }

  private struct Handed: View {
    let remote: Remote<Int>
    let perform: () -> Void
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      Text("\(count)")
    }
  }

  @Test("Nor is it where the run around it has handed it another closure at the same time")
  func ownCausesAndClosures() {
    let remote = Remote<Int>()
    let inner = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Handing(remote: remote, inner: inner) }
    tally.reset()
    host.perform {
      remote.set(1)
      inner.set(1)
    }
    #expect(tally.counts(of: Handing.self) == ViewCounts(bodies: 1, redundant: 1))
    #expect(tally.counts(of: Handed.self) == ViewCounts(arrivals: 1, bodies: 1, needed: 1))
  }

  private final class Store: ObservableObject { @Published var count = 1 }

  private struct StoreView: View {
    @ObservedObject var store: Store
    var body: some View { Text("\(store.count)") }
  }

  @Test("An equal write of a published property gives a redundant run")
  func equalPublishedWrite() {
    let store = Store()
    let host = HeadlessHost(trace: tally) { StoreView(store: store) }
    tally.reset()
    host.perform { store.count = 1 }
    #expect(tally.counts(of: StoreView.self) == ViewCounts(bodies: 1, redundant: 1))
    host.perform { store.count = 2 }
    #expect(tally.counts(of: StoreView.self) == ViewCounts(bodies: 2, needed: 1, redundant: 1))
  }

  @Observable final class Model { var count = 1 }

  private struct ModelView: View {
    let model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Test("An equal write of a state or of an observable property gives no run")
  func equalWrites() {
    let model = Model()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) {
      ModelView(model: model)
      Inside(remote: remote)
    }
    tally.reset()
    host.perform {
      model.count = 1
      remote.set(0)
    }
    #expect(tally.total == ViewCounts())
  }

  private struct Rows: View {
    let remote: Remote<[Int]>
    @State private var ids = [1, 2]
    var body: some View {
      let _ = remote.set = { ids = $0 }
      VStack { ForEach(ids, id: \.self) { Parity(count: $0) } }
    }
  }

  @Test("Rows that come, go or move make the run needed", arguments: [[1, 2, 3], [1], [2, 1]])
  func structure(ids: [Int]) {
    let remote = Remote<[Int]>()
    let host = HeadlessHost(trace: tally) { Rows(remote: remote) }
    tally.reset()
    host.perform { remote.set(ids) }
    #expect(tally.counts(of: Rows.self) == ViewCounts(bodies: 1, needed: 1))
  }

  private struct Setting: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      Enabled().disabled(count > 9)
    }
  }

  private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  @Test("Another value of the environment that is read makes the run needed, an equal one does not")
  func environment() {
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Setting(remote: remote) }
    tally.reset()
    host.perform { remote.set(1) }
    #expect(tally.counts(of: Setting.self) == ViewCounts(bodies: 1, redundant: 1))
    host.perform { remote.set(10) }
    #expect(tally.counts(of: Setting.self) == ViewCounts(bodies: 2, needed: 1, redundant: 1))
    #expect(
      tally.counts(of: Enabled.self) == ViewCounts(arrivals: 2, bodies: 1, skips: 1, needed: 1))
  }

  @Test("A tally that asks for nothing is told of no verdict")
  func off() {
    let plain = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: plain) { Panel(remote: remote) }
    host.perform { remote.set(10) }
    #expect(plain.counts(of: Panel.self) == ViewCounts(arrivals: 1, bodies: 2))
    #expect(plain.runs.allSatisfy { $0.verdict == nil && $0.fields.isEmpty })
    #expect(plain.placesInTree.isEmpty)
    #expect(plain.ledger.isEmpty)
  }

  @Test("Each place has counts of its own, as long as it is there")
  func places() {
    let remote = Remote<[Int]>()
    let host = HeadlessHost(trace: tally) { Rows(remote: remote) }
    host.perform { remote.set([1, 3]) }
    let places = tally.places(of: Parity.self)
    #expect(places.allSatisfy { $0.identity.last == "]" })
    #expect(
      places.map(\.counts) == [
        ViewCounts(arrivals: 2, bodies: 1, skips: 1, initial: 1),
        ViewCounts(arrivals: 1, bodies: 1, initial: 1),
      ])
  }
}
