/// Watches the observable properties that a node's last evaluation has read.
///
/// An evaluation that happens for another reason must drop the registrations of the one before, or they pile up: about
/// 1 kB each, and every write calls all of them. They are dropped *after* the evaluation: what another thread changes
/// meanwhile still signals, where it would fall between the old reads and the new registration otherwise.
package final class ObservationTracker {
  /// Whether the system says which property has changed.
  package static var namesProperties: Bool {
    #if TERMINALUI_PUBLIC_OBSERVATION
      false
    #else
      true
    #endif
  }

  private unowned let node: any SignalledNode
  /// Made when something is first read: a weak reference makes every retain of the node four times as dear.
  private lazy var token = NodeToken(node)
  /// The scope of the last evaluation, unless that has read nothing.
  private var current: ObservationScope? {
    didSet { Self.liveCount += (current == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// The trackers that watch anything; those let go of without `drop` go on counting.
  package private(set) static var liveCount = 0
  /// A scope without a registration, for the next evaluation.
  private var spare: ObservationScope?

  init(_ node: any SignalledNode) { self.node = node }

  /// Whether anything is registered. Where the runtime does not tell whether an evaluation has read anything, every
  /// evaluation has registered at least its sentinel.
  var isLive: Bool { current != nil }

  /// What the last evaluation has read of observable objects; nil where the runtime does not tell.
  var reads: ObservedReads? { current?.reads }

  /// Evaluates `body` and watches what it reads, in place of what the evaluation before has read.
  @inline(__always)
  func track<T>(_ body: () -> T) -> T {
    // With nothing registered, an evaluation that reads nothing costs no allocation: most rows of most lists.
    if current == nil && GatheredReads.begin() {
      let result = body()
      if let reads = GatheredReads.end() {
        let scope = spare ?? ObservationScope(token)
        scope.install(reads)
        current = scope
        spare = nil
      }
      return result
    }
    return trackAgain(body)
  }

  private func trackAgain<T>(_ body: () -> T) -> T {
    let old = current
    // In the usual case, a change on this thread has fired the scope and it can serve again.
    let fired = old?.takeFired()
    let next = fired != nil ? old! : spare ?? ObservationScope(token)
    old?.rearm()
    let result = next.track(body)
    if next === old {
      // What this evaluation has changed itself has fired the same registration once more.
      _ = next.takeFired()
      fired?.end()
    } else {
      old?.drop()
    }
    current = next.isLive ? next : nil
    spare = next.isLive ? (next === old ? spare : old) : next
    return result
  }

  /// Stops watching.
  func drop() {
    current?.drop()
    current = nil
    spare = nil
  }
}
