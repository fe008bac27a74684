import Glibc

/// A program in a tmux of its own: the screen as a person sees it.
final class TmuxScreen {
  private static var count = 0
  private let socket: String

  /// Starts a shell of the given size, and in it the program, so that the shell can be seen again afterwards.
  ///
  /// - Parameter environment: an assignment that holds for the program alone.
  /// - Throws: `TimedOut`, `CommandFailed`.
  init(
    _ arguments: [String] = Program.compare, columns: Int = 80, rows: Int = 24,
    environment: String = ""
  ) throws {
    Self.count += 1
    socket = "brewlog-tests-\(getpid())-\(Self.count)"
    let shell = "PS1='ready> ' exec sh"
    try tmux(["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", shell])
    try tmux(["set-option", "status", "off"])
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    try wait(for: "ready>")
    enter(
      "\(environment) '\(Program.path)' " + arguments.joined(separator: " ")
        + "; echo \"ended with $?\"")
  }

  /// A command of tmux ended with another status than 0.
  struct CommandFailed: Error {
    var arguments: [String]
    var status: Int32
  }

  isolated deinit {
    _ = try? tmux(["kill-server"])
    // tmux leaves its socket behind.
    unlink("/tmp/tmux-\(getuid())/\(socket)")
  }

  /// The screen's text, one line a row, trailing blanks cut.
  var lines: [String] {
    let text = (try? tmux(["capture-pane", "-p"])) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Presses keys by tmux's names: "q", "Enter", "C-z", "Up".
  func press(_ keys: String...) { _ = try? tmux(["send-keys"] + keys) }

  /// Types a line into the shell.
  func enter(_ line: String) {
    _ = try? tmux(["send-keys", "-l", line])
    press("Enter")
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// A format of tmux, for example "#{cursor_flag}".
  func value(_ format: String) throws -> String {
    try tmux(["display-message", "-p", format]).split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Looks at the screen until the condition holds. Throws `TimedOut`.
  @discardableResult
  func wait(until what: String, _ condition: ([String]) -> Bool) throws -> [String] {
    let deadline = Deadline()
    while true {
      let seen = lines
      if condition(seen) { return seen }
      if deadline.hasPassed { throw TimedOut(awaited: what, found: seen.joined(separator: "\n")) }
    }
  }

  /// Looks at the screen until one of its lines holds the text. Throws `TimedOut`.
  @discardableResult
  func wait(for text: String) throws -> [String] {
    try wait(until: text) { $0.contains { $0.contains(text) } }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let command = ["tmux", "-L", socket, "-f", "/dev/null"] + arguments
    let (status, text) = run(command, environment: Program.environment)
    if status != 0 { throw CommandFailed(arguments: arguments, status: status) }
    return text
  }
}

/// Runs a command of the search path without input; returns its status and its standard output.
nonisolated func run(_ command: [String], environment: [String: String]) -> (
  status: Int32, output: String
) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return (-1, "") }
  // What runs longer than this command must not keep the output from ending.
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
  posix_spawn_file_actions_adddup2(&actions, 0, 2)
  var process: pid_t = 0
  let failure = withCStrings(command) { arguments in
    withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
      posix_spawnp(&process, command[0], &actions, nil, arguments, environment)
    }
  }
  close(ends[1])
  defer { close(ends[0]) }
  if failure != 0 { return (-1, "") }
  let output = readAll(ends[0])
  var status: Int32 = 0
  waitpid(process, &status, 0)
  return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, output)
}

private nonisolated func readAll(_ descriptor: Int32) -> String {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(descriptor, &block, block.count)
    guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
    bytes.append(contentsOf: block[..<count])
  }
}
