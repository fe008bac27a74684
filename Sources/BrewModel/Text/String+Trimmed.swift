/// By scalars: in a blank with a mark behind it, which are one character, the blank alone is white space.
extension StringProtocol {
  /// Without white space at both ends. Complexity: O(length).
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[start..<scalars.index(after: last)])
  }

  /// Without white space at both ends, and with one blank for each inside: `Peru  El Palto ` is `Peru El Palto`.
  package var tidied: String {
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
}
