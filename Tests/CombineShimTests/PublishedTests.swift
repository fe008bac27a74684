import CombineShim
import Testing

private struct Item: Equatable {
  var title: String
  var isFavorite = false
}

private struct Refusal: Error {}

private final class Store: ObservableObject {
  @Published var items = (0..<100).map { Item(title: "Brew #\($0)") }
  @Published var total = 0
  var unpublished = 0

  var itemsAddress: UnsafePointer<Item>? { items.withUnsafeBufferPointer(\.baseAddress) }
}

extension [Item] {
  fileprivate mutating func starFirst(thenThrow: Bool) throws {
    self[0].isFavorite = true
    if thenThrow { throw Refusal() }
  }
}

@Suite struct PublishedTests {
  @Test func everyWriteSignalsOnce() {
    let store = Store()
    let counter = Counter(store.objectWillChange)
    #expect(counter.signals { store.total = 1 } == 1)
    #expect(counter.signals { store.total += 1 } == 1)
    #expect(counter.signals { (store.total, store.items) = (3, []) } == 2)
    #expect(counter.signals { store.unpublished = 1 } == 0)
    #expect(store.total == 3 && store.items.isEmpty)
  }

  @Test func threeIncrementsAreThreeSignals() {
    let store = Store()
    let counter = Counter(store.objectWillChange)
    store.total += 1
    store.total += 1
    store.total += 1
    #expect(counter.count == 3)
    #expect(store.total == 3)
  }

  @Test func equalWriteSignals() {
    let store = Store()
    let counter = Counter(store.objectWillChange)
    #expect(counter.signals { store.total = 0 } == 1)
    #expect(counter.signals { store.items[0].isFavorite = false } == 1)
  }

  @Test func readSignalsNothing() {
    let store = Store()
    let counter = Counter(store.objectWillChange)
    #expect(counter.signals { _ = store.items[0].title + store.items.count.description } == 0)
  }

  @Test func signalComesBeforeTheChange() {
    let store = Store()
    var seen: [Int] = []
    let subscription = store.objectWillChange.sink { seen.append(store.total) }
    store.total = 5
    store.total += 1
    subscription.cancel()
    #expect(seen == [0, 5])
    #expect(store.total == 6)
  }

  @Test func subscriberMayWriteTheSameProperty() {
    let store = Store()
    var remaining = 1
    let subscription = store.objectWillChange.sink {
      guard remaining > 0 else { return }
      remaining -= 1
      store.total = 10
    }
    store.total += 1
    #expect(store.total == 11)
    subscription.cancel()
  }

  @Test func nestedWriteSignalsOnceAndChangesInPlace() {
    let store = Store()
    let address = store.itemsAddress
    let counter = Counter(store.objectWillChange)
    #expect(counter.signals { store.items[50].isFavorite.toggle() } == 1)
    #expect(store.items[50].isFavorite)
    #expect(store.itemsAddress == address)
  }

  @Test func nestedWriteWithoutPublisherChangesInPlace() {
    let store = Store()
    let address = store.itemsAddress
    store.items[50].isFavorite.toggle()
    #expect(store.itemsAddress == address)
  }

  @Test func nestedWriteChangesInPlaceWhenProjectedPublisherHasNoSubscriber() {
    let store = Store()
    let publisher = store.$items
    let subscription = publisher.sink { _ in }
    subscription.cancel()
    let address = store.itemsAddress
    let counter = Counter(store.objectWillChange)
    #expect(counter.signals { store.items[50].isFavorite.toggle() } == 1)
    #expect(store.itemsAddress == address)
    #expect(store.items[50].isFavorite)
  }

  @Test(arguments: [false, true]) func nestedWriteThatThrowsHasWritten(projected: Bool) throws {
    let store = Store()
    var sent: [Bool] = []
    let subscription = projected ? store.$items.sink { sent.append($0[0].isFavorite) } : nil
    let counter = Counter(store.objectWillChange)
    let signals = counter.signals {
      #expect(throws: Refusal.self) { try store.items.starFirst(thenThrow: true) }
    }
    #expect(signals == 1)
    #expect(store.items[0].isFavorite)
    #expect(sent == (projected ? [false, true] : []))
    subscription?.cancel()
  }

  @Test func initialValueInitializer() {
    final class Model: ObservableObject {
      @Published var name: String
      init(name: String) { _name = Published(initialValue: name) }
    }
    let model = Model(name: "Ristretto")
    let counter = Counter(model.objectWillChange)
    #expect(model.name == "Ristretto")
    #expect(counter.signals { model.name = "Lungo" } == 1)
  }

  @Test func optionalValuesKeepNil() {
    final class Model: ObservableObject { @Published var name: String? }
    let model = Model()
    #expect(model.name == nil)
    var sent: [String?] = []
    let subscription = model.$name.sink { sent.append($0) }
    model.name = "Lungo"
    model.name = nil
    #expect(model.name == nil)
    #expect(sent == [nil, "Lungo", nil])
    subscription.cancel()
  }
}

@Suite struct ProjectedPublisherTests {
  @Test func currentValueThenNewValuesBeforeTheChange() {
    let store = Store()
    store.total = 3
    var seen: [[Int]] = []
    let subscription = store.$total.sink { seen.append([$0, store.total]) }
    store.total = 4
    store.total += 1
    store.total = 5
    #expect(seen == [[3, 3], [4, 3], [5, 4], [5, 5]])
    subscription.cancel()
    store.total = 6
    #expect(seen.count == 4)
    #expect(store.total == 6)
  }

  @Test func objectWillChangeSendsFirst() {
    let store = Store()
    var order: [String] = []
    let values = store.$total.sink { order.append("value \($0)") }
    let signals = store.objectWillChange.sink { order.append("signal") }
    store.total += 1
    #expect(order == ["value 0", "signal", "value 1"])
    values.cancel()
    signals.cancel()
  }

  @Test func nestedWriteSendsTheNewValueOnce() {
    let store = Store()
    var stars: [Int] = []
    let subscription = store.$items.sink { stars.append($0.count(where: \.isFavorite)) }
    let counter = Counter(store.objectWillChange)
    #expect(counter.signals { store.items[7].isFavorite.toggle() } == 1)
    #expect(stars == [0, 1])
    #expect(store.items[7].isFavorite)
    subscription.cancel()
  }

  @Test func laterSubscriberGetsTheValueOfThen() {
    let store = Store()
    let publisher = store.$total
    store.total = 8
    var seen: [Int] = []
    let subscription = publisher.sink { seen.append($0) }
    #expect(seen == [8])
    subscription.cancel()
  }

  @Test func outlivesTheObject() {
    var store: Store? = Store()
    weak let object = store
    let publisher = store!.$total
    store!.total = 9
    store = nil
    #expect(object == nil)
    var seen: [Int] = []
    publisher.sink { seen.append($0) }.cancel()
    #expect(seen == [9])
  }
}
