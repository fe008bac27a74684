import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Section 5: how often initial values are made, which one is kept, and what counts as a read.
@Suite struct StateLifetime {
  @Observable final class Model {
    var number = 0
    init(_ log: EventLog) { log("init Model") }
  }

  private final class Store: ObservableObject {
    @Published var number = 0
    init(_ log: EventLog) { log("init Store") }
  }

  /// Makes its child anew with each step.
  private struct Parent<Child: View>: View {
    let remote: Remote<Int>
    let child: (Int) -> Child
    @State private var step = 0
    var body: some View {
      let _ = remote.set = { step = $0 }
      child(step)
    }
  }

  private struct StateOwner: View {
    let log: EventLog
    @State private var model: Model
    init(_ log: EventLog) {
      self.log = log
      _model = State(wrappedValue: Model(log))
    }
    var body: some View {
      let _ = log("body")
      Text("\(model.number)").onAppear { model.number = 7 }
    }
  }

  #if TERMINALUI_LAZY_STATE
    @Test(
      "F44: with lazy state the initial value is made once for each identity, and children are skipped"
    )
    func lazyState() {
      let log = EventLog()
      let remote = Remote<Int>()
      let host = HeadlessHost { Parent(remote: remote) { StateOwner(log).id($0 / 4) } }
      #expect(log.take() == ["init Model", "body", "body"])
      for step in 1...3 { host.perform { remote.set(step) } }
      #expect(log.take() == [])
      host.perform { remote.set(4) }
      #expect(log.take() == ["init Model", "body", "body"])
    }
  #else
    @Test("F42: the object of a @State is made at each arrival, the first is kept")
    func stateObjectsAreDiscarded() {
      let log = EventLog()
      let remote = Remote<Int>()
      let host = HeadlessHost { Parent(remote: remote) { _ in StateOwner(log) } }
      #expect(log.take() == ["init Model", "body", "body"])
      for step in 1...3 { host.perform { remote.set(step) } }
      #expect(log.take().filter { $0 == "init Model" }.count == 3)
      #expect(host.lines.joined().contains("7"))
    }

    @Test("F43: the discarded object makes the child unequal, so its body runs for @self")
    func discardedObjectsAreUnequal() {
      let tally = RenderTally()
      let remote = Remote<Int>()
      let log = EventLog()
      let host = HeadlessHost(trace: tally) { Parent(remote: remote) { _ in StateOwner(log) } }
      tally.reset()
      host.perform { remote.set(1) }
      let runs = tally.runs.filter { $0.viewName == "StateOwner" }
      #expect(runs.map(\.causes) == [["@self"]])
    }

    @Observable final class SelfReading {
      var number = 0
      init(_ log: EventLog) {
        log("init Model")
        _ = number
      }
    }

    private struct SelfReadingChild: View {
      let log: EventLog
      let remote: Remote<Int>
      @State private var model: SelfReading
      init(_ log: EventLog, _ remote: Remote<Int>) {
        self.log = log
        self.remote = remote
        _model = State(wrappedValue: SelfReading(log))
      }
      var body: some View {
        let _ = log("body Child")
        let _ = remote.set = { model.number = $0 }
        Text("\(model.number)")
      }
    }

    private struct SelfReadingParent: View {
      let log: EventLog
      let remote: Remote<Int>
      var body: some View {
        let _ = log("body Parent")
        SelfReadingChild(log, remote)
      }
    }

    @Test(
      "F51: a model that reads itself while the parent's body makes it is the parent's dependency, once"
    )
    func modelReadsItselfWhenMade() {
      let log = EventLog()
      let remote = Remote<Int>()
      let host = HeadlessHost { SelfReadingParent(log: log, remote: remote) }
      _ = log.take()
      host.perform { remote.set(1) }
      #expect(log.take() == ["body Parent", "init Model", "body Child"])
      host.perform { remote.set(2) }
      #expect(log.take() == ["body Child"])
    }
  #endif

