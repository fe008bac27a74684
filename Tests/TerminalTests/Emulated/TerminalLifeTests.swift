import BrewModel
import Glibc
import TerminalEmulator
import Testing

/// Every way in and out leaves the terminal as it was; seen from the terminal's side.
@Suite struct TerminalLifeTests {
  private nonisolated static let types = ["xterm-256color", "screen", "linux", "vt100"]

  @Test(
    arguments: types,
    [
      ("q", SIGCHLD, 0), ("\u{03}", SIGCHLD, 130), ("\u{1C}", SIGCHLD, 131), ("", SIGTERM, 143),
      ("", SIGHUP, 129),
    ]
      as [(String, Int32, Int32)])
  func leaving(type: String, way: (keys: String, signal: Int32, status: Int32)) throws {
    let probe = try ProbedTerminal(type)
    #expect(probe.terminal.emulator.modes != TerminalModes())
    #expect(!probe.terminal.hasOriginalSettings)
    probe.terminal.type(way.keys)
    if way.keys.isEmpty { probe.terminal.signal(way.signal) }
    try probe.terminal.waitForChange()
    #expect(probe.terminal.state == .ended(way.status))
    probe.expectOwnTerminal()
    if probe.terminal.emulator.type.abilities.contains(.alternateScreen) {
      #expect(probe.lines == ["$ brewlog"] + Array(repeating: "", count: 23))
    }
  }

  @Test(
    arguments: types,
    [
      (.trap, SIGILL), (.access, SIGSEGV), (.overflow, SIGSEGV), (.overflowElsewhere, SIGSEGV),
      (.exit, 0),
    ]
      as [(ProbedTerminal.Mishap, Int32)])
  func crashing(type: String, crash: (mishap: ProbedTerminal.Mishap, signal: Int32)) throws {
    let probe = try ProbedTerminal(type)
    probe.cause(crash.mishap)
    try probe.terminal.waitForChange()
    #expect(probe.terminal.state == .ended(crash.mishap == .exit ? 3 : 128 + crash.signal))
    probe.expectOwnTerminal()
    guard crash.mishap != .exit else { return }
    let last = "TerminalProbe crashed (signal \(crash.signal)); the terminal is restored"
    #expect(probe.lines.contains { $0.hasPrefix(last) })
    if crash.mishap == .trap { #expect(probe.lines.contains { $0.contains("a trap on purpose") }) }
  }

  @Test(
    "what ends the program while another thread restores the terminal waits for it",
    arguments: [
      (.exitDuringCrash, [128 + SIGILL]), (.crashDuringExit, [3, 128 + SIGILL]),
      (.crashDuringCrash, [128 + SIGILL, 128 + SIGSEGV]),
    ] as [(ProbedTerminal.Mishap, [Int32])])
  func twoEnds(mishap: ProbedTerminal.Mishap, statuses: [Int32]) throws {
    for _ in 1...12 {
      let probe = try ProbedTerminal()
      let before = probe.terminal.emulator.returnCount
      probe.cause(mishap)
      try probe.terminal.waitForChange()
      #expect(statuses.map { .ended($0) }.contains(probe.terminal.state))
      probe.expectOwnTerminal()
      #expect(probe.terminal.emulator.returnCount == before + 1)
      let words = probe.lines.count { $0.contains("crashed (signal") }
      // Where `exit` is first, the crash may find no time to tell of itself.
      #expect(probe.terminal.state == .ended(3) ? words <= 1 : words == 1)
    }
  }

  @Test(
    "a request to end that comes while a crash is at work waits for it, and the crash is what ends the program",
    arguments: [
      (.terminationDuringCrash, 12), (.hangUpDuringCrash, 12), (.insistenceDuringCrash, 1),
      (.insistenceDuringOwnCrash, 1),
    ] as [(ProbedTerminal.Mishap, Int)])
  func requestsDuringCrash(mishap: ProbedTerminal.Mishap, times: Int) throws {
    for _ in 1...times {
      let probe = try ProbedTerminal()
      let before = probe.terminal.emulator.returnCount
      probe.cause(mishap)
      try probe.terminal.waitForChange()
      #expect(probe.terminal.state == .ended(128 + SIGILL))
      probe.expectOwnTerminal()
      #expect(probe.terminal.emulator.returnCount == before + 1)
      let words = probe.lines.filter { !$0.isEmpty }.suffix(2)
      #expect(words.first?.contains("a trap on purpose") == true)
      #expect(words.last == "TerminalProbe crashed (signal 4); the terminal is restored")
      #expect(probe.lines.count { $0.contains("crashed (signal") } == 1)
    }
  }

  @Test("a thread has a stack for handlers where its own is ample, also if that is the default's")
  func stacksForHandlers() throws {
    let probe = try ProbedTerminal()
    probe.cause(.smallStack)
    try probe.terminal.settle()
    try probe.type("L")
    #expect(
      probe.lines.contains { $0.contains("stacks for handlers: yes no no yes") }, "\(probe.lines)")
  }

