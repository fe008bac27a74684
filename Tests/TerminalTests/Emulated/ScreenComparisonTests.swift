import CPseudoTerminal
import TerminalEmulator
import Testing

/// A difference that a person would see is told, and none that nobody would.
@Suite struct ScreenComparisonTests {
  /// What differs between a screen of 4×1 that shows `bytes` and a frame.
  private func difference(
    on type: String = "xterm-256color", _ bytes: String, _ frame: String, isASCII: Bool = false
  ) -> String? {
    let emulator = TerminalEmulator(.named(type), columns: 4, rows: 1) {
      Int(pseudo_terminal_width($0))
    }
    emulator.feed(bytes)
    #expect(emulator.faults + emulator.misplaced == [])
    var expected = ExpectedScreen(clusters: emulator.clusters)
    let isFrame = expected.take(Array(frame.utf8)[...])
    #expect(isFrame)
    let comparison = ScreenComparison(
      type: emulator.type, clusters: emulator.clusters, isASCII: isASCII)
    return comparison.difference(emulator, expected, rows: [0])
  }

  @Test func theSame() {
    #expect(difference("abc\r", "4;1;0;0;1\n0:abc ") == nil)
    #expect(difference("有e\u{301}\r", "4;1;0;0;1\n0:\\g6709.\\c\\g65,301. ") == nil)
    #expect(
      difference("\u{1B}[1;31mab\u{1B}[m \\\r", "4;1;0;0;1\n0:\\s1010001.ab\\s0. \\g5c.") == nil)
    #expect(difference("", "4;1;0;0;1") == nil)
  }

  @Test func anotherCell() {
    let words = "column 2, row 0: U+20 instead of U+63 attributes 1"
    #expect(difference("ab\r", "4;1;0;0;1\n0:ab\\s10000.c ") == words)
    #expect(difference("abc\r", "4;1;0;0;1\n0:ab\\s10000.c ")?.hasPrefix("column 2") == true)
    #expect(difference("有\r", "4;1;0;0;1\n0:\\g6709.\\g6709.  ")?.hasPrefix("column 1") == true)
    #expect(difference("e\r", "4;1;0;0;1\n0:\\g65,301.   ")?.hasPrefix("column 0") == true)
  }

  @Test func ofABlankOnlyWhatIsSeen() {
    #expect(difference("\u{1B}[1;2;31m \r", "4;1;0;0;1\n0:    ") == nil)
    #expect(difference("\u{1B}[4m \r", "4;1;0;0;1\n0:    ") != nil)
    #expect(difference("\u{1B}[7m \r", "4;1;0;0;1\n0:    ") != nil)
    #expect(difference("\u{1B}[41m \r", "4;1;0;0;1\n0:    ") != nil)
    #expect(difference("\u{1B}[7;31m \r", "4;1;0;0;1\n0:\\s100000.    ") != nil)
  }

  @Test func theCursor() {
    #expect(
      difference("ab", "4;1;1;0;1\n0:ab  ")
        == "the cursor is at (column: 2, row: 0) instead of (column: 1, row: 0)")
    #expect(difference("ab\r", "4;1;0;0;0\n0:ab  ") == "the cursor is shown")
    #expect(difference("ab\u{1B}[?25l", "4;1;1;0;2\n0:ab  ") == nil)
    #expect(difference(on: "vt100", "ab\r", "4;1;0;0;0\n0:ab  ") == nil)
  }

  @Test func whatATerminalLacks() {
    // Italic in dim blue from the palette of 256, underlined.
    let frame = "4;1;0;0;1\n0:\\s10e001b.a\\s0.   "
    #expect(difference("\u{1B}[2;3;4;38;5;27ma\r", frame) == nil)
    #expect(difference(on: "xterm", "\u{1B}[2;3;4;34ma\r", frame) == nil)
    #expect(difference(on: "screen", "\u{1B}[2;4;34ma\r", frame) == nil)
    #expect(difference(on: "linux", "\u{1B}[34ma\r", frame) == nil)
    #expect(difference(on: "vt100", "\u{1B}[4ma\r", frame) == nil)
    #expect(difference(on: "vt100", "a\r", frame) != nil)
  }

  @Test func inASCII() {
    #expect(difference("*? -\r", "4;1;0;0;1\n0:\\g2605.\\g6709.\\c\\g2500.", isASCII: true) == nil)
    #expect(difference("? \r", "4;1;0;0;1\n0:\\g2605.   ", isASCII: true) != nil)
  }

  @Test(
    "what is no frame is refused",
    arguments: ["", "4;1;0;0", "4;1;0;0;1\n0:abc", "4;1;0;0;1\n1:abcd", "4;1;0;0;1\n0:abcde"])
  func noFrame(text: String) {
    var expected = ExpectedScreen(clusters: Clusters())
    let isFrame = expected.take(Array(text.utf8)[...])
    #expect(!isFrame)
  }
}
