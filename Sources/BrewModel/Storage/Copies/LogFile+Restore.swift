import CSQLite
import Glibc

extension LogFile {
  /// The copies beside a log that need not be there or readable, the newest first.
  public static func copies(ofLogAt path: String) throws(LogFileError) -> [LogCopy] {
    copies(of: try FilePlace(path))
  }

  /// Puts a copy in the place of a log. What is there now is kept beside it, under a name with `before-restore`.
  ///
  /// Programs that have the log open read the restored one from their next action or refresh on. Complexity: O(size).
  /// - Parameters:
  ///   - copy: the path of a copy, or of any other log.
  ///   - progress: is told how many of how many bytes are copied, and nothing of nothing while the copy is checked; its
  ///     no leaves the log as it was.
  /// - Returns: the path under which the old file is kept; nil if there was none.
  /// - Throws: `damaged` if the copy is no good log, `cancelled` for a no, `failed` while another program changes the log:
  ///   its change would go to the file that is set aside. Then nothing is changed.
  @discardableResult
  public static func restore(
    _ copy: String, at path: String, clock: () -> Instant = { .now }, progress: Progress? = nil
  ) throws(LogFileError) -> String? {
    let place = try FilePlace(path)
    if case .nothing = FileIdentity.find(copy) {
      throw LogFileError(
        path: copy, .cannotOpen("there is no such file; brewlog restore lists the copies"))
    }
    var isWanted = true
    let isGood = isGood(copy) {
      isWanted = isWanted && progress?(0, 0) ?? true
      return isWanted
    }
    guard isWanted else { throw LogFileError(path: path, .cancelled) }
    guard isGood else {
      throw LogFileError(path: copy, .cannotOpen("it is no whole log, and the log stays as it is"))
    }
    let draft = place.beside(".copy-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    // Nothing is left of it if it does not come into the place.
    defer { unlink(draft) }
    do throws(SystemError) {
      try DurableFile.makeFolder(place.directory)
      try DurableFile.makeEmpty(draft)
      isWanted = try DurableFile.copy(copy, into: draft, progress)
    } catch {
      throw LogFileError(path: path, error)
    }
    if isBeingWritten(place.realPath) {
      throw LogFileError(
        path: path, .failed(DatabaseError(code: SQLITE_BUSY, message: "locked", sql: nil)))
    }
    do throws(SystemError) {
      if isWanted {
        let kept = try keep(place, now: clock())
        try DurableFile.replace(place.realPath, with: draft)
        return kept
      }
    } catch {
      throw LogFileError(path: path, error)
    }
    throw LogFileError(path: path, .cancelled)
  }

  /// Whether another program is in the middle of a change of a log: it has SQLite's reserved byte locked, or the pending
  /// one.
  ///
  /// Source: the lock-byte page of SQLite's file format.
  private static func isBeingWritten(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 2
    return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  /// Gives what is in the place a second name. A journal that belongs to it goes along: it must not meet the new file.
  ///
  /// - Returns: the path of the second name; nil if nothing was there.
  private static func keep(_ place: FilePlace, now: Instant) throws(SystemError) -> String? {
    guard case .file = FileIdentity.find(place.realPath) else { return nil }
    let kept = try secondName(of: place, now)
    if rename(place.beside("-journal"), kept + "-journal") != 0, errno != ENOENT {
      throw SystemError("cannot rename \(place.beside("-journal"))")
    }
    return kept
  }

  private static func secondName(
    of place: FilePlace, _ now: Instant
  ) throws(SystemError) -> String {
    for path in LogCopy.suffixes(.beforeRestore, now: now).map({ place.beside($0) }) {
      if link(place.realPath, path) == 0 { return path }
      if errno == EEXIST { continue }
      break
    }
    // A file system without links.
    let path = LogCopy.freePath(.beforeRestore, beside: place, now: now)
    try DurableFile.makeEmpty(path)
    try DurableFile.copy(place.realPath, into: path)
    return path
  }
}
