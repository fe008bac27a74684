import BrewModel

extension LogModel {
  /// What the form holds that is not saved.
  var keptDraft: KeptDraft? {
    draft.flatMap { KeptDraft($0.form, .brew($0.entry?.id)) }
  }

  /// Keeps what was typed until its form is opened again.
  func keep(_ draft: KeptDraft) { keptDrafts.append(draft) }

  /// What was typed last for a subject; it is kept no more.
  func takeKept(_ subject: KeptDraft.Subject) -> KeptDraft? {
    keptDrafts.lastIndex { $0.subject == subject }.map { keptDrafts.remove(at: $0) }
  }

  /// Reads what an earlier run of the program has kept. - Returns: a sentence for the user; nil where there is nothing.
  func readKeptDrafts() -> String? {
    draftsOfFile = store.file.keptDraft().map(KeptDraft.read) ?? []
    keptDrafts = draftsOfFile
    for (path, text) in store.file.abandonedDrafts() {
      abandonedDrafts.append(path)
      for draft in KeptDraft.read(text) where !keptDrafts.contains(draft) {
        keptDrafts.append(draft)
      }
    }
    draftsOnDisk = keptDrafts
    return keptDrafts.last.map { draft in
      switch draft.subject {
      case .brew(nil): "a brew that was not added is kept: a goes on with it"
      case .brew: "a brew's change that was not saved is kept: e at the brew goes on with it"
      case .bag: "a bag that was not saved is kept: b and a or e go on with it"
      }
    }
  }

  /// What is not saved: what the form holds, and what was left.
  private var unsavedDrafts: [KeptDraft] {
    keptDrafts + [keptDraft, openedBags?.keptDraft].compactMap(\.self)
  }

  /// Keeps what is typed in a file from each key on, for a program that is killed can keep nothing.
  ///
  /// Complexity: O(drafts), and some ten calls of the system where anything has changed. What cannot be written is told when
  /// the program ends.
  func keepTyped() {
    let all = unsavedDrafts
    guard all != draftsOnDisk else { return }
    if all.isEmpty {
      store.file.removeTyped()
    } else {
      // What an earlier run has left goes from where it was synced: not before this is.
      let isOnlyCopy = !(draftsOfFile.isEmpty && abandonedDrafts.isEmpty)
      let text = KeptDraft.text(of: all)
      guard (try? store.file.keepTyped(text, isSynced: isOnlyCopy)) != nil else { return }
    }
    draftsOnDisk = all
    // All that they held is in that file now, or done with.
    forgetOldDrafts()
  }

  /// What other copies of the program have kept since this one began.
  private var draftsOfOthers: [KeptDraft] {
    (store.file.keptDraft().map(KeptDraft.read) ?? []).filter { !draftsOfFile.contains($0) }
  }

  private func forgetOldDrafts() {
    if !draftsOfFile.isEmpty {
      let others = draftsOfOthers
      if others.isEmpty {
        store.file.removeDraft()
      } else {
        try? store.file.keepDraft(KeptDraft.text(of: others))
      }
    }
    draftsOfFile = []
    store.file.removeAbandoned(abandonedDrafts)
    abandonedDrafts = []
  }

  /// Keeps what is typed for the next start, however the program ends.
  ///
  /// - Returns: a sentence for the user; nil where nothing is kept.
  package func keepDraftsForNextStart() -> String? {
    let all = unsavedDrafts
    guard !all.isEmpty else {
      store.file.removeTyped()
      forgetOldDrafts()
      return nil
    }
    let words = "what was typed and not saved is kept; the log offers it at its next start"
    if all == draftsOfFile { return words }
    let text = KeptDraft.text(of: draftsOfOthers + all)
    do throws(LogFileError) {
      try store.file.keepDraft(text)
      store.file.removeTyped()
      store.file.removeAbandoned(abandonedDrafts)
      return words
    } catch {
      return "what was typed and not saved cannot be kept: \(error.reason); it was:\n\(text)"
    }
  }
}
