import CPseudoTerminal
import TerminalEmulator
import Testing

/// The emulator shows what terminals show, sequence by sequence as terminfo has them.
@Suite struct EmulatorTests {
  private func emulator(
    on type: String = "xterm-256color", columns: Int = 10, rows: Int = 4, _ bytes: String
  ) -> TerminalEmulator {
    let emulator = TerminalEmulator(.named(type), columns: columns, rows: rows) {
      Int(pseudo_terminal_width($0))
    }
    emulator.feed(bytes)
    return emulator
  }

  /// What is shown, with no fault on the way.
  private func lines(
    on type: String = "xterm-256color", columns: Int = 10, rows: Int = 4, _ bytes: String
  ) -> [String] {
    let emulator = emulator(on: type, columns: columns, rows: rows, bytes)
    #expect(emulator.faults + emulator.misplaced == [])
    return emulator.lines
  }

  private static let full = "0123456789abcdefghijABCDEFGHIJ.........!"

  @Test func textWrapsOnlyWhenMoreComes() {
    let exact = emulator("0123456789")
    #expect(exact.lines == ["0123456789", "", "", ""])
    #expect(exact.cursor == (9, 0))
    #expect(lines("0123456789a") == ["0123456789", "a", "", ""])
    #expect(lines("0123456789\rx") == ["x123456789", "", "", ""])
    #expect(lines("\u{1B}[?7l0123456789a") == ["012345678a", "", "", ""])
  }

