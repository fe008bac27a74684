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
  private let state = Mutex(State())

  private struct State {
    var posts: [Post] = []
    var wake: (@Sendable () -> Void)?
  }

  package struct Post: @unchecked Sendable {
    let token: NodeToken
    let signal: Signal
  }

  package init() {}

  var isEmpty: Bool { !hasPosts.load(ordering: .acquiring) }

  /// What to do when something is posted from outside: end the host's wait.
  package func setWake(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

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
    let wake = state.withLock { state in
      state.posts.append(Post(token: token, signal: signal))
      return state.wake
    }
    hasPosts.store(true, ordering: .releasing)
    wake?()
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
}

/// A node as models hold it: without keeping it alive, from any thread.
package nonisolated final class NodeToken: @unchecked Sendable {
  private weak var node: (any SignalledNode)?
  private let inbox: InvalidationInbox

  @MainActor init(_ node: any SignalledNode) {
    self.node = node
    inbox = node.graph.inbox
  }

  /// Invalidates the node now where that is allowed, with the next update elsewhere.
  func signal(_ signal: Signal) {
    if inbox.isOwnedByThisThread {
      MainActor.assumeIsolated { deliver(signal) }
    } else {
      inbox.post(self, signal)
    }
  }

  /// As `signal`, for an observable object's publisher, which is to publish on the main actor only.
  func signalPublished(_ signal: Signal) {
    if inbox.isOwnedByThisThread {
      MainActor.assumeIsolated { node?.receivePublished(signal) }
    } else {
      inbox.post(self, signal)
    }
  }

  @MainActor func deliver(_ signal: Signal) { node?.receive(signal) }
}

/// A node that models can signal.
package protocol SignalledNode: _ViewNode {
  func receive(_ signal: Signal)
  func receivePublished(_ signal: Signal)
}

extension SignalledNode {
  /// A publish while a body is evaluated is taken up after it, with a word to the author.
  func receivePublished(_ signal: Signal) {
    if let running = RunningUpdate.node {
      graph.report(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior: "
          + "\(running.viewName).")
    }
    receive(signal)
    // Before the write; during an update this body may have to wait for the next pass, and others come in between.
    if !graph.isUpdating { forEachChild { $0.expectArrival() } }
  }
}
