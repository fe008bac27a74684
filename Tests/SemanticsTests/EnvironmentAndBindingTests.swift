import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Section 8: what a change of the environment runs.
@Suite struct EnvironmentAndBinding {
  private struct ReadsA: View {
    @Environment(\.factsA) private var a
    var body: some View { Text("a\(a)") }
  }

  private struct ReadsAll: View {
    @Environment(\.self) private var all
    var body: some View { Text("all\(all.factsA)") }
  }

  private struct Between<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  /// Sets one of two values, with a view between itself and the reader.
  private struct Setter<Reader: View>: View {
    let a: Remote<Int>
    let b: Remote<Int>
    let reader: Reader
    @State private var valueA = 0
    @State private var valueB = 0
    @State private var runs = 0
    var body: some View {
      let _ =
        a.set = { value in
          valueA = value
          runs += 1
        }
      let _ = b.set = { valueB = $0 }
      let _ = runs
      Between(content: reader).environment(\.factsA, valueA).environment(\.factsB, valueB)
    }
  }

  private func mount<Reader: View>(_ reader: Reader)
    -> (HeadlessHost, RenderTally, a: Remote<Int>, b: Remote<Int>)
  {
    let tally = RenderTally()
    let a = Remote<Int>()
    let b = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Setter(a: a, b: b, reader: reader) }
    tally.reset()
    return (host, tally, a, b)
  }

  @Test("F101: a reader of one environment value does not run for another")
  func otherKey() {
    let (host, tally, _, b) = mount(ReadsA())
    host.perform { b.set(1) }
    #expect(tally.counts(of: Setter<ReadsA>.self).bodies == 1)
    #expect(tally.counts(of: ReadsA.self) == ViewCounts())
  }

  @Test(
    "F102: an environment value set equal runs nothing, set to another one runs the reader past skipped views"
  )
  func sameKey() {
    let (host, tally, a, _) = mount(ReadsA())
    host.perform { a.set(0) }
    #expect(tally.counts(of: Setter<ReadsA>.self).bodies == 1)
    #expect(tally.counts(of: ReadsA.self) == ViewCounts())
    host.perform { a.set(1) }
    #expect(tally.counts(of: Between<ReadsA>.self) == ViewCounts(arrivals: 2, skips: 2))
    #expect(tally.counts(of: ReadsA.self) == ViewCounts(bodies: 1))
    #expect(host.lines.joined().contains("a1"))
  }

  @Test("F103: the environment as a whole depends on the keys read through it")
  func wholeEnvironment() {
    let (host, tally, a, b) = mount(ReadsAll())
    host.perform { b.set(1) }
    host.perform { a.set(0) }
    #expect(tally.counts(of: ReadsAll.self) == ViewCounts())
    host.perform { a.set(1) }
    #expect(tally.counts(of: ReadsAll.self) == ViewCounts(bodies: 1))
    #expect(host.lines.joined().contains("all1"))
  }

  @Test("F104: the nearest setting of an environment value wins")
  func nearestWins() {
    let host = HeadlessHost {
      VStack {
        ReadsA().environment(\.factsA, 1).environment(\.factsA, 2)
        ReadsA()
      }.environment(\.factsA, 3)
    }
    #expect(host.lines.joined().contains("a1"))
    #expect(host.lines.joined().contains("a3"))
    #expect(!host.lines.joined().contains("a2"))
  }

  private struct FollowsKeyPath: View {
    @Environment private var value: Int
    init(_ keyPath: KeyPath<EnvironmentValues, Int>) { _value = Environment(keyPath) }
    var body: some View { Text("value\(value)") }
  }

  private struct KeyPathParent: View {
    let remote: Remote<Bool>
    @State private var second = false
    var body: some View {
      let _ = remote.set = { second = $0 }
      FollowsKeyPath(second ? \.factsB : \.factsA).environment(\.factsA, 1).environment(\.factsB, 2)
    }
  }

  @Test("F101: a reader given another key path reads the other value")
  func changedKeyPath() {
    let remote = Remote<Bool>()
    let host = HeadlessHost { KeyPathParent(remote: remote) }
    host.perform { remote.set(true) }
    #expect(host.lines.joined().contains("value2"))
  }

  // MARK: Objects in the environment

  @Observable final class Model {
    var number: Int
    init(_ number: Int) { self.number = number }
  }

  private struct ModelReader: View {
    @Environment(Model.self) private var model
    var body: some View { Text("n\(model.number)") }
  }

  private struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model == nil ? "none" : "some") }
  }

  private struct ModelSetter: View {
    let remote: Remote<Model>
    @State var model: Model
    var body: some View {
      let _ = remote.set = { model = $0 }
      Between(content: ModelReader()).environment(model)
    }
  }

  @Test("F106: a replaced object runs its readers, a changed one those that read the property")
  func environmentModel() {
    let tally = RenderTally()
    let remote = Remote<Model>()
    let first = Model(1)
    let host = HeadlessHost(trace: tally) { ModelSetter(remote: remote, model: first) }
    tally.reset()
    host.perform { first.number = 2 }
    #expect(tally.runs.map(\.viewName) == ["ModelReader"])
    tally.reset()
    host.perform { remote.set(Model(3)) }
    #expect(tally.counts(of: ModelReader.self) == ViewCounts(bodies: 1))
    #expect(host.lines.joined().contains("n3"))
    tally.reset()
    host.perform { first.number = 4 }
    #expect(tally.runs.isEmpty)
  }

  private final class Store: ObservableObject {
    @Published var number = 0
  }

  @Test(
    "F106: an object that is missing is nil in the optional form, else an error that names the type"
  )
  func missingObject() {
    let host = HeadlessHost { OptionalReader() }
    #expect(host.lines.joined().contains("none"))
    #expect(
      MissingObject.message(for: Model.self, readBy: "Reader._model", setBy: "environment(_:)")
        == "No observable object of type Model found for Reader._model: an ancestor must set it with environment(_:)."
    )
    #expect(
      MissingObject.message(for: Store.self, readBy: nil, setBy: "environmentObject(_:)")
        == "No ObservableObject of type Store found: an ancestor must set it with environmentObject(_:)."
    )
  }

  private struct StoreUnderKey: View {
    @Environment(\.factsStore) private var store
    var body: some View { Text("n\((store as? Store)?.number ?? -1)") }
  }

  @Test("F107: an ObservableObject under an environment key is not subscribed to")
  func objectUnderKey() {
    let tally = RenderTally()
    let store = Store()
    let host = HeadlessHost(trace: tally) { StoreUnderKey().environment(\.factsStore, store) }
    tally.reset()
    host.perform { store.number = 1 }
    #expect(tally.runs.isEmpty)
    #expect(host.lines.joined().contains("n0"))
  }
}

private enum FactsA: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum FactsB: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum FactsStore: EnvironmentKey { static var defaultValue: AnyObject? { nil } }

extension EnvironmentValues {
  fileprivate var factsA: Int {
    get { self[FactsA.self] }
    set { self[FactsA.self] = newValue }
  }
  fileprivate var factsB: Int {
    get { self[FactsB.self] }
    set { self[FactsB.self] = newValue }
  }
  fileprivate var factsStore: AnyObject? {
    get { self[FactsStore.self] }
    set { self[FactsStore.self] = newValue }
  }
}
