import Glibc
import Testing

/// Every way out leaves the terminal as it was.
@Suite(.needsCompareScreen) struct WaysOutTests {
  /// Runs until the screen stands, leaves, and returns the exit status and what was sent on the way out.
  private func leave(_ way: (PseudoTerminal) -> Void) throws -> (status: Int32, farewell: String) {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: "Brew #0")
    #expect(!terminal.hasOriginalSettings)
    let mark = terminal.mark
    way(terminal)
    let status = try terminal.waitForExit()
    #expect(terminal.hasOriginalSettings)
    let farewell = terminal.output(since: mark)
    expectRestored(farewell, after: terminal.output)
    return (status, farewell)
  }

  /// What was switched on is off: alternate screen, hidden cursor, mouse, paste.
  private func expectRestored(_ farewell: String, after output: String) {
    for mode in ["1049", "2004", "1000", "1006"] where output.contains("\u{1B}[?\(mode)h") {
      #expect(farewell.contains("\u{1B}[?\(mode)l"), "mode \(mode) is still on")
      let tail = farewell.split(separator: "\u{1B}[?\(mode)l").last ?? ""
      #expect(!tail.contains("\u{1B}[?\(mode)h"), "mode \(mode) is on again")
    }
    #expect(farewell.contains("\u{1B}[?25h") || farewell.contains("\u{1B}[?12l\u{1B}[?25h"))
  }

  @Test func quitting() throws { #expect(try leave { $0.type("q") }.status == 0) }

  @Test func controlC() throws { #expect(try leave { $0.type("\u{03}") }.status == 130) }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
    SIGXCPU, SIGSYS,
  ])
  func signals(number: Int32) throws {
    #expect(try leave { $0.signal(number) }.status == 128 + number)
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE])
  func crashes(number: Int32) throws {
    let (status, farewell) = try leave { $0.signal(number) }
    #expect(status == 128 + number)
    // Readable on the main screen: behind the sequence that leaves the alternate one.
    let main = farewell.split(separator: "\u{1B}[?1049l").last ?? ""
    #expect(main.contains("crashed (signal \(number))"))
  }

  @Test func aLostTerminalEndsTheProgram() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: "Brew #0")
    terminal.hangUp()
    #expect(try terminal.waitForExit() == 129)
  }
}

/// The same as a person sees it, and what cannot be seen from the bytes alone.
@Suite(.needsCompareScreen) struct ScreenLifeTests {
  /// The overlay's numbers grow with all that happens to the screen. - Returns: the screen without it.
  @discardableResult
  private func hideOverlay(_ screen: TmuxScreen) throws -> [String] {
    try screen.wait(for: "Row bodies")
    screen.press("o")
    return try screen.wait(until: "the rows behind the overlay") {
      $0.contains { $0.contains("Brew #21") && $0.hasSuffix("☆") }
        && !$0.contains { $0.contains("Row bodies") }
    }
  }

  @Test func quittingShowsTheMainScreen() throws {
    let screen = try TmuxScreen()
    try screen.wait(for: "Brew #0")
    #expect(try screen.value("#{alternate_on}") == "1")
    screen.press("q")
    let lines = try screen.wait(for: "ended with 0")
    #expect(!lines.contains { $0.contains("Brew #0") })
    #expect(try screen.value("#{alternate_on}#{mouse_any_flag}#{cursor_flag}") == "001")
  }

  @Test func suspendingAndResuming() throws {
    let screen = try TmuxScreen()
    try hideOverlay(screen)
    for _ in 1...2 {
      // The last that a frame sends: above it all is there.
      let before = try screen.wait(for: "q quit")
      screen.press("C-z")
      try screen.wait(for: "Stopped")
      #expect(try screen.value("#{alternate_on}#{mouse_any_flag}#{cursor_flag}") == "001")
      screen.enter("clear; fg")
      try screen.wait(until: "the screen as it was") { $0 == before }
    }
  }

  @Test func resizingWhileStopped() throws {
    let screen = try TmuxScreen()
    try screen.wait(for: "Brew #0")
    screen.press("C-z")
    try screen.wait(for: "Stopped")
    try screen.resize(columns: 100, rows: 30)
    screen.enter("fg")
    try screen.wait(for: "Brew #20")
  }

  /// The counters are of what has run, and a row that comes into sight runs: they begin anew before each look.
  private func countOneStar(_ screen: TmuxScreen) throws -> [String] {
    screen.press("r")
    try screen.wait(until: "counters at zero") { $0.contains { $0.contains(/List body +0 +0/) } }
    screen.press("0")
    return try screen.wait(until: "one star") { lines in
      [/List body +1 +0/, /Row bodies +1 +1/].allSatisfy { row in
        lines.contains { $0.contains(row) }
      }
    }
  }

