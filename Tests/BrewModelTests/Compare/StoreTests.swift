import BrewModel
import CombineShim
import Observation
import Testing

@Suite("Stores")
struct StoreTests {
  @Test("both stores make the same brews", arguments: [0, 1, 1_000])
  func samples(count: Int) {
    let legacy = LegacyStore(count: count).items
    let modern = ModernStore(count: count).items
    #expect(legacy.map(\.id) == Array(0..<count))
    #expect(modern.map(\.id) == Array(0..<count))
    #expect(legacy.map(\.title) == (0..<count).map { "Brew #\($0)" })
    #expect(modern.map(\.title) == legacy.map(\.title))
    #expect(legacy.allSatisfy { !$0.isFavorite })
    #expect(modern.allSatisfy { !$0.isFavorite })
  }

  @Test("a toggle turns one star, a second one turns it back")
  func toggle() {
    let legacy = LegacyStore(count: 3)
    let modern = ModernStore(count: 3)
    for expected in [[1], []] {
      legacy.toggleFavorite(at: 1)
      modern.toggleFavorite(at: 1)
      #expect(legacy.items.indices.filter { legacy.items[$0].isFavorite } == expected)
      #expect(modern.items.indices.filter { modern.items[$0].isFavorite } == expected)
    }
  }

  @Test("one toggle at 500 of 1,000 fires objectWillChange exactly once, before the change")
  func oneSignal() {
    let store = LegacyStore(count: 1_000)
    var seen: [Bool] = []
    let subscription = store.objectWillChange.sink { _ in seen.append(store.items[500].isFavorite) }
    store.toggleFavorite(at: 500)
    #expect(seen == [false])
    #expect(store.items[500].isFavorite)
    subscription.cancel()
    store.toggleFavorite(at: 500)
    #expect(seen.count == 1)
  }

  @Test("brews that are tracked separately fire separately")
  func separateTracking() {
    let store = ModernStore(count: 2)
    let fired = FiredTrackers()
    for index in 0...1 {
      withObservationTracking {
        _ = store.items[index].isFavorite
      } onChange: {
        MainActor.assumeIsolated { fired.indices.append(index) }
      }
    }
    store.toggleFavorite(at: 0)
    #expect(fired.indices == [0])
  }

  @Test("a toggle does not copy the array of values")
  func noCopy() {
    let store = LegacyStore(count: 1_000)
    let before = store.items.withUnsafeBufferPointer { $0.baseAddress }
    store.toggleFavorite(at: 999)
    #expect(store.items.withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}

/// What trackers report of themselves.
private final class FiredTrackers {
  var indices: [Int] = []
}
