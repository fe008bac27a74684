import Testing

@testable import CombineShim

private class Base: ObservableObject {
  @Published var base = 0
}

private class Derived: Base {
  @Published var derived = ""
}

private final class MostDerived: Derived {
  var plain = 0
  @Published var mostDerived: [Int] = []
}

private final class DerivedWithoutFields: Base {}

private class Plain {
  @Published var inherited = 0
}

private final class ObservablePlain: Plain, ObservableObject {}

private final class Generic<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Bare: ObservableObject {
  var plain = 0
}

private final class HandMade: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var published = 0
  var plain = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class PassthroughMade: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var published = 0 {
    willSet { objectWillChange.send() }
  }
}

/// As the view runtime subscribes: to any object, whatever its publisher.
private func subscribe<Object: ObservableObject>(
  _ object: Object, signal: @escaping () -> Void
) -> AnyCancellable {
  object.objectWillChange.sink { _ in signal() }
}

@Suite struct ObservableObjectTests {
  @Test func baseAndDerivedFieldsShareOnePublisher() {
    let object = MostDerived()
    let counter = Counter(object.objectWillChange)
    #expect(counter.signals { object.base += 1 } == 1)
    #expect(counter.signals { object.derived = "a" } == 1)
    #expect(counter.signals { object.mostDerived.append(1) } == 1)
    #expect(counter.signals { object.plain = 1 } == 0)
    #expect((object as Base).objectWillChange === object.objectWillChange)
  }

  @Test func derivedClassWithoutFieldsUsesThoseOfItsBase() {
    let object = DerivedWithoutFields()
    let counter = Counter(object.objectWillChange)
    #expect(counter.signals { object.base = 2 } == 1)
  }

  @Test func fieldsOfABaseThatIsNotObservableSignalToo() {
    let object = ObservablePlain()
    let counter = Counter(object.objectWillChange)
    #expect(counter.signals { object.inherited = 2 } == 1)
  }

  @Test func instancesAndClassesDoNotMix() {
    let (first, second, derived) = (Base(), Base(), Derived())
    let counter = Counter(first.objectWillChange)
    let others = [Counter(second.objectWillChange), Counter(derived.objectWillChange)]
    first.base = 1
    #expect(counter.count == 1)
    #expect(others.allSatisfy { $0.count == 0 })
  }

  @Test func genericClassesHaveTheirOwnLayouts() {
    let (small, large) = (Generic(UInt8(1)), Generic((1, 2, 3, 4)))
    let counters = [Counter(small.objectWillChange), Counter(large.objectWillChange)]
    small.value = 2
    large.value.3 = 5
    #expect(counters.map(\.count) == [1, 1])
    #expect(small.value == 2 && large.value == (1, 2, 3, 5))
  }

  @Test func publisherIsTheSameEachTime() {
    let (object, bare) = (Base(), Bare())
    #expect(object.objectWillChange === object.objectWillChange)
    let publisher = bare.objectWillChange
    #expect(bare.objectWillChange === publisher)
    #expect(Bare().objectWillChange !== publisher)
  }

  @Test func replacedFieldSignalsAfterThePublisherIsAskedForAgain() {
    final class Model: ObservableObject {
      @Published var count = 0
      @Published var other = 0
      func replace() { _count = Published(wrappedValue: 1) }
    }
    let model = Model()
    let counter = Counter(model.objectWillChange)
    model.replace()
    _ = model.objectWillChange
    #expect(counter.signals { model.count = 2 } == 1)
    #expect(counter.signals { model.other = 2 } == 1)
  }

  @Test func manualSendSignals() {
    let object = Derived()
    let counter = Counter(object.objectWillChange)
    object.objectWillChange.send()
    #expect(counter.count == 1)
  }

  @Test func objectWithoutFieldsSignalsByHand() {
    let bare = Bare()
    var count = 0
    let subscription = bare.objectWillChange.sink { count += 1 }
    bare.objectWillChange.send()
    bare.objectWillChange.send()
    #expect(count == 2)
    subscription.cancel()
    bare.objectWillChange.send()
    #expect(count == 2)
  }

  @Test func handMadePublisherIsTheOneThatSubscribersGet() {
    let object = HandMade()
    var signals = 0
    let subscription = subscribe(object) { signals += 1 }
    object.plain += 1
    #expect(signals == 1)
    object.objectWillChange.send()
    #expect(signals == 2)
    subscription.cancel()
  }

  @Test func publishedFieldsBesideAHandMadePublisherSendOnlyTheirValues() {
    let object = HandMade()
    let counter = Counter(object.objectWillChange)
    var values: [Int] = []
    let subscription = object.$published.sink { values.append($0) }
    object.published += 1
    #expect(counter.count == 0)
    #expect(values == [0, 1])
    subscription.cancel()
  }

  @Test func passthroughSubjectAsObjectWillChange() {
    let object = PassthroughMade()
    var signals = 0
    let subscription = subscribe(object) { signals += 1 }
    object.published = 1
    object.published += 1
    #expect(signals == 2)
    #expect(object.published == 2)
    subscription.cancel()
  }

  @Test @MainActor func mainActorSubscribesThroughAnExistential() {
    let objects: [any ObservableObject] = [Base(), HandMade(), PassthroughMade(), Bare()]
    let subscriptions = objects.map { subscribe($0) {} }
    #expect(subscriptions.count == 4)
  }
}

@Suite struct LifetimeTests {
  @Test func subscriptionsDoNotKeepTheObject() {
    var object: MostDerived? = MostDerived()
    weak let weakObject = object
    weak let publisher = object!.objectWillChange
    var subscriptions: Set<AnyCancellable> = []
    object!.objectWillChange.sink {}.store(in: &subscriptions)
    object!.$base.sink { _ in }.store(in: &subscriptions)
    object = nil
    #expect(weakObject == nil)
    #expect(publisher != nil)
    subscriptions.removeAll()
    #expect(publisher == nil)
  }

  @Test func objectThatKeepsItsOwnSubscriptionsGoes() {
    final class Model: ObservableObject {
      @Published var count = 0
      var subscriptions: Set<AnyCancellable> = []
      init() {
        objectWillChange.sink { [weak self] in _ = self?.count }.store(in: &subscriptions)
        $count.sink { [weak self] _ in _ = self?.count }.store(in: &subscriptions)
      }
    }
    var model: Model? = Model()
    weak let weakModel = model
    model!.count += 1
    model = nil
    #expect(weakModel == nil)
  }

  @Test func publisherOfABareObjectLivesAsLongAsItsSubscriptions() {
    let bare = Bare()
    weak var publisher: ObservableObjectPublisher?
    do {
      let subscription = bare.objectWillChange.sink {}
      publisher = bare.objectWillChange
      #expect(publisher != nil)
      subscription.cancel()
    }
    #expect(publisher == nil)
  }

  @Test func newObjectAtTheSameAddressGetsItsOwnPublisher() {
    for _ in 0..<100 {
      var signals = 0
      var old: Bare? = Bare()
      let subscription = old!.objectWillChange.sink { signals += 1 }
      old = nil
      let new = Bare()
      new.objectWillChange.send()
      #expect(signals == 0)
      subscription.cancel()
    }
  }

  @Test func tableHoldsNoEntryWithoutAPublisher() {
    let bare = Bare()
    let publisher = bare.objectWillChange
    #expect(PublisherTable.hasEntry(for: bare))
    withExtendedLifetime(publisher) {}
    let other = Bare()
    _ = other.objectWillChange
    #expect(!PublisherTable.hasEntry(for: other))
  }
}
