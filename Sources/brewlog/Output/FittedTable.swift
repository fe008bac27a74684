import TerminalUI

/// Rows of texts in columns.
struct FittedTable {
  struct Column {
    let title: String
    var isRightAligned = false
    /// The fewest columns that it is made to fit into; nil for one that keeps its width.
    var least: Int?
  }

  let columns: [Column]
  var rows: [[String]] = []

  /// The table for an output: on a terminal with a line of titles and cut to its width, else in full with tabs between
  /// and without titles.
  func text(_ style: OutputStyle) -> String {
    guard let width = style.columns else {
      return rows.map { row in row.map(style.line).joined(separator: "\t") + "\n" }.joined()
    }
    let cells = ([columns.map(\.title)] + rows).map { row in
      row.map { style.cells(of: $0.onOneLine) }
    }
    let natural = natural(cells)
    let shown = columnsThatFit(natural, into: width)
    let widths = fitted(Array(natural.prefix(shown)), into: width)
    return cells.map { line(Array($0.prefix(shown)), widths, style) }.joined()
  }

  /// The widest cell of each column.
  private func natural(_ cells: [[[Glyph]]]) -> [Int] {
    columns.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
  }

  /// How many columns, from the first on, can be shown when each is as narrow as it gets: at least one.
  private func columnsThatFit(_ natural: [Int], into width: Int) -> Int {
    var used = -2
    for (index, column) in columns.enumerated() {
      used += 2 + min(natural[index], column.least ?? .max)
      if used > width { return max(1, index) }
    }
    return columns.count
  }

  /// Takes away what is too much, from the widest column that may be narrower each time; what still does not fit is
  /// cut at the edge.
  private func fitted(_ natural: [Int], into width: Int) -> [Int] {
    var widths = natural
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - width
    while excess > 0 {
      let widest = widths.indices.filter { widths[$0] > columns[$0].least ?? .max }
        .max { (widths[$0], $0) < (widths[$1], $1) }
      guard let widest else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func line(_ row: [[Glyph]], _ widths: [Int], _ style: OutputStyle) -> String {
    var cells: [Glyph] = []
    let blank = style.cells(of: " ")
    for (index, content) in row.enumerated() {
      let shown = Array(GlyphTable.closed(Self.cut(content, to: widths[index], style)[...]))
      let padding = Array(repeating: blank[0], count: widths[index] - shown.count)
      cells += columns[index].isRightAligned ? padding + shown : shown + padding
      if index < row.count - 1 { cells += blank + blank }
    }
    cells = Self.cut(cells, to: style.columns ?? cells.count, style)
    while cells.last == blank[0] { cells.removeLast() }
    return style.text(of: cells) + "\n"
  }

  /// Cells with their end replaced by an ellipsis where they are too many; a wide glyph is never cut in two.
  static func cut(_ cells: [Glyph], to width: Int, _ style: OutputStyle) -> [Glyph] {
    guard cells.count > width else { return cells }
    guard width > 0 else { return [] }
    var kept = Array(cells.prefix(width - 1))
    if cells[width - 1] == .continuation { kept[width - 2] = style.cells(of: " ")[0] }
    return kept + [OutputStyle.ellipsis]
  }
}
