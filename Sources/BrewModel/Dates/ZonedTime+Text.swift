extension ZonedTime {
  /// Reads ISO 8601: a day alone, or with a time (`T` or a blank between them) down to minutes, seconds or parts of
  /// them, with `Z`, an offset, or, in the user's own zone, neither.
  public init?(_ text: some StringProtocol) {
    var reader = DigitReader(text.trimmed)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"),
      let dayOfMonth = reader.number(2),
      let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    guard !reader.isAtEnd else {
      self.init(day)
      return
    }
    guard reader.skip("T", "t", " "), let time = TimeOfDay(&reader),
      let offset = Self.offset(&reader), reader.isAtEnd
    else { return nil }
    self.init(
      day, hour: time.hour, minute: time.minute, second: time.second,
      millisecond: time.millisecond, offset: offset.minutes)
  }

  /// What follows the time; nil if it is malformed.
  private static func offset(_ reader: inout DigitReader) -> WrittenOffset? {
    if reader.isAtEnd { return WrittenOffset(minutes: nil) }
    if reader.skip("Z", "z") { return WrittenOffset(minutes: 0) }
    guard let sign = reader.step(over: ["+", "-"]), let hours = reader.number(2), hours < 24
    else { return nil }
    _ = reader.skip(":")
    let minutes = reader.isAtEnd ? 0 : reader.number(2)
    guard let minutes, minutes < 60 else { return nil }
    return WrittenOffset(minutes: (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes))
  }
}

private struct WrittenOffset {
  /// nil where none is written.
  var minutes: Int?
}

private struct TimeOfDay {
  var hour: Int
  var minute: Int
  var second = 0
  var millisecond = 0

  init?(_ reader: inout DigitReader) {
    guard let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    guard reader.skip(":") else { return }
    guard let second = reader.number(2) else { return nil }
    self.second = second
    guard reader.skip(".", ",") else { return }
    guard var part = reader.run(atMost: 9) else { return nil }
    while part.digits < 3 { part = (part.value * 10, part.digits + 1) }
    while part.digits > 3 { part = (part.value / 10, part.digits - 1) }
    millisecond = part.value
  }
}
