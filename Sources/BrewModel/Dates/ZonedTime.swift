/// A point in time with what clocks showed there: a brew is shown at the time of day at which it was made.
public struct ZonedTime: Hashable, Sendable, CustomStringConvertible {
  /// The moment, wherever it is told.
  public var instant: Instant
  /// Minutes by which the clocks were ahead of UTC.
  public var offset: Int

  /// - Parameter offset: minutes ahead of UTC; nil for those of the user's own zone at that moment.
  public init(_ instant: Instant, offset: Int? = nil) {
    self.instant = instant
    self.offset = offset ?? instant.localOffset
  }

  /// The time now, in the zone of this machine.
  public static var now: ZonedTime { ZonedTime(.now) }

  /// Of brews whose time nobody knows. It is kept as the beginning of 1970, and shown as no date at all.
  public static let unknown = ZonedTime(Instant(milliseconds: 0), offset: 0)

  /// Whether it is any time but `unknown`.
  public var isKnown: Bool { self != Self.unknown }

  /// A time of day, as the clocks showed it; of two that are the same (when summer time ends) the later one.
  ///
  /// - Parameter offset: minutes ahead of UTC; nil for those of the user's own zone.
  /// - Returns: nil if there is no such time of day.
  public init?(
    _ day: CivilDay, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0,
    offset: Int? = nil
  ) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999).contains(millisecond)
    else { return nil }
    let clock =
      ((day.dayNumber * 24 + hour) * 60 + minute) * 60_000 + second * 1_000 + millisecond
    // The zone's offset holds for the instant that is sought: asked twice, for a change may lie between.
    let guess = offset ?? Instant(milliseconds: clock).localOffset
    let near = Instant(milliseconds: clock - guess * 60_000)
    let exact = offset ?? near.localOffset
    self.init(Instant(milliseconds: clock - exact * 60_000), offset: exact)
  }

  /// The day on the calendar there.
  public var day: CivilDay { CivilDay(dayNumber: clock.floorDivided(by: 86_400_000)) }

  /// 0 … 86,399,999.
  public var millisecondOfDay: Int { clock - day.dayNumber * 86_400_000 }

  /// The time of day: `09:05`.
  public var clockText: String {
    let minutes = millisecondOfDay / 60_000
    return DecimalText.padded(minutes / 60, to: 2) + ":" + DecimalText.padded(minutes % 60, to: 2)
  }

  /// ISO 8601: `2026-11-30T09:05:00+01:00`, with milliseconds where there are any.
  public var description: String {
    let time = millisecondOfDay
    let seconds = DecimalText.padded(time / 1_000 % 60, to: 2)
    let rest = time % 1_000 == 0 ? "" : "." + DecimalText.padded(time % 1_000, to: 3)
    return "\(day)T\(clockText):\(seconds)\(rest)\(offsetText)"
  }

  private var clock: Int { instant.milliseconds + offset * 60_000 }

  private var offsetText: String {
    guard offset != 0 else { return "Z" }
    let minutes = abs(offset)
    return (offset < 0 ? "-" : "+") + DecimalText.padded(minutes / 60, to: 2) + ":"
      + DecimalText.padded(minutes % 60, to: 2)
  }
}
