import Glibc

/// A point in time, in milliseconds since the beginning of 1970 in UTC.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since 1970-01-01 in UTC.
  public let milliseconds: Int

  /// - Parameter milliseconds: since 1970-01-01 in UTC.
  public init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// What the system's clock says.
  public static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: time.tv_sec * 1_000 + time.tv_nsec / 1_000_000)
  }

  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

  /// So many seconds later; earlier where the number is negative.
  public func advanced(bySeconds seconds: Int) -> Instant {
    Instant(milliseconds: milliseconds + seconds * 1_000)
  }

  /// Minutes by which clocks are ahead of UTC at this moment where the user is (the zone of `TZ` or of the system).
  public var localOffset: Int {
    var seconds = time_t(milliseconds.floorDivided(by: 1_000))
    var parts = tm()
    tzset()
    guard localtime_r(&seconds, &parts) != nil else { return 0 }
    return parts.tm_gmtoff / 60
  }
}

extension Int {
  /// Rounded down, also below zero.
  func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
