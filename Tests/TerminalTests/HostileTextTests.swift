import Glibc
import Testing

/// Bytes in data by which a terminal would do something: they come in by an import, and go nowhere raw.
@Suite(.needsCompareScreen) struct HostileTextTests {
  private let folder = TemporaryLog()
  /// What must reach no terminal, whatever stands around it.
  private static let forbidden: [(name: String, text: String)] = [
    ("a colour", "\u{1B}[31mred"), ("a title", "\u{1B}]0;title"), ("C1", "\u{9B}"),
    ("BEL", "\u{7}"),
    ("shift out", "\u{E}"), ("backspace", "\u{8}"), ("DEL", "\u{7F}"), ("override", "\u{202E}"),
    ("isolate", "\u{2066}"), ("line separator", "\u{2028}"), ("NEL", "\u{85}"),
  ]

  init() throws {
    let evil = Self.forbidden.map(\.text).joined(separator: "-") + "\u{9B}2J\t|"
    let file = folder.path + "/evil.csv"
    try folder.write(
      "bean,method,note,date\n\"Evil \(evil)\",\"V\(evil)\",\"\(evil)\r\n\(evil)\",2026-11-30\n",
      to: file)
    let result = run([Program.path, "import", file], environment: folder.environment)
    #expect(result.status == 0, "\(result.output)")
  }

  private func check(_ output: String, _ what: String, allowing allowed: Set<String> = []) {
    for (name, text) in Self.forbidden where !allowed.contains(name) {
      #expect(!output.unicodeScalars.contains(text), "\(what) sends \(name)")
    }
  }

  @Test(
    "what commands print, on a terminal and into a pipe",
    arguments: [
      ["list"], ["list", "--plain"], ["list", "--json"], ["list", "--columns", "bean,method,note"],
      ["show", "last"], ["show", "--json", "last"], ["search", "evil"], ["stats"],
      ["stats", "--json"],
      ["export"], ["export", "--beanconqueror"], ["list", "be\u{1B}[31mred\u{202E}:x"],
      ["show", "\u{9B}\u{7}"], ["add", "\u{1B}]0;title\u{8}=x"],
      ["import", "/none/\u{1B}[31mred\u{E}"],
    ])
  func commands(arguments: [String]) throws {
    let terminal = try PseudoTerminal(arguments, environment: folder.environment.mapValues { $0 })
    _ = try terminal.waitForExit()
    check(terminal.output, "\(arguments)")
    let line = "\"$0\" \"$@\" 2>&1"
    let piped = run(["sh", "-c", line, Program.path] + arguments, environment: folder.environment)
    check(piped.output, "\(arguments) into a pipe")
    #expect(!piped.output.isEmpty)
  }

  @Test("a table for a spreadsheet is whole in a pipe and a file, and harmless on a terminal")
  func tables() throws {
    for arguments in [["export", "--csv"], ["export", "--csv", "--raw"]] {
      let terminal = try PseudoTerminal(arguments, environment: folder.environment.mapValues { $0 })
      #expect(try terminal.waitForExit() == 0)
      check(terminal.output, "\(arguments)")
      #expect(terminal.output.contains("Evil \u{241B}[31mred"))
      let piped = run([Program.path] + arguments, environment: folder.environment)
      #expect(piped.output.contains("Evil \u{1B}[31mred"))
    }
  }

  @Test("every screen that shows the brew")
  func screens() throws {
    let terminal = try PseudoTerminal([], environment: folder.environment.mapValues { $0 })
    try terminal.wait(for: "Evil")
    for (keys, shown) in [
      ("\r", "method"), ("\u{1B}", "Evil"), ("e", "bean"), ("\u{1B}", "Evil"), ("t", "brew"),
    ] {
      let mark = terminal.mark
      terminal.type(keys)
      try terminal.wait(for: shown, since: mark)
    }
    terminal.type("q")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    // What ncurses sends by itself has these, where it resets the terminal's colours for one.
    check(terminal.output, "a screen", allowing: ["shift out", "backspace", "BEL"])
    #expect(terminal.output.contains("\u{241B}[31mred"))
  }

  @Test("what is pasted into a field arrives whole, and is harmless")
  func paste() throws {
    let terminal = try PseudoTerminal([], environment: folder.environment.mapValues { $0 })
    try terminal.wait(for: "Evil")
    let mark = terminal.mark
    terminal.type("/")
    terminal.type("\u{1B}[200~q\u{1B}[31mred\u{9B}\u{7}\tz\u{1B}[201~")
    try terminal.wait(for: "q\u{241B}[31mred\u{FFFD}\u{2407} z", since: mark)
    check(terminal.output, "a paste", allowing: ["shift out", "backspace", "BEL"])
    terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == 130)
  }
}

/// A folder for a log, gone after the test.
final class TemporaryLog {
  let path: String

  init() {
    var template = Array("/tmp/brewlog-terminal-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  isolated deinit { _ = run(["rm", "-rf", path], environment: ["PATH": "/usr/bin:/bin"]) }

  var environment: [String: String] {
    Program.environment.merging(["BREWLOG_LOG": path + "/brewlog.db", "HOME": path]) { $1 }
  }

  struct NotWritten: Error {}

  func write(_ text: String, to file: String) throws {
    guard let stream = fopen(file, "w") else { throw NotWritten() }
    defer { fclose(stream) }
    fputs(text, stream)
  }
}

extension String.UnicodeScalarView {
  /// Whether a text stands in this one scalar for scalar: a mark behind it hides nothing.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