  @Test func theLastRowScrolls() {
    #expect(lines("a\r\nb\r\nc\r\nd\r\ne") == ["b", "c", "d", "e"])
    #expect(lines(Self.full) == ["0123456789", "abcdefghij", "ABCDEFGHIJ", ".........!"])
    #expect(lines(Self.full + "x").first == "abcdefghij")
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func movesThatAllHave(type: String) {
    #expect(lines(on: type, "\u{1B}[2;3Hx") == ["", "  x", "", ""])
    #expect(lines(on: type, "\u{1B}[9;99Hx") == ["", "", "", "         x"])
    #expect(lines(on: type, "ab\u{1B}[Hc") == ["cb", "", "", ""])
    #expect(lines(on: type, "abc\u{08}\u{08}x") == ["axc", "", "", ""])
    #expect(lines(on: type, "\u{1B}[3Cx\u{1B}[3Dy") == [" y x", "", "", ""])
    #expect(lines(on: type, "a\u{1B}[2Bb\u{1B}[Ac") == ["a", "  c", " b", ""])
    #expect(lines(on: type, "a\tb") == ["a       b", "", "", ""])
    #expect(lines(on: type, "\u{1B}[2;1Ha\u{1B}Mb") == [" b", "a", "", ""])
    #expect(lines(on: type, "a\u{1B}[Hb\u{1B}Mc") == [" c", "b", "", ""])
    #expect(lines(on: type, "ab\u{1B}7\u{1B}[3;3Hc\u{1B}8d") == ["abd", "", "  c", ""])
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func erasing(type: String) {
    #expect(lines(on: type, Self.full + "\u{1B}[2;3H\u{1B}[K")[1] == "ab")
    #expect(lines(on: type, Self.full + "\u{1B}[2;3H\u{1B}[1K")[1] == "   defghij")
    #expect(lines(on: type, Self.full + "\u{1B}[2;3H\u{1B}[J") == ["0123456789", "ab", "", ""])
    #expect(lines(on: type, Self.full + "\u{1B}[H\u{1B}[J") == ["", "", "", ""])
    #expect(lines(on: type, Self.full + "\u{1B}[H\u{1B}[2J") == ["", "", "", ""])
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux"])
  func insertingAndDeleting(type: String) {
    #expect(lines(on: type, "abcdefghij\r\u{1B}[2@") == ["  abcdefgh", "", "", ""])
    #expect(lines(on: type, "abcdefghij\u{1B}[1;3H\u{1B}[2P") == ["abefghij", "", "", ""])
    #expect(lines(on: type, "abc\r\u{1B}[4hxy\u{1B}[4lz") == ["xyzbc", "", "", ""])
    #expect(
      lines(on: type, Self.full + "\u{1B}[2;1H\u{1B}[L")
        == ["0123456789", "", "abcdefghij", "ABCDEFGHIJ"])
    #expect(
      lines(on: type, Self.full + "\u{1B}[2;1H\u{1B}[2M") == ["0123456789", ".........!", "", ""])
    #expect(lines(on: type, "abcd\u{1B}[2Gx\u{1B}[3dy") == ["axcd", "", "  y", ""])
  }

  @Test func erasingAndRepeatingCharacters() {
    #expect(lines("abcdefghij\u{1B}[1;3H\u{1B}[4X") == ["ab    ghij", "", "", ""])
    #expect(lines(on: "linux", "abcdefghij\u{1B}[1;3H\u{1B}[4X") == ["ab    ghij", "", "", ""])
    #expect(lines("=\u{1B}[4bx") == ["=====x", "", "", ""])
    #expect(emulator("\u{1B}[4b").misplaced == ["ESC [ 4b behind no character"])
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func theScrollRegion(type: String) {
    let region = Self.full + "\u{1B}[2;3r"
    #expect(emulator(on: type, region).cursor == (0, 0))
    #expect(
      lines(on: type, region + "\u{1B}[3;1H\n") == ["0123456789", "ABCDEFGHIJ", "", ".........!"])
    #expect(
      lines(on: type, region + "\u{1B}[2;1H\u{1B}M") == [
        "0123456789", "", "abcdefghij", ".........!",
      ])
    #expect(lines(on: type, region + "\u{1B}[4;1H\nx").last == "x........!")
    #expect(emulator(on: type, region + "\u{1B}[1;4r").modes == TerminalModes())
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen"])
  func scrollingTheRegionAtOnce(type: String) {
    let region = Self.full + "\u{1B}[2;4r"
    #expect(lines(on: type, region + "\u{1B}[2S") == ["0123456789", ".........!", "", ""])
    #expect(lines(on: type, region + "\u{1B}[T") == ["0123456789", "", "abcdefghij", "ABCDEFGHIJ"])
  }

  @Test func wideGlyphsAndMarks() {
    #expect(lines("有b") == ["有b", "", "", ""])
    #expect(emulator("有b").cursor == (3, 0))
    #expect(lines("e\u{301}x") == ["e\u{301}x", "", "", ""])
    #expect(lines(columns: 3, "ab有") == ["ab", "有", "", ""])
    #expect(lines("有\u{1B}[1;2Hx") == [" x", "", "", ""])
    #expect(lines("有\rx") == ["x", "", "", ""])
    #expect(lines("a有b\u{1B}[1;2H\u{1B}[P") == ["a b", "", "", ""])
    #expect(lines(columns: 4, "ab有\r\u{1B}[@") == [" ab", "", "", ""])
    #expect(emulator("\u{301}").misplaced == ["the mark U+301 on nothing"])
  }

  @Test func charsets() {
    #expect(lines("\u{1B}(0lqk\u{1B}(Bq") == ["┌─┐q", "", "", ""])
    for type in ["tmux-256color", "screen", "linux", "vt100"] {
      #expect(lines(on: type, "\u{1B}(B\u{1B})0\u{0E}x`a\u{0F}x") == ["│◆▒x", "", "", ""])
    }
  }

  @Test func looks() {
    let shown = emulator("\u{1B}[1;4;7ma\u{1B}(B\u{1B}[mb\u{1B}[32;48;5;200mc\u{1B}[39;49md")
    #expect(shown[0, 0].look == Look(attributes: [.bold, .underline, .reverse]))
    #expect(shown[1, 0].look == .plain)
    #expect(shown[2, 0].look == Look(foreground: 2, background: 200))
    #expect(shown[3, 0].look == .plain)
    #expect(emulator("\u{1B}[91;103ma")[0, 0].look == Look(foreground: 9, background: 11))
    #expect(emulator("\u{1B}[3;2ma")[0, 0].look == Look(attributes: [.italic, .dim]))
    #expect(emulator(on: "screen", "\u{1B}[3ma")[0, 0].look == Look(attributes: .reverse))
    #expect(emulator(on: "linux", "\u{1B}[0;10;2ma")[0, 0].look == Look(attributes: .dim))
  }

  @Test func whatIsErasedTakesTheBackgroundWhereTerminfoSaysSo() {
    let blue = "\u{1B}[44m\u{1B}[2K"
    #expect(emulator(on: "xterm-256color", blue)[5, 0].look == Look(background: 4))
    #expect(emulator(on: "linux", blue)[5, 0].look == Look(background: 4))
    #expect(emulator(on: "screen", blue)[5, 0].look == .plain)
  }

  @Test func modes() {
    let all =
      "\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}[?1h\u{1B}=\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
    let modes = emulator(all).modes
    #expect(modes.isAlternate && modes.hasMouse && modes.hasDecimalMouse && modes.hasPaste)
    #expect(modes.hasApplicationCursor && modes.hasApplicationKeypad && !modes.isCursorVisible)
    let none = "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?12l\u{1B}[?25h\u{1B}[?1l\u{1B}>"
    #expect(emulator(all + none + "\u{1B}[?1049l\u{1B}[23;0;0t").modes == TerminalModes())
  }

  @Test func theMainScreenComesBack() {
    #expect(lines("ab\u{1B}[?1049h\u{1B}[Hxyz\u{1B}[?1049lc") == ["abc", "", "", ""])
  }

  @Test(arguments: [
    ("xterm-256color", "\u{1B}[?1234h", "ESC [ ?1234h"), ("vt100", "\u{1B}[2P", "ESC [ 2P"),
    ("vt100", "\u{1B}[?25l", "ESC [ ?25l"), ("screen", "a\u{1B}[3b", "ESC [ 3b"),
    ("screen", "\u{1B}[38;5;9m", "ESC [ 38;5;9m"), ("linux", "\u{1B}[?1049h", "ESC [ ?1049h"),
    ("tmux-256color", "\u{1B}[3X", "ESC [ 3X"), ("xterm", "\u{1B}]0;title\u{07}", "ESC ] 0;title"),
    ("vt100", "\u{1B}[31m", "ESC [ 31m"), ("xterm", "\u{1B}#8", "ESC #8"),
  ])
  func whatATerminalDoesNotKnowIsNamed(type: String, bytes: String, name: String) {
    #expect(emulator(on: type, bytes).faults == ["\(name), which \(type) does not know"])
  }

  @Test func rawBytesAreNamed() {
    #expect(emulator("a\u{07}b").faults == ["the control character 07"])
    #expect(emulator("\u{9B}31m").faults == ["the C1 control 9B"])
    let invalid = emulator("")
    invalid.feed([0xC3, 0x28, 0xFF, 0xED, 0xA0, 0x80])
    #expect(
      invalid.faults == ["invalid UTF-8: C3 28", "the raw byte FF", "invalid UTF-8: ED A0 80"])
    #expect(emulator("\u{1B}[3\u{0D}").faults == ["the byte 0D within a sequence ESC ["])
  }

  @Test func stringsForTheTestAreNotShown() {
    let shown = emulator("")
    var heard: [String] = []
    shown.onApplication = { heard.append(String(decoding: $0, as: UTF8.self)) }
    shown.feed("a\u{1B}_F1;2\nx:\\c\u{1B}\\b")
    #expect(heard == ["F1;2\nx:\\c"])
    #expect(shown.lines[0] == "ab")
    #expect(shown.byteCount == 2)
  }
}
