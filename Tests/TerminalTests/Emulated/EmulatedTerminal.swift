import CPseudoTerminal
import Glibc
import TerminalEmulator

/// A program that tells its frames, as the job of a shell in a terminal that is emulated.
///
/// Each frame is compared with what the terminal shows when it has taken the frame's bytes. Where the terminal was
/// spoiled or has another size, the program's next answer to a mark ends a pause of the comparison.
nonisolated final class EmulatedTerminal {
  enum State: Equatable {
    case running
    case stopped
    case ended(Int32)
  }

  let emulator: TerminalEmulator
  private(set) var expected: ExpectedScreen
  private(set) var state = State.running
  private(set) var comparedFrames = 0
  private(set) var answer: UInt32 = 0

  private var started = pseudo_terminal()
  private var unsent: [UInt8] = []
  private var news: [UInt8] = []
  private var mark: UInt32 = 0
  /// The mark that ends a pause of the comparison.
  private var pauseMark: UInt32?
  private var difference: ScreenDifference?
  private var block = [UInt8](repeating: 0, count: 65536)
  let comparison: ScreenComparison

  /// Starts a program. - Throws: `StartFailed`.
  init(
    _ type: TerminalType, _ command: [String], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, isASCII: Bool = false
  ) throws {
    emulator = TerminalEmulator(type, columns: columns, rows: rows) {
      Int(pseudo_terminal_width($0))
    }
    expected = ExpectedScreen(clusters: emulator.clusters)
    comparison = ScreenComparison(type: type, clusters: emulator.clusters, isASCII: isASCII)
    var variables = Program.environment
    variables["TERM"] = type.name
    for (name, value) in environment { variables[name] = value }
    let result = withCStrings(command) { arguments in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }) { environment in
        pseudo_terminal_start_job(
          &started, command[0], arguments, environment, Int32(columns), Int32(rows))
      }
    }
    if result != 0 { throw PseudoTerminal.StartFailed(code: errno) }
    emulator.onApplication = { [unowned self] in take($0[...]) }
  }

  deinit {
    if started.process > 0 { kill(started.process, SIGKILL) }
    for descriptor in [started.controller, started.terminal, started.commands, started.lifeline]
    where descriptor >= 0 {
      close(descriptor)
    }
    if started.shell > 0 { waitpid(started.shell, nil, 0) }
  }

  var process: pid_t { started.process }

  /// Whether the line settings are those from before the program.
  var hasOriginalSettings: Bool {
    var settings = termios()
    guard tcgetattr(started.terminal, &settings) == 0 else { return false }
    return withUnsafeBytes(of: settings) { now in
      withUnsafeBytes(of: started.settings) { now.elementsEqual($0) }
    }
  }
}

// MARK: - What happens to the program

nonisolated extension EmulatedTerminal {
  /// Types bytes; they are sent while `pump` reads.
  func type(_ bytes: [UInt8]) { unsent += bytes }
  func type(_ text: String) { unsent += text.utf8 }

  func signal(_ number: Int32) { kill(started.process, number) }

  /// Gives the terminal another size, and the worst that it may show then.
  func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    pause()
    _ = pseudo_terminal_resize(started.controller, Int32(columns), Int32(rows))
  }

  /// Another program's output is on the screen.
  func spoil() {
    emulator.spoil()
    pause()
  }

  private func pause() { pauseMark = nextMark }

  /// As many as there are private characters.
  private var nextMark: UInt32 { mark % 65_000 + 1 }

  /// Lets a stopped program go on, in the foreground or in the background.
  func resume(inForeground: Bool = true) {
    state = .running
    _ = write(started.commands, inForeground ? "f" : "b", 1)
  }

  /// Takes the terminal away, as a window that is closed does.
  func hangUp() {
    close(started.terminal)
    close(started.controller)
    started.terminal = -1
    started.controller = -1
  }
}

// MARK: - What comes of it

