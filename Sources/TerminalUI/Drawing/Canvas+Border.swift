extension Canvas {
  /// Draws a line of box-drawing glyphs along the inner edge of a rectangle.
  ///
  /// A rectangle of one row or one column has no corners and is drawn as a line.
  package func border(_ rect: CellRect, style: Style) {
    guard drawsLines, !rect.isEmpty else { return }
    let last = CellPoint(column: rect.maxColumn - 1, row: rect.maxRow - 1)
    horizontal(rect.minColumn..<rect.maxColumn, row: rect.minRow, style)
    if rect.size.rows == 1 { return }
    horizontal(rect.minColumn..<rect.maxColumn, row: last.row, style)
    vertical(rect.minColumn, rows: rect.minRow..<rect.maxRow, style)
    vertical(last.column, rows: rect.minRow..<rect.maxRow, style)
    if rect.size.columns == 1 { return }
    put([Self.topLeft], at: rect.origin, style: style)
    put([Self.topRight], at: CellPoint(column: last.column, row: rect.minRow), style: style)
    put([Self.bottomLeft], at: CellPoint(column: rect.minColumn, row: last.row), style: style)
    put([Self.bottomRight], at: last, style: style)
  }

  private func horizontal(_ columns: Range<Int>, row: Int, _ style: Style) {
    let rect = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    fill(rect, with: Cell(glyph: Self.horizontal, style: style))
  }

  private func vertical(_ column: Int, rows: Range<Int>, _ style: Style) {
    let rect = CellRect(column: column, row: rows.lowerBound, columns: 1, rows: rows.count)
    fill(rect, with: Cell(glyph: Self.vertical, style: style))
  }

  private static let horizontal = Glyph("\u{2500}")
  private static let vertical = Glyph("\u{2502}")
  private static let topLeft = Glyph("\u{250C}")
  private static let topRight = Glyph("\u{2510}")
  private static let bottomLeft = Glyph("\u{2514}")
  private static let bottomRight = Glyph("\u{2518}")
}
