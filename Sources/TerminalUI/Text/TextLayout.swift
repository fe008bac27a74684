/// A text made ready for measuring and drawing.
///
/// It breaks at every LF, CR and CR LF, and where it is wider than the proposed columns, between words; beside a wide
/// glyph; and inside a word only when the word alone is too wide. Spaces at such a break take no column. Where more
/// lines are needed than are allowed, the last allowed one is truncated with `…`. An empty text has no size, any
/// other at least one row.
package struct TextLayout {
  /// Which part of a line that is too long gives way to `…`.
  package nonisolated enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }

  package let text: String
  /// The columns of one line of printable ASCII; nil for any other text.
  private let asciiColumns: Int?
  /// The cells of all explicit lines; empty where `asciiColumns` says enough.
  private let cells: [Glyph]
  private let paragraphs: [Range<Int>]
  /// Whether three dots stand for `…`.
  private let isSpoken: Bool
  /// What dots have made wider, the columns that it had, and those that they take more: a text with `…` may have been
  /// cut to the former.
  private let undotted: (text: String, columns: Int, growth: Int)?

  /// Complexity: O(text); no allocation for one line of printable ASCII.
  ///
  /// - Parameter isSpoken: whether the text is heard, or felt: its signs are words.
  package init(_ text: String, isSpoken: Bool = false) {
    let words = isSpoken ? SpokenText.words(text) : text
    self.text = words
    self.isSpoken = isSpoken
    undotted = isSpoken ? Self.undotted(text) : nil
    asciiColumns = GlyphTable.asciiColumns(of: words)
    (cells, paragraphs) = asciiColumns == nil ? Self.split(words) : ([], [])
  }

  /// The size that the text takes of a proposed one; nil proposes as much as the text wants.
  ///
  /// Complexity: O(1) for one line that fits, else O(text).
  package func size(
    columns: Int? = nil, rows: Int? = nil, lineLimit: Int? = nil, truncation: Truncation = .tail
  ) -> CellSize {
    if let lineColumns, lineColumns <= columns ?? .max {
      return CellSize(columns: lineColumns, rows: text.isEmpty ? 0 : 1)
    }
    guard columns ?? 1 > 0 else { return CellSize(columns: 0, rows: text.isEmpty ? 0 : 1) }
    var size = CellSize.zero
    let breaker = lineBreaker(columns: columns, truncation: truncation)
    breaker.forEachLine(limit: Self.limit(rows, lineLimit)) { line in
      size.columns = max(size.columns, breaker.run(of: line).columns)
      size.rows += 1
    }
    return size
  }

  /// The size in one column and row: one cell, for the one character or a `…`; none for an empty text.
  ///
  /// Complexity: O(1) for one line, else O(text).
  package var leastSize: CellSize {
    guard let lineColumns else { return size(columns: 1, rows: 1) }
    return CellSize(columns: min(1, lineColumns), rows: text.isEmpty ? 0 : 1)
  }

  /// The columns of a text that is one line.
  private var lineColumns: Int? { asciiColumns ?? (paragraphs.count == 1 ? cells.count : nil) }

  /// The lines to draw in a proposed size; none where it has no columns.
  ///
  /// Complexity: O(text).
  package func lines(
    columns: Int? = nil, rows: Int? = nil, lineLimit: Int? = nil, truncation: Truncation = .tail
  ) -> [TextRun] {
    guard !text.isEmpty, columns ?? 1 > 0 else { return [] }
    var runs: [TextRun] = []
    let breaker = lineBreaker(columns: columns, truncation: truncation)
    breaker.forEachLine(limit: Self.limit(rows, lineLimit)) { runs.append(breaker.run(of: $0)) }
    return runs
  }

  /// Draws the lines from the top of a rectangle, each aligned within its columns.
  ///
  /// Complexity: O(text); no allocation for one line of printable ASCII that fits.
  package func draw(
    in canvas: Canvas, rect: CellRect, style: Style, lineLimit: Int? = nil,
    truncation: Truncation = .tail, alignment: TextAlignment = .leading
  ) {
    let size = rect.size
    func point(_ columns: Int, _ row: Int) -> CellPoint {
      let indent = alignment.indent(columns: columns, in: size.columns)
      return CellPoint(column: rect.minColumn + indent, row: rect.minRow + row)
    }
    if let asciiColumns, asciiColumns <= size.columns {
      canvas.putASCII(text, columns: asciiColumns, at: point(asciiColumns, 0), style: style)
      return
    }
    let runs = lines(
      columns: size.columns, rows: size.rows, lineLimit: lineLimit, truncation: truncation)
    for (row, run) in runs.enumerated() {
      canvas.put(run.glyphs, at: point(run.columns, row), style: style)
    }
  }
}

/// The cells of one line, a wide glyph followed by `Glyph.continuation`.
package nonisolated struct TextRun: Equatable, Sendable {
  package let glyphs: ArraySlice<Glyph>

  package var columns: Int { glyphs.count }
}

extension TextLayout {
  static func limit(_ rows: Int?, _ lineLimit: Int?) -> Int {
    max(1, min(rows ?? .max, lineLimit ?? .max))
  }

  func lineBreaker(columns: Int?, truncation: Truncation) -> LineBreaker {
    let own = asciiColumns ?? cells.count
    // Where the text fitted, it is one line also with dots; what other words make longer is broken as any text.
    if let columns, columns < own, let undotted, undotted.columns <= columns,
      own <= undotted.columns + undotted.growth
    {
      return TextLayout(SpokenText.words(undotted.text, in: columns))
        .lineBreaker(columns: columns, truncation: truncation)
    }
    var cells = cells
    var paragraphs = paragraphs
    if asciiColumns != nil {
      cells = text.utf8.map { Glyph(code: UInt32($0)) }
      paragraphs = [cells.indices]
    }
    return LineBreaker(
      cells: cells, paragraphs: paragraphs, columns: columns ?? .max, truncation: truncation,
      ellipsis: isSpoken ? LineBreaker.dots(columns ?? .max) : LineBreaker.ellipsis)
  }

  /// The text, its columns and those that dots add, if it is one line that has a `…`.
  private static func undotted(_ text: String) -> (text: String, columns: Int, growth: Int)? {
    let ellipses = text.unicodeScalars.count { $0 == "\u{2026}" }
    guard ellipses > 0 else { return nil }
    let (cells, paragraphs) = split(text)
    return paragraphs.count == 1 ? (text, cells.count, 2 * ellipses) : nil
  }

  private static func split(_ text: String) -> (cells: [Glyph], paragraphs: [Range<Int>]) {
    var cells: [Glyph] = []
    var paragraphs: [Range<Int>] = []
    var start = 0
    cells.reserveCapacity(text.utf8.count)
    for cluster in text {
      // A line break is never in a cluster with anything but CR LF.
      if let first = cluster.unicodeScalars.first, first == "\n" || first == "\r" {
        paragraphs.append(start..<cells.count)
        start = cells.count
      } else {
        GlyphTable.append(cluster, to: &cells)
      }
    }
    paragraphs.append(start..<cells.count)
    return (cells, paragraphs)
  }
}
