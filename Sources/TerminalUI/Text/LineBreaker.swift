/// Breaks cells into lines of at most so many columns.
nonisolated struct LineBreaker {
  let cells: [Glyph]
  /// The explicit lines, as ranges of cells.
  let paragraphs: [Range<Int>]
  /// At least 1.
  let columns: Int
  let truncation: TextLayout.Truncation
  /// What stands for what does not fit: less than a line.
  let ellipsis: ArraySlice<Glyph>

  struct Line {
    var range: Range<Int>
    /// Whether `…` must stand for what follows, or for what does not fit.
    var isTruncated = false
  }

  /// Gives the lines in order, at most `limit` (at least 1). The last one is truncated if there are more.
  ///
  /// Complexity: O(cells of the lines given).
  func forEachLine(limit: Int, _ body: (Line) -> Void) {
    var count = 0
    for (index, paragraph) in paragraphs.enumerated() {
      var start = paragraph.lowerBound
      repeat {
        let (end, next) = lineEnd(from: start, in: paragraph)
        let isLast = next == paragraph.upperBound && index == paragraphs.count - 1
        count += 1
        if count == limit, !isLast {
          return body(Line(range: start..<paragraph.upperBound, isTruncated: true))
        }
        body(Line(range: start..<end))
        start = next
      } while start < paragraph.upperBound
    }
  }

  /// Where the line that starts at a cell ends, and where the next one starts.
  private func lineEnd(from start: Int, in paragraph: Range<Int>) -> (end: Int, next: Int) {
    let paragraphEnd = paragraph.upperBound
    guard paragraphEnd - start > columns else { return (paragraphEnd, paragraphEnd) }
    let limit = start + columns
    var position = limit
    while position > start, !mayBreak(before: position) { position -= 1 }
    if position > start {
      let end = trimmingSpaces(start..<position).upperBound
      let next = skippingSpaces(from: position, to: paragraphEnd)
      // Leading spaces are kept, and if they fill the line, they are the line.
      return (end > start ? end : position, next)
    }
    // A wide glyph in one column: it is a line of its own, drawn as a blank.
    let inWord = cells[limit] == .continuation ? max(limit - 1, start) : limit
    let end = inWord > start ? inWord : start + 2
    return (end, end)
  }

  private func mayBreak(before position: Int) -> Bool {
    if cells[position] == .continuation { return false }
    return cells[position] == .space || cells[position - 1] == .space
      || cells[position - 1] == .continuation
      || position + 1 < cells.count && cells[position + 1] == .continuation
  }

  private func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, cells[end - 1] == .space { end -= 1 }
    return range.lowerBound..<end
  }

  private func skippingSpaces(from start: Int, to end: Int) -> Int {
    var start = start
    while start < end, cells[start] == .space { start += 1 }
    return start
  }
}

extension LineBreaker {
  /// The cells to draw for a line. Complexity: O(1), or O(line) where it is truncated.
  func run(of line: Line) -> TextRun {
    if line.isTruncated {
      return TextRun(glyphs: truncated(line.range).reduce(into: []) { $0 += $1.glyphs })
    }
    if line.range.count > columns { return TextRun(glyphs: [.space]) }
    return TextRun(glyphs: cells[line.range])
  }

  /// The same in pieces, each with its place in the text.
  func pieces(of line: Line) -> [Piece] {
    line.isTruncated
      ? truncated(line.range)
      : [Piece(glyphs: run(of: line).glyphs, place: line.range.lowerBound)]
  }

  /// Cells that stand beside each other in the text.
  struct Piece {
    let glyphs: ArraySlice<Glyph>
    /// The first one's place in the text; that of what `…` stands for.
    let place: Int
  }

  private func truncated(_ range: Range<Int>) -> [Piece] {
    let kept = min(columns - ellipsis.count, range.count)
    switch truncation {
    case .tail: return [piece(prefix(of: range, kept)), ellipsis(at: range.lowerBound + kept)]
    case .head: return [ellipsis(at: range.lowerBound), piece(suffix(of: range, kept))]
    case .middle where kept == range.count:
      return [piece(cells[range]), ellipsis(at: range.upperBound)]
    case .middle:
      let first = kept - kept / 2
      return [
        piece(prefix(of: range, first)), ellipsis(at: range.lowerBound + first),
        piece(suffix(of: range, kept / 2)),
      ]
    }
  }

  private func piece(_ glyphs: ArraySlice<Glyph>) -> Piece {
    Piece(glyphs: glyphs, place: glyphs.startIndex)
  }
  private func ellipsis(at place: Int) -> Piece { Piece(glyphs: ellipsis, place: place) }

  private func prefix(of range: Range<Int>, _ count: Int) -> ArraySlice<Glyph> {
    var end = range.lowerBound + count
    if end < range.upperBound, cells[end] == .continuation { end -= 1 }
    return cells[trimmingSpaces(range.lowerBound..<end)]
  }

  private func suffix(of range: Range<Int>, _ count: Int) -> ArraySlice<Glyph> {
    var start = range.upperBound - count
    if start < range.upperBound, cells[start] == .continuation { start += 1 }
    return cells[skippingSpaces(from: start, to: range.upperBound)..<range.upperBound]
  }

  static let ellipsis: ArraySlice = [Glyph("\u{2026}")]

  /// Three dots, or as many as leave room for something else.
  static func dots(_ columns: Int) -> ArraySlice<Glyph> {
    ArraySlice(repeatElement(Glyph("."), count: columns > 3 ? 3 : 1))
  }
}
