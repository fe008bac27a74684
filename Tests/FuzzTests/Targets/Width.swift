import SeededRandom
import TerminalUI

@testable import BrewLogApp

extension FuzzTarget {
  /// Text of any script: widths add up, nothing is wider than its place, nothing raw comes out.
  static let width = FuzzTarget(
    "width",
    seeds: [
      "\u{0C}\u{02}Kenya AA, washed and sweet", "\u{03}\u{09}한국 커피 咖啡 ☕",
      "\u{08}\u{01}👨‍👩‍👧👍🏽🇩🇪🇪 e\u{301}x",
      "\u{01}\u{04}\u{1B}[31ma\tb\r\nc\u{202E}d\u{0}", "\u{05}\u{03}กำ क्षि ﷺ \u{301}a\u{AD}",
      "\u{10}\u{02}a\u{FE0F}\u{200D}",
    ]
  ) { bytes in
    var input = FuzzInput(bytes)
    let columns = input.below(40)
    let rows = 1 + input.below(6)
    let text = input.text
    try checkCells(text)
    for trailing in [false, true] {
      let fitted = text.fitted(to: columns, trailing: trailing)
      try require(
        cells(of: fitted).count == columns, "\(fitted.debugDescription) is not \(columns) wide")
      try require(
        cells(of: "| \(fitted) |").count == columns + 4,
        "\(fitted.debugDescription) is not \(columns) wide between others")
      try require(!fitted.contains(where: \.isNewline), "a fitted text breaks")
    }
    try checkLayout(text, columns: columns, rows: rows)
    try checkTable(text, columns: columns)
    try checkPlain(text)
  }

  static func cells(of text: String) -> [Glyph] {
    var cells: [Glyph] = []
    for character in text { GlyphTable.append(character, to: &cells) }
    return cells
  }

  private static func checkCells(_ text: String) throws {
    let cells = cells(of: text)
    var column = 0
    while column < cells.count {
      let width = GlyphTable.width(of: cells[column])
      try require(width == 1 || width == 2, "cell \(column) begins with half a glyph")
      let isFollowed = column + 1 < cells.count && cells[column + 1] == .continuation
      try require(
        (width == 2) == isFollowed, "glyph \(column) is \(width) wide and has not its cells")
      let scalars = GlyphTable.scalars(of: cells[column])
      try require(1...5 ~= scalars.count, "glyph \(column) has \(scalars.count) scalars")
      try requireHarmless(scalars.map { String($0) }.joined(), "glyph \(column)")
      column += width
    }
  }

  private static func checkLayout(_ text: String, columns: Int, rows: Int) throws {
    let layout = TextLayout(text)
    for truncation in [TextLayout.Truncation.head, .middle, .tail] {
      let lines = layout.lines(columns: columns, rows: rows, truncation: truncation)
      let size = layout.size(columns: columns, rows: rows, truncation: truncation)
      try require(lines.count <= rows, "\(lines.count) lines in \(rows)")
      try require(columns == 0 || size.rows == lines.count, "\(size) for \(lines.count) lines")
      try require(
        size.columns == lines.map(\.columns).max() ?? 0, "\(size) is no measure of \(lines)")
      for line in lines {
        try require(line.columns <= columns, "\(line.columns) cells in \(columns)")
        try require(line.glyphs.first != .continuation, "a line begins with half a glyph")
        let last = line.glyphs.last.map(GlyphTable.width) ?? 1
        try require(last < 2, "a line ends in half a glyph")
      }
    }
  }
}
