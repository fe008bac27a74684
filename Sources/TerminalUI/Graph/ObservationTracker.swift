import CRuntime
#if TERMINALUI_PUBLIC_OBSERVATION
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

/// Watches the observable properties that one evaluation has read.
///
/// An evaluation that happens for another reason must drop the registrations of the one before, or they pile up: about
/// 1 kB each, and every write calls all of them. There are two ways to it:
/// - Where the runtime lets us gather the reads of a scope ourselves, linked statically, what it then makes of them can
///   be cancelled. A scope that reads nothing costs no allocation, and a star 9,000 instructions less.
/// - Elsewhere a registration cannot be revoked before it fires, so each scope that reads anything also reads a private
///   *sentinel*; changing that fires and so removes the whole scope.
///
/// With `TERMINALUI_PUBLIC_OBSERVATION` set the second is built on the public API alone, which does not say which
/// property has changed: causes then read `@dependencies`.
package final class ObservationTracker {
  private unowned let node: any SignalledNode
  /// Made when an evaluation first reads anything.
  private var registration: Registration?
  package private(set) var isLive = false

  /// The trackers of the process that watch anything.
  package private(set) static var liveCount = 0

  init(_ node: any SignalledNode) { self.node = node }

  isolated deinit { drop() }

  /// Evaluates `body` and watches what it reads, in place of what the evaluation before has read.
  @inline(__always)
  func track<T>(_ body: () -> T) -> T {
    #if !TERMINALUI_PUBLIC_OBSERVATION
      if ObservationScope.begin() {
        let result = body()
        // The scope before goes only now: a write during `body` to what it has read asks for a further evaluation.
        drop()
        if let list = ObservationScope.end() {
          registration(hasSentinel: false).install(list)
          setLive(true)
        }
        return result
      }
    #endif
    return trackBySentinel(body)
  }

  private func trackBySentinel<T>(_ body: () -> T) -> T {
    let registration = registration(hasSentinel: true)
    return registration.withTracking {
      let result = body()
      drop()
      // Where the runtime lets us see that nothing was read, an empty scope costs a tenth.
      if brewlog_observation_scope_has_reads() != 0 {
        registration.readSentinel()
        setLive(true)
      }
      return result
    }
  }

  private func registration(hasSentinel: Bool) -> Registration {
    let registration = registration ?? Registration(NodeToken(node))
    self.registration = registration
    if hasSentinel { registration.addSentinel() }
    return registration
  }

  /// Stops watching.
  func drop() {
    guard isLive, let registration else { return }
    registration.cancel()
    setLive(false)
  }

  private func setLive(_ new: Bool) {
    if isLive != new { Self.liveCount += new ? 1 : -1 }
    isLive = new
  }
}

/// The state of one scope, shared with the callback, which may come from any thread.
private nonisolated final class Registration: @unchecked Sendable {
  private let token: NodeToken
  private var sentinel: Sentinel?
  private var isDropping = false

  init(_ token: NodeToken) { self.token = token }

  func addSentinel() { sentinel = sentinel ?? Sentinel() }
  func readSentinel() { sentinel?.read() }

  #if TERMINALUI_PUBLIC_OBSERVATION
    func withTracking<T>(_ body: () -> T) -> T {
      withObservationTracking(body, onChange: { self.fired(nil) })
    }
  #else
    private var tracking: ObservationTracking?

    func withTracking<T>(_ body: () -> T) -> T {
      withObservationTracking(body, willSet: onChange)
    }

    func install(_ list: ObservationTracking._AccessList) {
      let tracking = ObservationTracking(list)
      self.tracking = tracking
      ObservationTracking._installTracking(tracking, willSet: onChange)
    }

    private var onChange: @Sendable (ObservationTracking) -> Void {
      { tracking in
        let changed = tracking.changed
        tracking.cancel()
        self.fired(changed)
      }
    }
  #endif

  func cancel() {
    if let sentinel {
      isDropping = true
      sentinel.change()
      isDropping = false
    }
    #if !TERMINALUI_PUBLIC_OBSERVATION
      tracking?.cancel()
      tracking = nil
    #endif
  }

  private func fired(_ changed: AnyKeyPath?) {
    if isDropping && (changed == nil || changed == Sentinel.keyPath) { return }
    token.signal(.observed(changed))
  }
}

#if !TERMINALUI_PUBLIC_OBSERVATION
  /// The reads of one evaluation, gathered without the allocations of `withObservationTracking`.
  private enum ObservationScope {
    /// Where the reads go; in one place, as evaluations do not nest.
    private static let list = {
      let list = UnsafeMutablePointer<ObservationTracking._AccessList?>.allocate(capacity: 1)
      list.initialize(to: nil)
      return list
    }()

    /// - Returns: false where the runtime does not let us, or inside another scope, whose reads go to both.
    static func begin() -> Bool { brewlog_observation_scope_begin(list) != 0 }

    /// What was read; nil for nothing.
    static func end() -> ObservationTracking._AccessList? {
      brewlog_observation_scope_end()
      defer { list.pointee = nil }
      return list.pointee
    }
  }
#endif

/// An observable value that no view knows of.
private nonisolated final class Sentinel: Observable, @unchecked Sendable {
  nonisolated(unsafe) static let keyPath: AnyKeyPath = \Sentinel.value
  private let registrar = ObservationRegistrar()
  private let value: Void = ()

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
