/// For text of which every character is one column wide.
extension String {
  /// The text with blanks after it, or another filling, `width` columns long at least.
  nonisolated func padded(to width: Int, with filling: String = " ") -> String {
    self + String(repeating: filling, count: max(0, width - count))
  }

  /// The text with blanks before it, `width` columns long at least.
  nonisolated func rightAligned(in width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text, its end replaced by an ellipsis where it is longer than `width` columns.
  nonisolated func cut(to width: Int) -> String {
    count <= width ? self : String(prefix(max(0, width - 1))) + "…"
  }
}
