import CNcurses
import TerminalUI

/// Turns cells into ncurses' own and puts them into its window.
///
/// Nothing is allocated for a frame, but for glyphs with combining marks.
struct CellPainter {
  private let asciiOnly: Bool
  private var pairs: ColorPairs
  /// One row of prepared cells.
  private var row: UnsafeMutableBufferPointer<cchar_t>
  /// A blank of each style drawn lately, found by a hash of the style.
  private var blanks: UnsafeMutableBufferPointer<(style: Style, blank: cchar_t)>

  private static let cacheSize = 64

  init(colors: ColorPairs, asciiOnly: Bool) {
    self.asciiOnly = asciiOnly
    pairs = colors
    row = .allocate(capacity: 256)
    blanks = .allocate(capacity: Self.cacheSize)
    // A true entry for the plain style in every place; whatever else is looked up there misses it.
    blanks.initialize(repeating: (.plain, brewlog_blank(0, 0)))
  }

  func deallocate() {
    row.deallocate()
    blanks.deallocate()
  }

  /// Puts the cells of a span into the window.
  mutating func put(_ span: Damage.Span, of buffer: CellBuffer, into window: UnsafeMutablePointer<WINDOW>) {
    buffer.withRow(span.row) { cells in
      let first = firstColumn(of: span, in: cells)
      let count = prepare(cells, first..<min(span.columns.upperBound, cells.count))
      mvwadd_wchnstr(window, Int32(span.row), Int32(first), row.baseAddress, Int32(count))
    }
  }

  /// A span that starts in the right half of a glyph starts with its left half.
  private func firstColumn(of span: Damage.Span, in cells: UnsafeBufferPointer<Cell>) -> Int {
    let first = span.columns.lowerBound
    return first > 0 && cells[first].glyph == .continuation ? first - 1 : first
  }

  /// Fills the row of prepared cells: one for each glyph, as ncurses makes the right halves itself.
  /// - Returns: the number of prepared cells.
  private mutating func prepare(_ cells: UnsafeBufferPointer<Cell>, _ columns: Range<Int>) -> Int {
    if row.count < columns.count {
      row.deallocate()
      row = .allocate(capacity: columns.count)
    }
    var count = 0
    for column in columns {
      let cell = cells[column]
      if cell.glyph == .continuation && !asciiOnly { continue }
      let place = row.baseAddress! + count
      place.pointee = blank(for: cell.style)
      setGlyph(cell.glyph, at: place)
      count += 1
    }
    return count
  }

  private func setGlyph(_ glyph: Glyph, at place: UnsafeMutablePointer<cchar_t>) {
    if glyph == .continuation { return }
    if asciiOnly {
      let base = GlyphTable.scalars(of: glyph).first ?? " "
      return brewlog_set_scalar(place, 0, ASCIIGlyphs.replacement(for: base).value)
    }
    if glyph.code & Glyph.clusterBit == 0 { return brewlog_set_scalar(place, 0, glyph.code) }
    for (index, scalar) in GlyphTable.scalars(of: glyph).prefix(5).enumerated() {
      brewlog_set_scalar(place, Int32(index), scalar.value)
    }
  }

  private mutating func blank(for style: Style) -> cchar_t {
    let place = Self.place(of: style)
    if blanks[place].style == style { return blanks[place].blank }
    let pair = pairs.pair(foreground: style.foreground, background: style.background)
    let blank = brewlog_blank(Self.attributes(of: style.attributes), pair)
    blanks[place] = (style, blank)
    return blank
  }

  private static func place(of style: Style) -> Int {
    let colors = Int(style.foreground ?? 0) &* 5 &+ Int(style.background ?? 0) &* 11
    return (colors &+ Int(style.attributes.rawValue)) & (cacheSize - 1)
  }

  private static func attributes(of attributes: Style.Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= brewlog_bold() }
    if attributes.contains(.dim) { result |= brewlog_dim() }
    if attributes.contains(.italic) { result |= brewlog_italic() }
    if attributes.contains(.underline) { result |= brewlog_underline() }
    if attributes.contains(.reverse) { result |= brewlog_reverse() }
    return result
  }
}
