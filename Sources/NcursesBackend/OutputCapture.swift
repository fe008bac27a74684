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

  /// Can be read after something was printed; -1 if not capturing, or if one has to look (`mustLook`).
  private(set) var wakeDescriptor: Int32 = -1
  private var file: Int32 = -1
  private var log: Int32 = -1
  private let logPath: String?
  private var output = Redirected(descriptor: STDOUT_FILENO)
  private var error = Redirected(descriptor: STDERR_FILENO)
  /// Bytes of `file` taken so far.
  private var taken = 0
  private var splitter = LineSplitter()

  private struct Redirected {
    var descriptor: Int32
    /// Where it led before; -1 while it leads there still.
    var saved: Int32 = -1
  }

  /// Behind the bytes taken, as much stays readable for the report of a crash.
  private static let kept = 1 << 16

  init(logPath: String?, capacity: Int = 1000) {
    self.logPath = logPath
    self.capacity = capacity
  }

  /// Redirects standard output, and standard error if that is a terminal (or other descriptors in their place).
  func start(output: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO) {
    self.output.descriptor = output
    self.error.descriptor = error
    file = terminal_memory_file(&wakeDescriptor)
    guard file >= 0 else { return }
    if let logPath { log = open(logPath, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600) }
    terminal_flush_output()
    redirect(&self.output)
    // Whoever sent errors elsewhere wants them there, and there they cannot spoil the screen.
    if isatty(error) != 0 { redirect(&self.error) }
    terminal_guard_set_capture(self.output.saved, self.error.saved, file)
  }

  /// Gives the descriptors back. What was captured stays in `lines`.
  func stop() {
    guard file >= 0 else { return }
    terminal_flush_output()
    drain()
    keep(splitter.finish().map { [$0] } ?? [])
    terminal_guard_set_capture(-1, -1, -1)
    giveBack(&output)
    giveBack(&error)
    for descriptor in [file, wakeDescriptor, log] where descriptor >= 0 { close(descriptor) }
    file = -1
    wakeDescriptor = -1
    log = -1
  }

  private func redirect(_ stream: inout Redirected) {
    stream.saved = fcntl(stream.descriptor, F_DUPFD_CLOEXEC, 3)
    if stream.saved >= 0 { dup2(file, stream.descriptor) }
  }

  private func giveBack(_ stream: inout Redirected) {
    guard stream.saved >= 0 else { return }
    dup2(stream.saved, stream.descriptor)
    close(stream.saved)
    stream.saved = -1
  }
}

extension OutputCapture {
  /// Whether nothing tells of what was printed, so that `drain` is to be called again and again.
  var mustLook: Bool { file >= 0 && wakeDescriptor < 0 }

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
        if log >= 0 { write(log, block.baseAddress, count) }
        fresh += splitter.lines(UnsafeBufferPointer(rebasing: block[..<count]))
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

  private func keep(_ fresh: [String]) {
    guard !fresh.isEmpty else { return }
    lineCount += fresh.count
    lines.append(contentsOf: fresh)
    if lines.count > capacity { lines.removeFirst(lines.count - capacity) }
    onLines?(fresh)
  }
}
