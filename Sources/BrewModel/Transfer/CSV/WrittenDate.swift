/// A date as people and programs write it: `2026-11-30`, `20261130`, `30.11.2026 08:15:00`, `11/30/26 7:13 AM`,
/// `30 Nov 2026`, `2026-11`, `2011`, and `46356.25`, the number that a spreadsheet has for it.
struct WrittenDate {
  /// In the order in which they stand, and which of them is the year; of a year alone it is all there is.
  private let parts: [Int]
  private let yearPlace: Int
  private let separator: UInt8
  /// Milliseconds of the day; nil if none is written.
  let timeOfDay: Int?
  /// Minutes ahead of UTC, where they are written.
  let offset: Int?
  /// Whether something in it is uncertain: a question mark, or a year or a month alone.
  let isUncertain: Bool
  /// Whether it is the number of a spreadsheet.
  private(set) var isSerial = false

  /// nil for anything else.
  init?(_ text: String) {
    var text = text.trimmed
    var isUncertain = false
    while text.hasSuffix("?") || text.hasPrefix("~") {
      isUncertain = true
      text = (text.hasSuffix("?") ? String(text.dropLast()) : String(text.dropFirst())).trimmed
    }
    text = Self.withoutSigns(text)
    if let other = Self(serial: text, isUncertain) ?? Self(named: text, isUncertain) {
      self = other
      return
    }
    var reader = DigitReader(text)
    guard let first = reader.run(atMost: 4) else { return nil }
    guard let separator = reader.step(over: ["-", "/", "."]) else {
      self.init(year: first, &reader, text, isUncertain)
      return
    }
    guard let second = reader.run(atMost: 2) else { return nil }
    if reader.isAtEnd, first.digits == 4, separator != UInt8(ascii: ".") {
      self.init(parts: [first.value, second.value, 1], isUncertain: true)
      return
    }
    guard reader.step(over: ["-", "/", "."]) == separator, let third = reader.run(atMost: 4) else {
      return nil
    }
    let time = Self.time(after: text)
    guard reader.isAtEnd || time != nil else { return nil }
    let yearPlace = first.digits == 4 ? 0 : 2
    var parts = [first.value, second.value, third.value]
    if yearPlace == 2, third.digits <= 2 { parts[yearPlace] += 2_000 }
    self.init(
      parts: parts, yearPlace: yearPlace, separator: separator, timeOfDay: time?.milliseconds,
      offset: time?.offset, isUncertain: isUncertain)
  }

  /// With dashes for the signs behind year and month, and nothing for that behind the day: `2026年1月14日`.
  private static func withoutSigns(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    guard text.contains("年") || text.contains("년") else { return text }
    var result = ""
    for character in text {
      switch character {
      case "年", "月", "년", "월": result.append("-")
      case "日", "일": result.append(" ")
      case " " where result.last == "-": break
      default: result.append(character)
      }
    }
    return result.trimmed
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

  /// A year with nothing behind it, or at once with month and day: `20261130`.
  private init?(
    year: (value: Int, digits: Int), _ reader: inout DigitReader, _ text: String,
    _ isUncertain: Bool
  ) {
    guard year.digits == 4, (1_900...2_100).contains(year.value) else { return nil }
    if reader.isAtEnd {
      self.init(parts: [year.value], isUncertain: true)
      return
    }
    guard let month = reader.number(2), let day = reader.number(2) else { return nil }
    let time = Self.compactTime(reader) ?? Self.time(after: text)
    guard reader.isAtEnd || time != nil else { return nil }
    self.init(
      parts: [year.value, month, day], timeOfDay: time?.milliseconds, offset: time?.offset,
      isUncertain: isUncertain)
  }

  /// `T081500`, `T0815Z`.
  private static func compactTime(
    _ reader: DigitReader
  ) -> (milliseconds: Int, offset: Int?)? {
    var reader = reader
    guard reader.skip("T", " "), let hour = reader.number(2), hour < 24,
      let minute = reader.number(2), minute < 60
    else { return nil }
    let second = reader.number(2) ?? 0
    let isUTC = reader.skip("Z")
    guard reader.isAtEnd, second < 60 else { return nil }
    return (((hour * 60 + minute) * 60 + second) * 1_000, isUTC ? 0 : nil)
  }

  /// The days since 1899-12-30 that a spreadsheet shows as a date unless it is saved as it is; of this century and the
  /// half before.
  private init?(serial text: String, _ isUncertain: Bool) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.utf8.count == 5, let days = Int(digits), (18_264...80_000).contains(days),
      let number = DecimalText.parse(text, symbols: [])
    else { return nil }
    let day = CivilDay(dayNumber: days - 25_569)
    let seconds = min(86_399, ((number - Double(days)) * 86_400).rounded())
    guard seconds >= 0 else { return nil }
    self.init(
      parts: [day.year, day.month, day.day],
      timeOfDay: text.utf8.count > 5 ? Int(seconds) * 1_000 : nil, isUncertain: isUncertain)
    isSerial = true
  }

  /// With the name of a month: `30 Nov 2026`, `Mon, November 30, 2026 7:13 AM`, `30. November 2026`, `30-Nov-26`.
  private init?(named text: String, _ isUncertain: Bool) {
    guard Self.hasWord(text) else { return nil }
    var words = text.split { " ,.-/".contains($0) }.map(String.init)
    // The day of the week.
    if let first = words.first, MonthName.month(first) == nil, first.allSatisfy(\.isLetter) {
      words.removeFirst()
    }
    guard words.count >= 3,
      let place = words[..<2].firstIndex(where: { MonthName.month($0) != nil }),
      let month = MonthName.month(words[place]),
      let day = Self.ordinal(words[1 - place]), let year = Int(words[2]),
      words[2].utf8.count == 4 || words[2].utf8.count == 2
    else { return nil }
    let rest = words[3...].filter { !["at", "um"].contains($0.lowercased()) }
    let clock = ClockText(rest.joined(separator: " "))
    guard rest.isEmpty || clock != nil else { return nil }
    self.init(
      parts: [year < 100 ? 2_000 + year : year, month, day], timeOfDay: clock?.milliseconds,
      isUncertain: isUncertain)
  }

  /// Whether it may have the name of a month in it: letters one behind the other, or some that are not ASCII. Most dates
  /// have none.
  private static func hasWord(_ text: String) -> Bool {
    var letters = 0
    for byte in text.utf8 {
      letters = byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) ? letters + 1 : 0
      if letters == 3 { return true }
    }
    return false
  }

  /// `30`, `30th`.
  private static func ordinal(_ word: String) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let ending = word.dropFirst(digits.count).lowercased()
    return ["", "st", "nd", "rd", "th"].contains(ending) ? Int(digits) : nil
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
  ///
  /// - Parameters:
  ///   - own: what the column of the date says.
  ///   - file: what the file says, for dates of columns that say nothing; with dots between, the day stands first.
  func day(_ own: CSVDialect.DateOrder?, orElse file: CSVDialect.DateOrder?) -> CivilDay? {
    guard parts.count == 3 else { return CivilDay(year: parts[0], month: 1, day: 1) }
    if yearPlace == 0 { return CivilDay(year: parts[0], month: parts[1], day: parts[2]) }
    let usual = separator == UInt8(ascii: ".") ? .dayFirst : file ?? .monthFirst
    return switch order ?? own ?? usual {
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
    if text.hasSuffix("UHR") { text = String(text.dropLast(3)).trimmed }
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
