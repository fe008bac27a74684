import Observation
import Tally
import TerminalUI
import Testing

@Observable private final class Item: Identifiable {
  let id: Int
  var isFavorite = false
  init(_ id: Int) { self.id = id }
}
@Observable private final class Store {
  var items: [Item]
  init(_ count: Int) { items = (0..<count).map(Item.init) }
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
  let store: Store
  let log: FactLog
  var body: some View { List(store.items) { Row(item: $0, log: log) } }
}

@Observable private final class ViewModel {
  var label = "one"
  var other = 0
  var isOn = false
}
private struct LabelView: View {
  let label: String
  var body: some View { Text(label) }
}
private struct OtherView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
private struct ValueParent: View {
  let model: ViewModel
  var body: some View {
    LabelView(label: model.label)
    OtherView(number: 1)
    OtherView(number: 2)
  }
}
private struct ModelLabel: View {
  let model: ViewModel
  var body: some View { Text(model.label) }
}
private struct ModelParent: View {
  let model: ViewModel
  var body: some View {
    ModelLabel(model: model)
    OtherView(number: 1)
  }
}
private struct BranchParent: View {
  let model: ViewModel
  var body: some View {
    if model.label != "" { Text("has a label") }
    ModelLabel(model: model)
  }
}

@Observable private final class Names {
  var first = "A"
  var last = "B"
  var showsLast = true
  var unrelated = 0
  @ObservationIgnored var ignored = 1
  let constant = 1
  static var shared = 1
  var full: String { showsLast ? first + last : first }
  var overIgnored: Int { ignored + 1 }
}

@Observable private final class Player {
  var time = 0.0 { didSet { isLate = time > 2 } }
  var isLate = false
  var isLateComputed: Bool { time > 2 }
}

private let globalModel = ViewModel()
private protocol Labelled: Observable, AnyObject { var label: String { get } }
extension ViewModel: Labelled {}
private struct StateHolder: View {
  @State var model: ViewModel
  var body: some View { Text(model.label) }
}
private struct GlobalHolder: View {
  var body: some View { Text(globalModel.label) }
}
private struct EnvironmentHolder: View {
  @Environment(ViewModel.self) var model
  var body: some View { Text(model.label) }
}
private struct ExistentialHolder: View {
  let model: any Labelled
  var body: some View { Text(model.label) }
}

private struct Toggling: View {
  let model: ViewModel
  let log: FactLog
  var body: some View {
    let _ = log.note(model.label)
    Text(model.isOn ? "\(model.other)" : "off")
  }
}
private struct ModelHolder: View {
  let model: ViewModel
  var body: some View { ModelLabel(model: model) }
}
@Observable private final class Box {
  var model: ViewModel? = ViewModel()
}
private struct BoxView: View {
  let box: Box
  var body: some View { if let model = box.model { ModelHolder(model: model) } }
}