nonisolated extension EmulatedTerminal {
  /// Waits until the program has handled all that was typed and shows it, or has stopped or ended.
  ///
  /// - Throws: `ScreenDifference`, `TimedOut`.
  func settle() throws {
    mark = nextMark
    type("\u{1B}[27;1;\(0x10_0000 + mark)~")
    let awaited = mark
    try pump(until: "the answer to a mark") { answer == awaited || state != .running }
    if state != .running { try takeRest() }
  }

  /// Waits until the screen is so. Throws `TimedOut`.
  func wait(until what: String, _ condition: ([String]) -> Bool) throws {
    try pump(until: what) { condition(emulator.lines) }
  }

  /// Reads what comes within a tenth of a second.
  func pumpAWhile() throws { try pumpOnce(milliseconds: 100) }

  /// Reads nothing, and only sees within a tenth of a second whether the program stops or ends.
  func watchAWhile() {
    var entry = pollfd(fd: started.lifeline, events: Int16(POLLIN), revents: 0)
    if poll(&entry, 1, 100) > 0 { takeNews() }
  }

  /// Waits until the program has stopped or ended, and has all that it sent shown.
  func waitForChange() throws {
    try pump(until: "the program to stop or end") { state != .running }
    try takeRest()
  }

  /// Reads what the program has left behind: all that was sent before a mark of our own.
  private func takeRest() throws {
    guard started.terminal >= 0 else { return }
    try pump(until: "an end of the output", while: { self.hasOutput }) { !hasOutput }
    answer = 0
    let text = Array("\u{1B}_T4294967295\u{1B}\\".utf8)
    _ = write(started.terminal, text, text.count)
    try pump(until: "the rest of the output") { answer == .max }
  }

  private var hasOutput: Bool {
    var entry = pollfd(fd: started.controller, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLIN) != 0
  }

  private func pump(
    until what: String, while goesOn: () -> Bool = { true }, _ condition: () -> Bool
  ) throws {
    let deadline = Deadline()
    while !condition() && goesOn() {
      if deadline.hasPassed {
        throw TimedOut(awaited: what, found: emulator.lines.joined(separator: "\n"))
      }
      try pumpOnce(milliseconds: deadline.milliseconds)
    }
  }

  private func pumpOnce(milliseconds: Int32) throws {
    let toWrite = unsent.isEmpty ? 0 : Int16(POLLOUT)
    var entries = [
      pollfd(fd: started.controller, events: Int16(POLLIN) | toWrite, revents: 0),
      pollfd(fd: hasEnded ? -1 : started.lifeline, events: Int16(POLLIN), revents: 0),
    ]
    poll(&entries, 2, milliseconds)
    if entries[0].revents & Int16(POLLIN) != 0 { try takeOutput() }
    if entries[0].revents & Int16(POLLOUT) != 0 { sendSome() }
    if entries[1].revents != 0 { takeNews() }
  }

  private var hasEnded: Bool { if case .ended = state { true } else { false } }

  private func sendSome() {
    let count = write(started.controller, unsent, unsent.count)
    if count > 0 { unsent.removeFirst(count) }
  }

  private func takeOutput() throws {
    let count = read(started.controller, &block, block.count)
    guard count > 0 else { return }
    emulator.feed(block[..<count])
    if pauseMark != nil { emulator.misplaced.removeAll() }
    let faults = emulator.faults + emulator.misplaced
    if difference == nil, let fault = faults.first {
      difference = report("the program has sent \(fault)")
    }
    if let difference { throw difference }
  }

  private func takeNews() {
    let count = read(started.lifeline, &block, 2 - news.count)
    if count <= 0 { return state = .ended(-1) }
    news += block[..<count]
    guard news.count == 2 else { return }
    state = news[0] == UInt8(ascii: "T") ? .stopped : .ended(Int32(news[1]))
    // What was typed to a program that is gone is nobody's.
    unsent.removeAll()
    news.removeAll()
  }

  private func take(_ message: ArraySlice<UInt8>) {
    switch message.first {
    case UInt8(ascii: "T"):
      let number = String(decoding: message.dropFirst(), as: UTF8.self)
      answer = UInt32(number) ?? 0
      if answer == pauseMark { pauseMark = nil }
      if pauseMark == nil, answer != .max { compare() }
    case UInt8(ascii: "F"):
      guard expected.take(message.dropFirst()) else {
        difference = difference ?? report("a frame that is not whole")
        return
      }
      if pauseMark == nil { compare() }
    default: difference = difference ?? report("a message that is none")
    }
  }

  private func compare() {
    comparedFrames += 1
    let rows = emulator.touchedRows.union(expected.touchedRows)
    emulator.touchedRows.removeAll(keepingCapacity: true)
    expected.touchedRows.removeAll(keepingCapacity: true)
    guard difference == nil, let words = comparison.difference(emulator, expected, rows: rows)
    else { return }
    difference = report(words)
  }

  private func report(_ words: String) -> ScreenDifference {
    ScreenDifference(words: words, shown: emulator.lines, expected: comparison.lines(of: expected))
  }
}
