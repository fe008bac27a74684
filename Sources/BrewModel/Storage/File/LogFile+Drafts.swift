import Glibc

/// What was typed and not saved, kept beside the log until the next start.
extension LogFile {
  /// `brewlog.db.draft` beside `brewlog.db`.
  package var draftPath: String { place.realPath + ".draft" }

  /// The text that was kept; nil if there is none. Complexity: one call of the system where there is none.
  package func keptDraft() -> String? { PrivateFile.text(of: draftPath) }

  /// Keeps what is being typed in a file of this object's own, so that it is there when the program is killed.
  ///
  /// - Parameter isSynced: whether it outlives the system too, which takes longer than a key may.
  package func keepTyped(_ text: String, isSynced: Bool = false) throws(LogFileError) {
    let typed = typedDraft ?? TypedDraft(draftPath)
    typedDraft = typed
    try write(text, to: typed, isSynced: isSynced)
  }

  func write(_ text: String, to file: TypedDraft, isSynced: Bool) throws(LogFileError) {
    do throws(SystemError) {
      try DurableFile.makeFolder(place.directory)
      try file.write(text, isSynced: isSynced)
    } catch {
      throw self.error(error)
    }
  }

  /// Forgets what was being typed.
  package func removeTyped() {
    typedDraft?.remove()
    typedDraft = nil
  }

  /// What programs were typing that have ended without a word, with the files that it is in.
  /// Complexity: O(files in the folder).
  package func abandonedDrafts() -> [(path: String, text: String)] { abandoned(draftPath) }

  /// The texts of files that programs had in use which have ended. - Parameter path: what the names begin with.
  func abandoned(_ path: String) -> [(path: String, text: String)] {
    let start = FilePlace.name(of: path)
    var found: [(path: String, text: String)] = []
    for name in DurableFile.names(in: place.directory).sorted() where name.hasPrefix(start) {
      let isHalf = name.hasPrefix(start + ".new-")
      let rest = name.dropFirst(start.count + (isHalf ? ".new-".count : 1))
      guard isHalf || name.hasPrefix(start + "-"),
        let process = pid_t(rest.prefix { $0 != "-" }), process > 0
      else { continue }
      let path = place.directory + "/" + name
      if isHalf {
        // The one before it is whole.
        PrivateFile.remove(path, unlessUsedBy: process)
      } else if let text = PrivateFile.text(of: path, usedBy: process) {
        found.append((path, text))
      }
    }
    return found
  }

  /// Forgets what was read of others.
  package func removeAbandoned(_ paths: [String]) { for path in paths { unlink(path) } }

  /// Keeps a text for the next start, in place of one that was kept before; the user alone may read it.
  package func keepDraft(_ text: String) throws(LogFileError) {
    do throws(SystemError) {
      try DurableFile.makeFolder(place.directory)
      let new = TypedDraft(draftPath)
      // Nothing is left of it where it has not taken the place.
      defer { new.remove() }
      try new.write(text, isSynced: true)
      try DurableFile.replace(draftPath, with: new.path)
    } catch {
      throw self.error(error)
    }
  }

  /// Makes room for another text: the one that was kept is found as that of a program that was killed is.
  package func setDraftAside() throws(LogFileError) {
    do throws(SystemError) {
      try DurableFile.replace(draftPath + "-" + TypedDraft.ownName, with: draftPath)
    } catch {
      throw self.error(error)
    }
  }

  /// Forgets what was kept.
  package func removeDraft() { unlink(draftPath) }
}
