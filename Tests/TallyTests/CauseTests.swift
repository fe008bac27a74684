import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Why bodies ran, added up.
@Suite struct Causes {
  private let tally = RenderTally(detail: .all)

  private struct Item: Identifiable, Hashable {
    let id: Int
    var title = "a"
    var isFavorite = false
  }

  private final class Store: ObservableObject {
    @Published var items = [Item(id: 1), Item(id: 2)]
  }

  private struct Container: View {
    @ObservedObject var store: Store
    var body: some View {
      VStack { ForEach(store.items) { item in Row(item: item) } }
    }
  }

  private struct Row: View {
    let item: Item
    var body: some View { Text(item.isFavorite ? "★" : "☆") }
  }

  @Test("Totals for each cause add up to the bodies")
  func totals() {
    let store = Store()
    let host = HeadlessHost(trace: tally) { Container(store: store) }
    tally.reset()
    for _ in 0..<10 { host.perform { store.items[0].isFavorite.toggle() } }
    let container = tally.summary(of: Container.self)
    #expect(container.causes == [CauseCount(["_store"], 10)])
    #expect(container.causeLine == "Container: 10 = 10 × _store")
    #expect(tally.summary(of: Row.self).causeLine == "Row: 10 = 10 × @self")
  }

  @Test("Causes that come together are counted together")
  func together() {
    _ = HeadlessHost(trace: tally) { Container(store: Store()) }
    #expect(
      tally.summary(of: Container.self).causeLine == "Container: 1 = 1 × @self & @identity & _store"
    )
  }

  @Test("For @self the field that differed, with its values")
  func fields() {
    let store = Store()
    let host = HeadlessHost(trace: tally) { Container(store: store) }
    tally.reset()
    host.perform { store.items[1].isFavorite = true }
    host.perform { store.items[1].title = "b" }
    let rows = tally.runs.filter { $0.viewName == "Row" }
    #expect(
      rows.map { $0.fields.map(\.description) } == [
        ["item.isFavorite: false → true"], ["item.title: \"a\" → \"b\""],
      ])
    #expect(rows.map(\.label) == ["Row[2]", "Row[2]"])
    #expect(
      tally.summary(of: Row.self).fields.allSatisfy { !$0.isNeverEqual })
  }

  private struct Plain: View {
    let count: Int
    let name: String
    let isOn: Bool
    let perform: () -> Void
    let model: Model
    let binding: Binding<Int>
    var body: some View { Text("\(count)\(name)\(isOn)") }
  }

  @Observable final class Model {
    var count = 0
  }

  private struct Maker: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      Plain(
        count: count, name: "n\(count)", isOn: count > 1, perform: { _ = count }, model: Model(),
        binding: Binding(get: { count }, set: { count = $0 }))
    }
  }

  @Test(
    "Fields that can never be equal are marked: closures, bindings of closures, a new object each time"
  )
  func neverEqual() {
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Maker(remote: remote) }
    tally.reset()
    host.perform { remote.set(1) }
    host.perform { remote.set(2) }
    host.perform { remote.set(3) }
    #expect(
      Set(tally.summary(of: Plain.self).fields.map(\.description)) == [
        "count: 3 ×", "name: 3 ×", "isOn: 1 ×", "perform: 3 ×, never equal",
        "model: 3 ×, never equal", "binding: 3 ×, never equal",
      ])
    let fields = tally.runs.filter { $0.viewName == "Plain" }[1].fields
    #expect(
      fields.map(\.description).filter { !$0.hasPrefix("model") } == [
        "count: 1 → 2", "name: \"n1\" → \"n2\"", "isOn: false → true",
        "perform: a closure, never equal", "binding: a closure, never equal",
      ])
  }

  @Observable final class Named: Identifiable {
    let id: Int
    var isFavorite = false
    init(id: Int) { self.id = id }
  }

  private struct NamedRow: View {
    let item: Named
    var body: some View { Text(item.isFavorite ? "★" : "☆") }
  }

  @Test("Of an observed property the object: by its id, or by a number")
  func instances() {
    guard ObservationTracker.namesProperties else { return }
    let items = [Named(id: 7), Named(id: 8)]
    let model = Model()
    let host = HeadlessHost(trace: tally) {
      ForEach(items) { NamedRow(item: $0) }
      Counted(model: model)
    }
    tally.reset()
    host.perform { items[1].isFavorite = true }
    host.perform { model.count = 1 }
    #expect(tally.runs[0].causes == ["Causes.Named.isFavorite"])
    #expect(tally.runs[0].reasons == ["Causes.Named.isFavorite of Named #8"])
    #expect(tally.runs[1].reasons.count == 1)
    #expect(tally.runs[1].reasons[0].hasPrefix("Causes.Model.count of Model #"))
  }

  private struct Counted: View {
    let model: Model
    var body: some View { Text("\(model.count)") }
  }
}
