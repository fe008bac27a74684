extension TextLayout {
  /// Draws the lines as for one style, each cell in the style of the part that it is of.
  ///
  /// Complexity: O(text).
  func draw(
    _ parts: [TextPart], in canvas: Canvas, rect: CellRect, style: Style, _ setting: TextSetting
  ) {
    let styles = PartStyles(parts, around: style)
    let breaker = lineBreaker(columns: rect.size.columns, truncation: setting.truncation)
    var row = rect.minRow
    breaker.forEachLine(limit: Self.limit(rect.size.rows, setting.lineLimit)) { line in
      let pieces = breaker.pieces(of: line)
      let columns = pieces.reduce(0) { $0 + $1.glyphs.count }
      let indent = setting.alignment.indent(columns: columns, in: rect.size.columns)
      var point = CellPoint(column: rect.minColumn + indent, row: row)
      for piece in pieces {
        styles.draw(piece, in: canvas, at: point)
        point.column += piece.glyphs.count
      }
      row += 1
    }
  }
}

/// Which cells of a text have which style.
private struct PartStyles {
  private var spans: [(end: Int, style: Style)] = []

  init(_ parts: [TextPart], around style: Style) {
    var end = 0
    for part in parts {
      end += Self.cells(of: part.string)
      spans.append((end, part.style.applied(to: style)))
    }
  }

  /// Line breaks take none.
  private static func cells(of string: String) -> Int {
    var cells: [Glyph] = []
    for cluster in string where cluster != "\n" && cluster != "\r" && cluster != "\r\n" {
      GlyphTable.append(cluster, to: &cells)
    }
    return cells.count
  }

  func draw(_ piece: LineBreaker.Piece, in canvas: Canvas, at point: CellPoint) {
    var glyphs = piece.glyphs
    var place = piece.place
    var point = point
    for (index, span) in spans.enumerated() where span.end > place || index == spans.count - 1 {
      // Where marks at a part's start belong to the cell before, the last part has what is left.
      let count = index == spans.count - 1 ? glyphs.count : min(glyphs.count, span.end - place)
      canvas.put(glyphs.prefix(count), at: point, style: span.style)
      glyphs = glyphs.dropFirst(count)
      place += count
      point.column += count
      if glyphs.isEmpty { return }
    }
  }
}
