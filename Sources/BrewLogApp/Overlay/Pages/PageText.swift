import TerminalUI

/// A text of a page, which is broken into lines once for each width.
final class PageText {
  let text: String
  private var made: (columns: Int, isSpoken: Bool, lines: [String]) = (-1, false, [])

  init(_ text: String) { self.text = text }

  /// - Parameter isSpoken: whether words stand for the signs in it.
  func lines(columns: Int, isSpoken: Bool) -> [String] {
    if made.columns != columns || made.isSpoken != isSpoken {
      let text = isSpoken ? SpokenText.words(text) : text
      made = (columns, isSpoken, text.wrapped(columns: columns))
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
  nonisolated func wrapped(columns: Int) -> [String] {
    guard columns > 8 else { return [self] }
    if let own = GlyphTable.plainColumns(of: self), own <= columns { return [self] }
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

  private nonisolated static let indent = "   "
}
