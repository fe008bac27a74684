import SeededRandom
import Testing

@testable import TerminalUI

/// The cells as text; the right half of a wide glyph shows as `‹`.
func shown(_ glyphs: some Sequence<Glyph>) -> String {
  var text = String.UnicodeScalarView()
  for glyph in glyphs {
    text.append(contentsOf: glyph == .continuation ? ["\u{2039}"] : GlyphTable.scalars(of: glyph))
  }
  return String(text)
}

struct TextLayoutTests {
  private func lines(
    _ text: String, columns: Int? = nil, rows: Int? = nil, limit: Int? = nil,
    _ truncation: TextLayout.Truncation = .tail
  ) -> [String] {
    let layout = TextLayout(text)
    let runs = layout.lines(
      columns: columns, rows: rows, lineLimit: limit, truncation: truncation)
    let size = layout.size(columns: columns, rows: rows, lineLimit: limit, truncation: truncation)
    #expect(size.rows == runs.count)
    #expect(size.columns == runs.map(\.columns).max() ?? 0)
    return runs.map { shown($0.glyphs) }
  }

  @Test func idealSizeIsOneLinePerExplicitLine() {
    #expect(lines("Kenya AA") == ["Kenya AA"])
    #expect(lines("a\nbc\r\nd\re") == ["a", "bc", "d", "e"])
    #expect(lines("a\n\nb\n") == ["a", "", "b", ""])
    #expect(lines("").isEmpty)
    #expect(TextLayout("Kenya AA").size() == CellSize(columns: 8, rows: 1))
    #expect(TextLayout("한글 é").size() == CellSize(columns: 6, rows: 1))
    #expect(TextLayout("\n").size() == CellSize(columns: 0, rows: 2))
    #expect(TextLayout("").size() == .zero)
  }

  @Test func wrapsBetweenWords() {
    #expect(lines("the quick brown fox", columns: 19) == ["the quick brown fox"])
    #expect(lines("the quick brown fox", columns: 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", columns: 10) == ["the quick", "brown fox"])
    #expect(lines("the quick  brown fox", columns: 9) == ["the quick", "brown fox"])
    #expect(lines("ab cd", columns: 2) == ["ab", "cd"])
    #expect(lines("ab   ", columns: 3) == ["ab"])
    #expect(lines("  ab cd", columns: 4) == ["  ab", "cd"])
    #expect(lines("ab cd\nef", columns: 3) == ["ab", "cd", "ef"])
  }

  @Test func breaksWordsThatAreTooLong() {
    #expect(lines("abcdefgh", columns: 3) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", columns: 3) == ["a", "bcd", "efg", "h"])
    #expect(lines("    abc", columns: 3) == ["   ", "abc"])
    #expect(lines("   abcdef", columns: 5) == ["   ", "abcde", "f"])
    #expect(lines("abc", columns: 1) == ["a", "b", "c"])
  }

  @Test func wideGlyphsNeverStraddle() {
    #expect(lines("中文字", columns: 6) == ["中‹文‹字‹"])
    #expect(lines("中文字", columns: 5) == ["中‹文‹", "字‹"])
    #expect(lines("中文字", columns: 3) == ["中‹", "文‹", "字‹"])
    #expect(lines("中abc", columns: 3) == ["中‹", "abc"])
    #expect(lines("a中", columns: 1) == ["a", " "])
    #expect(lines("ab中文", columns: 4) == ["ab中‹", "文‹"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", columns: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func limitedRowsTruncateTheLastLine() {
    #expect(lines("the quick brown fox", columns: 9, rows: 1) == ["the quic…"])
    #expect(lines("the quick brown fox", columns: 9, limit: 1) == ["the quic…"])
    #expect(lines("the quick brown fox", columns: 5, rows: 1) == ["the…"])
    #expect(lines("the quick brown fox", columns: 6, rows: 2) == ["the", "quick…"])
    #expect(lines("the quick brown fox", columns: 9, rows: 2) == ["the quick", "brown fox"])
    #expect(lines("the quick", columns: 1, rows: 1) == ["…"])
    #expect(lines("the quick", columns: 5, rows: 0) == ["the…"])
    #expect(lines("a\nb\nc", rows: 2) == ["a", "b…"])
    #expect(lines("abc\nd", columns: 3, rows: 1) == ["ab…"])
    #expect(lines("abc\n", columns: 3, rows: 3) == ["abc", ""])
    #expect(lines("中文字", columns: 4, rows: 1) == ["中‹…"])
    #expect(lines("中文字", columns: 5, rows: 1) == ["中‹文‹…"])
  }

