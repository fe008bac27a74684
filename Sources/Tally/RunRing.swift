import TerminalUI

/// The newest body runs.
struct RunRing {
  private var ring: [BodyRun] = []
  private var start = 0
  /// How many were ever appended since the ring was last empty.
  private var count = 0
  var capacity = 100_000

  var runs: [BodyRun] { Array(ring[start...] + ring[..<start]) }
  var last: BodyRun? { ring.isEmpty ? nil : ring[(start + ring.count - 1) % ring.count] }

  /// - Returns: the number by which `judge` finds it.
  mutating func append(_ run: BodyRun) -> Int {
    defer { count += 1 }
    guard capacity > 0 else { return count }
    if ring.count < capacity {
      ring.append(run)
    } else {
      ring[start] = run
      start = (start + 1) % ring.count
    }
    return count
  }

  /// Does nothing for a run that is not kept any more.
  mutating func judge(_ number: Int, _ verdict: BodyVerdict) {
    let age = count - number
    guard age > 0, age <= ring.count else { return }
    ring[(start + ring.count - age) % ring.count].verdict = verdict
  }

  mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    start = 0
    count = 0
  }
}
