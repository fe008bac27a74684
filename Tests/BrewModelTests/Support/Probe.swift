import Glibc

/// The program that changes logs, started by a test.
final class Probe {
  let process: pid_t
  private nonisolated(unsafe) let output: UnsafeMutablePointer<FILE>

  init(_ arguments: String...) {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([Self.path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var started: pid_t = 0
    let code = posix_spawn(&started, Self.path, &actions, nil, words, environ)
    precondition(code == 0, "cannot start \(Self.path)")
    process = started
    close(ends[1])
    output = fdopen(ends[0], "r")
  }

  deinit {
    fclose(output)
  }

  /// The next line that it prints; nil after the last one.
  func line() -> String? {
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    let count = getline(&buffer, &capacity, output)
    guard count > 0, let buffer else { return nil }
    let line = String(cString: buffer)
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }

  /// All that is still to come, until it ends.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    wait()
    return lines
  }

  func kill() {
    Glibc.kill(process, SIGKILL)
  }

  func wait() {
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// As it was built beside the tests.
  private static let path: String = {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/StorageProbe"
  }()
}
