import CTerminal
import Glibc

/// Standard output and error of this process, caught while a screen is up.
///
/// They go to a file in memory, which takes all that is printed, at once, from any thread: a pipe would fill, and the
/// thread that ought to empty it would wait for itself.
public final class OutputCapture {
  /// The last lines printed, oldest first; at most `capacity`.
  public private(set) var lines: [String] = []
  /// Lines kept.
  public let capacity: Int
  /// The number of lines printed so far.
  public private(set) var lineCount = 0
  /// Called with new lines when `NcursesBackend.waitForEvents` has noticed them.
  public var onLines: (([String]) -> Void)?

  /// Can be read after something was printed; -1 if not capturing.
  private(set) var wakeDescriptor: Int32 = -1
  private var file: Int32 = -1
  private var log: Int32 = -1
  private let logPath: String?
  private var savedOutput: Int32 = -1
  private var savedError: Int32 = -1
  /// Bytes of `file` taken so far.
  private var taken = 0
  /// The start of a line whose end is still to come.
  private var partial: [UInt8] = []

  /// Behind the bytes taken, as much stays readable for the report of a crash.
  private static let kept = 1 << 16
  /// A line longer than this is cut: no screen shows more.
  private static let longestLine = 1 << 16

  init(logPath: String?, capacity: Int = 1000) {
    self.logPath = logPath
    self.capacity = capacity
  }

  /// Redirects standard output, and standard error if that is a terminal.
  func start() {
    file = terminal_memory_file("captured output")
    guard file >= 0 else { return }
    wakeDescriptor = terminal_watch_writes(file)
    if let logPath { log = open(logPath, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600) }
    terminal_flush_output()
    savedOutput = redirect(STDOUT_FILENO)
    // Whoever sent errors elsewhere wants them there, and there they cannot spoil the screen.
    if isatty(STDERR_FILENO) != 0 { savedError = redirect(STDERR_FILENO) }
    terminal_guard_set_capture(savedOutput, savedError, file)
  }

  /// Gives the descriptors back. What was captured stays in `lines`.
  func stop() {
    guard file >= 0 else { return }
    terminal_flush_output()
    drain()
    if !partial.isEmpty { finishLine(partial[...]) }
    terminal_guard_set_capture(-1, -1, -1)
    giveBack(&savedOutput, to: STDOUT_FILENO)
    giveBack(&savedError, to: STDERR_FILENO)
    for descriptor in [file, wakeDescriptor, log] where descriptor >= 0 { close(descriptor) }
    file = -1
    wakeDescriptor = -1
    log = -1
  }

  private func redirect(_ descriptor: Int32) -> Int32 {
    let saved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    if saved >= 0 { dup2(file, descriptor) }
    return saved
  }

  private func giveBack(_ saved: inout Int32, to descriptor: Int32) {
    guard saved >= 0 else { return }
    dup2(saved, descriptor)
    close(saved)
    saved = -1
  }
}

extension OutputCapture {
  /// Takes what was printed since the last call; returns whether there were whole lines.
  ///
  /// Complexity: O(bytes printed).
  @discardableResult
  func drain() -> Bool {
    guard file >= 0, wakes() else { return false }
    let before = lineCount
    var fresh: [String] = []
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { block in
      while true {
        let count = pread(file, block.baseAddress, block.count, off_t(taken))
        guard count > 0 else { break }
        taken += count
        take(UnsafeBufferPointer(rebasing: block[..<count]), into: &fresh)
      }
    }
    if taken > 2 * Self.kept { terminal_punch_hole(file, off_t(taken - Self.kept)) }
    keep(fresh)
    return lineCount > before
  }

  /// Whether something was printed, as far as the system tells without being asked for the file's size.
  private func wakes() -> Bool {
    guard wakeDescriptor >= 0 else { return true }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { block in
      read(wakeDescriptor, block.baseAddress, block.count) > 0
    }
  }

  private func take(_ bytes: UnsafeBufferPointer<UInt8>, into fresh: inout [String]) {
    if log >= 0 { write(log, bytes.baseAddress, bytes.count) }
    var rest = bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      fresh.append(line(endingWith: rest[..<newline]))
      rest = rest[(newline + 1)...]
    }
    partial.append(contentsOf: rest.prefix(max(0, Self.longestLine - partial.count)))
  }

  private func line(endingWith bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    defer { partial.removeAll(keepingCapacity: true) }
    partial.append(contentsOf: bytes.prefix(max(0, Self.longestLine - partial.count)))
    return String(decoding: partial, as: UTF8.self)
  }

  private func finishLine(_ bytes: ArraySlice<UInt8>) {
    keep([String(decoding: bytes, as: UTF8.self)])
    partial.removeAll()
  }

  private func keep(_ fresh: [String]) {
    guard !fresh.isEmpty else { return }
    lineCount += fresh.count
    lines.append(contentsOf: fresh)
    if lines.count > capacity { lines.removeFirst(lines.count - capacity) }
    onLines?(fresh)
  }
}
