import Glibc
package import Tally

/// The file that a session is written to, line by line.
package final class RecordingFile {
  private let descriptor: Int32
  /// Why something was not written; nothing is written after it.
  package private(set) var failure: TextFile.Failure?

  /// Makes the file, or begins an old recording anew.
  ///
  /// - Throws: `TextFile.Failure`, also where the file is something else: it is left as it is then.
  package init(_ path: String) throws(TextFile.Failure) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw TextFile.Failure(errno: errno) }
    guard Self.mayBeReplaced(descriptor) else {
      close(descriptor)
      throw TextFile.Failure(words: "it is something else than a recording, and is left as it is")
    }
    guard ftruncate(descriptor, 0) == 0 else {
      let code = errno
      close(descriptor)
      throw TextFile.Failure(errno: code)
    }
  }

  deinit { close(descriptor) }

  package func write(_ text: String) {
    guard failure == nil, let code = TextFile.append(text, to: descriptor) else { return }
    failure = TextFile.Failure(errno: code)
  }

  /// Whether the file is empty, or begins as a recording does.
  private static func mayBeReplaced(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let title = Array((Recording.title + " ").utf8)
    var start = [UInt8](repeating: 0, count: title.count)
    let count = pread(descriptor, &start, start.count, 0)
    return count == 0 || start == title
  }
}
