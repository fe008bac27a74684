/// Numbers as a table writes them.
struct TableNumbers {
  /// nil where each number tells for itself.
  let hasDecimalComma: Bool?

  /// With a dot for the decimals and nothing for the thousands; what follows the digits stays.
  func plain(_ cell: String) -> String {
    let cell = Self.ungrouped(cell)
    guard let hasDecimalComma else { return cell }
    let text = cell.trimmed
    let digits = text.prefix { $0.isNumber || ",.-+ '".contains($0) }
    let rest = text[digits.endIndex...]
    let number = digits.compactMap { sign -> Character? in
      switch sign {
      case ",": hasDecimalComma ? "." : nil
      case ".": hasDecimalComma ? nil : "."
      case "'": nil
      default: sign
      }
    }
    return String(number) + rest
  }

  /// Without the blanks and quotes that stand between thousands, as in `1 000` and `1'000`; with a minus that is typed.
  private static func ungrouped(_ cell: String) -> String {
    if cell.utf8.allSatisfy({ $0 &- 0x2A < 0x10 }) { return cell }
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
