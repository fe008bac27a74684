import CombineShim
import Testing

@Suite struct CancellationTests {
  private let publisher = ObservableObjectPublisher()

  @Test func cancelledSubscriberIsNotCalled() {
    var count = 0
    let subscription = publisher.sink { count += 1 }
    publisher.send()
    subscription.cancel()
    subscription.cancel()
    publisher.send()
    #expect(count == 1)
  }

  @Test func releaseCancels() {
    var count = 0
    do {
      let subscription = publisher.sink { count += 1 }
      publisher.send()
      withExtendedLifetime(subscription) {}
    }
    publisher.send()
    #expect(count == 1)
  }

  @Test func cancellationReleasesWhatTheSubscriberCaptured() {
    final class Captured {}
    var captured: Captured? = Captured()
    weak let weakCaptured = captured
    let subscription = publisher.sink { [captured] in _ = captured }
    captured = nil
    #expect(weakCaptured != nil)
    subscription.cancel()
    #expect(weakCaptured == nil)
  }

  @Test func subscribersAreCalledInOrder() {
    var order: [Int] = []
    var subscriptions = (0..<5).map { index in publisher.sink { order.append(index) } }
    publisher.send()
    #expect(order == [0, 1, 2, 3, 4])
    for index in [3, 0, 1] { subscriptions[index].cancel() }
    subscriptions.append(publisher.sink { order.append(5) })
    order = []
    publisher.send()
    #expect(order == [2, 4, 5])
  }

  @Test func subscriberMayCancelItselfDuringASend() {
    var (first, second) = (0, 0)
    var subscription: AnyCancellable?
    subscription = publisher.sink {
      first += 1
      subscription = nil
    }
    let other = publisher.sink { second += 1 }
    publisher.send()
    publisher.send()
    #expect(first == 1)
    #expect(second == 2)
    #expect(subscription == nil)
    other.cancel()
  }

  @Test func subscriberCancelledByAnotherDuringASendIsNotCalled() {
    var second = 0
    var subscription: AnyCancellable?
    let first = publisher.sink { subscription?.cancel() }
    subscription = publisher.sink { second += 1 }
    publisher.send()
    #expect(second == 0)
    first.cancel()
  }

  @Test func subscriberAddedDuringASendWaitsForTheNext() {
    var late = 0
    var subscriptions: [AnyCancellable] = []
    subscriptions.append(
      publisher.sink {
        if subscriptions.count == 1 {
          subscriptions.append(self.publisher.sink { late += 1 })
        }
      })
    publisher.send()
    #expect(late == 0)
    publisher.send()
    #expect(late == 1)
  }

  @Test func subscriberMaySend() {
    var depth = 0
    let subscription = publisher.sink {
      depth += 1
      if depth < 3 { self.publisher.send() }
    }
    publisher.send()
    #expect(depth == 3)
    subscription.cancel()
  }

  @Test func storesInSetsAndCollections() {
    var count = 0
    var (set, array): (Set<AnyCancellable>, [AnyCancellable]) = ([], [])
    publisher.sink { count += 1 }.store(in: &set)
    publisher.sink { count += 1 }.store(in: &array)
    publisher.send()
    #expect(count == 2)
    let kept = array[0]
    #expect(set.count == 1 && !set.contains(kept))
    kept.store(in: &set)
    kept.store(in: &set)
    #expect(set.count == 2)
    set.removeAll()
    array.removeAll()
    publisher.send()
    #expect(count == 3)
  }

  @Test func closureRunsOnceWhenCancelled() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      AnyCancellable(cancellable).cancel()
      #expect(count == 1)
    }
    #expect(count == 1)
  }

  @Test func currentValueSubjectSendsCurrentThenNew() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let subscription = subject.sink { seen.append([$0, subject.value]) }
    subject.value = 2
    subject.send(3)
    #expect(seen == [[1, 1], [2, 2], [3, 3]])
    subscription.cancel()
  }
}
