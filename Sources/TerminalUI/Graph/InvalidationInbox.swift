import CRuntime
import CombineShim
import Glibc
import Synchronization

/// Where changes of models wait that happen outside of an event: in a task, or on another thread.
///
/// While the main actor is inside an event or an update, a change on that same thread invalidates nodes directly; every
/// other change is posted here and taken up by the next update.
package nonisolated final class InvalidationInbox: Sendable {
  /// The thread that is inside an event or an update; 0 when none is.
  private let owner = Atomic<UInt>(0)
  private let depth = Atomic<Int>(0)
  private let hasPosts = Atomic<Bool>(false)
  /// Changes on other threads that were told of before they were made, and are not posted yet.
  private let announced = Atomic<Int>(0)
  private let state = Mutex(State())

  private struct State {
    var posts: [Post] = []
    var postCount = 0
    var wake: (@Sendable () -> Void)?
    var update: (@MainActor @Sendable () -> Void)?
  }

  package struct Post: @unchecked Sendable {
    let token: NodeToken
    let signal: Signal
  }

  package init() {}

  var isEmpty: Bool { !hasPosts.load(ordering: .acquiring) }

  /// How many signals were ever posted.
  package var postCount: Int { state.withLock { $0.postCount } }

  /// Whether a change was told of that will be posted in a moment.
  package var isExpectingPosts: Bool { announced.load(ordering: .acquiring) > 0 }

  /// What to do when something is posted from outside: end the host's wait. Must not post itself; once it has been set to
  /// another, the one before is not called any more.
  package func setWake(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

  /// How to take up what was posted. A main-actor job of its own calls it, so that what a task writes is shown before
  /// the task goes on after its next suspension.
  func setUpdate(_ update: (@MainActor @Sendable () -> Void)?) {
    state.withLock { $0.update = update }
  }

  // The two are called by the main actor alone.
  func enter() {
    if depth.load(ordering: .relaxed) == 0 { owner.store(UInt(pthread_self()), ordering: .relaxed) }
    depth.add(1, ordering: .relaxed)
  }
  func leave() {
    if depth.subtract(1, ordering: .relaxed).newValue == 0 { owner.store(0, ordering: .relaxed) }
  }

  var isOwnedByThisThread: Bool { owner.load(ordering: .relaxed) == UInt(pthread_self()) }

  func post(_ token: NodeToken, _ signal: Signal) {
    let update = state.withLock { state in
      // The main actor takes jobs in the order in which they come: the first post's is before all that the writer asks
      // for later, and takes up the posts in between too.
      let update = state.posts.isEmpty ? state.update : nil
      state.posts.append(Post(token: token, signal: signal))
      state.postCount += 1
      hasPosts.store(true, ordering: .releasing)
      state.wake?()
      return update
    }
    if let update { Task { @MainActor in update() } }
  }

  /// Posts a change that another thread is about to make, when it has had time to make it.
  func postLater(_ token: NodeToken, _ signal: Signal) {
    announced.add(1, ordering: .relaxed)
    Task.detached(priority: .low) { [self] in
      await Task.yield()
      post(token, signal)
      announced.subtract(1, ordering: .releasing)
    }
  }

  @MainActor func drain(into graph: ViewGraph) {
    guard !isEmpty else { return }
    let posts = state.withLock { state in
      hasPosts.store(false, ordering: .releasing)
      return exchange(&state.posts, with: [])
    }
    for post in posts { post.token.deliver(post.signal) }
  }
}

private nonisolated func exchange<T>(_ value: inout T, with new: T) -> T {
  let old = value
  value = new
  return old
}

/// What a model or a piece of state tells a node.
package nonisolated enum Signal: @unchecked Sendable {
  /// A dynamic property, by its index in the view.
  case property(Int)
  /// A property that was read through Observation; nil where the system does not say which.
  case observed(AnyKeyPath?)
  /// An observable object was changed on a thread that it should not be changed on. Invalidates nothing by itself.
  case publishedInBackground(property: Int)
}

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

/// A node that models can signal.
package protocol SignalledNode: _ViewNode {
  func receive(_ signal: Signal)
  func receivePublished(property index: Int, by publisher: ObservableObjectPublisher?)
  /// The object that a dynamic property observes.
  func observedObject(of index: Int) -> AnyObject?
}

extension SignalledNode {
  package func observedObject(of index: Int) -> AnyObject? { nil }

  /// A publish while a body is evaluated is taken up after it, with a word to the author.
  package func receivePublished(property index: Int, by publisher: ObservableObjectPublisher?) {
    if let running = RunningUpdate.node {
      PublishedWrite(of: observedObject(of: index), in: running).report(by: publisher)
    }
    receive(.property(index))
    // Before the write; during an update this body may have to wait for the next pass, and others come in between.
    // After the last pass nothing may arrive.
    if !graph.isUpdating && !graph.isLastPass { forEachChild { $0.expectArrival() } }
  }
}
