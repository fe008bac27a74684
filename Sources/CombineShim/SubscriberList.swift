#if !canImport(Combine)
  internal import Synchronization

  /// The subscribers of one publisher, in the order in which they came.
  ///
  /// Usable from any thread. No lock is held while a subscriber is called or released.
  final class SubscriberList<Output>: Sendable {
    private let state = Guarded(State())
    private let activeCount = Atomic<Int>(0)

    var isEmpty: Bool { activeCount.load(ordering: .acquiring) == 0 }

    /// Calls every subscriber of this moment that is not cancelled before its turn.
    ///
    /// Allocates nothing; with no subscriber it is one load.
    func send(_ value: Output) {
      if isEmpty { return }
      switch state.withLock({ $0.recipients }) {
      case .none: break
      case .one(let receiver): receiver.call(value)
      case .many(let subscriptions):
        for subscription in subscriptions { receiver(of: subscription)?.call(value) }
      }
    }

    /// - Parameter owner: the publisher, which lives as long as the subscription.
    func subscribe(owner: AnyObject, receive: @escaping (Output) -> Void) -> AnyCancellable {
      let subscription = Subscription(list: self, owner: owner, receiver: Receiver(call: receive))
      state.withLock { $0.subscriptions.append(subscription) }
      activeCount.wrappingAdd(1, ordering: .acquiringAndReleasing)
      return AnyCancellable(subscription)
    }

    /// Amortised constant time: cancelled subscriptions leave the list when they are more than half of it.
    fileprivate func cancel(_ subscription: Subscription<Output>) {
      // What the subscriber captured is released after the lock.
      let receiver = state.withLock { $0.removeReceiver(of: subscription) }
      if receiver != nil { activeCount.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
    }

    private func receiver(of subscription: Subscription<Output>) -> Receiver<Output>? {
      state.withLock { _ in subscription.receiver }
    }

    private struct State: Sendable {
      var subscriptions: [Subscription<Output>] = []
      var cancelledCount = 0

      var recipients: Recipients<Output> {
        if subscriptions.count != 1 { return .many(subscriptions) }
        return subscriptions[0].receiver.map { .one($0) } ?? .none
      }

      mutating func removeReceiver(of subscription: Subscription<Output>) -> Receiver<Output>? {
        guard let receiver = subscription.receiver.take() else { return nil }
        cancelledCount += 1
        if cancelledCount * 2 > subscriptions.count {
          subscriptions.removeAll { $0.receiver == nil }
          cancelledCount = 0
        }
        return receiver
      }
    }
  }

  private enum Recipients<Output>: Sendable {
    case none
    case one(Receiver<Output>)
    case many([Subscription<Output>])
  }

  // Unchecked: as in Combine a subscriber answers itself for the threads on which values are sent to it.
  private struct Receiver<Output>: @unchecked Sendable {
    let call: (Output) -> Void
  }

  // Unchecked: `receiver` is used under the lock of the list alone.
  private final class Subscription<Output>: Cancellable, @unchecked Sendable {
    private let list: SubscriberList<Output>
    private let owner: AnyObject
    var receiver: Receiver<Output>?

    init(list: SubscriberList<Output>, owner: AnyObject, receiver: Receiver<Output>) {
      self.list = list
      self.owner = owner
      self.receiver = receiver
    }

    func cancel() { list.cancel(self) }
  }
#endif
