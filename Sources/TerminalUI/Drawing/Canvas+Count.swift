extension Canvas {
  /// Shows the number typed in front of a key, in the lower left corner of what it is for.
  func put(count: Int?, in rect: CellRect, style: Style) {
    guard let count, !rect.isEmpty else { return }
    var style = style
    style.attributes.insert(.reverse)
    let corner = CellPoint(column: rect.minColumn, row: rect.maxRow - 1)
    clipped(to: rect).put(" \(count) ", at: corner, style: style)
  }
}
