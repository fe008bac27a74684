/// Text for somebody who hears it, or feels it: the signs that screens are drawn with are words, and bars are nothing.
package nonisolated enum SpokenText {
  /// - Parameter bar: what stands for each piece of a line or a bar.
  ///
  /// Complexity: O(text).
  package static func words(_ text: String, bar: String = "") -> String {
    words(text, bar, cutsBeforeDots: false)
  }

  /// The words on one line of so many columns: where they need more, two letters before each `…` give way to its dots,
  /// and then the end gives way to dots.
  ///
  /// Complexity: O(text).
  @MainActor
  package static func words(_ text: String, bar: String = "", in columns: Int) -> String {
    var line = words(text, bar: bar)
    if fits(line, in: columns) { return line }
    // Blanks at the end are no words.
    trimEnd(of: &line)
    if fits(line, in: columns) { return line }
    line = words(text, bar, cutsBeforeDots: true)
    trimEnd(of: &line)
    return fits(line, in: columns) ? line : cut(line, to: columns)
  }

  private static func words(_ text: String, _ bar: String, cutsBeforeDots: Bool) -> String {
    if GlyphTable.asciiColumns(of: text) != nil { return text }
    var words = ""
    words.reserveCapacity(text.utf8.count)
    // The columns that dots have taken: of several blanks, some give them back.
    var owed = 0
    var rest = text.unicodeScalars[...]
    while let sign = rest.popFirst() {
      switch sign {
      case "…": owed += appendDots(to: &words, cuttingBefore: cutsBeforeDots)
      case " " where owed > 0 && words.last == " ": owed -= 1
      case "µ" where rest.first == "s":
        words += "microseconds"
        _ = rest.popFirst()
      default: append(sign, before: rest.first, bar, to: &words)
      }
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
    case "−", "–": words += "-"
    case "∕": words += "/"
    case "“", "”": words += "\""
    case "°" where next == "C" || next == "F": break
    // Lines, blocks and bars.
    case "\u{2500}"..."\u{259F}": words += bar
    default: words.unicodeScalars.append(sign)
    }
  }

  /// - Returns: the columns that the dots take more than `…` and the letters that gave way.
  private static func appendDots(to words: inout String, cuttingBefore: Bool) -> Int {
    let end = words.suffix(2)
    let cuts = cuttingBefore && end.count == 2 && !end.contains(" ")
    if cuts { words.removeLast(2) }
    words += "..."
    return cuts ? 0 : 2
  }

  @MainActor
  private static func fits(_ line: String, in columns: Int) -> Bool {
    if let own = GlyphTable.plainColumns(of: line) { return own <= columns }
    var cells: [Glyph] = []
    for cluster in line { GlyphTable.append(cluster, to: &cells) }
    return cells.count <= columns
  }

  private static func trimEnd(of line: inout String) {
    while line.last == " " { line.removeLast() }
  }

  /// As much of the line as leaves room for dots, and these.
  @MainActor
  private static func cut(_ line: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    let dots = LineBreaker.dots(columns).count
    var kept = ""
    var cells: [Glyph] = []
    for cluster in line {
      GlyphTable.append(cluster, to: &cells)
      if cells.count > columns - dots { break }
      kept.append(cluster)
    }
    trimEnd(of: &kept)
    return kept + String(repeating: ".", count: dots)
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
