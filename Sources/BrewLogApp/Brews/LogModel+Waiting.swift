import BrewModel

extension LogModel {
  /// Says how an action ended. What the file did not take is kept beside it, and tried again.
  func tell(_ outcome: SaveOutcome, _ words: String) {
    if case .kept(let error) = outcome {
      message = "not saved yet: \(error.reason)"
    } else {
      message = words + wordsForOverwritten
    }
    noteWaiting()
  }

  /// Keeps drafts of what is in no file, and goes on trying to save what waits.
  func noteWaiting() {
    keepTyped()
    retryByItself()
  }

  /// Takes over what programs could not save that have ended. - Returns: a sentence for the user; nil for nothing.
  func takeOverWaiting() -> String? {
    guard let left = store.takeOverWaiting() else { return nil }
    let refused = keepRefused(store.takeRefused())
    var words = left.notes
    if !left.names.isEmpty {
      let start = left.isSaved ? "saved what could not be before: " : "not saved yet, from before: "
      words.append(start + left.names.spelled + (left.isSaved ? wordsForOverwritten : ""))
    }
    if let refused { words.append(refused) }
    noteWaiting()
    return words.joined(separator: "; ")
  }

  /// What was saved in the place of what others had written meanwhile; empty for nothing.
  private var wordsForOverwritten: String {
    words(forReplaced: store.takeOverwritten().flatMap { $0.texts(in: units) })
  }

  /// What is on the disk no more, and how it comes back; empty for nothing.
  func words(forReplaced texts: [(key: String, text: String)]) -> String {
    guard !texts.isEmpty else { return "" }
    let list = texts.map { key, text in
      "\(key) " + (text.isEmpty ? "empty" : "“\(text.onOneLine.cut(to: 40))”")
    }
    return "; another had made \(list.joined(separator: ", "))\(hint(.undo, "brings that back"))"
  }
}

extension [String] {
  /// `star Kenya AA and 2 more`.
  fileprivate var spelled: String {
    (first ?? "").onOneLine.cut(to: 32) + (count > 1 ? " and \((count - 1).grouped) more" : "")
  }
}

extension LogModel {
  // MARK: Trying again

  private static let longestPause = 60

  /// Tries again while anything waits, ever more seldom. While nothing does, nothing wakes.
  func retryByItself() {
    guard store.isWaiting, retryTask == nil else { return }
    retryTask = Task { [weak self] in
      var seconds = 1
      while let pause = self?.pause, !Task.isCancelled {
        await pause(.seconds(seconds))
        guard let self, self.tryAgain() else { break }
        seconds = min(2 * seconds, Self.longestPause)
      }
      self?.retryTask = nil
    }
  }

  /// Saves and reads what can be by now. - Returns: whether something waits still.
  @discardableResult
  func tryAgain() -> Bool {
    if let unsaved = store.unsaved, retry(waiting: 0) == nil { showSaved(unsaved) }
    lookForChanges()
    return store.isWaiting
  }

  /// Says that nothing waits any more.
  func showSaved(_ unsaved: UnsavedActions) {
    isAskedToQuit = false
    message = (refusal ?? "saved: " + unsaved.words) + wordsForOverwritten
    listKeepingPlace()
    if part == .bags { bags.refresh() }
  }

  /// Tries to save; what the file refuses for good is a draft again. - Returns: what is left.
  func retry(waiting milliseconds: Int32 = 40) -> UnsavedActions? {
    let unsaved = store.retry(waiting: milliseconds)
    refusal = keepRefused(store.takeRefused())
    return unsaved
  }

  /// Keeps what was typed of what the file will never take, for the next form of the same record.
  /// - Returns: what happened, in words; nil if nothing was refused.
  private func keepRefused(_ refused: [UnsavedActions]) -> String? {
    guard let first = refused.first else { return nil }
    keptDrafts += refused.flatMap(\.actions).flatMap(\.changes).compactMap(keptDraft)
    keepTyped(isOnlyCopy: true)
    if draftFailure == nil { store.keepPending() }
    let more = refused.count > 1 ? " and \((refused.count - 1).grouped) more" : ""
    return "not saved: \(first.names[0])\(more): \(first.error.reason)"
  }

  /// A change as what is typed into a form; nil for what is in none.
  func keptDraft(of change: LogChange) -> KeptDraft? {
    let names = BrewNames(store, units: units)
    switch change {
    case .addBrew(let brew): return BrewDraft.kept(brew, after: nil, names)
    case .editBrew(let old, let new): return BrewDraft.kept(new, after: old, names)
    case .addBag(let bag): return BagDraft.kept(bag, after: nil, names)
    case .editBag(let old, let new): return BagDraft.kept(new, after: old, names)
    case .setFavorite, .deleteBrew, .restoreBrew, .deleteBag, .restoreBag: return nil
    }
  }

  /// Why something is not on the disk, above all else on the screen; empty if all is well.
  var warning: String {
    guard let unsaved = store.unsaved else { return store.problem.map { " " + $0 } ?? "" }
    // The key before the reason, which is cut where there is little room.
    let way = way(to: .saveAgain).map { " (\($0))" } ?? ""
    let nor = store.keepFailure == nil ? "" : ", NOR KEPT"
    return " NOT SAVED\(nor): \(unsaved.words)\(way): \(unsaved.error.reason)"
  }

  /// What is not saved, or else that a program which is killed would lose what is in the form, and why; empty if all is
  /// well.
  var formWarning: String {
    if store.unsaved != nil { return warning }
    return draftFailure.map { " no draft of it can be kept: \($0)" } ?? ""
  }
}

extension UnsavedActions {
  /// What waits, and since when: `add Kenya AA and 2 more, since 08:15`.
  var words: String {
    let time = ZonedTime(since)
    let since = time.day == ZonedTime.now.day ? time.clockText : "\(time.day) \(time.clockText)"
    return "\(names.spelled), since \(since)"
  }
}
