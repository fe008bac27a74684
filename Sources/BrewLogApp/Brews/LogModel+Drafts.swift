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

  /// Reads what an earlier run of the program has kept, and says so.
  func readKeptDrafts() {
    guard let text = store.file.keptDraft() else { return }
    keptDrafts = KeptDraft.read(text)
    draftsOfFile = keptDrafts
    guard let last = keptDrafts.last else { return }
    message =
      switch last.subject {
      case .brew(nil): "a brew that was not added is kept: a goes on with it"
      case .brew: "a brew's change that was not saved is kept: e at the brew goes on with it"
      case .bag: "a bag that was not saved is kept: b and a or e go on with it"
      }
  }

  /// Keeps what is typed for the next start, however the program ends.
  ///
  /// - Returns: a sentence for the user; nil where nothing is kept.
  package func keepDraftsForNextStart() -> String? {
    let all = keptDrafts + [keptDraft, openedBags?.keptDraft].compactMap(\.self)
    guard !all.isEmpty else {
      if !draftsOfFile.isEmpty { store.file.removeDraft() }
      return nil
    }
    let words = "what was typed and not saved is kept; the log offers it at its next start"
    if all == draftsOfFile { return words }
    let text = KeptDraft.text(of: all)
    do throws(LogFileError) {
      try store.file.keepDraft(text)
      return words
    } catch {
      return "what was typed and not saved cannot be kept: \(error.reason); it was:\n\(text)"
    }
  }
}
