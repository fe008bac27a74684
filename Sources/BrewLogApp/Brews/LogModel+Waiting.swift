import BrewModel

/// What was typed of a record that the file has not taken yet.
struct WaitingDraft {
  let record: KeptDraft.Subject
  var draft: KeptDraft
}

extension LogModel {
  /// Says how an action ended. What the file did not take is tried again, and what was typed for it stays a draft until
  /// it is on the disk.
  func tell(_ outcome: SaveOutcome, _ words: String, _ typed: WaitingDraft? = nil) {
    message = words
    if case .kept(let error) = outcome {
      message = "not saved yet: \(error.reason)"
      if let typed { keepWaiting(typed) }
    }
    noteWaiting()
  }

  /// Keeps drafts of what waits, and no others, and goes on trying.
  func noteWaiting() {
    keepTyped()
    retryByItself()
  }

  /// A change of what waits itself is part of it: by itself it could not be done again.
  private func keepWaiting(_ new: WaitingDraft) {
    guard let place = waitingDrafts.firstIndex(where: { $0.record == new.record }) else {
      return waitingDrafts.append(new)
    }
    for (key, text) in new.draft.texts {
      waitingDrafts[place].draft.texts.removeAll { $0.key == key }
      waitingDrafts[place].draft.texts.append((key, text))
    }
  }

  /// Forgets the drafts of what has been saved, or taken back.
  func dropSavedDrafts() {
    waitingDrafts.removeAll { !isWaiting($0.record) }
  }

  private func isWaiting(_ record: KeptDraft.Subject) -> Bool {
    store.unsaved?.has(record) ?? false
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
    message = refusal ?? "saved: " + unsaved.words
    listKeepingPlace()
    if part == .bags { bags.refresh() }
  }

  /// Tries to save; what was saved is no draft any more. - Returns: what is left.
  func retry(waiting milliseconds: Int32 = 100) -> UnsavedActions? {
    let unsaved = store.retry(waiting: milliseconds)
    refusal = keepRefused(store.takeRefused())
    if !waitingDrafts.isEmpty { keepTyped() }
    return unsaved
  }

  /// Keeps what was typed of what the file will never take, for the next form of the same record.
  /// - Returns: what happened, in words; nil if nothing was refused.
  private func keepRefused(_ refused: [UnsavedActions]) -> String? {
    guard let first = refused.first else { return nil }
    for draft in waitingDrafts where refused.contains(where: { $0.has(draft.record) }) {
      keptDrafts.append(draft.draft)
    }
    waitingDrafts.removeAll { draft in refused.contains { $0.has(draft.record) } }
    let more = refused.count > 1 ? " and \((refused.count - 1).grouped) more" : ""
    return "not saved: \(first.names[0])\(more): \(first.error.reason)"
  }

  /// Why something is not on the disk, above all else on the screen; empty if all is well.
  var warning: String {
    guard let unsaved = store.unsaved else { return store.problem.map { " " + $0 } ?? "" }
    // The key before the reason, which is cut where there is little room.
    let way = way(to: .saveAgain).map { " (\($0))" } ?? ""
    let nor = draftFailure == nil || waitingDrafts.isEmpty ? "" : ", NOR A DRAFT OF IT"
    return " NOT SAVED\(nor): \(unsaved.words)\(way): \(unsaved.error.reason)"
  }

  /// That a program which is killed would lose what is in the form, and why; empty if it would not.
  var draftWarning: String { draftFailure.map { " no draft of it can be kept: \($0)" } ?? "" }
}

extension UnsavedActions {
  /// Whether a change of a record is among them.
  func has(_ record: KeptDraft.Subject) -> Bool {
    switch record {
    case .brew(let id): id.map(brews.contains) ?? false
    case .bag(let id): id.map(bags.contains) ?? false
    }
  }

  /// What waits, and since when: `add Kenya AA and 2 more, since 08:15`.
  var words: String {
    let more = names.count - 1
    let first = (names.first ?? "").onOneLine.cut(to: 32)
    let time = ZonedTime(since)
    let since = time.day == ZonedTime.now.day ? time.clockText : "\(time.day) \(time.clockText)"
    return "\(first)\(more > 0 ? " and \(more.grouped) more" : ""), since \(since)"
  }
}
