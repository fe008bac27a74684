import Glibc
import Synchronization

#if TERMINALUI_PUBLIC_OBSERVATION
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

/// The part of a scope that its callback uses, on any thread.
nonisolated final class ScopeState: @unchecked Sendable {
  let isSignalled = Atomic<Bool>(false)
  /// The thread that is dropping the scope; 0 for none. What fires on that thread meanwhile is the sentinel.
  let dropper = Atomic<UInt>(0)
  /// Used on the thread of events alone.
  var fired: FiredRegistration?
  private let token: NodeToken

  init(_ token: NodeToken) { self.token = token }

  #if !TERMINALUI_PUBLIC_OBSERVATION
    /// Whether the sentinel is changed to learn of the registration, which is to stay. On the thread of events alone.
    var isProbing = false
    var probed: ObservationTracking?
  #endif

  #if TERMINALUI_PUBLIC_OBSERVATION
    func fired(_: Void) {
      if dropper.load(ordering: .relaxed) == UInt(pthread_self()) { return }
      if token.isOnEventThread { fired = FiredRegistration(tracking: ()) }
      token.signalBeforeChange(.observed(nil))
    }
  #else
    func fired(_ tracking: ObservationTracking) {
      if dropper.load(ordering: .relaxed) == UInt(pthread_self()) { return drop(tracking) }
      // Told already, and not evaluated since: that evaluation will see this change too.
      if isSignalled.exchange(true, ordering: .sequentiallyConsistent) {
        if token.wantsEachWrite { token.signal(.observedAgain(tracking.changed)) }
        return
      }
      if token.isOnEventThread { fired = FiredRegistration(tracking: tracking) }
      token.signal(.observed(tracking.changed))
    }

    private func drop(_ tracking: ObservationTracking) {
      if isProbing { probed = tracking } else { tracking.cancel() }
    }
  #endif
}

/// A registration that has told of a change.
struct FiredRegistration {
  let tracking: ObservationScope.ChangedTracking

  func end() {
    #if !TERMINALUI_PUBLIC_OBSERVATION
      tracking.cancel()
    #endif
  }
}
