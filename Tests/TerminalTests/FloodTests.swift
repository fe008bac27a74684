import Glibc
import Testing

/// Input that comes faster than it is handled, or that means nothing.
@Suite(.needsCompareScreen) struct FloodTests {
  /// Writes while the program stands still, so that it finds everything at once.
  private func flood(_ text: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: "Brew #0")
    terminal.signal(SIGSTOP)
    terminal.type(text)
    terminal.signal(SIGCONT)
    return terminal
  }

  @Test(arguments: [2047, 2048, 2049, 4000])
  func moreKeysThanOneReadTakes(count: Int) throws {
    let terminal = try flood(String(repeating: "j", count: count - 1) + "q")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.hasOriginalSettings)
  }
}
