import CombineShim
import Tally
import TerminalUI
import Testing

/// Section 9: when a view stays the same one, and what goes with its identity.
@Suite struct Identity {
  /// Has a number of its own, counted up by `grow` and lost with its identity.
  private struct Keeper: View {
    var label = ""
    var grow: Remote<Int>?
    @State private var own = 0
    var body: some View {
      let _ = grow?.act = { own += 1 }
      Text("\(label)own\(own)")
    }
  }

  private struct Toggling<Content: View>: View {
    let remote: Remote<Bool>
    @ViewBuilder let content: (Bool) -> Content
    @State private var flag = false
    var body: some View {
      let _ = remote.set = { flag = $0 }
      content(flag)
    }
  }

  private struct Result: Equatable {
    var bodies: Int
    var removals: Int
    var shown: String
  }

  /// Counts up the keeper's state, toggles, and says what ran and what is shown then.
  private func toggle<Content: View>(@ViewBuilder content: @escaping (Bool, Remote<Int>) -> Content)
    -> Result
  {
    let tally = RenderTally()
    let remote = Remote<Bool>()
    let grow = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Toggling(remote: remote) { content($0, grow) } }
    host.perform { grow.act() }
    #expect(host.lines.joined().contains("own1"))
    tally.reset()
    host.perform { remote.set(true) }
    let counts = tally.counts(of: Keeper.self)
    let text = host.lines.joined().filter { $0 != " " }
    return Result(bodies: counts.bodies, removals: counts.removals, shown: text)
  }

  @Test("F113: the branches of an if are two places, also for one type and one id")
  func branches() {
    let fresh = Result(bodies: 1, removals: 1, shown: "own0")
    #expect(
      toggle { flag, grow in if flag { Keeper(grow: grow) } else { Keeper(grow: grow) } } == fresh)
    #expect(
      toggle { flag, grow in
        if flag { Keeper(grow: grow).id(1) } else { Keeper(grow: grow).id(1) }
      } == fresh)
  }

  @Test("F114: a condition in an argument keeps the identity and runs nothing")
  func conditionalArgument() {
    let kept = Result(bodies: 0, removals: 0, shown: "own1")
    #expect(toggle { flag, grow in Keeper(grow: grow).padding(flag ? 2 : 0) } == kept)
    #expect(
      toggle { flag, grow in Keeper(grow: grow).foregroundStyle(flag ? .red : .blue) } == kept)
  }

  private struct IdentityChange: View {
    let log: EventLog
    let remote: Remote<Bool>
    @State private var flag = false
    var body: some View {
      let _ = remote.set = { flag = $0 }
      Keeper()
        .onAppear { log(flag ? "AT" : "AF") }
        .onDisappear { log(flag ? "DT" : "DF") }
        .id(flag)
        .onAppear { log("outside") }
    }
  }

  @Test("F115: another id mounts the content anew; onAppear inside runs again, outside it does not")
  func idChange() {
    #expect(
      toggle { flag, grow in Keeper(grow: grow).id(flag) }
        == Result(bodies: 1, removals: 1, shown: "own0"))
    let log = EventLog()
    let remote = Remote<Bool>()
    let host = HeadlessHost { IdentityChange(log: log, remote: remote) }
    #expect(log.take().sorted() == ["AF", "outside"])
    host.perform { remote.set(true) }
    #expect(log.take().filter { $0 != "DT" } == ["AT"])
  }

  @Test(
    "F116: at a change of id the new content appears first, then the old disappears, both with the new state"
  )
  func idChangeOrder() {
    let log = EventLog()
    let remote = Remote<Bool>()
    let host = HeadlessHost { IdentityChange(log: log, remote: remote) }
    _ = log.take()
    host.perform { remote.set(true) }
    #expect(log.take() == ["AT", "DT"])
  }

  @Test("F117: an id made in the body mounts the content anew at each run of the parent")
  func freshID() {
    final class Token: Hashable, Sendable {
      nonisolated static func == (left: Token, right: Token) -> Bool { left === right }
      nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    #expect(
      toggle { _, grow in Keeper(grow: grow).id(Token()) }
        == Result(bodies: 1, removals: 1, shown: "own0"))
  }

  @Test("F118: a modifier applied by a condition resets the state of what it is applied to")
  func conditionalModifier() {
    let result = toggle { flag, grow in
      Keeper(grow: grow).padded(if: flag)
    }
    #expect(result == Result(bodies: 1, removals: 1, shown: "own0"))
  }

  @Test("F119: an erased view keeps its state as long as its type stays")
  func erasedViews() {
    let kept = toggle { flag, grow in AnyView(Keeper(label: flag ? "x" : "", grow: grow)) }
    #expect(kept == Result(bodies: 1, removals: 0, shown: "xown1"))
    let fresh = toggle { flag, grow in
      flag ? AnyView(Keeper(grow: grow).padding(0)) : AnyView(Keeper(grow: grow))
    }
    #expect(fresh == Result(bodies: 1, removals: 1, shown: "own0"))
  }

  @Test("F120: a view behind an if is mounted and removed each time")
  func optionalView() {
    let tally = RenderTally()
    let remote = Remote<Bool>()
    let host = HeadlessHost(trace: tally) {
      Toggling(remote: remote) { flag in if flag { Keeper() } }
    }
    for _ in 0..<2 {
      host.perform { remote.set(true) }
      host.perform { remote.set(false) }
    }
    #expect(tally.counts(of: Keeper.self) == ViewCounts(arrivals: 2, bodies: 2, removals: 2))
  }

  // MARK: Root objects

  private final class Store: ObservableObject {
    @Published var number = 0
  }

  private struct StoreReader: View {
    @ObservedObject var store: Store
    var body: some View { Text("n\(store.number)").onAppear { store.number = 5 } }
  }

  @Test("F127: an object made inline by a body that runs again is lost with its data")
  func inlineRootObject() {
    let remote = Remote<Bool>()
    let host = HeadlessHost {
      Toggling(remote: remote) { flag in
        let _ = flag
        StoreReader(store: Store())
      }
    }
    #expect(host.lines.joined().contains("n5"))
    host.perform { remote.set(true) }
    #expect(host.lines.joined().contains("n0"))
  }
}

extension View {
  @ViewBuilder fileprivate func padded(if condition: Bool) -> some View {
    if condition { padding(0) } else { self }
  }
}
