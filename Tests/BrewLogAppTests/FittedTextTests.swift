import TerminalUI
import Testing

@testable import BrewLogApp

@Suite struct FittedTextTests {
  private func columns(_ text: String) -> Int {
    var cells: [Glyph] = []
    for character in text { GlyphTable.append(character, to: &cells) }
    return cells.count
  }

  @Test func aTextIsExactlyAsWideAsItsPlace() {
    #expect("Kenya AA".fitted(to: 5) == "Keny…")
    #expect("Kenya".fitted(to: 7) == "Kenya  ")
    #expect("咖啡x".fitted(to: 4) == "咖… ")
    #expect("咖啡".fitted(to: 6, trailing: true) == "  咖啡")
    #expect("a\nb".fitted(to: 3) == "a b")
    #expect("x".fitted(to: 0).isEmpty)
  }

  /// On what stands before the text it would take no column.
  @Test(
    "a mark at the start has a sign of its own to stand on",
    arguments: [
      "\u{301}x", "\u{200E}x", "\u{200E}\u{200E}x", "\u{E33}x", "\u{FE0F}x", "\u{1F3FD}x",
      "\u{200D}x",
      "\u{20E3}", "\u{200E}", "\n\u{301}x", "\r\n\u{301}", "a\n\u{301}x", "\n\u{200E}",
      "\t\u{301}x",
      "\u{301}\u{5D0}", "\u{1161}x", "\u{600}\u{301}",
    ])
  func marks(text: String) {
    for width in 1...6 {
      for trailing in [false, true] {
        let fitted = text.fitted(to: width, trailing: trailing)
        #expect(columns(fitted) == width, "\(width)")
        #expect(columns("| " + fitted) == width + 2, "\(width) behind a blank")
        #expect(columns("x" + fitted) == width + 1, "\(width) behind a letter")
        #expect(columns(fitted + " |") == width + 2, "\(width) before a blank")
      }
    }
    #expect("\u{301}x".fitted(to: 5, trailing: true) == "   \u{25CC}\u{301}x")
  }

  @Test("of any number of marks without a column, what stands behind them is shown")
  func manyMarks() {
    let marks = String(repeating: "\u{200E}", count: 100)
    #expect(columns(("a" + marks + "bcd").fitted(to: 5)) == 5)
    #expect(("a" + marks + "bcd").fitted(to: 5).hasSuffix("bcd "))
    #expect(("a" + marks + "bcdef").fitted(to: 5).hasSuffix("bcd…"))
  }
}
