import CNcurses
import TerminalUI

/// Turns spans of cells into ncurses' prepared cells and puts them on a window, with one buffer for all rows.
final class CellEncoder {
  private let renditions: Renditions
  private let isASCII: Bool
  private let font: ConsoleFont?
  private var row: UnsafeMutableBufferPointer<cchar_t>

  /// - Parameter font: of a terminal that has only so many characters.
  init(renditions: Renditions, isASCII: Bool, font: ConsoleFont? = nil) {
    self.renditions = renditions
    self.isASCII = isASCII
    self.font = font
    row = .allocate(capacity: 256)
  }

  /// The program has one encoder for its life, or gives its memory back here.
  func close() { row.deallocate() }

  /// Puts the cells of a span on the window, up to the window's right edge.
  ///
  /// A glyph two cells wide is put whole even if the span has only one half of it.
  /// Complexity: O(length of the span).
  func put(
    _ cells: UnsafeBufferPointer<Cell>, columns: Range<Int>, row line: Int,
    on window: UnsafeMutablePointer<WINDOW>
  ) {
    var first = max(0, columns.lowerBound)
    let last = min(columns.upperBound, cells.count)
    guard first < last else { return }
    if cells[first].glyph == .continuation && first > 0 { first -= 1 }
    // The last glyph may reach one cell beyond the span.
    reserve(last - first + 1)
    var count = 0
    var column = first
    while column < last {
      let isWide = column + 1 < cells.count && cells[column + 1].glyph == .continuation
      count = encode(cells[column], isWide: isWide, at: count)
      column += isWide ? 2 : 1
    }
    wmove(window, Int32(line), Int32(first))
    wadd_wchnstr(window, row.baseAddress, Int32(count))
  }

  /// The cell as plain text of one column: "?" for what takes more.
  func text(of cell: Cell) -> String {
    let scalar = shown(GlyphTable.scalars(of: cell.glyph).first?.value ?? 0)
    return Unicode.Scalar(Self.width(scalar) == 1 ? scalar : 0x3F).map { String($0) } ?? "?"
  }

  /// What is shown of the cell beside its text.
  func rendition(of cell: Cell) -> Rendition { renditions[cell.style] }

  /// Appends one glyph and returns the new count: as many prepared cells as ncurses will spread over its columns.
  private func encode(_ cell: Cell, isWide: Bool, at count: Int) -> Int {
    let rendition = rendition(of: cell)
    let code = cell.glyph.code
    if code >= 0x20 && code < 0x7F && !isWide {
      row[count] = curses_cell(wchar_t(code), rendition.attributes, rendition.pair)
      return count + 1
    }
    let width = write(cell.glyph, isWide: isWide, rendition: rendition, at: count)
    guard isWide && width == 1 else { return count + 1 }
    // A glyph meant for two cells that ncurses gives one: without a blank, all behind it would shift.
    row[count + 1] = curses_cell(0x20, rendition.attributes, rendition.pair)
    return count + 2
  }

  /// Writes one prepared cell and returns the number of columns that ncurses gives to it, never more than it may have.
  private func write(_ glyph: Glyph, isWide: Bool, rendition: Rendition, at index: Int) -> Int {
    func put(_ scalar: UInt32) {
      row[index] = curses_cell(wchar_t(scalar), rendition.attributes, rendition.pair)
    }
    if glyph.code & Glyph.clusterBit != 0 {
      return writeCluster(glyph, isWide: isWide, put: put, at: index)
    }
    let scalar = shown(glyph.code)
    let width = Self.width(scalar)
    let fits = width == 1 || width == 2 && isWide
    put(fits ? scalar : Self.substitute(scalar))
    return fits ? width : 1
  }

  private func writeCluster(
    _ glyph: Glyph, isWide: Bool, put: (UInt32) -> Void, at index: Int
  ) -> Int {
    let scalars = GlyphTable.scalars(of: glyph)
    let base = shown(scalars.first?.value ?? 0)
    let width = Self.width(base)
    guard width == 1 || width == 2 && isWide else {
      put(Self.substitute(base))
      return 1
    }
    put(base)
    if isASCII { return width }
    for (place, mark) in scalars.enumerated().dropFirst() where Self.width(mark.value) == 0 {
      curses_cell_add_mark(&row[index], Int32(place), wchar_t(mark.value))
    }
    return width
  }

  /// The scalar to show: never a control character, whatever the cells hold.
  private func shown(_ code: UInt32) -> UInt32 {
    if code == 0 { return 0x20 }
    guard let scalar = Unicode.Scalar(code), code >= 0x20, !(0x7F...0x9F).contains(code) else {
      return 0x3F
    }
    if isASCII { return ASCIIGlyphs.substitute(for: scalar).value }
    return font?.shown(scalar).value ?? code
  }

  /// What is shown for a scalar that takes more columns than it has.
  private static func substitute(_ code: UInt32) -> UInt32 {
    Unicode.Scalar(code).map { ASCIIGlyphs.substitute(for: $0).value } ?? 0x3F
  }

  private static func width(_ scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : Int(curses_width(wchar_t(scalar)))
  }

  private func reserve(_ columns: Int) {
    // No glyph takes more prepared cells than columns.
    guard columns > row.count else { return }
    row.deallocate()
    row = .allocate(capacity: columns * 2)
  }
}