@Suite struct ObservableFacts {
  @Test(
    "F75, R7: ten toggles of a row's model run that row ten times, and no container and no other row"
  )
  func togglesOfOneRow() {
    let store = Store(1000)
    let log = FactLog()
    let tally = RenderTally()
    let host = HeadlessHost(columns: 10, rows: 20, trace: tally) {
      ItemList(store: store, log: log)
    }
    tally.reset()
    log.removeAll()
    for _ in 0..<10 { host.perform { store.items[0].isFavorite.toggle() } }
    #expect(tally.counts(of: ItemList.self) == ViewCounts())
    #expect(tally.counts(of: Row.self) == ViewCounts(bodies: 10))
    #expect(log.entries == Array(repeating: "row 0", count: 10))
    #expect(
      tally.causes(of: "Row") == Array(repeating: [observedCause("Item.isFavorite")], count: 10))
  }

  @Test(
    "F76: an element appended runs the container and mounts one row; the other rows are skipped")
  func append() {
    let store = Store(3)
    let log = FactLog()
    let tally = RenderTally()
    let host = HeadlessHost(columns: 10, rows: 20, trace: tally) {
      ItemList(store: store, log: log)
    }
    tally.reset()
    log.removeAll()
    host.perform { store.items.append(Item(3)) }
    #expect(tally.counts(of: ItemList.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: Row.self) == ViewCounts(arrivals: 4, bodies: 1, skips: 3))
    #expect(log.entries == ["row 3"])
  }

  @Test(
    "F77: a value that the parent reads and passes on runs the parent and that child; all children arrive"
  )
  func valuePassed() {
    let model = ViewModel()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { ValueParent(model: model) }
    tally.reset()
    host.perform { model.label = "two" }
    #expect(tally.counts(of: ValueParent.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: LabelView.self) == ViewCounts(arrivals: 1, bodies: 1))
    #expect(tally.counts(of: OtherView.self) == ViewCounts(arrivals: 2, skips: 2))
    #expect(tally.causes(of: "LabelView") == [["@self"]])
  }

  @Test("F78: a model that the child reads runs the child, and makes no value for any")
  func modelPassed() {
    let model = ViewModel()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { ModelParent(model: model) }
    tally.reset()
    host.perform { model.label = "two" }
    #expect(tally.counts(of: ModelParent.self) == ViewCounts())
    #expect(tally.counts(of: OtherView.self) == ViewCounts())
    #expect(tally.counts(of: ModelLabel.self) == ViewCounts(bodies: 1))
  }

  @Test("F79: where the parent reads it too, both run, once each")
  func bothRead() {
    let model = ViewModel()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { BranchParent(model: model) }
    tally.reset()
    host.perform { model.label = "two" }
    #expect(tally.counts(of: BranchParent.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: ModelLabel.self) == ViewCounts(arrivals: 1, bodies: 1))
  }

  @Test("F80: a computed property depends on the stored ones that this evaluation has touched")
  func computed() {
    let names = Names()
    #expect(factRuns(reading: { _ = names.full }) { names.first = "C" } == 1)
    #expect(factRuns(reading: { _ = names.full }) { names.last = "D" } == 1)
    #expect(factRuns(reading: { _ = names.full }) { names.unrelated = 1 } == 0)
    names.showsLast = false
    #expect(factRuns(reading: { _ = names.full }) { names.last = "E" } == 0)
  }

  @Test(
    "F81: a computed flag over a fast value runs with each tick; stored from didSet it runs with the flips only"
  )
  func flagOverFastValue() {
    func ticks(_ read: @escaping (Player) -> Bool) -> Int {
      let player = Player()
      let tally = RenderTally()
      let host = HeadlessHost(trace: tally) { FactReader { _ = read(player) } }
      tally.reset()
      for tick in 1...5 { host.perform { player.time = Double(tick) } }
      return tally.counts(of: FactReader.self).bodies
    }
    #expect(ticks { $0.isLateComputed } == 5)
    #expect(ticks { $0.isLate } == 1)
  }

  @Test(
    "F82: ignored, constant and static properties are not tracked, nor what is computed over them")
  func untracked() {
    let names = Names()
    #expect(factRuns(reading: { _ = names.ignored }) { names.ignored += 1 } == 0)
    #expect(factRuns(reading: { _ = names.overIgnored }) { names.ignored += 1 } == 0)
    #expect(factRuns(reading: { _ = names.constant }) { names.unrelated += 1 } == 0)
    #expect(factRuns(reading: { _ = Names.shared }) { Names.shared += 1 } == 0)
  }

  @Test("F88: what is read before the body, or in a stored closure, is no dependency")
  func readsOutsideBody() {
    let model = ViewModel()
    let captured = model.other
    #expect(factRuns(reading: { _ = captured }) { model.other += 1 } == 0)
    var kept: [() -> Int] = []
    #expect(factRuns(reading: { kept.append { model.other } }) { model.other += 1 } == 0)
    #expect(kept.map { $0() } == [2])
  }

  @Test(
    "F92: whatever holds the model - state, let, global, environment, existential - its reader runs"
  )
  func holders() {
    let model = ViewModel()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) {
      StateHolder(model: model)
      ModelLabel(model: model)
      EnvironmentHolder().environment(model)
      ExistentialHolder(model: model)
      GlobalHolder()
    }
    tally.reset()
    host.perform {
      model.label = "two"
      globalModel.label = "two"
    }
    let cause = observedCause("ViewModel.label")
    for name in [
      "StateHolder", "ModelLabel", "EnvironmentHolder", "ExistentialHolder", "GlobalHolder",
    ] {
      #expect(tally.causes(of: name) == [[cause]])
    }
  }

  @Test("F93: observers are told before the change; the body runs after it and sees the new value")
  func timeOfTheSignal() {
    let model = ViewModel()
    let log = FactLog()
    let host = HeadlessHost { Toggling(model: model, log: log) }
    log.removeAll()
    withObservationTracking {
      _ = model.label
    } onChange: {
      MainActor.assumeIsolated { log.note("before: \(model.label)") }
    }
    host.perform {
      model.label = "two"
      log.note("written")
    }
    #expect(log.entries == ["before: one", "written", "two"])
  }

  @Test("F94: one run for any number of changes until the body has run; then it is armed again")
  func oneShot() {
    let model = ViewModel()
    let log = FactLog()
    let host = HeadlessHost { Toggling(model: model, log: log) }
    log.removeAll()
    host.perform { for value in ["a", "b", "c"] { model.label = value } }
    #expect(log.entries == ["c"])
    host.perform { model.label = "d" }
    #expect(log.entries == ["c", "d"])
  }

  @Test("F95: the reads of the newest run replace those before, whatever caused it")
  func replacedReads() {
    let model = ViewModel()
    let log = FactLog()
    let host = HeadlessHost { Toggling(model: model, log: log) }
    host.perform { model.isOn = true }
    log.removeAll()
    host.perform { model.other += 1 }
    #expect(log.entries.count == 1)
    host.perform { model.isOn = false }
    log.removeAll()
    host.perform { model.other += 1 }
    #expect(log.entries == [])
  }

  @Test("F98: a model that goes calls nobody; another one in a let runs the child by @self")
  func modelGoes() {
    let box = Box()
    weak let old = box.model
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { BoxView(box: box) }
    tally.reset()
    host.perform { box.model = ViewModel() }
    #expect(old == nil)
    #expect(tally.causes(of: "ModelHolder") == [["@self"]])
    #expect(tally.causes(of: "ModelLabel") == [["@self"]])
    tally.reset()
    host.perform { box.model = nil }
    #expect(tally.runNames == ["BoxView"])
    #expect(host.issues == [])
  }

  @Test("F100: Observations gives the first value, then one for each transaction that was told of")
  func observationsSequence() async {
    let model = ViewModel()
    var values = Observations { model.other }.makeAsyncIterator()
    #expect(await values.next() == 0)
    model.other = 2
    #expect(await values.next() == 2)
    model.other = 3
    model.other = 2
    #expect(await values.next() == 2)
    model.other = 2
    let next = Task { await values.next() }
    await Task.yield()
    model.other = 4
    #expect(await next.value == 4)
  }
}
