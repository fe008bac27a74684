import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Sections 2 and 3: how many runs several writes make, and what an equal write does.
@Suite struct Coalescing {
  private struct TwoStates: View {
    let remote: Remote<(inout Int, inout Int) -> Void>
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      let _ = remote.set = { $0(&first, &second) }
      Text("\(first) \(second)")
    }
  }

  private func mountTwoStates() -> (
    HeadlessHost, RenderTally, Remote<(inout Int, inout Int) -> Void>
  ) {
    let tally = RenderTally()
    let remote = Remote<(inout Int, inout Int) -> Void>()
    let host = HeadlessHost(trace: tally) { TwoStates(remote: remote) }
    tally.reset()
    return (host, tally, remote)
  }

  @Test("F09: several writes to several states in one event run the owner once")
  func writesCoalesce() {
    let (host, tally, remote) = mountTwoStates()
    host.perform {
      remote.set { first, _ in first = 1 }
      remote.set { first, _ in first = 2 }
      remote.set { _, second in second = 3 }
    }
    #expect(tally.counts(of: TwoStates.self) == ViewCounts(bodies: 1))
    #expect(host.lines.joined().contains("2 3"))
  }

  private struct Nested: View {
    let log: EventLog
    @State private var value = 0
    var body: some View {
      let _ = log("body \(value)")
      Text("\(value)")
        .onAppear {
          value = 1
          value = 2
          withTransaction(Transaction()) {
            value = 3
            value = 4
          }
          log("handler \(value)")
        }
        .onChange(of: value) { old, new in log("\(old)>\(new)") }
    }
  }

  @Test("F10: writes coalesce per transaction: bodies see 0, 2 and 4")
  func transactions() {
    let log = EventLog()
    let host = HeadlessHost { Nested(log: log) }
    #expect(log.take() == ["body 0", "handler 4", "body 2", "0>2", "body 4", "2>4"])
    #expect(host.lines.joined().contains("4"))
    #expect(host.issues.isEmpty)
  }

  private final class Store: ObservableObject {
    @Published var first = 0
    @Published var second = 0
    @Published var third = 0
  }

  private struct StoreReader: View {
    @ObservedObject var store: Store
    var body: some View { Text("\(store.first)") }
  }

  @Test("F11: writes to several published properties signal each and run the body once")
  func publishedWritesCoalesce() {
    let tally = RenderTally()
    let store = Store()
    let host = HeadlessHost(trace: tally) { StoreReader(store: store) }
    tally.reset()
    var signals = 0
    let counting = store.objectWillChange.sink { _ in signals += 1 }
    host.perform {
      store.first = 1
      store.second = 1
      store.third = 1
    }
    counting.cancel()
    #expect(signals == 3)
    #expect(tally.counts(of: StoreReader.self).bodies == 1)
  }

  @Observable final class Model {
    var first = 0
    var second = 0
  }

  private struct ModelReader: View {
    let model: Model
    var body: some View { Text("\(model.first) \(model.second)") }
  }

  private func mountModel() -> (HeadlessHost, RenderTally, Model) {
    let tally = RenderTally()
    let model = Model()
    let host = HeadlessHost(trace: tally) { ModelReader(model: model) }
    tally.reset()
    return (host, tally, model)
  }

  @Test("F12: an event that writes two observed properties runs their reader once")
  func observedWritesCoalesce() {
    let (host, tally, model) = mountModel()
    host.perform {
      model.first = 1
      model.second = 2
    }
    #expect(tally.counts(of: ModelReader.self) == ViewCounts(bodies: 1))
    #expect(host.lines.joined().contains("1 2"))
  }

  @Test("F13: an observed property set to another value and back runs its reader once")
  func observedThereAndBack() {
    let (host, tally, model) = mountModel()
    host.perform {
      model.first = 1
      model.first = 0
    }
    #expect(tally.counts(of: ModelReader.self) == ViewCounts(bodies: 1))
  }

  private struct ChangeLogger: View {
    let log: EventLog
    let remote: Remote<Int>
    @State private var value = 0
    var body: some View {
      let _ = log("body \(value)")
      let _ = remote.set = { value = $0 }
      Text("\(value)").onChange(of: value) { log("changed") }
    }
  }

  @Test("F14: state set to another value and back runs the body once, and no onChange")
  func stateThereAndBack() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { ChangeLogger(log: log, remote: remote) }
    _ = log.take()
    host.perform {
      remote.set(1)
      remote.set(0)
    }
    #expect(log.take() == ["body 0"])
  }

  private struct Waiting: View {
    let log: EventLog
    let signals: AsyncStream<Void>
    @State private var value = 0
    var body: some View {
      let _ = log("body \(value)")
      Text("\(value)").task {
        value = 1
        value = 2
        for await _ in signals { value += 1 }
      }
    }
  }

  @Test("F15: writes with a suspension between them run a body each")
  func suspensionEndsTransaction() async {
    let log = EventLog()
    let (signals, signal) = AsyncStream<Void>.makeStream()
    let host = HeadlessHost { Waiting(log: log, signals: signals) }
    var expected = ["body 0", "body 2"]
    for value in 3...4 {
      await host.idle()
      #expect(log.take() == expected)
      signal.yield()
      expected = ["body \(value)"]
    }
    await host.idle()
    #expect(log.take() == expected)
    signal.finish()
  }

  @Test("F15: a write outside of events has its update before the writer goes on")
  func updateBeforeTheWriterGoesOn() async {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { ChangeLogger(log: log, remote: remote) }
    _ = log.take()
    for value in 1...3 {
      remote.set(value - 10)
      remote.set(value)
      await Task.yield()
      #expect(log.take() == ["body \(value)", "changed"])
    }
    withExtendedLifetime(host) {}
  }

  private struct WritesOnAppearance: View {
    let log: EventLog
    @State private var value = 0
    @State private var echo = 0
    var body: some View {
      let _ = log("body \(value) \(echo)")
      Text("\(value)")
        .onAppear { value = 1 }
        .onChange(of: value) { echo = value }
    }
  }

  @Test("F16: state written in onAppear or onChange runs the body once more after the first")
  func lifecycleWrites() {
    let log = EventLog()
    _ = HeadlessHost { WritesOnAppearance(log: log) }
    #expect(log.take() == ["body 0 0", "body 1 0", "body 1 1"])
  }

  // MARK: Equal writes

  @Test("F17: an equal write of state runs nothing")
  func equalWrite() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { ChangeLogger(log: log, remote: remote) }
    _ = log.take()
    host.perform { remote.set(0) }
    #expect(log.take() == [])
    host.perform { remote.set(1) }
    #expect(log.take() == ["body 1", "changed"])
  }

  private struct Plain {
    var number: Int
    var text: String
  }

  private struct Holder<Value>: View {
    let remote: Remote<Value>
    @State var value: Value
    var body: some View {
      let _ = remote.set = { value = $0 }
      Text("\(value)")
    }
  }

  private func bodies<Value>(from first: Value, to second: Value) -> Int {
    let tally = RenderTally()
    let remote = Remote<Value>()
    let host = HeadlessHost(trace: tally) { Holder(remote: remote, value: first) }
    tally.reset()
    host.perform { remote.set(second) }
    return tally.counts(of: Holder<Value>.self).bodies
  }

  @Test("F18: state that is not Equatable compares field by field")
  func structuralComparison() {
    #expect(bodies(from: Plain(number: 1, text: "a"), to: Plain(number: 1, text: "a")) == 0)
    #expect(bodies(from: Plain(number: 1, text: "a"), to: Plain(number: 1, text: "b")) == 1)
  }

  @Test("F19: state that holds an object runs for another object only")
  func referenceState() {
    let model = Model()
    #expect(bodies(from: model, to: model) == 0)
    #expect(bodies(from: model, to: Model()) == 1)
  }
}
