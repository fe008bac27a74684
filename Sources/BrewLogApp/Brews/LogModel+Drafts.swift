import BrewModel

extension LogModel {
  /// What the form holds that is not saved.
  var keptDraft: KeptDraft? {
    draft.flatMap { KeptDraft($0.form, $0.subject) }
  }

  /// Keeps what was typed until its form is opened again.
  func keep(_ draft: KeptDraft) { keptDrafts.append(draft) }

  /// What was typed last for a subject; it is kept no more.
  func takeKept(_ subject: KeptDraft.Subject) -> KeptDraft? { takeKept { $0 == subject } }

  private func takeKept(_ isWanted: (KeptDraft.Subject) -> Bool) -> KeptDraft? {
    keptDrafts.lastIndex { isWanted($0.subject) }.map { keptDrafts.remove(at: $0) }
  }

  /// Reads what an earlier run of the program has kept. - Returns: a sentence for the user; nil where there is nothing.
  func readKeptDrafts() -> String? {
    let kept = store.file.keptDraft() ?? ""
    var newer: [String] = []
    if KeptDraft.isOfNewer(kept) { newer.append(store.file.draftPath) }
    draftsOfFile = newer.isEmpty ? KeptDraft.read(kept) : []
    keptDrafts = draftsOfFile
    for (path, text) in store.file.abandonedDrafts() {
      if KeptDraft.isOfNewer(text) {
        newer.append(path)
        continue
      }
      abandonedDrafts.append(path)
      for draft in KeptDraft.read(text) where !keptDrafts.contains(draft) {
        keptDrafts.append(draft)
      }
    }
    draftsOnDisk = keptDrafts
    if !keptDrafts.isEmpty { dropAddedDrafts() }
    let words = [newer.first.map { newerWords($0) }, keptWords].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  private func newerWords(_ path: String) -> String {
    "what was typed into a newer BrewLog and not saved is left for that: \(path)"
  }

  /// Whether a newer version of the program has left a draft, which is its to offer.
  private var isDraftOfNewer: Bool { store.file.keptDraft().map(KeptDraft.isOfNewer) ?? false }

  /// What is kept and how to go on with it, as a sentence for the user; nil where there is nothing.
  var keptWords: String? {
    guard let last = keptDrafts.last else { return nil }
    let others = keptDrafts.count - 1
    let more = others == 0 ? "" : others == 1 ? "; so is one more" : "; so are \(others) more"
    return words(for: last.subject) + more
  }

  /// Forgets drafts of what was added all the same, by a program that was killed before it could forget them; one that
  /// says something else is a change of what was added.
  private func dropAddedDrafts() {
    let settled = keptDrafts.compactMap(settled)
    guard settled != keptDrafts else { return }
    keptDrafts = settled
    keepTyped()
  }

  /// nil for a draft of what the log has.
  private func settled(_ kept: KeptDraft) -> KeptDraft? {
    let names = BrewNames(store, units: units)
    switch kept.subject {
    case .newBrew(let id?):
      guard let brew = try? store.file.brew(id) else { return kept }
      let draft = BrewDraft(brew, names: names)
      draft.form.take(kept)
      var typed = brew
      let isSame = (try? draft.write(into: &typed)) != nil && typed.isStored(as: brew)
      return isSame ? nil : KeptDraft(subject: .brew(id), texts: kept.texts)
    case .newBag(let id?):
      guard let bag = try? store.file.bag(id) else { return kept }
      let draft = BagDraft(bag, isNew: true, names: names)
      draft.form.take(kept)
      var typed = bag
      let isSame = (try? draft.write(into: &typed)) != nil && typed.isStored(as: bag)
      return isSame ? nil : KeptDraft(subject: .bag(id), texts: kept.texts)
    case .brew, .bag, .newBrew(nil), .newBag(nil): return kept
    }
  }

  private func words(for subject: KeptDraft.Subject) -> String {
    func going(_ what: String, _ way: String?, _ end: String) -> String {
      what + (way.map { ": \($0) \(end)" } ?? "")
    }
    switch subject {
    case .newBrew:
      return going("a brew that was not added is kept", way(to: .add), "goes on with it")
    case .brew where isGone(subject):
      return going(
        "a change of a brew that is gone is kept", way(to: .add), "opens it as a new one")
    case .brew:
      return going("a brew's change is kept", way(to: .edit), "at the brew goes on with it")
    case .newBag:
      return going("a bag that was not added is kept", wayOnBags(.add), "goes on with it")
    case .bag where isGone(subject):
      return going(
        "a change of a bag that is gone is kept", wayOnBags(.add), "opens it as a new one")
    case .bag:
      return going("a bag's change is kept", wayOnBags(.edit), "at the bag goes on with it")
    }
  }

  /// From elsewhere the page of bags has to be opened first.
  private func wayOnBags(_ action: BagAction) -> String? {
    guard let key = way(onBags: action) else { return nil }
    return part == .bags ? key : way(to: .bags).map { "\($0), then \(key)" }
  }

  /// Whether what was changed is there no more.
  func isGone(_ subject: KeptDraft.Subject) -> Bool {
    switch subject {
    case .brew(let id):
      if store.entry(id) != nil { return false }
      if store.isComplete { return true }
      // The rest of the log has not been read yet.
      do { return try store.file.brew(id) == nil || store.file.isDeleted(id) } catch {
        return false
      }
    case .bag(let id): return store.bag(id) == nil
    case .newBrew, .newBag: return false
    }
  }

  /// What was typed for something new, or else of a brew that is gone: it may be added as a new one.
  func takeKeptForNewBrew() -> KeptDraft? {
    takeKept { if case .newBrew = $0 { true } else { false } }
      ?? takeKept { if case .brew = $0 { isGone($0) } else { false } }
  }

  /// The same for a bag.
  func takeKeptForNewBag() -> KeptDraft? {
    takeKept { if case .newBag = $0 { true } else { false } }
      ?? takeKept { if case .bag = $0 { isGone($0) } else { false } }
  }

  /// What is not saved: what the form holds, and what was left.
  private var unsavedDrafts: [KeptDraft] {
    keptDrafts + [keptDraft, openedBags?.keptDraft].compactMap(\.self)
  }

  /// Keeps what is typed in a file from each key on, for a program that is killed can keep nothing.
  ///
  /// Complexity: O(drafts), and some ten calls of the system where anything has changed. What cannot be written is told.
  ///
  /// - Parameter isOnlyCopy: whether another file that holds the same goes away then.
  func keepTyped(isOnlyCopy: Bool = false) {
    let all = unsavedDrafts
    guard all != draftsOnDisk else { return }
    if all.isEmpty {
      store.file.removeTyped()
    } else {
      // What an earlier run has left goes from where it was synced: not before this is.
      let isOnlyCopy = isOnlyCopy || !draftsOfFile.isEmpty || !abandonedDrafts.isEmpty
      let text = KeptDraft.text(of: all)
      do throws(LogFileError) {
        try store.file.keepTyped(text, isSynced: isOnlyCopy)
      } catch {
        if draftFailure != error.reason { draftFailure = error.reason }
        return
      }
    }
    if draftFailure != nil { draftFailure = nil }
    draftsOnDisk = all
    // All that they held is in that file now, or done with.
    forgetOldDrafts()
  }

  /// What other copies of the program have kept since this one began.
  private var draftsOfOthers: [KeptDraft] {
    (store.file.keptDraft().map(KeptDraft.read) ?? []).filter { !draftsOfFile.contains($0) }
  }

  private func forgetOldDrafts() {
    if !draftsOfFile.isEmpty, !isDraftOfNewer {
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

  /// Keeps what is typed for the next start, however the program ends. What waits to be saved is kept already.
  ///
  /// - Returns: what was not saved, for the user; nil where there is nothing.
  package func keepDraftsForNextStart() -> String? {
    let words = [retry().map(wordsForLeft), keepDrafts()].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  private func wordsForLeft(_ unsaved: UnsavedActions) -> String {
    guard let failure = store.keepFailure else {
      return "\(unsaved.words) could not be saved and is kept; the log saves it at its next start"
    }
    let drafts = unsaved.actions.flatMap(\.changes).compactMap(keptDraft)
    return "\(unsaved.words) could neither be saved nor kept: \(failure.reason)"
      + (drafts.isEmpty ? "" : "; it was:\n\(KeptDraft.text(of: drafts))")
  }

  private func keepDrafts() -> String? {
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
      if isDraftOfNewer { try store.file.setDraftAside() }
      try store.file.keepDraft(text)
      store.file.removeTyped()
      store.file.removeAbandoned(abandonedDrafts)
      return words
    } catch {
      return "what was typed and not saved cannot be kept: \(error.reason); it was:\n\(text)"
    }
  }
}
