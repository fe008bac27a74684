import CRuntime
import Glibc
import Synchronization

#if TERMINALUI_PUBLIC_OBSERVATION
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

/// The registration of what one evaluation has read.
///
/// Where the runtime lets us gather the reads ourselves, linked statically, what it makes of them can be cancelled.
/// Elsewhere a registration cannot be revoked before it fires, so an evaluation that reads anything also reads a private
/// *sentinel*; changing that fires, and so removes the whole registration.
///
/// Signals come after the change (`didSet`), for an update on another thread may read as soon as it is told. With
/// `TERMINALUI_PUBLIC_OBSERVATION` set the same is built on the public API alone, which calls before the change, once,
/// and does not say which property it was: causes then read `@dependencies`, and a change on another thread is told of a
/// moment later, when it has been made in all likelihood.
final class ObservationScope {
  private lazy var sentinel = Sentinel()
  private let state: ScopeState
  private let onChange: @Sendable (ChangedTracking) -> Void
  /// True may be too much after a change on another thread; then a drop finds nothing.
  private(set) var isLive = false

  init(_ token: NodeToken) {
    let state = ScopeState(token)
    self.state = state
    onChange = { state.fired($0) }
  }

  func track<T>(_ body: () -> T) -> T {
    rearm()
    isLive = false
    if GatheredReads.begin() {
      let result = body()
      if let reads = GatheredReads.end() { install(reads) }
      return result
    }
    return withTracking {
      let result = body()
      // Where the runtime lets us see that nothing was read, an empty scope costs a tenth.
      if brewlog_observation_scope_has_reads() != 0 {
        sentinel.read()
        isLive = true
      }
      return result
    }
  }

  /// From here on a change signals again. Called before an evaluation: it sees what has changed until now.
  func rearm() { state.isSignalled.store(false, ordering: .sequentiallyConsistent) }

  /// The registration that a change on this thread has fired; it is still there, and for the caller to end.
  func takeFired() -> FiredRegistration? {
    defer { state.fired = nil }
    return state.fired
  }

  /// What the last evaluation has read, for instruments; nil where the runtime does not tell.
  var reads: ObservedReads? {
    #if TERMINALUI_PUBLIC_OBSERVATION
      nil
    #else
      (gathered ?? state.fired?.tracking ?? probe()).flatMap { ObservedReads(of: $0) }
    #endif
  }

  func drop() {
    guard isLive else { return }
    isLive = false
    if let fired = takeFired() { return fired.end() }
    if cancelGathered() { return }
    state.dropper.store(UInt(pthread_self()), ordering: .relaxed)
    sentinel.touch()
    state.dropper.store(0, ordering: .relaxed)
  }

  #if TERMINALUI_PUBLIC_OBSERVATION
    typealias ChangedTracking = Void
    func install(_ reads: Never) {}
    private func cancelGathered() -> Bool { false }
    private func withTracking<T>(_ body: () -> T) -> T {
      let onChange = self.onChange
      return withObservationTracking(body, onChange: { onChange(()) })
    }
  #else
    typealias ChangedTracking = ObservationTracking
    /// The registration of reads that were gathered; nil for one with a sentinel.
    private var gathered: ObservationTracking?

    /// Registers what was gathered.
    func install(_ reads: ObservationTracking._AccessList) {
      rearm()
      let tracking = ObservationTracking(reads)
      gathered = tracking
      isLive = true
      ObservationTracking._installTracking(tracking, didSet: onChange)
    }

    /// The registration, which is handed out when it fires only: the sentinel has it fire.
    private func probe() -> ObservationTracking? {
      guard isLive else { return nil }
      state.isProbing = true
      state.dropper.store(UInt(pthread_self()), ordering: .relaxed)
      sentinel.touch()
      state.dropper.store(0, ordering: .relaxed)
      state.isProbing = false
      defer { state.probed = nil }
      return state.probed
    }

    private func cancelGathered() -> Bool {
      guard let gathered else { return false }
      gathered.cancel()
      self.gathered = nil
      return true
    }

    private func withTracking<T>(_ body: () -> T) -> T {
      withObservationTracking(body, didSet: onChange)
    }
  #endif
}
