import TerminalUI

/// A text of a page, which is broken into lines once for each width. They are as wide as the page.
final class PageText {
  let text: String
  private var made: (columns: Int, isSpoken: Bool, lines: [String]) = (-1, false, [])

  init(_ text: String) { self.text = text }

  /// How many lines there are; see `lines`.
  func lineCount(columns: Int, isSpoken: Bool) -> Int {
    made.columns == columns && made.isSpoken == isSpoken
      ? made.lines.count : lines(columns: columns, isSpoken: isSpoken).count
  }

  /// - Parameter isSpoken: whether words stand for the signs in it.
  func lines(columns: Int, isSpoken: Bool) -> [String] {
    if made.columns != columns || made.isSpoken != isSpoken {
      let text = isSpoken ? SpokenText.words(text) : text
      made = (columns, isSpoken, text.wrapped(columns: columns, fills: true))
    }
    return made.lines
  }
}

extension PageText: Equatable {
  static func == (left: PageText, right: PageText) -> Bool {
    left === right || left.text == right.text
  }
}

extension String {
  /// The text in lines of a width, broken at blanks; those after the first are indented.
  ///
  /// - Parameter fills: whether each line is to be as wide as that, cut or filled with blanks.
  nonisolated func wrapped(columns: Int, fills: Bool = false) -> [String] {
    func fitted(_ line: String) -> String {
      fills ? line.cut(to: columns).padded(to: columns) : line
    }
    guard columns > 8 else { return [fitted(self)] }
    if let own = GlyphTable.plainColumns(of: self) {
      if own <= columns {
        return [fills && own < columns ? self + Self.blanks(columns - own) : self]
      }
      if utf8.first != UInt8(ascii: " ") { return wrappedPlain(columns: columns, fills: fills) }
    }
    return wrappedByCharacters(columns: columns).map(fitted)
  }

  private nonisolated func wrappedByCharacters(columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      let word = String(Substring(word))
      let columnsOfWord = GlyphTable.plainColumns(of: word) ?? word.count
      if width > 0, width + 1 + columnsOfWord > columns {
        lines.append(line)
        line = Self.indent + word
        width = Self.indent.utf8.count + columnsOfWord
      } else {
        if !line.isEmpty {
          line += " "
          width += 1
        }
        line += word
        width += columnsOfWord
      }
    }
    lines.append(line)
    return lines
  }

  /// The same where each scalar is a column, without a string for each word.
  private nonisolated func wrappedPlain(columns: Int, fills: Bool) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      // A line, and what of it is behind its last blank.
      var (start, width, blank, widthToBlank) = (0, 0, -1, 0)
      func endLine(at end: Int, _ width: Int) {
        let line = Self.line(
          bytes[start..<end], after: lines.isEmpty ? 0 : Self.indent.utf8.count,
          before: fills ? max(0, columns - width) : 0)
        lines.append(fills && width > columns ? line.cut(to: columns) : line)
      }
      func breakLine() {
        endLine(at: blank, widthToBlank)
        start = blank + 1
        width = Self.indent.utf8.count + width - widthToBlank - 1
        blank = -1
      }
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: " ") {
          if width > columns, blank >= 0 { breakLine() }
          (blank, widthToBlank) = (index, width)
        }
        if bytes[index] & 0xC0 != 0x80 { width += 1 }
      }
      if width > columns, blank >= 0 { breakLine() }
      endLine(at: bytes.count, width)
      return lines
    }
  }

  private nonisolated static let indent = "   "

  /// Bytes between so many blanks.
  private nonisolated static func line(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, after indent: Int, before rest: Int
  ) -> String {
    let count = indent + text.count + rest
    return String(unsafeUninitializedCapacity: count) { line in
      line[..<indent].initialize(repeating: UInt8(ascii: " "))
      let end = line[indent...].initialize(fromContentsOf: text)
      line[end..<count].initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}