  private struct StoreOwner: View {
    let log: EventLog
    @StateObject private var store: Store
    init(_ log: EventLog) {
      self.log = log
      _store = StateObject(wrappedValue: Store(log))
    }
    var body: some View {
      let _ = log("body")
      Text("\(store.number)")
    }
  }

  @Test("F45: the object of a @StateObject is made once, and the child is skipped")
  func stateObjectIsLazy() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { Parent(remote: remote) { _ in StoreOwner(log) } }
    #expect(log.take() == ["init Store", "body"])
    for step in 1...3 { host.perform { remote.set(step) } }
    #expect(log.take() == [])
  }

  private struct EagerStoreOwner: View {
    @StateObject private var store: Store
    init(_ log: EventLog) {
      let made = Store(log)
      _store = StateObject(wrappedValue: made)
    }
    var body: some View { Text("\(store.number)").onAppear { store.number = 7 } }
  }

  @Test("F46: an object made before the @StateObject is made at each arrival, the first is kept")
  func stateObjectFromLocal() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { Parent(remote: remote) { _ in EagerStoreOwner(log) } }
    _ = log.take()
    for step in 1...2 { host.perform { remote.set(step) } }
    #expect(log.take() == ["init Store", "init Store"])
    #expect(host.lines.joined().contains("7"))
  }

  private struct Fed: View {
    @State var item: Int
    var body: some View { Text("item \(item)") }
  }

  @Test("F47: @State fed from the parent keeps its first value, though the body runs")
  func fedState() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Parent(remote: remote) { Fed(item: $0) } }
    tally.reset()
    host.perform { remote.set(1) }
    #if !TERMINALUI_LAZY_STATE
      #expect(tally.counts(of: Fed.self) == ViewCounts(arrivals: 1, bodies: 1))
    #endif
    #expect(host.lines.joined().contains("item 0"))
  }

  @Test("F48: .id of the new value gives fed state its new value")
  func fedStateWithID() {
    let remote = Remote<Int>()
    let host = HeadlessHost { Parent(remote: remote) { Fed(item: $0).id($0) } }
    host.perform { remote.set(1) }
    #expect(host.lines.joined().contains("item 1"))
  }

  private struct InlineObserved: View {
    @ObservedObject var store: Store
    init(_ log: EventLog, _ remote: Remote<Int>) {
      let made = Store(log)
      store = made
      remote.set = { made.number = $0 }
    }
    var body: some View { Text("number \(store.number)") }
  }

  @Test(
    "F49: an @ObservedObject made inline is another one at each arrival, and its data start anew")
  func inlineObservedObject() {
    let log = EventLog()
    let remote = Remote<Int>()
    let inner = Remote<Int>()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) {
      Parent(remote: remote) { _ in InlineObserved(log, inner) }
    }
    let first = inner.set
    host.perform { first(5) }
    #expect(host.lines.joined().contains("number 5"))
    host.perform { remote.set(1) }
    #expect(log.take() == ["init Store", "init Store"])
    #expect(host.lines.joined().contains("number 0"))
    tally.reset()
    host.perform { first(6) }
    #expect(tally.runs.isEmpty)
    host.perform { inner.set(8) }
    #expect(tally.counts(of: InlineObserved.self).bodies == 1)
    #expect(host.lines.joined().contains("number 8"))
  }

  private struct InlineLet: View {
    let model: Model
    init(_ log: EventLog) { model = Model(log) }
    var body: some View { Text("number \(model.number)").onAppear { model.number = 5 } }
  }

  @Test("F50: an observable model made inline is lost when the parent runs, and kept at the root")
  func inlineModel() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { Parent(remote: remote) { _ in InlineLet(log) } }
    #expect(host.lines.joined().contains("number 5"))
    host.perform { remote.set(1) }
    #expect(host.lines.joined().contains("number 0"))
    let root = HeadlessHost { InlineLet(log) }
    root.perform {}
    #expect(root.lines.joined().contains("number 5"))
  }
}