  @Test(
    "a part that scrolls alone, left over from a size that is no more, goes with a repaint and with the program",
    arguments: types)
  func scrollRegion(type: String) throws {
    let probe = try ProbedTerminal(type)
    let before = probe.lines
    let emulator = probe.terminal.emulator
    emulator.feed("\u{1B}[1;5r")
    probe.terminal.spoil()
    #expect(emulator.modes.region == 0..<5)
    try probe.type("\u{0C}")
    #expect(emulator.modes.region == nil && probe.lines == before)
    for way in ["\u{1A}", "\u{03}"] {
      emulator.feed("\u{1B}[1;5r")
      probe.terminal.spoil()
      probe.terminal.type(way)
      try probe.terminal.waitForChange()
      probe.expectOwnTerminal()
      if probe.terminal.state == .stopped {
        probe.terminal.resume()
        try probe.terminal.settle()
      }
    }
    #expect(probe.terminal.state == .ended(130))
  }

  @Test(
    "what another program has written over the screen is gone after Ctrl-l, wherever one is",
    arguments: types, ["log", "compare", "labs", "settings"])
  func drawnAgain(type: String, page: String) throws {
    let probe = try ProbedTerminal(type, page: page)
    for keys in ["", "?", "\u{1B}", "L"] {
      if !keys.isEmpty { try probe.type(keys) }
      let before = probe.lines
      // Words, and then every cell.
      probe.terminal.emulator.feed("\u{1B}[3;1H$ wall: the system goes down\r\nat noon\r\n")
      #expect(probe.lines != before)
      probe.terminal.spoil()
      try probe.type("\u{0C}")
      #expect(probe.lines == before)
    }
  }

  @Test(
    "the Linux console has no stars in its font: what stands for them differs, and lines are lines")
  func consoleStars() throws {
    let probe = try ProbedTerminal("linux", page: "compare")
    try probe.type("0j")
    #expect(probe.lines[1].contains(/^ Brew #0 +\*│ Brew #0 +\*$/), "\(probe.lines[1])")
    #expect(probe.lines[2].contains(/^>Brew #1 +-│>Brew #1 +-$/), "\(probe.lines[2])")
  }

  @Test("what the program prints stands in the log pane, and nowhere else", arguments: types)
  func output(type: String) throws {
    let probe = try ProbedTerminal(type)
    let before = probe.lines
    probe.cause(.output)
    try probe.terminal.settle()
    #expect(probe.lines == before)
    try probe.type("L")
    #expect(probe.lines.contains { $0.contains("printed") && $0.contains("[2Jon purpose") })
    #expect(probe.lines.contains { $0.contains("an error on purpose") })
    try probe.type("L")
    #expect(probe.lines == before)
  }