  @Test func truncatesAtHeadAndMiddle() {
    #expect(lines("abcdefgh", columns: 4, rows: 1, .head) == ["…fgh"])
    #expect(lines("abcdefgh", columns: 4, rows: 1, .middle) == ["ab…h"])
    #expect(lines("abcdefgh", columns: 5, rows: 1, .middle) == ["ab…gh"])
    #expect(lines("中文字", columns: 4, rows: 1, .head) == ["…字‹"])
    #expect(lines("中文字", columns: 5, rows: 1, .middle) == ["中‹…字‹"])
    #expect(lines("a\nb", rows: 1, .head) == ["…a"])
    #expect(lines("a\nb", rows: 1, .middle) == ["a…"])
  }

  @Test func noColumnsShowNothing() {
    #expect(TextLayout("abc").size(columns: 0) == CellSize(columns: 0, rows: 1))
    #expect(TextLayout("中\n中").size(columns: 0) == CellSize(columns: 0, rows: 1))
    #expect(TextLayout("abc").lines(columns: 0).isEmpty)
  }

  @Test func controlsInTextAreShown() {
    #expect(lines("a\u{1B}[31mb\tc\u{202E}d") == ["a\u{241B}[31mb c\u{FFFD}d"])
  }

  @Test(arguments: [
    (TextAlignment.leading, ["|ab    |", "|cdef  |"]),
    (.center, ["|  ab  |", "| cdef |"]),
    (.trailing, ["|    ab|", "|  cdef|"]),
  ])
  func drawsAligned(alignment: TextAlignment, expected: [String]) {
    let buffer = CellBuffer(size: CellSize(columns: 8, rows: 2))
    let canvas = Canvas(buffer)
    canvas.fill(
      CellRect(column: 0, row: 0, columns: 8, rows: 2), with: Cell(glyph: Glyph("|")))
    let inner = CellRect(column: 1, row: 0, columns: 6, rows: 2)
    canvas.fill(inner, with: .blank)
    TextLayout("ab\ncdef").draw(in: canvas, rect: inner, style: .plain, alignment: alignment)
    #expect(buffer.shownLines == expected)
  }

  @Test(arguments: ["abc", "äbc"])
  func drawsOneLineAligned(text: String) {
    let buffer = CellBuffer(size: CellSize(columns: 6, rows: 1))
    let rect = CellRect(column: 1, row: 0, columns: 5, rows: 1)
    TextLayout(text).draw(in: Canvas(buffer), rect: rect, style: .plain, alignment: .trailing)
    #expect(buffer.shownLines == ["   " + text])
  }

  @Test func sizeIsThatOfTheLines() {
    var random = SplitMix(seed: 12)
    let pool: [Character] = ["a", "b", " ", "中", "\u{301}", "★", "\n"]
    for _ in 0..<2_000 {
      let text = String((0..<random.below(12)).map { _ in pool[random.below(pool.count)] })
      _ = lines(text, columns: 1 + random.below(9), rows: 1 + random.below(3))
      let least = TextLayout(text).lines(columns: 1, rows: 1)
      #expect(
        TextLayout(text).leastSize
          == CellSize(columns: least.first?.columns ?? 0, rows: least.count),
        "\(text.debugDescription)")
    }
  }

  @Test func anyTextInAnyWidthKeepsItsGlyphs() {
    var random = SplitMix(seed: 11)
    let pool: [Character] = ["a", "b", " ", " ", "中", "한", "e\u{301}", "☕", "\n", "\u{7}"]
    for _ in 0..<2_000 {
      let text = String((0..<random.below(30)).map { _ in pool[random.below(pool.count)] })
      let columns = 2 + random.below(9)
      let runs = TextLayout(text).lines(columns: columns)
      #expect(runs.allSatisfy { $0.columns <= columns }, "\(text.debugDescription) \(columns)")
      #expect(runs.allSatisfy { $0.glyphs.first != .continuation })
      // Only spaces and line breaks are left out.
      var all: [Glyph] = []
      for cluster in text where cluster != "\n" { GlyphTable.append(cluster, to: &all) }
      let visible: (Glyph) -> Bool = { $0 != .space }
      #expect(runs.flatMap(\.glyphs).filter(visible) == all.filter(visible))
    }
  }
}
