import CombineShim
import Tally
import TerminalUI
import Testing

private struct Item: Identifiable {
  let id: Int
  var isFavorite = false
  var rank = 0
}

private final class Store: ObservableObject {
  @Published var items: [Item]
  @Published var count = 0
  @Published var other = 0
  var unpublished = 0
  var defaults: [String: Int] = [:]
  var computed: Int {
    get { defaults["key", default: 0] }
    set { defaults["key"] = newValue }
  }
  init(items: Int = 0) { self.items = (0..<items).map { Item(id: $0) } }
}

private struct Row: View {
  let item: Item
  let log: FactLog
  var body: some View {
    let _ = log.note("row \(item.id)")
    Text(item.isFavorite ? "*" : "-")
  }
}
private struct ItemList: View {
  @ObservedObject var store: Store
  let log: FactLog
  var body: some View { List(store.items) { Row(item: $0, log: log) } }
}

private struct Idle: View {
  @ObservedObject var store: Store
  var body: some View { Text("reads nothing") }
}
private struct PlainHolder: View {
  let store: Store
  var body: some View { Text("\(store.count)") }
}
private struct NothingReader: View {
  let store: Store
  var body: some View { Text("reads nothing") }
}
private struct CountLabel: View {
  let count: Int
  var body: some View { Text("count \(count)") }
}
private struct CountView: View {
  @ObservedObject var store: Store
  var body: some View {
    CountLabel(count: store.count)
    Text("\(store.unpublished) \(store.computed)")
  }
}
private struct StateHolder: View {
  @State var store: Store
  var body: some View { Text("\(store.count)") }
}

private struct Deep: View {
  @EnvironmentObject var store: Store
  var body: some View { CountLabel(count: store.count) }
}
private struct Middle: View {
  var body: some View { VStack { Inner() } }
}
private struct Inner: View {
  var body: some View { Deep() }
}
private struct EnvironmentRoot: View {
  let store: Store
  var body: some View {
    VStack {
      Middle(); Deep()
    }.environmentObject(store)
  }
}

private struct Observers: View {
  let store: Store
  var body: some View { ForEach(0..<7) { _ in CountView(store: store) } }
}

private final class Holder: ObservableObject {
  @Published var store: Store
  init(_ store: Store) { self.store = store }
}
private struct SwapRoot: View {
  @ObservedObject var holder: Holder
  var body: some View { CountView(store: holder.store) }
}

/// Sends its first value as soon as somebody subscribes.
private final class Eager: ObservableObject {
  let objectWillChange = CurrentValueSubject<Int, Never>(0)
}
private struct EagerView: View {
  @ObservedObject var store: Eager
  var body: some View { Text("eager") }
}

private struct BodyPublisher: View {
  @ObservedObject var store: Store
  var body: some View {
    let _ = store.count == 0 ? (store.count = 1) : ()
    Text("count \(store.count)")
  }
}

private final class ViewModel: ObservableObject {
  @Published var label = "one"
  @Published var count = 0
}
private struct CounterView: View {
  @ObservedObject var viewModel: ViewModel
  var body: some View { Text("\(viewModel.count)") }
}
private struct LabelView: View {
  let label: String
  var body: some View { Text(label) }
}
private struct ParentView: View {
  @StateObject var viewModel: ViewModel
  var body: some View {
    CounterView(viewModel: viewModel)
    LabelView(label: viewModel.label)
  }
}

@Suite struct ObservableObjectFacts {
  private func signals(of store: Store, _ body: () -> Void) -> Int {
    var signals = 0
    let subscription = store.objectWillChange.sink { signals += 1 }
    body()
    withExtendedLifetime(subscription) {}
    return signals
  }

