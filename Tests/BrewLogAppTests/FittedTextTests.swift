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

  /// Alone it takes a column, behind a blank none.
  @Test func aMarkAtTheStartStandsOnABlank() {
    let fitted = "\u{301}x".fitted(to: 5, trailing: true)
    #expect(columns(fitted) == 5)
    #expect(fitted == "    \u{301}x")
    #expect(columns("\u{301}x".fitted(to: 5)) == 5)
  }
}
