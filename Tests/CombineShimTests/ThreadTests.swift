import CombineShim
import Synchronization
import Testing

private final class Store: ObservableObject {
  @Published var first = 0
  @Published var second = 0
}

// Unchecked: the tests only ask for its publisher from several threads.
private struct Shared<Object: AnyObject>: @unchecked Sendable { let object: Object }

private final class Tally: Sendable {
  let count = Atomic<Int>(0)
  func add() { count.wrappingAdd(1, ordering: .relaxed) }
  var value: Int { count.load(ordering: .relaxed) }
}

@Suite struct ThreadTests {
  @Test func everySendFromEveryThreadArrives() async {
    let (publisher, tally) = (ObservableObjectPublisher(), Tally())
    let subscriptions = (0..<2).map { _ in publisher.sink { tally.add() } }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { publisher.send() } }
      }
    }
    #expect(tally.value == 16_000)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func subscribingAndCancellingDuringSends() async {
    let (publisher, tally) = (ObservableObjectPublisher(), Tally())
    let kept = publisher.sink { tally.add() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<1_000 { publisher.send() } }
        group.addTask { for _ in 0..<1_000 { publisher.sink {}.cancel() } }
      }
    }
    #expect(tally.value == 4_000)
    kept.cancel()
    publisher.send()
    #expect(tally.value == 4_000)
  }

  @Test func allThreadsGetTheSamePublisher() async {
    for _ in 0..<100 {
      let shared = Shared(object: Store())
      let publishers = await withTaskGroup(of: ObservableObjectPublisher.self) { group in
        for _ in 0..<4 { group.addTask { shared.object.objectWillChange } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(publishers.allSatisfy { $0 === shared.object.objectWillChange })
    }
  }
}
