extension StringProtocol {
  /// Without white space at both ends. Complexity: O(length).
  package var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...last])
  }

  /// Without white space at both ends, and with one blank for each inside: `Peru  El Palto ` is `Peru El Palto`.
  package var tidied: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
