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
