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
    return trailing ? blanks + shown : shown + blanks
  }

  /// As much as fits, with an ellipsis where that is not all; and its cells.
  private func start(of width: Int) -> (text: String, columns: Int) {
    // Only of marks that take no column can there be more than this without a cell too many.
    let first = prefix(2 * width + 2)
    var line = String(first).onOneLine.standing
    var (cells, ends) = line.cells(upTo: width)
    if cells.count <= width && first.endIndex < endIndex {
      line = onOneLine.standing
      (cells, ends) = line.cells(upTo: width)
    }
    let isRightToLeft = GlyphTable.isRightToLeft(cells)
    if cells.count <= width { return (line.closed(isRightToLeft), cells.count) }
    let end = ends.last { $0.columns < width } ?? (line.startIndex, 0)
    return ((String(line[..<end.text]) + "…").closed(isRightToLeft), end.columns + 1)
  }

  /// The text with a sign for its first mark to stand on, if it begins with one: it would stand on whatever comes before
  /// the text, and take no column there.
  private var standing: String {
    guard let first, !first.isASCII else { return self }
    return " \(first)".cells(upTo: 1).cells.count == 1 ? "\u{25CC}" + self : self
  }

  /// The cells of the characters up to the first that goes beyond a width, and where each of them ends.
  private func cells(upTo width: Int) -> (cells: [Glyph], ends: [(text: Index, columns: Int)]) {
    var cells: [Glyph] = []
    var ends: [(text: Index, columns: Int)] = [(startIndex, 0)]
    for place in indices {
      GlyphTable.append(self[place], to: &cells)
      if cells.count > width { break }
      ends.append((index(after: place), cells.count))
    }
    return (cells, ends)
  }

  /// What is read from the right must not take what stands behind it along.
  private func closed(_ isRightToLeft: Bool) -> String {
    isRightToLeft ? self + String(GlyphTable.leftToRightMark) : self
  }

  /// With a blank for each line break.
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
