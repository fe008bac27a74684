import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

private struct Plain { var a = 0 }
private enum Payload { case some(Plain) }
private final class Thing {}
private final class EqualThing: Equatable {
  let id: Int
  var tag: Int
  init(id: Int, tag: Int) {
    self.id = id
    self.tag = tag
  }
  nonisolated static func == (left: EqualThing, right: EqualThing) -> Bool { left.id == right.id }
}

private final class Store: ObservableObject {
  @Published var value = 1
}

@Observable private final class Model {
  var int = 1
  var text = "a"
  var thing = Thing()
  var equalThing = EqualThing(id: 1, tag: 1)
  var plain = Plain()
  var pair = (1, 2)
  var action: () -> Void = {}
  var existential: any Equatable = 1
  var payload = Payload.some(Plain())
  var optional: Plain?
  weak var weakThing: Thing?
  var plains = [Plain()]
  var strings: [String] = []
  var numbers = [1, 2, 3]
  var dictionary = ["a": 1]
  var set: Set = [1]
  var flag = false
  var double = Double.nan
  @ObservationIgnored var log: [String] = []
  var watched = 1 {
    willSet { log.append("willSet \(newValue)") }
    didSet { log.append("didSet \(oldValue)") }
  }
}

/// Tells of each write by hand.
private final class HandWritten: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 0
  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
  func touch() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

private struct ValueChild: View {
  let value: Int
  var body: some View { Text("\(value)") }
}
private struct TouchParent: View {
  let model: HandWritten
  var body: some View { ValueChild(value: model.value) }
}
private struct StoreView: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.value)") }
}
private struct StorePair: View {
  let store: Store
  var body: some View {
    StoreView(store: store)
    StoreView(store: store)
  }
}

@Suite struct EqualWrites {
  @Test("F20: an equal write of a published property runs every observer's body")
  func publishedEqualWrite() {
    let store = Store()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { StorePair(store: store) }
    var signals = 0
    let subscription = store.objectWillChange.sink { signals += 1 }
    tally.reset()
    host.perform { store.value = 1 }
    withExtendedLifetime(subscription) {}
    #expect(signals == 1)
    #expect(tally.counts(of: StoreView.self) == ViewCounts(bodies: 2))
    #expect(tally.counts(of: StorePair.self) == ViewCounts())
  }

  @Test("F21: an equal write of an observable Equatable property runs nothing")
  func equatableEqualWrite() {
    let model = Model()
    #expect(factRuns(reading: { _ = model.int }) { model.int = 1 } == 0)
    #expect(factRuns(reading: { _ = model.int }) { model.int = 2 } == 1)
    #expect(factRuns(reading: { _ = model.text }) { model.text = "a" } == 0)
  }

  @Test("F22: the same reference runs nothing, another one runs the body")
  func references() {
    let model = Model()
    #expect(factRuns(reading: { _ = model.thing }) { model.thing = model.thing } == 0)
    #expect(factRuns(reading: { _ = model.thing }) { model.thing = Thing() } == 1)
  }

  @Test("F23: what has no == is always told of")
  func withoutEquality() {
    let model = Model()
    let action = model.action
    #expect(factRuns(reading: { _ = model.plain }) { model.plain = Plain() } == 1)
    #expect(factRuns(reading: { _ = model.pair }) { model.pair = (1, 2) } == 1)
    #expect(factRuns(reading: { _ = model.action }) { model.action = action } == 1)
    #expect(factRuns(reading: { _ = model.existential }) { model.existential = 1 } == 1)
    #expect(factRuns(reading: { _ = model.payload }) { model.payload = .some(Plain()) } == 1)
    #expect(factRuns(reading: { _ = model.optional }) { model.optional = nil } == 1)
    #expect(factRuns(reading: { _ = model.weakThing }) { model.weakThing = nil } == 1)
    #expect(factRuns(reading: { _ = model.plains }) { model.plains = model.plains } == 1)
  }

  @Test("F24: a change in place is never compared")
  func inPlace() {
    let model = Model()
    func nothing(_: inout Int) {}
    #expect(factRuns(reading: { _ = model.int }) { model.int += 0 } == 1)
    #expect(factRuns(reading: { _ = model.text }) { model.text.append("") } == 1)
    #expect(factRuns(reading: { _ = model.numbers }) { model.numbers[0] = model.numbers[0] } == 1)
    #expect(factRuns(reading: { _ = model.numbers }) { model.numbers.sort() } == 1)
    #expect(factRuns(reading: { _ = model.dictionary }) { model.dictionary["a"] = 1 } == 1)
    #expect(factRuns(reading: { _ = model.set }) { model.set.insert(1) } == 1)
    let toggledTwice = factRuns(reading: { _ = model.flag }) {
      model.flag.toggle()
      model.flag.toggle()
    }
    #expect(toggledTwice == 1)
    #expect(factRuns(reading: { _ = model.int }) { nothing(&model.int) } == 1)
  }

  @Test("F25: a write through a key path is a plain assignment: equal runs nothing")
  func keyPathWrite() {
    let model = Model()
    #expect(factRuns(reading: { _ = model.int }) { model[keyPath: \.int] = 1 } == 0)
    #expect(factRuns(reading: { _ = model.int }) { model[keyPath: \.int] = 2 } == 1)
  }

  @Test(
    "F26: an equal but different instance of an Equatable class is not told of: the view keeps the old one"
  )
  func equalInstance() {
    let model = Model()
    var seen = 0
    let runs = factRuns(reading: { seen = model.equalThing.tag }) {
      model.equalThing = EqualThing(id: 1, tag: 2)
    }
    #expect(runs == 0)
    #expect(seen == 1)
    #expect(model.equalThing.tag == 2)
  }

  @Test("F27: nan after nan runs the body")
  func notANumber() {
    let model = Model()
    #expect(factRuns(reading: { _ = model.double }) { model.double = .nan } == 1)
  }

  @Test("F28: willSet and didSet run for an equal write, the body does not")
  func propertyObservers() {
    let model = Model()
    #expect(factRuns(reading: { _ = model.watched }) { model.watched = 1 } == 0)
    #expect(model.log == ["willSet 1", "didSet 1"])
  }

  @Test("F29: a mutation told of by hand is never compared")
  func handWritten() {
    let model = HandWritten()
    #expect(factRuns(reading: { _ = model.value }) { model.value = 0 } == 1)
  }

  @Test(
    "F30: a mutation that changes nothing runs the reader; its child with an equal value is skipped"
  )
  func emptyMutation() {
    let model = HandWritten()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { TouchParent(model: model) }
    tally.reset()
    host.perform { model.touch() }
    #expect(tally.counts(of: TouchParent.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: ValueChild.self) == ViewCounts(arrivals: 1, skips: 1))
  }
}
