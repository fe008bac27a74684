import TerminalEmulator
import Testing

/// Any size, at any moment: nothing that was typed is lost, and the selected brew stays in sight.
@Suite struct SizeTests {
  private nonisolated static let sizes = [
    (1, 1), (80, 24), (2, 1), (20, 5), (300, 100), (40, 10), (224, 3), (5, 50), (80, 24),
  ]
  private static let down = String(repeating: "\u{1B}OB", count: 37)

  @Test(
    "the selected brew stays in sight", arguments: ["xterm-256color", "vt100"], ["log", "compare"])
  func selection(type: String, page: String) throws {
    let probe = try ProbedTerminal(type, page: page, names: ["Plain"])
    try probe.type(Self.down)
    let name = try #require(Self.name(in: probe.cursorLine))
    for (columns, rows) in Self.sizes {
      try probe.resize(columns, rows)
      guard columns >= 40 && rows >= 10 else { continue }
      #expect(
        Self.name(in: probe.cursorLine) == name,
        "\(columns)×\(rows), \(probe.terminal.emulator.cursor)\n\(probe.lines.joined(separator: "\n"))"
      )
    }
    try probe.type("k")
    #expect(Self.name(in: probe.cursorLine) != name)
    try probe.type("j")
    #expect(Self.name(in: probe.cursorLine) == name)
  }

  private static func name(in line: String) -> Substring? {
    line.firstMatch(of: /(Plain|Brew) #?\d+/)?.0
  }

  @Test("what is typed stays, whatever the size", arguments: ["/", "\\"])
  func prompts(key: String) throws {
    let probe = try ProbedTerminal()
    try probe.type(key + "ke")
    for (index, size) in Self.sizes.enumerated() {
      try probe.resize(size.0, size.1)
      try probe.type("\(index)")
    }
    #expect(probe.cursorLine.contains("ke012345678"))
    try probe.type("\u{7F}")
    #expect(probe.cursorLine.contains("ke01234567"))
    #expect(!probe.cursorLine.contains("ke012345678"))
  }

  @Test func form() throws {
    let probe = try ProbedTerminal()
    try probe.type("aKenya")
    for (index, size) in Self.sizes.enumerated() {
      try probe.resize(size.0, size.1)
      try probe.type("\(index)")
    }
    #expect(probe.cursorLine.contains("Kenya012345678"))
    try probe.type("\t\u{1B}[200~有苦\u{1B}[201~")
    try probe.resize(3, 2)
    try probe.resize(80, 24)
    #expect(probe.cursorLine.contains("有苦"))
    try probe.type("\r")
    #expect(probe.lines.contains { $0.contains("Kenya012345678") })
  }

  @Test("what is open stays open", arguments: ["?", "L", "t", "\r"], ["log", "compare"])
  func covers(key: String, page: String) throws {
    let probe = try ProbedTerminal(page: page)
    // The counters of the comparison count what a size costs.
    try probe.type(page == "compare" ? "o" + key : key)
    let before = probe.lines
    for (columns, rows) in Self.sizes { try probe.resize(columns, rows) }
    try probe.type("\u{0C}")
    #expect(probe.lines == before)
  }

  @Test(
    "a terminal's only cell is shown as it is said to be",
    arguments: ["xterm-256color", "screen", "linux", "vt100"])
  func onlyCell(type: String) throws {
    let probe = try ProbedTerminal(type, page: "compare")
    try probe.resize(1, 1)
    // The mark of what has run again is in bold: what says that nothing can be read, once the help is closed.
    probe.terminal.type("F?q")
    try probe.terminal.wait(until: "a mark") { _ in
      probe.terminal.expected.row(0)[0].look.attributes.contains(.bold)
    }
    try probe.terminal.settle()
    #expect(probe.terminal.emulator.row(0)[0].look.attributes.contains(.bold))
  }
}
