extension StringProtocol {
  /// Where a text first stands in this one; nil where it does not. Complexity: O(both).
  ///
  /// The standard library's own is in the module of regular expressions, which would be a third of the program and of
  /// the conformances that are looked through when the first screen is made.
  package nonisolated func firstRange(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }

  /// The text with the first occurrence of another one replaced.
  package nonisolated func replacingFirst(_ text: String, with replacement: String) -> String {
    guard let range = firstRange(ofText: text) else { return String(self) }
    return String(self[..<range.lowerBound]) + replacement + String(self[range.upperBound...])
  }
}
