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
  /// Whether a trace keeps a ledger.
  private let tellsEachWrite = Atomic<Bool>(false)
  /// Changes on other threads that were told of before they were made, and are not posted yet.
  private let announced = Atomic<Int>(0)
  private let state = Guarded(State())

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

  var wantsEachWrite: Bool { tellsEachWrite.load(ordering: .relaxed) }
  func setWantsEachWrite(_ wants: Bool) { tellsEachWrite.store(wants, ordering: .relaxed) }

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

  /// Has the graph updated although nothing is posted: for what a task on the main actor has left waiting there. Inside
  /// of an event or an update that comes anyway.
  @MainActor func updateSoon() {
    guard !isOwnedByThisThread else { return }
    let update = state.withLock { state in
      state.wake?()
      return state.update
    }
    if let update { Task { update() } }
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
