import CombineShim
import Tally
import TerminalUI
import Testing

private final class Leaf: ObservableObject {
  @Published var x = 0
}
private final class Outer: ObservableObject {
  @Published var inner = Leaf()
}
private final class Forwarding: ObservableObject {
  let inner = Leaf()
  private var subscription: AnyCancellable?
  init() {
    subscription = inner.objectWillChange.sink { [unowned self] in objectWillChange.send() }
  }
}

private struct OuterView: View {
  @ObservedObject var outer: Outer
  var body: some View {
    Text("outer \(outer.inner.x)")
    LeafView(leaf: outer.inner)
  }
}
private struct LeafView: View {
  @ObservedObject var leaf: Leaf
  var body: some View { Text("inner \(leaf.x)") }
}
private struct ForwardingView: View {
  @ObservedObject var outer: Forwarding
  var body: some View { Text("outer \(outer.inner.x)") }
}

@Suite struct NestedObservableObjects {
  @Test(
    "F62: a change of a nested object runs those who observe it, and no observer of the outer one")
  func nestedChange() {
    let outer = Outer()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { OuterView(outer: outer) }
    tally.reset()
    host.perform { outer.inner.x = 1 }
    #expect(tally.counts(of: OuterView.self) == ViewCounts())
    #expect(tally.counts(of: LeafView.self) == ViewCounts(bodies: 1))
    #expect(host.shows("outer 0"))
    #expect(host.shows("inner 1"))
  }

  @Test("F62: forwarded by hand, the nested change runs the outer object's observer once")
  func forwarded() {
    let outer = Forwarding()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { ForwardingView(outer: outer) }
    tally.reset()
    host.perform { outer.inner.x = 1 }
    #expect(tally.counts(of: ForwardingView.self) == ViewCounts(bodies: 1))
    #expect(host.shows("outer 1"))
  }

  @Test(
    "F63: replacing the nested object runs the outer one's observer; the old nested object runs nothing any more"
  )
  func replacing() {
    let outer = Outer()
    let old = outer.inner
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { OuterView(outer: outer) }
    tally.reset()
    host.perform { outer.inner = Leaf() }
    #expect(tally.counts(of: OuterView.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: LeafView.self) == ViewCounts(arrivals: 1, bodies: 1))
    tally.reset()
    host.perform { old.x = 1 }
    #expect(tally.runs.isEmpty)
  }
}
