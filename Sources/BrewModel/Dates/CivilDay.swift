/// A day of the calendar, without a time or a zone.
public struct CivilDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01; negative before.
  public let dayNumber: Int

  /// - Parameter dayNumber: days since 1970-01-01.
  public init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// A day of the Gregorian calendar, of the years 1 … 9999; nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    dayNumber = Self.dayNumber(year: year, month: month) + day - 1
  }

  public static func < (left: Self, right: Self) -> Bool { left.dayNumber < right.dayNumber }

  /// Days from another day to this one; negative if the other is later.
  public func days(since other: CivilDay) -> Int { dayNumber - other.dayNumber }

  /// So many days later; earlier where the number is negative.
  public func advanced(by days: Int) -> CivilDay { CivilDay(dayNumber: dayNumber + days) }

  /// Of the proleptic Gregorian calendar.
  public var year: Int { parts.year }
  /// 1 … 12.
  public var month: Int { parts.month }
  /// 1 … 31.
  public var day: Int { parts.day }

  /// `2026-11-30`.
  public var description: String {
    let (year, month, day) = parts
    return DecimalText.padded(year, to: 4) + "-" + DecimalText.padded(month, to: 2) + "-"
      + DecimalText.padded(day, to: 2)
  }

  /// Reads `2026-11-30`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"),
      let day = reader.number(2), reader.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CivilDay {
  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Of the first day of a month.
  private static func dayNumber(year: Int, month: Int) -> Int {
    // 719,162 days lie between the first of January of the years 1 and 1970.
    var days = daysBefore(year: year) - 719_162
    for earlier in 1..<month { days += length(ofMonth: earlier, year: year) }
    return days
  }

  /// Days of the years 1 … `year` − 1.
  private static func daysBefore(year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400
  }

  /// A number outside the years 1 … 9999 is shown as the nearest day within.
  private var parts: (year: Int, month: Int, day: Int) {
    let number = min(max(dayNumber, -719_162), 2_932_896)
    // The mean year is 365.2425 days: a guess that is at most one too large.
    var year = Int((Double(number + 719_162) / 365.2425).rounded(.down)) + 2
    while Self.dayNumber(year: year, month: 1) > number { year -= 1 }
    var month = 12
    while Self.dayNumber(year: year, month: month) > number { month -= 1 }
    return (year, month, number - Self.dayNumber(year: year, month: month) + 1)
  }
}
