import Glibc

/// A file with what is being typed. It is locked as long as this lives, however the program ends: so others can tell it
/// from one that was left behind, in whatever container they run.
final class TypedDraft {
  let path: String
  /// What is written before it has its name.
  private let newPath: String
  private var descriptor: Int32 = -1

  /// - Parameter start: of the path; the number of the process and one that nobody else has are added.
  init(_ start: String) {
    let own = "\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    path = start + "-" + own
    newPath = start + ".new-" + own
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Puts a text into the file, in place of what was there.
  ///
  /// - Parameter isSynced: whether it outlives the system too.
  func write(_ text: String, isSynced: Bool) throws(SystemError) {
    let new = try PrivateFile.make(newPath)
    // Where there are no locks the number of the process has to do.
    flock(new, LOCK_EX | LOCK_NB)
    do throws(SystemError) {
      try PrivateFile.write(text, to: new, newPath, isSynced: isSynced)
      guard rename(newPath, path) == 0 else { throw SystemError("cannot rename \(newPath)") }
    } catch {
      unlink(newPath)
      close(new)
      throw error
    }
    if descriptor >= 0 { close(descriptor) }
    descriptor = new
    if isSynced { try DurableFile.sync(FilePlace.directory(of: path)) }
  }

  /// Forgets what was typed.
  func remove() {
    unlink(path)
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}

/// Files of text that the user alone may read.
enum PrivateFile {
  /// More is no text of ours.
  private static let sizeLimit = 1 << 24

  /// Makes an empty file; one that exists is an error. - Returns: its descriptor.
  static func make(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError("cannot make \(path)") }
    // Whatever the user's mask.
    fchmod(descriptor, 0o600)
    return descriptor
  }

  static func write(
    _ text: String, to descriptor: Int32, _ path: String, isSynced: Bool
  ) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw SystemError("cannot write \(path)") }
      rest = rest.dropFirst(written)
    }
    guard !isSynced || fsync(descriptor) == 0 else { throw SystemError("cannot write \(path)") }
  }

  /// The text of a file; nil where there is none, where it is no plain file, and where another copy of the program has
  /// it in use.
  ///
  /// - Parameter process: the one that has it in use, where files cannot be locked; nil if nobody can have.
  static func text(of path: String, usedBy process: pid_t? = nil) -> String? {
    // Not to wait for the other end of a pipe.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= sizeLimit
    else { return nil }
    if let process, isUsed(descriptor, by: process) { return nil }
    return bytes(of: descriptor).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isUsed(_ descriptor: Int32, by process: pid_t) -> Bool {
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return false }
    if errno == EWOULDBLOCK { return true }
    return kill(process, 0) == 0 || errno == EPERM
  }

  private static func bytes(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return count == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }
}
