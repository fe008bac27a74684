/// Numbers as a table writes them.
struct TableNumbers {
  /// nil where each number tells for itself.
  let hasDecimalComma: Bool?

  /// Whether the sign of a number may as well group thousands as stand before decimals: `1.250`, `15,125 g`.
  ///
  /// Complexity: O(length).
  static func isOpen(_ cell: String) -> Bool {
    let number = cell.utf8.drop { $0 == 0x20 || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let sign = number.firstIndex(where: { !isDigit($0) }),
      number[sign] == comma || number[sign] == dot
    else { return false }
    let whole = number[..<sign]
    let rest = number[number.index(after: sign)...]
    let decimals = rest.prefix(while: isDigit)
    let next = rest[decimals.endIndex...].first
    return (1...3).contains(whole.count) && whole.first != UInt8(ascii: "0") && decimals.count == 3
      && next != comma && next != dot
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// How a number like `1.250` is read, and how it would be with the other sign; nil for one that can be read only one
  /// way.
  func readings(of cell: String) -> (taken: Double, other: Double)? {
    guard Self.isOpen(cell) else { return nil }
    func number(_ text: String) -> Double? {
      DecimalText.parse(String(text.prefix { $0.isNumber || "+-.,".contains($0) }), symbols: [])
    }
    guard let taken = number(plain(cell).trimmed),
      let comma = number(TableNumbers(hasDecimalComma: true).plain(cell).trimmed),
      let dot = number(TableNumbers(hasDecimalComma: false).plain(cell).trimmed)
    else { return nil }
    return (taken, taken == comma ? dot : comma)
  }

  /// With a dot for the decimals and nothing for the thousands; what follows the digits stays.
  func plain(_ cell: String) -> String {
    let cell = Self.ungrouped(cell)
    guard let hasDecimalComma else { return cell }
    // By bytes: nothing but ASCII counts, and tables have many numbers.
    let text = Array(cell.trimmed.utf8)
    let end = text.firstIndex { !Self.isOfNumber($0) } ?? text.count
    let (decimal, grouping) = hasDecimalComma ? (Self.comma, Self.dot) : (Self.dot, Self.comma)
    // 15.5 has no thousands, whatever is said of the file.
    guard Self.groups(text[..<end], by: grouping, decimal) else { return cell }
    let number = text[..<end].compactMap { sign -> UInt8? in
      switch sign {
      case decimal: Self.dot
      case grouping, UInt8(ascii: "'"): nil
      default: sign
      }
    }
    return String(decoding: number + text[end...], as: UTF8.self)
  }

  /// Whether three digits follow each sign that is to group them, before the decimals.
  private static func groups(
    _ number: ArraySlice<UInt8>, by grouping: UInt8, _ decimal: UInt8
  ) -> Bool {
    let whole = number.prefix { $0 != decimal }
    guard whole.contains(grouping) else { return !number.contains(grouping) }
    return whole.split(separator: grouping, omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { $0.count { isDigit($0) } == 3 }
  }

  private static let comma = UInt8(ascii: ",")
  private static let dot = UInt8(ascii: ".")

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Without the blanks and quotes that stand between thousands, as in `1 000` and `1'000`; with a minus that is typed.
  private static func ungrouped(_ cell: String) -> String {
    // Blanks and quotes stand before these, and letters and degrees group nothing.
    if cell.utf8.allSatisfy({ $0 >= 0x28 && $0 < 0x80 }) { return cell }
    let scalars = Array(cell.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\u{2212}": result.append("-")
      case "\u{FF10}"..."\u{FF19}": result.append(Unicode.Scalar(scalar.value - 0xFEE0)!)
      case " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’":
        if !isGrouping(scalars, index) { result.append(scalar) }
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether digits stand before it, and three and no more behind.
  private static func isGrouping(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    func isDigit(_ place: Int) -> Bool {
      scalars.indices.contains(place) && ("0"..."9").contains(scalars[place])
    }
    return isDigit(index - 1) && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4)
  }
}
