import TerminalUI

/// The newest events, the last of which is going on.
struct EventRing {
  /// Those that are over. The one that goes on is kept apart: most of what is counted is counted there.
  private var ring: [LedgerEvent] = []
  private var start = 0
  private var count = 0
  private var current: LedgerEvent?
  /// One that has begun, and of which nothing has come yet.
  private var begun: EventSource?
  let capacity: Int

  private static let maximumWrites = 32
  private static let maximumInvalidations = 32
  private static let maximumRuns = 64

  /// Where a run is kept.
  struct RunPosition {
    let event: Int
    let run: Int
  }

  init(capacity: Int) { self.capacity = capacity }

  var events: [LedgerEvent] {
    var events = Array(ring[start...] + ring[..<start])
    if let current { events.append(current) }
    if let begun { events.append(LedgerEvent(number: count + 1, source: begun)) }
    return events.suffix(capacity)
  }

  var numbers: Range<Int> {
    let end = count + (begun == nil ? 1 : 2)
    let kept = ring.count + (current == nil ? 0 : 1) + (begun == nil ? 0 : 1)
    return end - min(kept, capacity)..<end
  }

  /// - Parameter number: one of `numbers`.
  subscript(number: Int) -> LedgerEvent {
    if number > count { return LedgerEvent(number: number, source: begun!) }
    if number == count { return current! }
    return ring[(start + ring.count - (count - number)) % ring.count]
  }

  mutating func begin(_ source: EventSource) {
    if begun != nil { keepBegun() }
    begun = source
  }

  /// Forgets the event that has begun, as long as nothing has come of it. - Returns: whether there was one.
  mutating func withdraw() -> Bool {
    defer { begun = nil }
    return begun != nil
  }

  private mutating func keepBegun() {
    if let current { keep(current) }
    count += 1
    current = LedgerEvent(number: count, source: begun ?? .code)
    begun = nil
  }

  private mutating func keep(_ event: LedgerEvent) {
    if ring.count < capacity {
      ring.append(event)
    } else {
      ring[start] = event
      start = (start + 1) % capacity
    }
  }

  /// The event in which this is called goes on, with what comes.
  mutating func reset() {
    ring = []
    start = 0
    current = begun == nil ? current.map { LedgerEvent(number: $0.number, source: $0.source) } : nil
  }

  /// Changes the newest event in place.
  @inline(__always)
  private mutating func withLast(_ change: (inout LedgerEvent) -> Void) {
    if begun != nil || current == nil { keepBegun() }
    change(&current!)
    current!.revision &+= 1
  }

  @inline(__always)
  mutating func change(_ change: (inout ViewCounts) -> Void) { withLast { change(&$0.counts) } }

  /// - Returns: nil where the event has had too many to keep one more.
  mutating func append(_ run: BodyRun) -> RunPosition? {
    var position: RunPosition?
    withLast { event in
      guard event.runs.count < Self.maximumRuns else { return }
      position = RunPosition(event: event.number, run: event.runs.count)
      event.runs.append(run)
    }
    return position
  }

  mutating func judge(_ position: RunPosition?, _ verdict: BodyVerdict) {
    withLast { event in
      event.counts.note(verdict)
      guard let position, position.event == event.number, position.run < event.runs.count else {
        return
      }
      event.runs[position.run].verdict = verdict
    }
  }

  mutating func append(_ write: PropertyWrite) {
    withLast { event in
      for index in event.writes.indices where event.writes[index].take(write) { return }
      if event.writes.count < Self.maximumWrites { event.writes.append(LedgerWrite(write)) }
    }
  }

  mutating func append(_ invalidation: LedgerEvent.Invalidation) {
    withLast { event in
      guard event.invalidations.count < Self.maximumInvalidations else { return }
      var index = event.invalidations.endIndex
      while index > 0, event.invalidations[index - 1].isAfter(invalidation) { index -= 1 }
      event.invalidations.insert(invalidation, at: index)
    }
  }

  mutating func present(_ frame: FrameStatistics) {
    withLast { event in
      event.cells += frame.cells - frame.layerCells
      event.bytes += frame.bytes
    }
  }
}

extension LedgerEvent.Invalidation {
  /// Whether it was told by the same write as another, and stands behind that one in the tree.
  fileprivate func isAfter(_ other: Self) -> Bool {
    guard cause.tellsOfReads, cause.key == other.cause.key else { return false }
    return other.path.lexicographicallyPrecedes(path)
  }
}

extension UpdateCause {
  /// Whether it is a property of which the system tells its readers in no order.
  var tellsOfReads: Bool { if case .observed = key { true } else { false } }
}
