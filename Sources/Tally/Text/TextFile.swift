import Glibc

/// Files of text, read and replaced as a whole.
package nonisolated enum TextFile {
  /// Why a file cannot be read or written.
  package struct Failure: Error, Equatable {
    /// The system's words, or a clause.
    package let words: String
    package let isMissing: Bool

    package init(words: String) {
      self.words = words
      isMissing = false
    }
    /// What the last call of the system has failed for.
    package init(errno code: Int32) {
      words = String(cString: strerror(code))
      isMissing = code == ENOENT
    }
  }

  /// Beyond this a file is none of those that are read here.
  private static var largest: Int { 64 << 20 }

  /// The text of a file of at most 64 MB.
  ///
  /// - Throws: `Failure`, also where it is not UTF-8.
  package static func read(_ path: String) throws(Failure) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure(errno: errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
      if bytes.count > largest { throw Failure(words: "it is larger than 64 MB") }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(words: "it is no UTF-8 text")
    }
    return text
  }

  /// Puts a text in the place of a file, or makes the file: it is written beside it first, then renamed.
  ///
  /// - Throws: `Failure`; the file is as it was then.
  package static func replace(_ path: String, with text: String) throws(Failure) {
    // A link stays a link: what it stands for is replaced.
    let target = realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let path = target ?? path
    let temporary = "\(path).\(getpid()).new"
    do throws(Failure) {
      try write(text, to: temporary, mode: mode(of: path))
      guard rename(temporary, path) == 0 else { throw Failure(errno: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  private static func write(_ text: String, to path: String, mode: mode_t?) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    var failure = append(text, to: descriptor)
    if failure == nil, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == nil && fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0 { failure = failure ?? errno }
    if let failure { throw Failure(errno: failure) }
  }

  /// Writes the whole text. - Returns: the number of the error, if there was one.
  package static func append(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if written >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
