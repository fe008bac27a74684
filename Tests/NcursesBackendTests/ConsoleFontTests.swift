import CTerminal
import Glibc
import Testing
import TerminalUI

@testable import NcursesBackend

/// What is shown where a font has few characters.
@Suite struct ConsoleFontTests {
  private func shown(_ text: String, _ font: ConsoleFont) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(font.shown)))
  }

  @Test("what the console says that it has is left alone, the rest is its likeness")
  func asked() {
    // Of the font that Linux itself has.
    let font = ConsoleFont(scalars: [0x2502, 0x2500, 0x2192, 0x25B2, 0x2261, 0xE9])
    #expect(shown("★☆ │─ → ▲ ≡≠ … é ~", font) == "*- │─ → ▲ ≡! ~ é ~")
    // Letters have no likeness: the console shows its own sign for them.
    #expect(shown("茶Ж👩", font) == "茶Ж👩")
  }

  @Test("where nobody can be asked, a star and an empty one differ all the same")
  func unknown() {
    #expect(shown("★☆ │─ → ▲▼ ≡≠ … é ✓", ConsoleFont(scalars: nil)) == "*- │─ → ▲▼ =≠ … é x")
  }

  @Test("only consoles have such a font, and what is no console cannot be asked")
  func terminals() {
    let file = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(file) }
    for type in ["xterm", "linuxlike", "xterm-linux", ""] {
      let isNone = ConsoleFont.current(file, type: type) == nil
      #expect(isNone)
    }
    for type in ["linux", "linux-16color"] {
      let font = ConsoleFont.current(file, type: type)
      #expect(font.map { shown("★☆─", $0) } == "*-─")
    }
    var list: UnsafeMutablePointer<UInt16>?
    #expect(terminal_console_scalars(file, &list) == 0 && list == nil)
  }
}