  @Test func everySizeIsSurvived() throws {
    let screen = try TmuxScreen()
    try screen.wait(for: "Brew #0")
    let starred = try countOneStar(screen)
    _ = try countOneStar(screen)
    // Each size is seen before the next. ncurses writes no lower right corner that has no cell to its left.
    for (columns, rows, last) in [
      (40, 10, "q quit"), (1, 1, ""), (200, 60, "q quit"), (2, 3, "t…"), (80, 24, "q quit"),
    ] {
      try screen.resize(columns: columns, rows: rows)
      try screen.wait(until: "\(last) at \(columns)×\(rows)") { lines in
        lines.count == rows && lines.last { !$0.isEmpty }?.hasSuffix(last) ?? last.isEmpty
      }
    }
    #expect(try countOneStar(screen) == starred)
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }
}

@Suite(.needsCompareScreen) struct FrameTests {
  @Test func aBurstOfKeysEndsInOneScreen() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: "Brew #0")
    terminal.type(String(repeating: "0", count: 1000) + "q")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func pastedTextActsNowhere() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: "Brew #0")
    let mark = terminal.mark
    terminal.type("\u{1B}[200~q\u{03}\u{1A}\u{1B}[201~0")
    try terminal.wait(for: "★", since: mark)
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func aSequenceWithoutMeaningTypesNothing() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: "Brew #0")
    let mark = terminal.mark
    terminal.type("\u{1B}[99;99q\u{1B}[I0")
    try terminal.wait(for: "★", since: mark)
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test(
    "GNU screen with a mouse keeps Esc to itself: there the mouse is left alone",
    arguments: [
      ([:], true), (["STY": "1.pts.host"], false),
      (["STY": "1.pts.host", "TMUX": "/tmp/x,1,0"], false),
      (["STY": "1.pts.host", "TMUX": "/tmp/x,1,0", "TERM": "tmux-256color"], true),
      (["STY": ""], true),
    ] as [([String: String], Bool)])
  func mouseInScreen(variables: [String: String], hasMouse: Bool) throws {
    let terminal = try PseudoTerminal(
      environment: variables.merging(["TERM": "screen"]) { own, _ in own })
    try terminal.wait(for: "Brew #0")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.output.contains("\u{1B}[?1000h") == hasMouse)
    #expect(terminal.output.contains("\u{1B}[?2004h"))
  }

  @Test func noColorMeansNone() throws {
    let terminal = try PseudoTerminal(environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "Brew #0")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(/\x1B\[(?:[0-9;]*;)?(?:[349][0-7]|10[0-7]|[34]8;5;[0-9]+)m/))
  }

  @Test(arguments: ["C", "POSIX", "xx_YY.UTF-8"])
  func withoutUTF8OnlyASCIIIsSent(locale: String) throws {
    let terminal = try PseudoTerminal(environment: ["LC_ALL": locale])
    try terminal.wait(for: "Brew #0")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    "vt100", "linux", "xterm", "xterm-mono", "xterm-256color", "screen-256color",
    "screen.xterm-256color", "tmux-256color",
  ])
  func terminalTypes(type: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": type])
    try terminal.wait(for: "Brew #0")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.hasOriginalSettings)
  }

  @Test(arguments: [nil, "", "dumb", "no-such-terminal"] as [String?])
  func terminalsWithoutAScreenAreRefusedInOneLine(type: String?) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": type])
    #expect(try terminal.waitForExit() == 2)
    #expect(!terminal.output.contains("\u{1B}"))
    #expect(terminal.output.split(separator: "\r\n").count == 1)
    #expect(terminal.hasOriginalSettings)
  }

  @Test(arguments: [
    (["compare"], "brewlog experiment all runs without one"),
    (["lab", "settings"], "brewlog experiment all runs without one"),
    (["--log", "/nonexistent/log"], "brewlog list prints the log without one"),
  ])
  func aPipeIsRefusedInOneLine(arguments: [String], others: String) {
    let (status, output) = run(
      ["sh", "-c", "\"$0\" \"$@\" 2>&1", Program.path] + arguments, environment: Program.environment
    )
    #expect(status == 2)
    #expect(!output.contains("\u{1B}"))
    #expect(output.hasPrefix("brewlog: "))
    #expect(output.hasSuffix("; \(others)\n"))
    #expect(output.split(separator: "\n").count == 1)
  }
}
