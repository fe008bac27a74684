/// Text for somebody who hears it, or feels it: the signs that screens are drawn with are words, and bars are nothing.
package nonisolated enum SpokenText {
  /// - Parameter bar: what stands for each piece of a line or a bar.
  ///
  /// Complexity: O(text).
  package static func words(_ text: String, bar: String = "") -> String {
    if GlyphTable.asciiColumns(of: text) != nil { return text }
    var words = ""
    words.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    for place in scalars.indices {
      let next = scalars.index(after: place)
      append(scalars[place], before: next < scalars.endIndex ? scalars[next] : nil, bar, to: &words)
    }
    return words
  }

  private static func append(
    _ sign: Unicode.Scalar, before next: Unicode.Scalar?, _ bar: String, to words: inout String
  ) {
    switch sign {
    case "★": words += "starred"
    case "☆": break
    case "▲": words += " up"
    case "▼": words += " down"
    case "→": words += "then"
    case "≠": words += "is not"
    case "≡": words += "is the same as"
    case "×": words += next == " " ? "times" : words.last?.isNumber == true ? " by " : "times "
    case "·" where words.last == " ":
      words.removeLast()
      words += ","
    case "…": appendDots(to: &words)
    case "−", "–": words += "-"
    case "∕": words += "/"
    case "“", "”": words += "\""
    case "°" where next == "C" || next == "F": break
    case "µ" where next == "s": words += "micro"
    // Lines, blocks and bars.
    case "\u{2500}"..."\u{259F}": words += bar
    default:
      // The unit of time is a word with what stands before it.
      if sign == "s", words.hasSuffix("micro") { return words += "seconds" }
      words.unicodeScalars.append(sign)
    }
  }

  /// In place of the end of what was cut: it takes no more columns than before.
  private static func appendDots(to words: inout String) {
    let cut = words.suffix(2)
    if cut.count == 2, !cut.contains(" ") { words.removeLast(2) }
    words += "..."
  }
}

extension Glyph {
  /// For a sign that no text has made a word of, on a screen for somebody who hears it: its likeness in ASCII.
  var spoken: Glyph {
    switch code {
    case 0x2500...0x259F: .space
    case 0x2190...0x2BFF, 0x2026, 0x2039, 0x203A:
      Unicode.Scalar(code).flatMap(ASCIIGlyphs.likeness).map { Glyph($0) } ?? self
    default: self
    }
  }
}
