/// Text for somebody who hears it, or feels it: the signs that screens are drawn with are words, and bars are nothing.
enum SpokenText {
  /// Complexity: O(text).
  static func words(_ text: String) -> String {
    if GlyphTable.asciiColumns(of: text) != nil { return text }
    var words = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "★": words += "starred"
      case "▲": words += " up"
      case "▼": words += " down"
      // Lines, blocks and bars.
      case "\u{2500}"..."\u{259F}": break
      default: words.unicodeScalars.append(scalar)
      }
    }
    return words
  }
}
