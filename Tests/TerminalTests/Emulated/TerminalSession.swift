import SeededRandom
import BrewModel
import Glibc
import TerminalEmulator

/// A long random life of the program in an emulated terminal.
///
/// After every frame the terminal shows what the cell buffer holds. Now and then the screen is spoiled and drawn again,
/// the program is stopped and continued, killed and started anew; each time it leaves the terminal as it was.
nonisolated final class TerminalSession {
  /// What was survived.
  struct Report {
    var events = 0
    var frames = 0
    var resizes = 0
    var sizes: Set<[Int]> = []
    var pastes = 0
    var signals = 0
    var stops = 0
    var repaints = 0
    /// Programs that ended as they were asked to.
    var ends = 0
    var bytes = 0

    mutating func add(_ other: Report) {
      events += other.events
      frames += other.frames
      resizes += other.resizes
      sizes.formUnion(other.sizes)
      pastes += other.pastes
      signals += other.signals
      stops += other.stops
      repaints += other.repaints
      ends += other.ends
      bytes += other.bytes
    }

    var description: String {
      """
      \(events) events, \(frames) frames compared, \(bytes) bytes shown; \(resizes) resizes to \(sizes.count) \
      sizes, \(signals) signals, \(stops) stops, \(pastes) pastes, \(repaints) spoiled screens, \(ends) ends
      """
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var setting: String
    var events: Int
    var history: [String]
    var cause: any Error

    var description: String {
      "\(setting), after \(events) events, the last:\n\(history.joined(separator: "\n"))\n\(cause)"
    }
  }

  let type: TerminalType
  let page: String
  let seed: UInt64
  let isASCII: Bool
  private(set) var report = Report()
  private var input: RandomInput
  private var terminal: EmulatedTerminal
  private let log: HostileLog
  private var history: [String] = []
  private var hasEnded = false

  init(type: TerminalType, page: String, seed: UInt64, isASCII: Bool = false) throws {
    self.type = type
    self.page = page
    self.seed = seed
    self.isASCII = isASCII
    input = RandomInput(random: SplitMix(seed: seed))
    log = try HostileLog()
    terminal = try Self.start(type, page, log.path, isASCII)
  }

  private static func start(
    _ type: TerminalType, _ page: String, _ log: String, _ isASCII: Bool
  ) throws -> EmulatedTerminal {
    try EmulatedTerminal(
      type, [Program.beside("TerminalProbe"), page, log] + (isASCII ? ["--ascii"] : []),
      isASCII: isASCII)
  }

  /// Sends at least so many events. - Throws: `Failure`.
  func run(events: Int) throws {
    do {
      try settle()
      while report.events < events { try step() }
      try leave()
      let problems = try LogFile(path: log.path).check()
      if !problems.isEmpty { throw Unexpected("the log: \(problems)", terminal.emulator) }
    } catch {
      throw Failure(
        setting: "seed \(seed), TERM=\(type.name), \(page)\(isASCII ? ", ASCII" : "")",
        events: report.events, history: history, cause: error)
    }
  }

  private func note(_ words: String) {
    if history.count >= 60 { history.removeFirst() }
    history.append(words)
  }

  private func step() throws {
    switch input.random.below(100) {
    case 0..<55: try keys(1 + input.random.below(4))
    case 55..<64: try keys(10 + input.random.below(40))
    case 64..<76: try mouse()
    case 76..<82: try paste()
    case 82..<90: try resize()
    case 90..<93: try repaint()
    case 93..<95: try storm()
    case 95..<96: try input.random.below(2) == 0 ? signal() : addElsewhere()
    case 96..<98: try stop()
    default: try input.random.below(4) == 0 ? leave() : keys(1)
    }
  }
}

// MARK: - Steps

nonisolated extension TerminalSession {
  private func keys(_ count: Int) throws {
    for _ in 0..<count { send(input.key()) }
    report.events += count
    try settle()
  }

  private func mouse() throws {
    for _ in 0..<1 + input.random.below(3) {
      send(input.mouse(columns: terminal.emulator.columns, rows: terminal.emulator.rows))
      report.events += 1
    }
    try settle()
  }

  private func paste() throws {
    send(input.paste())
    report.events += 1
    report.pastes += 1
    try settle()
  }

  private func resize() throws {
    setSize()
    if input.random.below(3) == 0 { send(input.key()) }
    report.events += 1
    try settle()
  }

  private func setSize() {
    let size = input.size()
    // Nobody is told of a size that is the same.
    if size == (terminal.emulator.columns, terminal.emulator.rows) { return }
    note("size \(size.columns)×\(size.rows)")
    terminal.resize(columns: size.columns, rows: size.rows)
    report.resizes += 1
    report.sizes.insert([size.columns, size.rows])
  }

  /// Before the program has looked, everything is as it was, but for what stood outside.
  private func shrinkAndGrow() {
    let before = (columns: terminal.emulator.columns, rows: terminal.emulator.rows)
    setSize()
    note("size \(before.columns)×\(before.rows)")
    terminal.resize(columns: before.columns, rows: before.rows)
  }

  /// Whatever has happened to the terminal, Ctrl-l brings the same screen back.
  private func repaint() throws {
    note("spoiled, Ctrl-l")
    terminal.spoil()
    terminal.type("\u{0C}")
    report.events += 1
    report.repaints += 1
    try settle()
  }

  private func storm() throws {
    for _ in 0..<5 + input.random.below(30) {
      switch input.random.below(5) {
      case 0: setSize()
      case 1: shrinkAndGrow()
      case 2: send(input.key())
      default: signalOnce(SIGWINCH)
      }
      report.events += 1
    }
    try settle()
  }

  private func signal() throws {
    signalOnce(SIGCONT)
    report.events += 1
    try settle()
  }

  /// Another copy of the program adds a brew.
  private func addElsewhere() throws {
    note("a brew from elsewhere")
    try log.add(100 + report.events)
    send(input.key())
    report.events += 1
    try settle()
  }

  private func signalOnce(_ number: Int32) {
    note("signal \(number)")
    terminal.signal(number)
    report.signals += 1
  }

  private func stop() throws {
    if input.random.below(2) == 0 {
      note("Ctrl-z")
      terminal.type("\u{1A}")
    } else {
      signalOnce(SIGTSTP)
    }
    report.events += 1
    report.stops += 1
    try terminal.waitForChange()
    try expectOwnTerminal(.stopped)
    if input.random.below(3) == 0 { setSize() }
    if input.random.below(4) == 0 {
      note("continued in the background")
      terminal.resume(inForeground: false)
      try terminal.waitForChange()
    }
    note("continued")
    terminal.spoil()
    terminal.resume()
    try settle()
  }

  /// Ends the program in one of the ways that it can be asked to, and starts it again.
  private func leave() throws {
    let ways: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    let way = input.random.below(3)
    let number = input.pick(ways)
    note(way == 0 ? "Ctrl-c" : "signal \(number)")
    if way == 0 { terminal.type("\u{03}") } else { terminal.signal(number) }
    report.events += 1
    try terminal.waitForChange()
    try expectOwnTerminal(.ended(way == 0 ? 130 : 128 + number))
    try startAgain()
  }

  private func startAgain() throws {
    report.ends += 1
    report.frames += terminal.comparedFrames
    report.bytes += terminal.emulator.byteCount
    note("started again")
    terminal = try Self.start(type, page, log.path, isASCII)
    try terminal.settle()
  }

  private func send(_ bytes: [UInt8]) {
    let words = bytes.map { byte in
      byte >= 0x20 && byte < 0x7F
        ? String(Character(Unicode.Scalar(byte))) : "\\x" + String(byte, radix: 16)
    }
    note(words.joined())
    terminal.type(bytes)
  }

  /// Waits for the program; where a key has ended it, starts it again.
  private func settle() throws {
    try terminal.settle()
    switch terminal.state {
    case .running: return
    // A lone ESC and a key behind it may have become another key.
    case .stopped:
      try expectOwnTerminal(.stopped)
      terminal.spoil()
      terminal.resume()
      try settle()
    case .ended(let status):
      guard status == 0 || status == 130 || status == 131 else {
        throw Unexpected("the program has ended with \(status)", terminal.emulator)
      }
      try expectOwnTerminal(.ended(status))
      try startAgain()
    }
  }

  /// The terminal is as it was before the program.
  private func expectOwnTerminal(_ state: EmulatedTerminal.State) throws {
    guard terminal.state == state else {
      throw Unexpected("\(terminal.state) instead of \(state)", terminal.emulator)
    }
    guard terminal.hasOriginalSettings else {
      throw Unexpected("the line settings have changed", terminal.emulator)
    }
    var modes = terminal.emulator.modes
    // Which lines the second charset would draw is nobody's business: it is not in use.
    modes.drawsLines[1] = false
    guard modes == TerminalModes() else {
      throw Unexpected("the terminal is left with \(modes)", terminal.emulator)
    }
  }

  struct Unexpected: Error, CustomStringConvertible {
    var description: String

    init(_ words: String, _ emulator: TerminalEmulator) {
      description = words + "\n-- shown --\n" + emulator.lines.joined(separator: "\n")
    }
  }
}
