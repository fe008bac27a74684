import Glibc

/// What was typed and not saved, kept beside the log until the next start.
extension LogFile {
  /// `brewlog.db.draft` beside `brewlog.db`.
  package var draftPath: String { place.realPath + ".draft" }

  /// The same with the number of the process that is typing: `brewlog.db.draft-123`.
  private var typedPath: String { draftPath + "-\(getpid())" }

  /// The text that was kept; nil if there is none. Complexity: one call of the system where there is none.
  package func keptDraft() -> String? { Self.text(of: draftPath) }

  /// Keeps what is being typed, so that it is there when the program is killed.
  ///
  /// - Parameter isSynced: whether it outlives the system too, which takes longer than a key may.
  @MainActor package func keepTyped(
    _ text: String, isSynced: Bool = false
  ) throws(LogFileError) {
    Self.typedPaths.insert(typedPath)
    do throws(SystemError) {
      try put(text, at: typedPath, isSynced: isSynced)
    } catch {
      throw self.error(error)
    }
  }

  /// Forgets what was being typed.
  package func removeTyped() { unlink(typedPath) }

  /// What this process has typed into. Others of its number may have left a file, in containers most of all.
  @MainActor private static var typedPaths: Set<String> = []

  /// What programs were typing that have ended without a word, with the files that it is in.
  /// Complexity: O(files in the folder).
  @MainActor package func abandonedDrafts() -> [(path: String, text: String)] {
    let start = FilePlace.name(of: draftPath) + "-"
    let names = DurableFile.names(in: place.directory).filter { $0.hasPrefix(start) }
    return names.sorted().compactMap { name in
      guard let process = pid_t(name.dropFirst(start.count)), process > 0, !isTyping(process)
      else { return nil }
      let path = place.directory + "/" + name
      return Self.text(of: path).map { (path, $0) }
    }
  }

  /// Whether a process is another copy of this program, and not one that has its number by now.
  @MainActor private func isTyping(_ process: pid_t) -> Bool {
    if process == getpid() { return Self.typedPaths.contains(typedPath) }
    guard kill(process, 0) == 0 || errno == EPERM else { return false }
    guard let own = Self.text(of: "/proc/self/comm"),
      let other = Self.text(of: "/proc/\(process)/comm")
    else { return true }
    return own == other
  }

  /// Forgets what was read of others.
  package func removeAbandoned(_ paths: [String]) { for path in paths { unlink(path) } }

  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
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
    do throws(SystemError) {
      try put(text, at: draftPath, isSynced: true)
    } catch {
      throw self.error(error)
    }
  }

  private func put(_ text: String, at path: String, isSynced: Bool) throws(SystemError) {
    let new = draftPath + ".new-\(getpid())"
    do throws(SystemError) {
      try DurableFile.makeFolder(place.directory)
      unlink(new)
      try DurableFile.makeEmpty(new)
      try Self.write(text, to: new, isSynced: isSynced)
      if isSynced {
        try DurableFile.replace(path, with: new)
      } else if rename(new, path) != 0 {
        throw SystemError("cannot rename \(new)")
      }
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Forgets what was kept.
  package func removeDraft() { unlink(draftPath) }

  private static func write(
    _ text: String, to path: String, isSynced: Bool
  ) throws(SystemError) {
    guard let file = fopen(path, "w") else { throw SystemError("cannot open \(path)") }
    let written = fwrite(text, 1, text.utf8.count, file)
    guard fclose(file) == 0, written == text.utf8.count else {
      throw SystemError("cannot write \(path)")
    }
    if isSynced { try DurableFile.sync(path) }
  }
}
