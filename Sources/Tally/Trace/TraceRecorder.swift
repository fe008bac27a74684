import Glibc
public import TerminalUI

/// Notes when each event, update, body run and frame began and ended, for programs that draw such things.
///
/// Give it to a host as its trace, or together with a tally in a `CombinedTrace`.
public final class TraceRecorder: UpdateTrace {
  /// In the order in which they ended.
  public private(set) var spans: [TraceSpan] = []
  /// How many spans are kept; those after them are counted in `lost`.
  public let capacity: Int
  /// How many spans there was no room for.
  public private(set) var lost = 0

  private let clock: () -> UInt64
  private var bodyBegin: UInt64?
  private var updateBegin: UInt64?
  private var frameBegin: UInt64?

  /// A recorder that has noted nothing.
  ///
  /// - Parameter clock: nanoseconds that never go back; nil for `CLOCK_MONOTONIC`.
  public init(capacity: Int = 1_000_000, clock: (() -> UInt64)? = nil) {
    self.capacity = capacity
    self.clock = clock ?? monotonicNanoseconds
  }

  /// Does something that is an event for whoever reads the trace.
  ///
  /// - Parameters:
  ///   - name: what it is. Viewers add up what has one name.
  ///   - step: the how-manieth of several of that name it is; nil for one that stands alone.
  public func event<T>(
    _ name: String, step: Int? = nil, _ perform: () throws -> T
  ) rethrows -> T {
    let begin = clock()
    defer {
      keep(.event, name, since: begin, step: step)
      // An update that no frame has shown begins no later one, which would reach out of the event.
      frameBegin = nil
    }
    return try perform()
  }

  // MARK: UpdateTrace

  public func arrived(_ view: TracedView) {}
  public func skipped(_ view: TracedView) {}
  public func removed(_ view: TracedView) {}

  public func bodyBegan(_ view: TracedView) { bodyBegin = clock() }

  public func ran(_ view: TracedView, causes: [UpdateCause]) {
    // What the trace itself needs is not the body's.
    let end = clock()
    keep(.body, view.name, since: bodyBegin, to: end, path: view.path, causes: causes)
    bodyBegin = nil
  }

  public func updateBegan() { updateBegin = clock() }

  public func updateEnded() {
    keep(.update, "update", since: updateBegin)
    updateBegin = nil
    frameBegin = clock()
  }

  /// A frame begins where the update before it has ended: with the layout.
  public func presented(_ frame: FrameStatistics) {
    keep(.frame, "frame", since: frameBegin, cells: frame.cells)
    frameBegin = nil
  }

  private func keep(
    _ kind: TraceSpan.Kind, _ name: String, since begin: UInt64?, to end: UInt64? = nil,
    path: [String] = [], cells: Int? = nil, step: Int? = nil, causes: [UpdateCause] = []
  ) {
    guard spans.count < capacity else { return lost += 1 }
    let end = end ?? clock()
    spans.append(
      TraceSpan(
        kind: kind, name: name, begin: begin ?? end, end: end, path: path, cells: cells,
        step: step, updateCauses: causes))
  }
}

private func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
