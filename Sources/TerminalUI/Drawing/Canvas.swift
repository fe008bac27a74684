/// Draws into a cell buffer, inside a rectangle.
///
/// Places are those of the buffer. No half of a wide glyph is ever left: overwriting one half blanks the other, even
/// just outside the rectangle, and a wide glyph that the rectangle cuts is drawn as a blank.
package struct Canvas {
  package let buffer: CellBuffer
  /// What is drawn outside it is dropped; always within the buffer.
  package let clip: CellRect
  /// Whether a style without a background colour keeps the one that the cell has.
  package var keepsBackground = false
  /// Whether lines are drawn; if not, blanks stand for them, and likenesses in ASCII for other signs.
  package var drawsLines = true
  /// The columns of the canvas that this one was clipped from: what is outside of them is not drawn, but is there.
  private let drawnColumns: Range<Int>

  package init(_ buffer: CellBuffer, clip: CellRect? = nil) {
    self.buffer = buffer
    let bounds = CellRect(origin: .zero, size: buffer.size)
    let clip = clip?.intersection(bounds) ?? bounds
    self.clip = clip
    drawnColumns = clip.minColumn..<clip.maxColumn
  }

  private init(_ canvas: Canvas, clip: CellRect) {
    buffer = canvas.buffer
    self.clip = clip
    keepsBackground = canvas.keepsBackground
    drawsLines = canvas.drawsLines
    drawnColumns = canvas.drawnColumns
  }

  /// The same canvas, drawing only where both its own rectangle and the given one are.
  package func clipped(to rect: CellRect) -> Canvas {
    Canvas(self, clip: clip.intersection(rect))
  }

  /// Draws one glyph per cell to the right of a place; a wide one is followed by `Glyph.continuation`. What stands behind
  /// it keeps its place also where the text is read from the right.
  ///
  /// Complexity: O(cells), without allocation but for such text, and for signs where likenesses stand for them.
  package func put(_ glyphs: ArraySlice<Glyph>, at point: CellPoint, style: Style) {
    let closed = GlyphTable.closed(glyphs)
    let isUnchanged = drawsLines || closed.allSatisfy { $0.spoken == $0 }
    let glyphs = isUnchanged ? closed : ArraySlice(closed.map(\.spoken))
    guard let visible = visibleColumns(of: glyphs.count, at: point) else { return }
    glyphs.withUnsafeBufferPointer { glyphs in
      write(visible, row: point.row, style: style) { column in
        let index = column - point.column
        let isCut =
          glyphs[index] == .continuation
          ? column == visible.lowerBound
          : column == visible.upperBound - 1 && index + 1 < glyphs.count
            && glyphs[index + 1] == .continuation
        if isCut { noteCut(row: point.row, column: column, glyphs[index]) }
        return isCut ? .space : glyphs[index]
      }
    }
  }

  /// A glyph cut by a view's own edge stays so; one cut by the edge of what is drawn now is whole on the screen.
  private func noteCut(row: Int, column: Int, _ glyph: Glyph) {
    let outside = glyph == .continuation ? column - 1 : column + 1
    if !drawnColumns.contains(outside), (0..<buffer.size.columns).contains(outside) {
      buffer.noteCut(row: row, outside: outside)
    }
  }

  package func put(_ glyphs: [Glyph], at point: CellPoint, style: Style) {
    put(glyphs[...], at: point, style: style)
  }

  /// Draws a text on one line; line breaks in it are shown as control characters are. Gives its columns.
  ///
  /// Complexity: O(text); printable ASCII is drawn without allocation.
  @discardableResult
  package func put(_ text: String, at point: CellPoint, style: Style) -> Int {
    if let columns = GlyphTable.asciiColumns(of: text) {
      putASCII(text, columns: columns, at: point, style: style)
      return columns
    }
    if drawsLines, let columns = GlyphTable.plainColumns(of: text) {
      putPlain(text, columns: columns, at: point, style: style)
      return columns
    }
    var cells: [Glyph] = []
    cells.reserveCapacity(text.utf8.count)
    for cluster in text { GlyphTable.append(cluster, to: &cells) }
    put(cells[...], at: point, style: style)
    return cells.count
  }

  /// Draws a text that is known to be printable ASCII of so many columns.
  func putASCII(_ text: String, columns: Int, at point: CellPoint, style: Style) {
    guard let visible = visibleColumns(of: columns, at: point) else { return }
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      write(visible, row: point.row, style: style) { column in
        Glyph(code: UInt32(bytes[column - point.column]))
      }
    }
  }

  /// Draws a text of which each scalar is known to be a glyph of one column.
  private func putPlain(_ text: String, columns: Int, at point: CellPoint, style: Style) {
    guard let visible = visibleColumns(of: columns, at: point) else { return }
    var scalars = text.unicodeScalars.makeIterator()
    for _ in point.column..<visible.lowerBound { _ = scalars.next() }
    write(visible, row: point.row, style: style) { _ in scalars.next().map(Glyph.init) ?? .space }
  }

  /// Fills a rectangle with a cell; a wide glyph cannot fill, and is drawn as blanks.
  package func fill(_ rect: CellRect, with cell: Cell) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    let glyph = GlyphTable.width(of: cell.glyph) == 1 ? cell.glyph : .space
    for row in visible.minRow..<visible.maxRow {
      write(visible.minColumn..<visible.maxColumn, row: row, style: cell.style) { _ in glyph }
    }
  }
}

extension Canvas {
  private func visibleColumns(of count: Int, at point: CellPoint) -> Range<Int>? {
    guard point.row >= clip.minRow, point.row < clip.maxRow else { return nil }
    let first = max(point.column, clip.minColumn)
    let end = min(point.column + count, clip.maxColumn)
    return first < end ? first..<end : nil
  }

  /// Writes columns within the rectangle of one row, and blanks the halves of wide glyphs left at both ends.
  @inline(__always)
  private func write(
    _ columns: Range<Int>, row: Int, style: Style, glyph: (_ column: Int) -> Glyph
  ) {
    buffer.withMutableRow(row) { cells in
      let first = columns.lowerBound
      let end = columns.upperBound
      if cells[first].glyph == .continuation { cells[first - 1].glyph = .space }
      if end < cells.count, cells[end].glyph == .continuation { cells[end].glyph = .space }
      for column in columns {
        var cell = Cell(glyph: glyph(column), style: style)
        if keepsBackground, style.background == nil {
          cell.style.background = cells[column].style.background
        }
        cells[column] = cell
      }
    }
  }
}
