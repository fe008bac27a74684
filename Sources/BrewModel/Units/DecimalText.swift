/// Numbers as text: read with a comma or a dot, written with a dot alone, whatever the locale.
public enum DecimalText {
  /// Reads a decimal number that may be followed by one of some units, in lower case.
  ///
  /// The last of comma and dot is the decimal sign, another kind before it groups thousands; a kind that stands more
  /// than once groups too. Words like `nan`, exponents and hexadecimal digits are no numbers here.
  /// - Returns: nil for anything else, and without a unit if one is needed.
  public static func parse(_ text: String, symbols: [String], isUnitNeeded: Bool = false) -> Double?
  {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: { !isBlank($0) }) else { return nil }
    let end = bytes[start...].firstIndex { !isNumeric($0) } ?? bytes.endIndex
    let unit = String(decoding: bytes[end...], as: UTF8.self).lowercased().trimmed
    guard unit.isEmpty ? !isUnitNeeded : symbols.contains(unit) else { return nil }
    return number(bytes[start..<end])
  }

  /// Reads a number as programs write it, with a dot and perhaps an exponent: `1.5e-3`.
  ///
  /// - Returns: nil for anything else, for hexadecimal digits and for what is not finite.
  static func exact(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy { isNumeric($0) || $0 | 0x20 == UInt8(ascii: "e") }
    guard isDecimal, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The shortest decimal that gives the same number back, without an exponent: `15.2`, `36`, `0.00001`.
  public static func shortest(_ value: Double) -> String {
    guard value.magnitude < 1e15, value == value.rounded(.towardZero) else {
      return withoutExponent("\(value)")
    }
    return String(Int(value))
  }

  /// A number as Swift writes it, with one digit in front of the point where there is an exponent.
  private static func withoutExponent(_ text: String) -> String {
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let digits = text[..<mark].filter(\.isNumber)
    let sign = text.hasPrefix("-") ? "-" : ""
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    return exponent < 0
      ? sign + "0." + zeros(-exponent - 1) + digits
      : sign + digits + zeros(max(0, exponent + 1 - digits.utf8.count))
  }

  /// A number with so many decimals, 0 … 9, rounded half away from zero: `16.6`. Not a number is `?`.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "?" }
    guard value.magnitude < 1e9 else { return shortest(value) }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    // 1.005 is a little less than what was typed: its digits are rounded, not its bits.
    let scaled = Int((value.magnitude * Double(power) * (1 + 0x1p-51)).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(scaled) }
    return "\(sign)\(scaled / power).\(padded(scaled % power, to: decimals))"
  }

  /// A number with at most so many decimals, 0 … 9: `8.8`, `36`.
  public static func rounded(_ value: Double, decimals: Int) -> String {
    Double(fixed(value, decimals: decimals)).map(shortest) ?? fixed(value, decimals: decimals)
  }

  /// A whole number, at least 0, with zeros in front up to a number of digits.
  public static func padded(_ value: Int, to digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let last = bytes.lastIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") })
    else { return double(bytes) }
    let sign = bytes[last]
    let isGrouping = bytes.count(where: { $0 == sign }) > 1
    guard !isGrouping || bytes.allSatisfy({ $0 == sign || !isSeparator($0) }) else { return nil }
    let whole = bytes[..<last].filter { !isSeparator($0) }
    let rest = bytes[(last + 1)...]
    return isGrouping ? double(whole + rest) : double(whole + [UInt8(ascii: ".")] + rest)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
  }

  /// `.5` and `5.` are numbers, signs stand in front only.
  private static func double(_ bytes: some Sequence<UInt8>) -> Double? {
    var digits = Array(bytes)
    guard digits.contains(where: { $0 >= UInt8(ascii: "0") }) else { return nil }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}
