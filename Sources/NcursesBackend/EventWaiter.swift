import CTerminal
import Glibc

/// `poll` on several descriptors, with its memory kept from call to call.
final class EventWaiter {
  private var entries: [pollfd] = []

  /// Says which descriptors to wait for; negative ones are passed over.
  func prepare(_ first: [Int32], _ second: [Int32]) {
    entries.removeAll(keepingCapacity: true)
    for descriptor in first { add(descriptor) }
    for descriptor in second { add(descriptor) }
  }

  private func add(_ descriptor: Int32) {
    entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }

  /// Waits until one can be read, a signal came, or the deadline (nanoseconds on `CLOCK_MONOTONIC`; nil: never) passed.
  func wait(until deadline: UInt64?) {
    var limit = deadline.map(Self.interval(until:)) ?? timespec()
    let result =
      deadline == nil
      ? terminal_poll(&entries, entries.count, nil) : terminal_poll(&entries, entries.count, &limit)
    if result > 0 { return }
    for index in entries.indices { entries[index].revents = 0 }
  }

  /// What `poll` said of the descriptor at a place.
  subscript(index: Int) -> Int16 { entries[index].revents }

  /// Nanoseconds on `CLOCK_MONOTONIC`.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func interval(until deadline: UInt64) -> timespec {
    let now = now
    let rest = deadline > now ? deadline - now : 0
    return timespec(tv_sec: Int(rest / 1_000_000_000), tv_nsec: Int(rest % 1_000_000_000))
  }
}
