/// A length of time in seconds, to the millisecond.
public struct Seconds: Measure {
  public static let symbol = "s"
  public static let otherSymbols = ["sec", "secs", "second", "seconds"]
  public var value: Double
  public init(_ value: Double) {
    let milliseconds = (value * 1_000).rounded()
    self.value = milliseconds.isFinite ? milliseconds / 1_000 : value
  }

  /// As a clock shows it: `0:25`, `2:30`, and `16:00:00` from one hour on; parts of a second are cut.
  public var clockText: String {
    guard value.isFinite, value.magnitude < 1e15 else { return description }
    let total = Int(value.magnitude)
    let sign = value <= -1 ? "-" : ""
    let seconds = DecimalText.padded(total % 60, to: 2)
    let minutes = total / 60 % 60
    guard total >= 3_600 else { return "\(sign)\(minutes):\(seconds)" }
    return "\(sign)\(total / 3_600):\(DecimalText.padded(minutes, to: 2)):\(seconds)"
  }

  /// The same with parts of a second where there are any, as `init(_:)` reads it back: `0:28.5`.
  public var exactClockText: String {
    guard value.isFinite, value.magnitude < 1e9, value >= 0 else { return description }
    let rest = Int((value * 1_000).rounded()) % 1_000
    guard rest > 0 else { return clockText }
    var digits = DecimalText.padded(rest, to: 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return clockText + "." + digits
  }

  /// Reads seconds (`25`, `25,5 s`), a clock (`2:30`, `1:00:00`), minutes (`4 min`) and hours (`16 h`), and several of
  /// them (`2m30s`, `2'30"`, `2:30 min`).
  public init?(_ text: String) {
    if let clock = Self.clock(text), clock.isFinite {
      self.init(clock)
    } else if let seconds = DecimalText.parse(text, symbols: ["s"] + Self.otherSymbols) {
      self.init(seconds)
    } else if let minutes = DecimalText.parse(
      text, symbols: ["min", "m", "mins", "minutes"], isUnitNeeded: true)
    {
      guard (minutes * 60).isFinite else { return nil }
      self.init(minutes * 60)
    } else if let hours = DecimalText.parse(
      text, symbols: ["h", "hours", "hour"], isUnitNeeded: true)
    {
      guard (hours * 3_600).isFinite else { return nil }
      self.init(hours * 3_600)
    } else if let seconds = Self.spelled(text), seconds.isFinite {
      self.init(seconds)
    } else {
      return nil
    }
  }

  /// The seconds of `M:SS` or `H:MM:SS`, the last part with decimals if wished.
  static func clock(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var total = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard let number = DecimalText.parse(String(part), symbols: []), number >= 0,
        index == 0 || number < 60, isLast || number == number.rounded()
      else { return nil }
      total = total * 60 + number
    }
    return total
  }
}
