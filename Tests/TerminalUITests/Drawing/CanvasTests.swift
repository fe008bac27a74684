import SeededRandom
import Testing

@testable import TerminalUI

extension CellBuffer {
  /// The rows as text without trailing blanks; the right half of a wide glyph shows as `‹`.
  var shownLines: [String] {
    (0..<size.rows).map { row in
      var line = withRow(row) { shown($0.map(\.glyph)) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Whether each wide glyph has its right half and no right half is without its glyph.
  var hasOnlyWholeGlyphs: Bool {
    (0..<size.rows).allSatisfy { row in
      withRow(row) { cells in
        cells.indices.allSatisfy { column in
          let glyph = cells[column].glyph
          if glyph == .continuation {
            return column > 0 && GlyphTable.width(of: cells[column - 1].glyph) == 2
          }
          if GlyphTable.width(of: glyph) == 1 { return true }
          return column + 1 < cells.count && cells[column + 1].glyph == .continuation
        }
      }
    }
  }
}

struct CanvasTests {
  private let buffer = CellBuffer(size: CellSize(columns: 8, rows: 3))

  private func put(_ text: String, _ column: Int, _ row: Int = 0, clip: CellRect? = nil) {
    Canvas(buffer, clip: clip).put(text, at: CellPoint(column: column, row: row), style: .plain)
  }

  @Test func putsTextWhereItIsTold() {
    put("abc", 2, 1)
    put("é中", 0, 2)
    #expect(buffer.shownLines == ["", "  abc", "é中‹"])
  }

  @Test func dropsWhatIsOutside() {
    put("abcdef", -2, 0)
    put("abcdef", 5, 1)
    put("abc", 0, -1)
    put("abc", 0, 3)
    put("abc", -3, 2)
    put("abc", 8, 2)
    #expect(buffer.shownLines == ["cdef", "     abc", ""])
  }

  @Test func clipsToItsRectangle() {
    let clip = CellRect(column: 2, row: 1, columns: 3, rows: 1)
    put("abcdefgh", 0, 0, clip: clip)
    put("abcdefgh", 0, 1, clip: clip)
    #expect(buffer.shownLines == ["", "  cde", ""])
    let outer = Canvas(buffer, clip: CellRect(column: 0, row: 0, columns: 4, rows: 9))
    #expect(outer.clip == CellRect(column: 0, row: 0, columns: 4, rows: 3))
    #expect(outer.clipped(to: clip).clip == CellRect(column: 2, row: 1, columns: 2, rows: 1))
  }

  @Test func cutWideGlyphsAreBlank() {
    put("中文字", 1, 0, clip: CellRect(column: 2, row: 0, columns: 4, rows: 1))
    #expect(buffer.shownLines[0] == "   文‹")
    put("中", 7, 1)
    put("中", -1, 2)
    #expect(buffer.shownLines == ["   文‹", "", ""])
  }

  @Test func overwritingHalfBlanksTheOther() {
    put("中文字", 0)
    put("a", 1)
    #expect(buffer.shownLines[0] == " a文‹字‹")
    put("b", 4)
    #expect(buffer.shownLines[0] == " a文‹b")
    put("한", 1)
    #expect(buffer.shownLines[0] == " 한‹ b")
  }

  @Test func overwritingHalfReachesJustOutsideTheClip() {
    put("中文", 0)
    put("xxxx", 0, 0, clip: CellRect(column: 1, row: 0, columns: 2, rows: 1))
    #expect(buffer.shownLines[0] == " xx")
  }

  @Test func putGivesTheColumns() {
    let canvas = Canvas(buffer)
    #expect(canvas.put("abc", at: .zero, style: .plain) == 3)
    #expect(canvas.put("中é", at: .zero, style: .plain) == 3)
  }

  @Test func lineBreaksAreShownOnOneLine() {
    put("a\nb\u{1B}", 0)
    #expect(buffer.shownLines == ["a\u{240A}b\u{241B}", "", ""])
  }

  @Test func fills() {
    let canvas = Canvas(buffer)
    put("中文字", 0, 1)
    let rect = CellRect(column: 3, row: 0, columns: 2, rows: 2)
    canvas.fill(rect, with: Cell(glyph: Glyph("#"), style: Style(foreground: 3)))
    #expect(buffer.shownLines == ["   ##", "中‹ ##", ""])
    #expect(buffer[3, 0].style == Style(foreground: 3))
    let wide = GlyphTable.glyph(for: "中").glyph
    canvas.fill(CellRect(column: 0, row: 0, columns: 9, rows: 9), with: Cell(glyph: wide))
    #expect(buffer.shownLines == ["", "", ""])
  }

  @Test func borders() {
    let canvas = Canvas(buffer)
    canvas.border(CellRect(column: 0, row: 0, columns: 4, rows: 3), style: .plain)
    canvas.border(CellRect(column: 5, row: 0, columns: 1, rows: 3), style: .plain)
    canvas.border(CellRect(column: 6, row: 1, columns: 5, rows: 1), style: .plain)
    #expect(buffer.shownLines == ["┌──┐ │", "│  │ │──", "└──┘ │"])
  }

  @Test func clippedBorderHasNoFalseCorners() {
    let canvas = Canvas(buffer, clip: CellRect(column: 1, row: 1, columns: 7, rows: 2))
    canvas.border(CellRect(column: 0, row: 0, columns: 4, rows: 3), style: .plain)
    #expect(buffer.shownLines == ["", "   │", " ──┘"])
  }

  @Test func keepsTheBackgroundOnlyWhereAsked() {
    var canvas = Canvas(buffer)
    let blue = Style(background: 4)
    let row = CellRect(column: 0, row: 0, columns: 8, rows: 1)
    canvas.fill(row, with: Cell(glyph: .space, style: blue))
    canvas.put("a", at: .zero, style: Style(foreground: 1))
    #expect(buffer[0, 0].style == Style(foreground: 1))
    canvas.keepsBackground = true
    let inner = canvas.clipped(to: CellRect(column: 1, row: 0, columns: 7, rows: 1))
    inner.put("abc", at: .zero, style: Style(foreground: 1))
    inner.put("é", at: CellPoint(column: 3, row: 0), style: Style(background: 2))
    #expect(buffer[2, 0].style == Style(foreground: 1, background: 4))
    #expect(buffer[3, 0].style == Style(background: 2))
  }

  @Test(arguments: 1...20)
  func noHalfGlyphRemains(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pool: [Character] = ["a", "中", "한", "e\u{301}", "☕", "\u{1F468}\u{200D}\u{1F469}", "\t"]
    for _ in 0..<500 {
      func rect() -> CellRect {
        CellRect(
          column: random.below(12) - 2, row: random.below(5) - 1,
          columns: random.below(9), rows: random.below(4))
      }
      let before = buffer.shownLines
      let canvas = Canvas(buffer, clip: rect())
      let text = String((0..<random.below(9)).map { _ in pool[random.below(pool.count)] })
      let point = CellPoint(column: random.below(14) - 4, row: random.below(3))
      switch random.below(4) {
      case 0: canvas.fill(rect(), with: Cell(glyph: Glyph("#")))
      case 1: canvas.border(rect(), style: .plain)
      default: canvas.put(text, at: point, style: .plain)
      }
      #expect(buffer.hasOnlyWholeGlyphs, "\(text) at \(point), clip \(canvas.clip) on \(before)")
    }
  }
}
