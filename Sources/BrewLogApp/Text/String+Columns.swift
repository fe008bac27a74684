import TerminalUI

/// For text of which every character is one column wide.
extension String {
  /// The characters, which are not looked for where each scalar is known to be one.
  nonisolated var columnCount: Int { GlyphTable.plainColumns(of: self) ?? count }

  /// The text with blanks after it, or another filling, `width` columns long at least.
  nonisolated func padded(to width: Int, with filling: String = " ") -> String {
    let missing = width - columnCount
    if missing <= 0 { return self }
    return self
      + (filling == " " ? Self.blanks(missing) : String(repeating: filling, count: missing))
  }

  /// The text with blanks before it, `width` columns long at least.
  nonisolated func rightAligned(in width: Int) -> String {
    let missing = width - columnCount
    return missing <= 0 ? self : Self.blanks(missing) + self
  }

  /// The text, its end replaced by an ellipsis where it is longer than `width` columns.
  nonisolated func cut(to width: Int) -> String {
    columnCount <= width ? self : String(prefix(max(0, width - 1))) + "…"
  }

  /// At once: `String(repeating:count:)` appends one by one.
  nonisolated static func blanks(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}
