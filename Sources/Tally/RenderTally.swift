public import TerminalUI

/// Counts what updates do, for tests, for the overlay and for CI.
///
/// Give it to a host as its trace. All counts are since the last `reset()`, or since it was made.
public final class RenderTally: UpdateTrace {
  private var countsByType: [ViewCounts] = []
  private var typeIndices: [ObjectIdentifier: Int] = [:]
  private var names: [Int: String] = [:]
  private var ring: [BodyRun] = []
  private var ringStart = 0
  /// How often the counts were set to zero.
  private(set) var resetCount = 0

  /// How many body runs `runs` keeps, the newest ones. The counts go on in any case.
  public var runCapacity = 100_000
  /// What the last frame sent.
  public private(set) var lastFrame: FrameStatistics?
  /// Grows with everything that is counted.
  public private(set) var revision = 0

  public init() {}

  /// Complexity: O(1).
  public func counts<V: View>(of view: V.Type) -> ViewCounts {
    guard let index = typeIndices[ObjectIdentifier(view)] else { return ViewCounts() }
    return countsByType[index]
  }

  /// The counts of all types that were met, also of those that have 0 since the last reset. Types of one name are
  /// counted together. Complexity: O(types).
  var countsByName: [String: ViewCounts] {
    names.reduce(into: [:]) { $0[$1.value, default: ViewCounts()] += countsByType[$1.key] }
  }

  /// The body runs, in order. Complexity: O(runs).
  public var runs: [BodyRun] { Array(ring[ringStart...] + ring[..<ringStart]) }

  /// The newest body run. Complexity: O(1).
  public var lastRun: BodyRun? {
    ring.isEmpty ? nil : ring[(ringStart + ring.count - 1) % ring.count]
  }

  public func reset() {
    for index in countsByType.indices { countsByType[index] = ViewCounts() }
    ring.removeAll(keepingCapacity: true)
    ringStart = 0
    resetCount += 1
    revision += 1
  }

  // MARK: UpdateTrace

  public func arrived(_ view: TracedView) { change(view) { $0.arrivals += 1 } }
  public func skipped(_ view: TracedView) { change(view) { $0.skips += 1 } }
  public func removed(_ view: TracedView) { change(view) { $0.removals += 1 } }

  public func ran(_ view: TracedView, causes: [UpdateCause]) {
    change(view) { $0.bodies += 1 }
    keep(BodyRun(view, causes: causes))
  }

  public func presented(_ frame: FrameStatistics) {
    lastFrame = frame
    revision += 1
  }

  private func change(_ view: TracedView, _ change: (inout ViewCounts) -> Void) {
    let index = view.typeIndex
    if index >= countsByType.count || countsByType[index].isUnused { register(view) }
    change(&countsByType[index])
    revision += 1
  }

  private func register(_ view: TracedView) {
    while countsByType.count <= view.typeIndex { countsByType.append(ViewCounts()) }
    typeIndices[ObjectIdentifier(view.type)] = view.typeIndex
    names[view.typeIndex] = view.name
  }

  private func keep(_ run: BodyRun) {
    guard runCapacity > 0 else { return }
    if ring.count < runCapacity {
      ring.append(run)
    } else {
      ring[ringStart] = run
      ringStart = (ringStart + 1) % ring.count
    }
  }
}