  @Test(
    "F58: ten toggles of one element of a published array of 1,000: 10 container runs, 10 row runs, all of that row"
  )
  func togglesOfOneElement() {
    let store = Store(items: 1000)
    let log = FactLog()
    let tally = RenderTally()
    let host = HeadlessHost(columns: 10, rows: 20, trace: tally) {
      ItemList(store: store, log: log)
    }
    tally.reset()
    log.removeAll()
    let sent = signals(of: store) {
      for _ in 0..<10 { host.perform { store.items[3].isFavorite.toggle() } }
    }
    #expect(sent == 10)
    #expect(tally.counts(of: ItemList.self) == ViewCounts(bodies: 10))
    #expect(tally.counts(of: Row.self) == ViewCounts(arrivals: 200, bodies: 10, skips: 190))
    #expect(log.entries == Array(repeating: "row 3", count: 10))
  }

  @Test("F59, R6: a view that holds the object and reads nothing of it runs with every publish")
  func holderThatReadsNothing() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Idle(store: store) }
    tally.reset()
    for _ in 0..<3 { host.perform { store.count += 1 } }
    #expect(tally.counts(of: Idle.self) == ViewCounts(bodies: 3))
  }

  @Test("F60: held in a plain let where nothing is read, 700 publishes run nothing")
  func plainLet() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { NothingReader(store: store) }
    tally.reset()
    for _ in 0..<700 { host.perform { store.count += 1 } }
    #expect(tally.runs.isEmpty)
  }

  @Test(
    "F61, R6: read without a wrapper, or held in a state, the object runs nothing: the screen is stale"
  )
  func readWithoutWrapper() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) {
      PlainHolder(store: store)
      StateHolder(store: store)
    }
    tally.reset()
    host.perform { store.count = 5 }
    #expect(tally.runs.isEmpty)
    #expect(!host.shows("5"))
  }

  @Test("F64: a send by hand runs the observer; its child with an equal value is skipped")
  func sendByHand() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { CountView(store: store) }
    tally.reset()
    host.perform { store.objectWillChange.send() }
    #expect(tally.counts(of: CountView.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: CountLabel.self) == ViewCounts(arrivals: 1, skips: 1))
  }

  @Test("F65: a send before the write, or after it, shows the new value")
  func sendBeforeOrAfter() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { CountView(store: store) }
    tally.reset()
    host.perform {
      store.objectWillChange.send()
      store.unpublished = 1
    }
    #expect(host.shows("1 0"))
    host.perform {
      store.unpublished = 2
      store.objectWillChange.send()
    }
    #expect(host.shows("2 0"))
    #expect(tally.counts(of: CountView.self).bodies == 2)
  }

  @Test(
    "F66: a property that is not published runs nothing; the next publish shows its newest value")
  func unpublished() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { CountView(store: store) }
    tally.reset()
    for value in 1...3 { host.perform { store.unpublished = value } }
    #expect(tally.runs.isEmpty)
    #expect(host.shows("0 0"))
    host.perform { store.other = 1 }
    #expect(tally.counts(of: CountView.self).bodies == 1)
    #expect(host.shows("3 0"))
  }

  @Test("F67: a computed property over a storage elsewhere runs nothing without a send")
  func computedOverOtherStorage() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { CountView(store: store) }
    tally.reset()
    host.perform { store.computed = 4 }
    #expect(tally.runs.isEmpty)
    host.perform {
      store.objectWillChange.send()
      store.computed = 5
    }
    #expect(host.shows("0 5"))
  }

  @Test(
    "F68: an environment object runs each subscribed view at whatever depth, and no view between")
  func environmentObject() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { EnvironmentRoot(store: store) }
    tally.reset()
    host.perform { store.count = 1 }
    #expect(tally.counts(of: Deep.self) == ViewCounts(bodies: 2))
    #expect(tally.counts(of: CountLabel.self) == ViewCounts(arrivals: 2, bodies: 2))
    for counts in [tally.counts(of: Middle.self), tally.counts(of: Inner.self)] {
      #expect(counts == ViewCounts())
    }
    #expect(tally.counts(of: EnvironmentRoot.self) == ViewCounts())
    #expect(tally.causes(of: "Deep") == [["_store"], ["_store"]])
  }

  @Test("F69: a missing environment object ends the program with the type's name")
  func missingEnvironmentObject() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HeadlessHost { Deep() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Store"))
  }

  @Test(
    "F70: seven observers of one object, one publish: seven bodies, each once, and no child with an equal value"
  )
  func manyObservers() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Observers(store: store) }
    tally.reset()
    host.perform { store.other = 1 }
    #expect(tally.counts(of: CountView.self) == ViewCounts(bodies: 7))
    #expect(Set(tally.runs.map(\.identity)).count == 7)
    #expect(tally.counts(of: CountLabel.self) == ViewCounts(arrivals: 7, skips: 7))
    #expect(tally.counts(of: Observers.self) == ViewCounts())
  }

  @Test("F71: a publish during a body is reported and taken up after it")
  func publishDuringBody() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { BodyPublisher(store: store) }
    #expect(tally.counts(of: BodyPublisher.self) == ViewCounts(arrivals: 1, bodies: 2))
    #expect(tally.causes(of: "BodyPublisher") == [["@self", "@identity", "_store"], ["_store"]])
    #expect(host.issues.count == 1)
    #expect(
      host.issues.first?.hasPrefix("Publishing changes from within view updates is not allowed")
        == true)
    #expect(host.shows("count 1"))
  }

  @Test(
    "F72: a publisher that sends when it is subscribed to makes two runs at mount, each with its cause"
  )
  func sendingOnSubscribe() {
    let tally = RenderTally()
    let store = Eager()
    let host = HeadlessHost(trace: tally) { EagerView(store: store) }
    #expect(tally.counts(of: EagerView.self) == ViewCounts(arrivals: 1, bodies: 2))
    #expect(tally.causes(of: "EagerView") == [["@self", "@identity", "_store"], ["_store"]])
    #expect(host.issues == [])
  }

  @Test(
    "F73: another object in an observed object runs the body by @self and moves the subscription")
  func objectSwap() {
    let old = Store()
    let new = Store()
    let holder = Holder(old)
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { SwapRoot(holder: holder) }
    tally.reset()
    host.perform { holder.store = new }
    #expect(tally.causes(of: "CountView") == [["@self"]])
    tally.reset()
    host.perform { old.count = 1 }
    #expect(tally.runs.isEmpty)
    host.perform { new.count = 2 }
    #expect(tally.causes(of: "CountView") == [["_store"]])
    #expect(host.shows("count 2"))
  }

  @Test(
    "F74: a property that no child's value depends on runs parent and counter; the label arrives and is skipped"
  )
  func counterCase() {
    let viewModel = ViewModel()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { ParentView(viewModel: viewModel) }
    tally.reset()
    host.perform { viewModel.count += 1 }
    #expect(tally.counts(of: ParentView.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: CounterView.self) == ViewCounts(arrivals: 1, bodies: 1))
    #expect(tally.counts(of: LabelView.self) == ViewCounts(arrivals: 1, skips: 1))
    #expect(tally.runs.map(\.description) == ["ParentView: _viewModel", "CounterView: _viewModel"])
  }

  @Test("F145: three += are three signals and one run; a nested write is one signal")
  func operatorsAndNestedWrites() {
    let store = Store(items: 2)
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { CountView(store: store) }
    tally.reset()
    let operators = signals(of: store) {
      host.perform { for _ in 0..<3 { store.count += 1 } }
    }
    #expect(operators == 3)
    #expect(tally.counts(of: CountView.self) == ViewCounts(bodies: 1))
    #expect(signals(of: store) { host.perform { store.items[1].isFavorite.toggle() } } == 1)
    #expect(tally.counts(of: CountView.self) == ViewCounts(bodies: 2))
  }
}
