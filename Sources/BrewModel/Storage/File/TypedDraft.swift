import Glibc

/// A file with what is being typed, or waits to be saved. It is locked as long as this lives, however the program ends:
/// so others can tell it from one that was left behind, in whatever container they run.
final class TypedDraft {
  let path: String
  private let start: String
  private var descriptor: Int32 = -1

  /// - Parameter start: of the path; the number of the process and one that nobody else has are added.
  init(_ start: String) {
    self.start = start
    path = start + "-" + TypedDraft.ownName
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Another one each time.
  static var ownName: String {
    "\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
  }

  /// Puts a text into the file, in place of what was there.
  ///
  /// - Parameter isSynced: whether it outlives the system too.
  func write(_ text: String, isSynced: Bool) throws(SystemError) {
    for isLast in [false, true] {
      do throws(SystemError) {
        try put(text, isSynced: isSynced)
        break
      } catch {
        // Somebody has taken it away before it had its name: it is made anew.
        if isLast || error.code != ENOENT { throw error }
      }
    }
    if isSynced { try DurableFile.sync(FilePlace.directory(of: path)) }
  }

  private func put(_ text: String, isSynced: Bool) throws(SystemError) {
    let (new, newPath) = try makeNew()
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
  }

  /// Makes what is written before it has its name. A copy of the program that starts between making and locking it takes
  /// it for one that was left behind: then another one is made.
  private func makeNew() throws(SystemError) -> (descriptor: Int32, path: String) {
    for _ in 0..<16 {
      let newPath = start + ".new-" + TypedDraft.ownName
      let new = try PrivateFile.make(newPath)
      if PrivateFile.lock(new) { return (new, newPath) }
      unlink(newPath)
      close(new)
    }
    throw SystemError("cannot lock a file \(start).new")
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
  /// More is no text of ours: 2,000 edits of the longest notes have room.
  private static let sizeLimit = 1 << 28

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

  /// Locks a file that was just made, so that others leave it alone.
  ///
  /// - Returns: false where another copy of the program has it in hand, or has taken it away. Where there are no locks
  ///   the number of the process has to do.
  static func lock(_ descriptor: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    return isNamed(descriptor)
  }

  /// Removes a plain file, unless another copy of the program has it in use. None can begin to meanwhile.
  static func remove(_ path: String, unlessUsedBy process: pid_t) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      !isUsed(descriptor, by: process)
    else { return }
    unlink(path)
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
    // One without a name is locked no more because its program has put the next one in its place.
    if let process, isUsed(descriptor, by: process) || !isNamed(descriptor) { return nil }
    return bytes(of: descriptor).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isUsed(_ descriptor: Int32, by process: pid_t) -> Bool {
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return false }
    if errno == EWOULDBLOCK { return true }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// Whether it is still in a folder.
  private static func isNamed(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
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
