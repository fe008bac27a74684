import CPseudoTerminal
import Glibc

/// A program running in a pseudo-terminal: what is typed and what it sends, byte by byte.
final class PseudoTerminal {
  private var started = pseudo_terminal()
  private var collected: [UInt8] = []
  private var status: Int32?

  /// Starts the program.
  ///
  /// - Parameter environment: changes to `Program.environment`; nil takes a variable away.
  /// - Throws: `StartFailed`.
  init(
    _ arguments: [String] = Program.compare, environment: [String: String?] = [:],
    columns: Int32 = 80,
    rows: Int32 = 24
  ) throws {
    var variables = Program.environment
    for (name, value) in environment { variables[name] = value }
    let assignments = variables.map { "\($0.key)=\($0.value)" }
    let result = withCStrings([Program.path] + arguments) { arguments in
      withCStrings(assignments) { environment in
        pseudo_terminal_start(&started, Program.path, arguments, environment, columns, rows)
      }
    }
    if result != 0 { throw StartFailed(code: errno) }
  }

  nonisolated struct StartFailed: Error { var code: Int32 }

  isolated deinit {
    if status == nil {
      kill(started.process, SIGKILL)
      _ = pseudo_terminal_status(started.process, 1)
    }
    for descriptor in [started.controller, started.terminal, started.lifeline] where descriptor >= 0
    {
      close(descriptor)
    }
  }

  /// All that the program has sent so far.
  var output: String { String(decoding: collected, as: UTF8.self) }
  /// What the program has sent since `mark`.
  func output(since mark: Int) -> String { String(decoding: collected[mark...], as: UTF8.self) }
  /// The number of bytes sent so far.
  var mark: Int { collected.count }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(started.controller, bytes, bytes.count)
  }

  func signal(_ number: Int32) { kill(started.process, number) }

  func resize(columns: Int32, rows: Int32) {
    _ = pseudo_terminal_resize(started.controller, columns, rows)
  }

  /// Reads until the output since `mark` holds the text. Throws `TimedOut`, also if the program ends without it.
  func wait(for text: String, since mark: Int = 0) throws {
    let deadline = Deadline()
    while !output(since: mark).contains(text) {
      guard !deadline.hasPassed, try read(until: deadline) else {
        throw TimedOut(awaited: text, found: output(since: mark))
      }
    }
  }

  /// Reads until something has come and the program waits again, with nothing left to read. Throws `TimedOut`.
  func settle(since mark: Int) throws {
    let deadline = Deadline()
    while self.mark == mark || !isAsleep || hasMore {
      let mustRead = self.mark == mark || hasMore
      let isOver = mustRead ? !(try read(until: deadline)) : false
      if isOver || deadline.hasPassed {
        throw TimedOut(awaited: "an answer", found: output(since: mark))
      }
    }
  }

  private var hasMore: Bool {
    var entry = pollfd(fd: started.controller, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Whether the program waits for something, by what the system says of it.
  private var isAsleep: Bool {
    let file = open("/proc/\(started.process)/stat", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = Glibc.read(file, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.split(separator: ")").last?.hasPrefix(" S") == true
  }

  /// Reads until the program ends, and returns its exit status as a shell says it. Throws `TimedOut`.
  func waitForExit() throws -> Int32 {
    if let status { return status }
    let deadline = Deadline()
    while try read(until: deadline) {
      if deadline.hasPassed { throw TimedOut(awaited: "the end of the program", found: output) }
    }
    let ended = pseudo_terminal_status(started.process, 1)
    status = ended
    try takeRest(until: deadline)
    return ended
  }

  /// Reads what is still on its way from a program that has ended: all that was sent before a mark of our own.
  private func takeRest(until deadline: Deadline) throws {
    guard started.terminal >= 0 else { return }
    let mark = Array("\u{0}end of the output\u{0}".utf8)
    _ = write(started.terminal, mark, mark.count)
    while !collected.suffix(mark.count).elementsEqual(mark) {
      if deadline.hasPassed { throw TimedOut(awaited: "the rest of the output", found: output) }
      _ = try read(until: deadline)
    }
    collected.removeLast(mark.count)
  }

  /// Whether the line settings are those from before the program (all that `stty -a` shows but the size).
  var hasOriginalSettings: Bool {
    var settings = termios()
    guard tcgetattr(started.terminal, &settings) == 0 else { return false }
    return Self.bytes(settings) == Self.bytes(started.settings)
  }

  /// Takes the terminal away, as a window that is closed does.
  func hangUp() {
    close(started.terminal)
    close(started.controller)
    started.terminal = -1
    started.controller = -1
  }

  /// Reads what comes; returns false once the program has ended and all is read.
  private func read(until deadline: Deadline) throws -> Bool {
    var entries = [started.controller, started.lifeline].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&entries, 2, deadline.milliseconds) > 0 else { return true }
    if entries[0].revents & Int16(POLLIN) != 0 {
      var block = [UInt8](repeating: 0, count: 65536)
      let count = Glibc.read(started.controller, &block, block.count)
      if count > 0 { collected.append(contentsOf: block[..<count]) }
      return true
    }
    return entries[1].revents == 0
  }

  private static func bytes(_ settings: termios) -> [UInt8] {
    withUnsafeBytes(of: settings) { Array($0) }
  }
}

/// Gives strings as C wants them: an array of pointers that ends in nil.
nonisolated func withCStrings<R>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> R
) rethrows -> R {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return try body(pointers + [nil])
}
