import Testing
import TerminalUI

@testable import NcursesBackend

@Suite struct ASCIIGlyphsTests {
  @Test(
    arguments: [
      ("★", "*"), ("☆", "-"), ("─", "-"), ("═", "-"), ("│", "|"), ("║", "|"), ("┌", "+"),
      ("╯", "+"),
      ("┼", "+"), ("╱", "/"), ("█", "#"), ("…", "~"), ("→", ">"), ("é", "?"), ("茶", "?"),
      ("🍺", "?"), ("a", "a"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func substitutes(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(ASCIIGlyphs.substitute(for: scalar) == expected)
  }

  @Test func everySubstituteIsPrintable() {
    for code in 0x20...0xFFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(code) else { continue }
      #expect((0x20...0x7E).contains(ASCIIGlyphs.substitute(for: scalar).value))
    }
  }
}

@Suite struct PaletteTests {
  @Test func anIndexThatIsThereStays() {
    #expect(Palette.index(214, colors: 256) == 214)
    #expect(Palette.index(9, colors: 16) == 9)
  }

  @Test(
    arguments: [
      (9, 1), (16, 0), (231, 7), (232, 0), (255, 7), (196, 1), (46, 2), (21, 4), (226, 3), (201, 5),
      (51, 6), (214, 3), (124, 1),
    ] as [(UInt8, Int)])
  func theNearestOfEight(index: UInt8, basic: Int) {
    #expect(Palette.index(index, colors: 8) == basic)
  }
}

@Suite struct ColorChoiceTests {
  @Test func onlyAutoHeedsNoColor() {
    #expect(ColorChoice.auto.allowsColor(noColor: nil))
    #expect(ColorChoice.auto.allowsColor(noColor: ""))
    #expect(!ColorChoice.auto.allowsColor(noColor: "1"))
    #expect(ColorChoice.always.allowsColor(noColor: "1"))
    #expect(!ColorChoice.never.allowsColor(noColor: nil))
  }
}

@Suite struct TerminalErrorTests {
  @Test func typesThatShowNoScreen() {
    #expect(TerminalError.check(type: nil) == .typeUnset)
    #expect(TerminalError.check(type: "") == .typeUnset)
    #expect(TerminalError.check(type: "dumb") == .typeTooSimple("dumb"))
    #expect(TerminalError.check(type: "xterm") == nil)
  }

  @Test func descriptorsThatAreNoTerminals() {
    #expect(TerminalError.check(input: -1, output: -1, type: "xterm") == .inputIsNotATerminal)
  }

  @Test func descriptionsAreOnePlainLine() {
    let text = TerminalError.typeUnknown("a\u{1B}[31m\nb").description
    #expect(text.unicodeScalars.allSatisfy { (" "..."~").contains($0) })
  }
}

@Suite struct ScreenSequencesTests {
  @Test func paddingIsLeftOut() {
    let bytes = ScreenSequences.withoutPadding(Array("a$<5>b$<20*/>$<".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "ab$<")
  }
}