  @Test func whatIsStuckEndsWhenItIsToldTwice() throws {
    let probe = try ProbedTerminal()
    probe.cause(.endlessLoop)
    let terminal = probe.terminal
    while terminal.state == .running {
      terminal.signal(SIGTERM)
      try terminal.pumpAWhile()
    }
    #expect(terminal.state == .ended(143))
    try terminal.waitForChange()
    probe.expectOwnTerminal()
  }

  @Test("a terminal that takes nothing: who is told twice ends all the same")
  func aTerminalThatTakesNothing() throws {
    let probe = try ProbedTerminal()
    let terminal = probe.terminal
    probe.cause(.flood)
    try terminal.wait(until: "the flood") { $0.contains { $0.hasSuffix("xxxx") } }
    let deadline = Deadline()
    while !isHeldUp(terminal.process) {
      if deadline.hasPassed { throw TimedOut(awaited: "a program that is held up", found: "") }
    }
    while terminal.state == .running && !deadline.hasPassed {
      terminal.signal(SIGTERM)
      terminal.watchAWhile()
    }
    #expect(terminal.state == .ended(143))
    #expect(terminal.hasOriginalSettings)
  }

  @Test(
    "a crash on a terminal that takes nothing ends the program all the same",
    arguments: [.crashOnFullTerminal, .terminationOnFullTerminal] as [ProbedTerminal.Mishap])
  func aCrashThatNobodyIsToldOf(mishap: ProbedTerminal.Mishap) throws {
    let probe = try ProbedTerminal()
    let terminal = probe.terminal
    probe.cause(mishap)
    try terminal.wait(until: "the flood") { $0.contains { $0.hasSuffix("xxxx") } }
    let deadline = Deadline()
    while terminal.state == .running && !deadline.hasPassed { terminal.watchAWhile() }
    #expect(terminal.state == .ended(128 + SIGILL))
    #expect(terminal.hasOriginalSettings)
  }

  /// Whether the program sleeps: it only writes, so the terminal has no room.
  private func isHeldUp(_ process: pid_t) -> Bool {
    let status = run(["cat", "/proc/\(process)/status"], environment: Program.environment).output
    return status.contains("State:\tS")
  }

