/// A date as people write it: `2026-11-30`, `30.11.2026 08:15:00`, `11/30/26 7:13 AM`, `2011`.
struct WrittenDate {
  /// In the order in which they stand, and which of them is the year; of a year alone it is all there is.
  private let parts: [Int]
  private let yearPlace: Int
  private let separator: UInt8
  /// Milliseconds of the day; nil if none is written.
  let timeOfDay: Int?
  /// Minutes ahead of UTC, where they are written.
  let offset: Int?
  /// Whether something in it is uncertain: a question mark, or a year alone.
  let isUncertain: Bool

  /// nil for anything else.
  init?(_ text: String) {
    var text = text.trimmed
    var isUncertain = false
    while text.hasSuffix("?") || text.hasPrefix("~") {
      isUncertain = true
      text = (text.hasSuffix("?") ? String(text.dropLast()) : String(text.dropFirst())).trimmed
    }
    var reader = DigitReader(text)
    guard let first = reader.run(atMost: 4) else { return nil }
    guard let separator = reader.step(over: ["-", "/", "."]) else {
      guard first.digits == 4, (1_900...2_100).contains(first.value), reader.isAtEnd else {
        return nil
      }
      self.init(parts: [first.value], isUncertain: true)
      return
    }
    guard let second = reader.run(atMost: 2),
      reader.step(over: ["-", "/", "."]) == separator, let third = reader.run(atMost: 4)
    else { return nil }
    let time = Self.time(after: text)
    guard reader.isAtEnd || time != nil else { return nil }
    let yearPlace = first.digits == 4 ? 0 : 2
    var parts = [first.value, second.value, third.value]
    if parts[yearPlace] < 100 { parts[yearPlace] += 2_000 }
    self.init(
      parts: parts, yearPlace: yearPlace, separator: separator, timeOfDay: time?.milliseconds,
      offset: time?.offset, isUncertain: isUncertain)
  }

  private init(
    parts: [Int], yearPlace: Int = 0, separator: UInt8 = 0, timeOfDay: Int? = nil,
    offset: Int? = nil, isUncertain: Bool
  ) {
    self.parts = parts
    self.yearPlace = yearPlace
    self.separator = separator
    self.timeOfDay = timeOfDay
    self.offset = offset
    self.isUncertain = isUncertain
  }

  /// What follows the first blank or T.
  private static func time(after text: String) -> (milliseconds: Int, offset: Int?)? {
    guard let gap = text.firstIndex(where: { $0 == " " || $0 == "T" || $0 == "," }) else {
      return nil
    }
    let rest = String(text[text.index(after: gap)...]).trimmed
    if let clock = ClockText(rest) { return (clock.milliseconds, nil) }
    // Seconds with parts, and an offset: as ISO 8601 has them.
    guard let time = ZonedTime("2000-01-01T\(rest)") else { return nil }
    let isLocal = !rest.contains(where: { "Zz+-".contains($0) })
    return (time.millisecondOfDay, isLocal ? nil : time.offset)
  }

  /// Whether the day or the month can stand first; nil if only one of them can, or if the year does.
  var order: CSVDialect.DateOrder? {
    guard parts.count == 3, yearPlace == 2 else { return nil }
    if parts[0] > 12, parts[1] <= 12 { return .dayFirst }
    if parts[1] > 12, parts[0] <= 12 { return .monthFirst }
    return nil
  }

  /// Whether it means two different days, one for each order. With dots between, the day stands first.
  var isOpen: Bool {
    parts.count == 3 && yearPlace == 2 && separator != UInt8(ascii: ".") && parts[0] <= 12
      && parts[1] <= 12 && parts[0] != parts[1]
  }

  /// The day; nil if there is no such day.
  func day(_ fileOrder: CSVDialect.DateOrder?) -> CivilDay? {
    guard parts.count == 3 else { return CivilDay(year: parts[0], month: 1, day: 1) }
    if yearPlace == 0 { return CivilDay(year: parts[0], month: parts[1], day: parts[2]) }
    let usual: CSVDialect.DateOrder = separator == UInt8(ascii: ".") ? .dayFirst : .monthFirst
    return switch order ?? fileOrder ?? usual {
    case .dayFirst: CivilDay(year: parts[2], month: parts[1], day: parts[0])
    case .monthFirst: CivilDay(year: parts[2], month: parts[0], day: parts[1])
    }
  }
}

/// A time of day as people write it: `14:46`, `7:13 AM`, `07:13:30`.
struct ClockText {
  /// Of the day.
  let milliseconds: Int
  /// Whether it can be nothing but a time of day.
  let hasHalf: Bool

  init?(_ text: String) {
    var text = text.trimmed.uppercased()
    var half: Int?
    for (suffix, hours) in [("AM", 0), ("PM", 12), ("A.M.", 0), ("P.M.", 12)]
    where text.hasSuffix(suffix) {
      half = hours
      text = String(text.dropLast(suffix.count)).trimmed
      break
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2 || parts.count == 3, let hour = parts[0], let minute = parts[1],
      let second = parts.count == 3 ? parts[2] : 0, (0...23).contains(hour),
      (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    var hours = hour
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hours = hour % 12 + half
    }
    milliseconds = (hours * 60 + minute) * 60_000 + second * 1_000
    hasHalf = half != nil
  }
}
