/// By scalars: in a blank with a mark behind it, which are one character, the blank alone is white space.
extension StringProtocol {
  /// Without white space at both ends. Complexity: O(length).
  package var trimmed: String {
    // Most texts neither begin nor end with a blank, and are not looked at in between.
    let scalars = unicodeScalars
    if let first = scalars.first, let last = scalars.last, first.value &- 0x21 < 0x5E,
      last.value &- 0x21 < 0x5E
    {
      return String(self)
    }
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[start..<scalars.index(after: last)])
  }

  /// Without white space at both ends, and with one blank for each inside: `Peru  El Palto ` is `Peru El Palto`.
  package var tidied: String {
    if isTidyASCII { return String(self) }
    var words = String.UnicodeScalarView()
    var isBetween = false
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        isBetween = !words.isEmpty
      } else {
        if isBetween { words.append(" ") }
        isBetween = false
        words.append(scalar)
      }
    }
    return String(words)
  }

  /// Whether it is plain, with no blank at an end and none behind another.
  private var isTidyASCII: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      guard byte &- 0x20 < 0x5F, byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20
  }
}
