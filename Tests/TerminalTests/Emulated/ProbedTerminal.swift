import Glibc
import TerminalEmulator
import Testing

/// The program's screens in an emulated terminal, on a log of its own, after a line of a shell.
nonisolated struct ProbedTerminal {
  let terminal: EmulatedTerminal
  let log: HostileLog

  init(
    _ type: String = "xterm-256color", page: String = "log", names: [String] = RandomInput.words,
    environment: [String: String] = [:]
  ) throws {
    log = try HostileLog(names: names)
    terminal = try EmulatedTerminal(
      .named(type), [Program.beside("TerminalProbe"), page, log.path], environment: environment)
    terminal.emulator.feed("$ brewlog\r\n")
    // What is typed before the program is up, the terminal echoes.
    try terminal.wait(until: "a frame") { [terminal] _ in terminal.comparedFrames > 0 }
    try terminal.settle()
  }

  var lines: [String] { terminal.emulator.lines }
  /// The line that the cursor stands on.
  var cursorLine: String { lines[terminal.emulator.cursor.row] }

  /// Types, and waits until all of it is shown.
  func type(_ text: String) throws {
    terminal.type(text)
    try terminal.settle()
  }

  func resize(_ columns: Int, _ rows: Int) throws {
    terminal.resize(columns: columns, rows: rows)
    try terminal.settle()
  }

  /// Has something go wrong in the program.
  func cause(_ mishap: Mishap) {
    terminal.type("\u{1B}[27;1;\(mishap.rawValue)~")
  }

  /// As the program numbers them.
  enum Mishap: UInt32 {
    case trap = 0x10_FFE0
    case access, overflow, endlessLoop, exit, flood, overflowElsewhere, output
    case exitDuringCrash, crashDuringExit, crashDuringCrash, smallStack
    case crashOnFullTerminal, terminationOnFullTerminal
    case terminationDuringCrash, hangUpDuringCrash, insistenceDuringCrash
    case insistenceDuringOwnCrash
  }

  /// The terminal is as it was before the program.
  func expectOwnTerminal(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.hasOriginalSettings, sourceLocation: sourceLocation)
    var modes = terminal.emulator.modes
    // Which lines the second charset would draw is nobody's business: it is not in use.
    modes.drawsLines[1] = false
    #expect(modes == TerminalModes(), sourceLocation: sourceLocation)
  }
}
