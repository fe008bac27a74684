import CNcurses
import Glibc
import Testing
import TerminalUI

@testable import NcursesBackend

/// Against ncurses itself: a screen that goes nowhere, and what then stands on a window.
@Suite(.serialized) @MainActor struct CellEncoderTests {
  private let window: UnsafeMutablePointer<WINDOW>

  private static let screen: OpaquePointer? = {
    setlocale(LC_ALL, "C.UTF-8")
    setenv("TERM", "xterm", 1)
    let terminal = open("/dev/null", O_RDWR)
    var stream: UnsafeMutablePointer<FILE>?
    return curses_start(terminal, &stream)
  }()

  init() throws {
    try #require(Self.screen != nil)
    window = try #require(newpad(1, 8))
  }

  /// The window's row after putting a span: the scalars of each cell, those of a wide glyph twice.
  private func put(
    _ cells: [Cell], _ columns: Range<Int>, ascii: Bool = false, font: ConsoleFont? = nil
  ) -> [String] {
    let encoder = CellEncoder(renditions: Renditions(colors: nil), isASCII: ascii, font: font)
    defer { encoder.close() }
    cells.withUnsafeBufferPointer { encoder.put($0, columns: columns, row: 0, on: window) }
    return (0..<8).map { column in
      var cell = cchar_t()
      mvwin_wch(window, 0, Int32(column), &cell)
      return Unicode.Scalar(UInt32(cell.chars.0)).map { String(Character($0)) } ?? "?"
    }
  }

  private func row(_ text: String) -> [Cell] {
    text.unicodeScalars.map { Cell(glyph: $0 == "_" ? .continuation : Glyph($0)) }
  }

  @Test func onlyTheSpanIsPut() {
    #expect(put(row("abcdefgh"), 2..<4).joined() == "  cd    ")
  }

  @Test func spansAreCutAtTheEdges() {
    #expect(put(row("abcdefgh"), -3..<20).joined() == "abcdefgh")
    #expect(put(row("ab"), 5..<9).joined() == "abcdefgh")
  }

  @Test("a console has few characters, and none twice as wide where a likeness stands for it")
  func likenesses() {
    let font = ConsoleFont(scalars: [0x2502])
    #expect(put(row("★☆│⭐_x"), 0..<6, font: font).joined() == "*-│* x  ")
  }

  @Test func wideGlyphsTakeTwoCells() {
    #expect(put(row("a茶_b"), 0..<4).joined() == "a茶茶b    ")
  }

  @Test func halfASpanPutsTheWholeGlyph() {
    #expect(put(row("a茶_b"), 2..<3).joined() == " 茶茶     ")
    #expect(put(row("a茶_b"), 1..<2).joined() == " 茶茶     ")
  }

  @Test func aGlyphWithoutItsSecondCellIsReplaced() {
    #expect(put(row("abcdefg茶"), 0..<8).joined() == "abcdefg?")
    #expect(put(row("茶bc"), 0..<3).joined() == "?bcdefg?")
  }

  @Test func aNarrowGlyphInTwoCellsShiftsNothing() {
    #expect(put(row("★_b"), 0..<3).joined() == "★ b     ")
  }

  @Test func controlCharactersAreNeverPut() {
    #expect(put(row("a\u{1B}\u{07}\u{9B}\u{7F}b"), 0..<6).joined() == "a????b  ")
  }

  @Test func asciiKeepsTheColumns() {
    #expect(put(row("茶_★│é"), 0..<5, ascii: true).joined() == "? *|?   ")
  }

  /// The cells of a text as views make them.
  private func cells(_ text: String) -> [Cell] {
    var glyphs: [Glyph] = []
    for cluster in text { GlyphTable.append(cluster, to: &glyphs) }
    return glyphs.map { Cell(glyph: $0) }
  }

  @Test("where ambiguous characters are wide, ncurses counts as the cells do, and lines are ASCII")
  func ambiguousWidth() {
    #expect(put(cells("é★│жa"), 0..<5).joined() == "é★│жa   ")
    GlyphTable.ambiguousWidth = 2
    defer { GlyphTable.ambiguousWidth = nil }
    #expect(put(cells("é★│жa"), 0..<7).joined() == "éé*|жжa ")
    #expect(put(cells("─…中"), 0..<4).joined() == "-~中中жжa ")
  }

  @Test("a left-to-right mark takes no column of ncurses'")
  func leftToRightMark() {
    #expect(put(cells("א\u{200E}1"), 0..<2).joined() == "א1      ")
    var cell = cchar_t()
    mvwin_wch(window, 0, 0, &cell)
    #expect(cell.chars.1 == 0x200E)
  }

  @Test func stylesBecomeAttributes() {
    let renditions = Renditions(colors: nil)
    let style = Style(foreground: 3, attributes: [.bold, .reverse])
    #expect(renditions[style].attributes == curses_bold() | curses_reverse())
    #expect(renditions[style].pair == 0)
    #expect(renditions[.plain].attributes == 0)
    #expect(
      renditions[Style(attributes: [.dim, .italic, .underline])].attributes
        == curses_dim() | curses_italic() | curses_underline())
  }
}
