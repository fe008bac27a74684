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
    withTracking {
      let result = body()
      // The scope before goes only now: a write during `body` to what it has read asks for a further evaluation.
      drop()
      // Where the runtime lets us see that nothing was read, an empty scope costs a tenth.
      if brewlog_observation_scope_has_reads() != 0 {
        sentinel.read()
        registration.isLive = true
      }
      return result
    }
  }

  /// Stops watching.
  func drop() {
    guard registration.isLive else { return }
    registration.isDropping = true
    sentinel.change()
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
  private let value: Void = ()

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
