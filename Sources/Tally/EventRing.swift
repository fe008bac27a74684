import TerminalUI

/// The newest events, the last of which is going on.
struct EventRing {
  private var ring: [LedgerEvent] = []
  private var start = 0
  private var count = 0
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

  var events: [LedgerEvent] { Array(ring[start...] + ring[..<start]) }

  mutating func begin(_ source: EventSource) {
    count += 1
    let event = LedgerEvent(number: count, source: source)
    if ring.count < capacity {
      ring.append(event)
    } else {
      ring[start] = event
      start = (start + 1) % capacity
    }
  }

  /// The event in which this is called goes on, with what comes.
  mutating func reset() {
    guard let last = events.last else { return }
    ring = [LedgerEvent(number: last.number, source: last.source)]
    start = 0
  }

  /// Changes the newest event in place.
  private mutating func withLast(_ change: (inout LedgerEvent) -> Void) {
    if ring.isEmpty { begin(.code) }
    change(&ring[(start + ring.count - 1) % ring.count])
  }

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
      let new = LedgerWrite(write)
      for index in event.writes.indices where event.writes[index].isSame(as: new) {
        if write.isCounted { event.writes[index].count += 1 }
        return
      }
      if event.writes.count < Self.maximumWrites { event.writes.append(new) }
    }
  }

  mutating func append(_ invalidation: LedgerEvent.Invalidation) {
    withLast { event in
      if event.invalidations.count < Self.maximumInvalidations {
        event.invalidations.append(invalidation)
      }
    }
  }

  mutating func present(_ frame: FrameStatistics) {
    withLast { event in
      event.cells += frame.cells - frame.layerCells
      event.bytes += frame.bytes
    }
  }
}
