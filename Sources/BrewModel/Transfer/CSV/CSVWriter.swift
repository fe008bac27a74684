/// Writes rows as RFC 4180 has them: commas, CR LF, quotes where they are needed.
struct CSVWriter {
  private(set) var bytes: [UInt8] = []

  /// Complexity: O(length).
  mutating func write(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(cell)
    }
    bytes += [0x0D, 0x0A]
  }

  private mutating func write(_ cell: String) {
    let isPlain = !cell.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    guard !isPlain || cell.first == " " || cell.last == " " else {
      bytes += cell.utf8
      return
    }
    bytes.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}

/// Texts that a spreadsheet would take for a formula: an apostrophe in front makes them text to it.
///
/// A text that looks as if it were defused already gets one more, so that taking one away always gives what was there.
enum DefusedText {
  /// Complexity: O(apostrophes in front).
  static func defused(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// What `defused(_:)` was given.
  static func original(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && isFormula(cell.dropFirst())
      ? String(cell.dropFirst()) : cell
  }

  /// As it is, unless reading it back would take an apostrophe away.
  static func raw(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") ? defused(text) : text
  }

  private static func isFormula(_ text: some StringProtocol) -> Bool {
    switch text.utf8.first(where: { $0 != UInt8(ascii: "'") }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }
}
