/// Numbers as a table writes them.
struct TableNumbers {
  /// nil where each number tells for itself.
  let hasDecimalComma: Bool?

  /// With a dot for the decimals and nothing for the thousands; what follows the digits stays.
  func plain(_ cell: String) -> String {
    let cell = Self.ungrouped(cell)
    guard let hasDecimalComma else { return cell }
    // By bytes: nothing but ASCII counts, and tables have many numbers.
    let text = Array(cell.trimmed.utf8)
    let end = text.firstIndex { !Self.isOfNumber($0) } ?? text.count
    let (decimal, grouping) = hasDecimalComma ? (Self.comma, Self.dot) : (Self.dot, Self.comma)
    let number = text[..<end].compactMap { sign -> UInt8? in
      switch sign {
      case decimal: Self.dot
      case grouping, UInt8(ascii: "'"): nil
      default: sign
      }
    }
    return String(decoding: number + text[end...], as: UTF8.self)
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