  @Test(arguments: types)
  func stoppingAgainAndAgain(type: String) throws {
    let probe = try ProbedTerminal(type)
    for round in 1...10 {
      let before = probe.lines
      if round % 2 == 0 { probe.terminal.type("\u{1A}") } else { probe.terminal.signal(SIGTSTP) }
      try probe.terminal.waitForChange()
      #expect(probe.terminal.state == .stopped)
      probe.expectOwnTerminal()
      if probe.terminal.emulator.type.abilities.contains(.alternateScreen) {
        // Below the line of the shell: what the shell says next must not stand on what is there.
        #expect(probe.terminal.emulator.cursor == (column: 0, row: 1), "round \(round)")
      }
      probe.terminal.spoil()
      if round % 5 == 0 {
        // A shell that continues it in the background: it may not touch the terminal, and stops again.
        probe.terminal.resume(inForeground: false)
        try probe.terminal.waitForChange()
        #expect(probe.terminal.state == .stopped)
      }
      if round % 3 == 0 {
        probe.terminal.resize(columns: 60 + round, rows: 20 + round)
      }
      probe.terminal.resume()
      try probe.terminal.settle()
      if round % 3 != 0 { #expect(probe.lines == before) }
    }
    try probe.type("?")
    #expect(probe.lines.contains { $0.contains("next brew") })
  }

  @Test("a shell that passes no SIGHUP on: the program finds out by itself, with everything saved")
  func aLostTerminal() throws {
    let probe = try ProbedTerminal()
    let before = try LogFile(path: probe.log.path).brews().count(where: \.isFavorite)
    try probe.type("f")
    probe.terminal.hangUp()
    try probe.terminal.waitForChange()
    #expect(probe.terminal.state == .ended(129))
    #expect(try LogFile(path: probe.log.path).brews().count(where: \.isFavorite) == before + 1)
  }

  @Test func escapeActsAlone() throws {
    let probe = try ProbedTerminal()
    let before = probe.lines
    try probe.type("?")
    #expect(probe.lines != before)
    probe.terminal.type("\u{1B}")
    // Nothing comes behind it.
    try probe.terminal.wait(until: "the help to close") { $0 == before }
  }

  @Test(arguments: [
    ["\u{1B}", "OB"], ["\u{1B}O", "B"], ["\u{1B}[", "B"], ["\u{1B}", "[", "1;1", "B"],
  ])
  func aKeyInPiecesIsAKey(pieces: [String]) throws {
    let probe = try ProbedTerminal(environment: ["ESCDELAY": "10000"])
    let terminal = probe.terminal
    let row = terminal.emulator.cursor.row
    for (index, piece) in pieces.dropLast().enumerated() {
      // A key before it: when that is shown, the piece has been read.
      let key = index == 0 ? "j" : ""
      terminal.type(key + piece)
      if !key.isEmpty {
        try terminal.wait(until: "the next row") { _ in terminal.emulator.cursor.row == row + 1 }
      }
    }
    try probe.type(pieces.last!)
    #expect(terminal.emulator.cursor.row == row + 2)
  }

  @Test(
    "one cursor move sends a few hundred bytes at most", arguments: TerminalType.all.map(\.name))
  func bytesOfAMove(type: String) throws {
    for page in ["log", "compare"] {
      let probe = try ProbedTerminal(type, page: page)
      for key in ["j", "j", "k", "\u{1B}OB"] {
        let before = probe.terminal.emulator.byteCount
        try probe.type(key)
        let bytes = probe.terminal.emulator.byteCount - before
        #expect(bytes < 500, "\(page), \(key)")
      }
    }
  }

  @Test func anEditorThatChangesNothing() throws {
    let probe = try ProbedTerminal()
    try probe.type("E")
    let before = probe.lines
    #expect(before.last == " the note is as it was")
    // Not even the message is another one.
    try probe.type("E")
    #expect(probe.lines == before)
  }

  @Test("smaller and back at once: the size is the same, and the screen whole")
  func aSizeThatComesAndGoes() throws {
    let probe = try ProbedTerminal()
    let before = probe.lines
    for _ in 1...20 {
      probe.terminal.resize(columns: 10, rows: 5)
      probe.terminal.resize(columns: 80, rows: 24)
      try probe.terminal.settle()
      #expect(probe.lines == before)
    }
  }

  @Test("a click selects the row it is on, in any column", arguments: [5, 222, 223, 224, 299])
  func clicks(column: Int) throws {
    let probe = try ProbedTerminal(page: "compare")
    try probe.type("o")
    try probe.resize(300, 30)
    for row in [9, 3, 20] {
      let place = "\(column + 1);\(row + 1)"
      try probe.type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
      #expect(probe.terminal.emulator.cursor.row == row)
      #expect((probe.terminal.emulator.cursor.column >= 150) == (column >= 150))
    }
  }

  @Test func idleMeansAsleep() throws {
    let idle = try ProbedTerminal()
    let compare = try ProbedTerminal(page: "compare")
    try compare.type("o")
    let before = [idle, compare].map { wakeups(of: $0.terminal.process) }
    #expect(before.allSatisfy { $0 > 0 })
    // Another copy works meanwhile, on a log of its own.
    let other = try TerminalSession(type: .named("xterm"), page: "labs", seed: 77)
    try other.run(events: 60)
    #expect([idle, compare].map { wakeups(of: $0.terminal.process) } == before)
  }

  /// How often the program has gone to sleep.
  private func wakeups(of process: pid_t) -> Int {
    let text = run(["cat", "/proc/\(process)/status"], environment: Program.environment).output
    let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
  }
}
