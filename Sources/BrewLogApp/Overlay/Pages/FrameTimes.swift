import Glibc

/// How long frames took, from the first event that they show to their last byte. The newest ones.
struct FrameTimes {
  /// Nanoseconds, in no order.
  private var times: [UInt64] = []
  private var next = 0
  private var began: UInt64?
  static let capacity = 256

  var count: Int { times.count }

  /// Whether it was the event that is going on with which the frame began.
  private var isNewest = false

  mutating func eventBegan() {
    isNewest = began == nil
    if isNewest { began = monotonicNanoseconds() }
  }

  /// The event that is going on shows in no frame.
  mutating func withdrawEvent() { if isNewest { began = nil } }

  /// - Returns: whether an event was before it.
  mutating func framePresented() -> Bool {
    guard let began else { return false }
    let time = monotonicNanoseconds() - began
    self.began = nil
    if times.count < Self.capacity {
      times.append(time)
    } else {
      times[next] = time
      next = (next + 1) % Self.capacity
    }
    return true
  }

  mutating func removeAll() { times.removeAll(keepingCapacity: true) }

  /// The time that so many of a hundred frames do not exceed; nil without frames. Complexity: O(frames log frames).
  func percentile(_ percent: Int) -> UInt64? {
    guard !times.isEmpty else { return nil }
    let rank = (times.count * percent + 99) / 100
    return times.sorted()[max(0, rank - 1)]
  }
}

nonisolated func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
