import CRuntime
#if TERMINALUI_PUBLIC_OBSERVATION
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif

/// Watches the observable properties that one evaluation has read.
///
/// An evaluation that happens for another reason must drop the registrations of the one before, or they pile up: about
/// 1 kB each, and every write calls all of them. A registration cannot be revoked from outside before it fires, so each
/// scope that reads anything also reads a private *sentinel*; changing that fires and so removes the whole scope.
///
/// With `TERMINALUI_PUBLIC_OBSERVATION` set the same is built on the public API alone, which does not say which
/// property has changed: causes then read `@dependencies`.
package final class ObservationTracker {
  /// Whether the system says which property has changed.
  package static var namesProperties: Bool {
    #if TERMINALUI_PUBLIC_OBSERVATION
      false
    #else
      true
    #endif
  }

  private let token: NodeToken
  private let sentinel = Sentinel()
  private let registration: Registration
  private let onChange: @Sendable (ChangedTracking) -> Void

  init(_ node: any SignalledNode) {
    let token = NodeToken(node)
    let registration = Registration()
    self.token = token
    self.registration = registration
    onChange = { tracking in registration.fired(tracking, token) }
  }

  /// Evaluates `body` and watches what it reads, in place of what the evaluation before has read.
  func track<T>(_ body: () -> T) -> T {
    drop()
    let sentinel = self.sentinel
    let result = withTracking {
      let result = body()
      // Where the runtime lets us see that nothing was read, an empty scope costs a tenth.
      if brewlog_observation_scope_has_reads() != 0 {
        _ = sentinel.value
        registration.isLive = true
      }
      return result
    }
    return result
  }

  /// Stops watching.
  func drop() {
    guard registration.isLive else { return }
    registration.isDropping = true
    sentinel.value &+= 1
    registration.isDropping = false
    registration.isLive = false
  }

  var isLive: Bool { registration.isLive }

  #if TERMINALUI_PUBLIC_OBSERVATION
    typealias ChangedTracking = Void
    private func withTracking<T>(_ body: () -> T) -> T {
      let onChange = self.onChange
      return withObservationTracking(body, onChange: { onChange(()) })
    }
  #else
    typealias ChangedTracking = ObservationTracking
    private func withTracking<T>(_ body: () -> T) -> T {
      withObservationTracking(body, willSet: onChange)
    }
  #endif
}

/// The state of one scope, shared with the callback, which may come from any thread.
private nonisolated final class Registration: @unchecked Sendable {
  /// Written on the main actor only. True may be too much after a change on another thread; then a drop finds nothing.
  var isLive = false
  var isDropping = false

  func fired(_ tracking: ObservationTracker.ChangedTracking, _ token: NodeToken) {
    #if TERMINALUI_PUBLIC_OBSERVATION
      let changed: AnyKeyPath? = nil
    #else
      let changed = tracking.changed
      tracking.cancel()
    #endif
    if changed == Sentinel.keyPath || (changed == nil && isDropping) { return }
    token.signal(.observed(changed))
  }
}

/// An observable value that no view knows of.
private nonisolated final class Sentinel: Observable, @unchecked Sendable {
  nonisolated(unsafe) static let keyPath: AnyKeyPath = \Sentinel.value
  private let registrar = ObservationRegistrar()
  private var stored = 0

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}
