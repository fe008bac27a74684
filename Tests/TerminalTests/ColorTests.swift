import Glibc
import Testing

/// Colours, and what is told apart without them.
@Suite(.needsCompareScreen) struct ColorTests {
  /// Sequences that choose a colour of the text or of what is behind it.
  private static let color = /\x1B\[(?:[0-9;]*;)?(?:[349][0-7]|10[0-7]|[34]8;5;[0-9]+)m/
  private static let background = /\x1B\[(?:[0-9;]*;)?(?:4[0-7]|10[0-7]|48;5;[0-9]+)m/

  private func output(
    _ environment: [String: String?], _ options: [String] = [], keys: String = "0"
  ) throws -> String {
    let terminal = try PseudoTerminal(Program.compare + options, environment: environment)
    try terminal.wait(for: "Brew #0")
    terminal.type(keys)
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    return terminal.output
  }

  @Test(
    "by NO_COLOR, the option and the terminal",
    arguments: [
      ("xterm-256color", nil, [], true), ("xterm-256color", "", [], true),
      ("xterm-256color", "1", [], false), ("xterm-256color", "0", [], false),
      ("xterm-256color", "1", ["--color=always"], true),
      ("xterm-256color", nil, ["--color=never"], false),
      ("xterm-256color", nil, ["--color=auto"], true), ("xterm", nil, [], true),
      ("linux", nil, [], true), ("vt100", nil, [], false),
      ("vt100", nil, ["--color=always"], false),
      ("vt220", nil, [], false),
    ] as [(String, String?, [String], Bool)])
  func choice(terminal: String, noColor: String?, options: [String], isColored: Bool) throws {
    let output = try output(["TERM": terminal, "NO_COLOR": noColor], options)
    #expect(output.contains(Self.color) == isColored, "\(terminal) \(noColor ?? "nil") \(options)")
  }

  @Test(
    "no background is ever painted, so that dark and light ones are as their user wants them",
    arguments: ["xterm-256color", "xterm", "linux", "tmux-256color"])
  func backgrounds(terminal: String) throws {
    let output = try output(["TERM": terminal], keys: "0?qvLL3a")
    #expect(!output.contains(Self.background))
    // Nor is text black, white or grey, which would vanish on one of them.
    #expect(!output.contains(/\x1B\[(?:[0-9;]*;)?(?:3[07]|9[07]|38;5;(?:0|7|8|15|16|231))m/))
  }

  @Test(
    "the selection and the star are characters too",
    arguments: [["--color=never"], ["--color=always"]])
  func characters(options: [String]) throws {
    let screen = try TmuxScreen(Program.compare + options)
    try screen.wait(for: "Brew #0")
    screen.press("j", "Space")
    try screen.wait(until: "the second brew with a star") { lines in
      lines[1].contains(/^ Brew #0 +☆/) && lines[2].contains(/^>Brew #1 +★/)
    }
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }

  @Test("on a monochrome terminal the selection is reversed, and a mark as well")
  func monochrome() throws {
    let output = try output(["TERM": "vt100"], keys: "j")
    #expect(output.contains(/\x1B\[(?:0;)?7m\x0F?>Brew #0/))
    #expect(!output.contains(Self.color))
  }
}
