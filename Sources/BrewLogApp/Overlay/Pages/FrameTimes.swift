import BrewModel
import Glibc

/// How long frames took, from the first event that they show to their last byte. The newest ones.
struct FrameTimes {
  /// Nanoseconds, in the order in which they came; the oldest is at `next` once there are as many as are kept.
  private var times: [UInt64] = []
  private var next = 0
  /// The same in rising order: pages ask several times a second.
  private var sorted: [UInt64] = []
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

  /// Whether a frame is to come.
  var isWaiting: Bool { began != nil }

  /// The frame that comes is of another screen.
  mutating func withdrawAll() { began = nil }

  /// - Returns: whether an event was before it.
  mutating func framePresented() -> Bool {
    guard let began else { return false }
    let time = monotonicNanoseconds() - began
    self.began = nil
    append(time)
    return true
  }

  mutating func append(_ time: UInt64) {
    if times.count < Self.capacity {
      times.append(time)
    } else {
      sorted.remove(at: place(of: times[next]))
      times[next] = time
      next = (next + 1) % Self.capacity
    }
    sorted.insert(time, at: place(of: time))
  }

  /// Where a time stands among those in order, or would.
  private func place(of time: UInt64) -> Int { sorted.firstPlace { $0 >= time } }

  mutating func removeAll() {
    times.removeAll(keepingCapacity: true)
    sorted.removeAll(keepingCapacity: true)
    next = 0
  }

  /// The time that so many of a hundred frames do not exceed; nil without frames. Complexity: O(1).
  func percentile(_ percent: Int) -> UInt64? {
    guard !sorted.isEmpty else { return nil }
    let rank = (sorted.count * percent + 99) / 100
    return sorted[max(0, rank - 1)]
  }
}

nonisolated func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
