import Glibc

/// What was typed and not saved, kept beside the log until the next start.
extension LogFile {
  /// `brewlog.db.draft` beside `brewlog.db`.
  package var draftPath: String { place.realPath + ".draft" }

  /// The text that was kept; nil if there is none. Complexity: one call of the system where there is none.
  package func keptDraft() -> String? {
    guard let file = fopen(draftPath, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Keeps a text for the next start, in place of one that was kept before; the user alone may read it.
  package func keepDraft(_ text: String) throws(LogFileError) {
    let new = draftPath + ".new-\(getpid())"
    do throws(SystemError) {
      try DurableFile.makeFolder(place.directory)
      unlink(new)
      try DurableFile.makeEmpty(new)
      try Self.write(text, to: new)
      try DurableFile.replace(draftPath, with: new)
    } catch {
      unlink(new)
      throw self.error(error)
    }
  }

  /// Forgets what was kept.
  package func removeDraft() { unlink(draftPath) }

  private static func write(_ text: String, to path: String) throws(SystemError) {
    guard let file = fopen(path, "w") else { throw SystemError("cannot open \(path)") }
    let written = fwrite(text, 1, text.utf8.count, file)
    guard fclose(file) == 0, written == text.utf8.count else {
      throw SystemError("cannot write \(path)")
    }
    try DurableFile.sync(path)
  }
}
