import CRuntime
import CombineShim
import Synchronization

/// A node as models hold it: without keeping it alive, from any thread.
package nonisolated final class NodeToken: @unchecked Sendable {
  private weak var node: (any SignalledNode)?
  private let inbox: InvalidationInbox
  /// The dynamic properties that wait in the inbox, one bit each; the last bit stands for all beyond.
  private let posted = Atomic<UInt64>(0)
  /// The dynamic properties whose objects were found to publish in the background.
  private let reported = Atomic<UInt64>(0)

  @MainActor init(_ node: any SignalledNode) {
    self.node = node
    inbox = node.graph.inbox
  }

  /// Whether this thread is inside an event or an update of the node's screen.
  var isOnEventThread: Bool { inbox.isOwnedByThisThread }

  /// Whether a trace is to be told of each write on this thread, also of one that invalidates nothing more.
  var wantsEachWrite: Bool { inbox.wantsEachWrite && isOnEventThread }

  /// Invalidates the node now where that is allowed, with the next update elsewhere. For changes that have been made.
  func signal(_ signal: Signal) {
    if isOnEventThread {
      MainActor.assumeIsolated { deliver(signal) }
    } else {
      post(signal)
    }
  }

  /// As `signal`, for a change that is about to be made.
  func signalBeforeChange(_ signal: Signal) {
    if isOnEventThread || isOnMainActor() {
      self.signal(signal)
    } else {
      inbox.postLater(self, signal)
    }
  }

  /// As `signal`, for an observable object's publisher, which is to publish on the main actor only.
  func signalPublished(property index: Int, by publisher: ObservableObjectPublisher?) {
    let signal = Signal.property(index)
    if isOnEventThread {
      MainActor.assumeIsolated { node?.receivePublished(property: index, by: publisher) }
    } else if isOnMainActor() {
      post(signal)
    } else {
      if isFirst(index, in: reported) { inbox.post(self, .publishedInBackground(property: index)) }
      // The object tells before the change: an update that came between would show the old value for good.
      guard let publisher else { return inbox.postLater(self, signal) }
      publisher.afterWrite { self.post(signal) }
    }
  }

  /// Posts each dynamic property once until it is delivered, however often it changes meanwhile.
  private func post(_ signal: Signal) {
    if case .property(let index) = signal, !isFirst(index, in: posted) { return }
    inbox.post(self, signal)
  }

  private func isFirst(_ index: Int, in properties: borrowing Atomic<UInt64>) -> Bool {
    let bit = Self.bit(index)
    return properties.bitwiseOr(bit, ordering: .acquiringAndReleasing).oldValue & bit == 0
  }

  @MainActor func deliver(_ signal: Signal) {
    if case .property(let index) = signal {
      posted.bitwiseAnd(~Self.bit(index), ordering: .acquiringAndReleasing)
    }
    node?.receive(signal)
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }
}

/// Whether the code runs on the main actor, which need not be the main thread.
private nonisolated func isOnMainActor() -> Bool {
  let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
  return swift_task_isCurrentExecutorWithFlags(executor.0, executor.1, 1)
}
