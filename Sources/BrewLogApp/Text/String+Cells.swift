import TerminalUI

/// For text of any script.
extension String {
  /// The text on one line, exactly `width` cells long: cut with an ellipsis, or filled with blanks.
  ///
  /// Complexity: O(the cells shown).
  func fitted(to width: Int, trailing: Bool = false) -> String {
    guard width > 0 else { return "" }
    if let columns = GlyphTable.asciiColumns(of: self) {
      guard columns <= width else { return cut(to: width) }
      return trailing ? rightAligned(in: width) : padded(to: width)
    }
    let (shown, columns) = start(of: width)
    let blanks = String(repeating: " ", count: max(0, width - columns))
    guard trailing else { return shown + blanks }
    // A mark at the start would stand on the last blank, and not on a dotted circle of its own.
    let isJoined = (blanks + shown).count < blanks.count + shown.count
    return (isJoined ? blanks + " " : blanks) + shown
  }

  /// As much as fits, with an ellipsis where that is not all; and its cells.
  private func start(of width: Int) -> (text: String, columns: Int) {
    var cells: [Glyph] = []
    var ends: [(text: Index, columns: Int)] = [(startIndex, 0)]
    for place in indices {
      let character = self[place]
      GlyphTable.append(character.isNewline ? " " : character, to: &cells)
      if cells.count > width {
        let end = ends.last { $0.columns < width } ?? (startIndex, 0)
        let text = String(self[..<end.text]).onOneLine + "…"
        return (text.closed(GlyphTable.isRightToLeft(cells)), end.columns + 1)
      }
      ends.append((index(after: place), cells.count))
    }
    return (onOneLine.closed(GlyphTable.isRightToLeft(cells)), cells.count)
  }

  /// What is read from the right must not take what stands behind it along.
  private func closed(_ isRightToLeft: Bool) -> String {
    isRightToLeft ? self + String(GlyphTable.leftToRightMark) : self
  }

  /// With a blank for each line break.
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
