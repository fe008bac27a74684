/// How an action ended.
public enum SaveOutcome: Sendable {
  /// It is on the disk.
  case saved
  /// There was nothing to change.
  case unchanged
  /// It is on the screen and in memory, not on the disk: `BrewLog.unsaved` says why.
  case kept(LogFileError)
}

/// Why an action was not done.
public enum LogActionError: Error, Sendable, CustomStringConvertible {
  /// It has values that cannot be.
  case refused([Finding])
  /// The file does not take it, now or later.
  case file(LogFileError)

  public var description: String {
    switch self {
    case .refused(let findings): findings.map(\.description).joined(separator: "; ")
    case .file(let error): error.description
    }
  }
}

extension BrewLog {
  /// Does and saves an action, after those that could not be saved yet. When it returns `saved` it is on the disk.
  ///
  /// Another program that holds the file is waited for no more than a moment: then the action is `kept`.
  /// - Throws: if the file does not take it, now or later: then nothing of it is shown.
  @discardableResult
  public func perform(_ action: LogAction) throws(LogFileError) -> SaveOutcome {
    let outcome = try save(action)
    undone = []
    return outcome
  }

  /// As `perform(_:)`; what was undone can still be done again.
  func save(_ action: LogAction) throws(LogFileError) -> SaveOutcome {
    if pending.isEmpty {
      try file.followAccess()
      if case .readOnly(let reason) = file.access { throw file.error(.readOnly(reason)) }
    }
    pending.append(PendingAction(action: action, time: nextTime))
    do throws(LogFileError) {
      let isChanged = try savePending()
      showWritten([action])
      return isChanged ? .saved : .unchanged
    } catch {
      guard waits(for: error) else { throw error }
      showPending()
      return .kept(error)
    }
  }

  /// Later than what waits: by its time an action is known again.
  private var nextTime: Instant {
    let now = file.clock()
    guard let last = pending.last?.time, now <= last else { return now }
    return Instant(milliseconds: last.milliseconds + 1)
  }

  /// Does and saves an import, after a copy of the log was made; one undo takes it back.
  ///
  /// - Parameter progress: is told how far it is; its no takes all back.
  /// - Throws: if it, or something that could not be saved before, cannot be saved now: nothing is kept for later.
  @discardableResult
  public func performImport(
    _ action: LogAction, progress: LogFile.Progress? = nil
  ) throws(LogFileError) -> SaveOutcome {
    if let unsaved = retry() { throw unsaved.error }
    let isChanged = try file.performImport(action, progress: progress)
    showWritten([action])
    return isChanged ? .saved : .unchanged
  }

  /// Tries to save what could not be saved, without waiting long for other programs.
  ///
  /// - Parameter milliseconds: how long whoever holds the file is waited for.
  /// - Returns: what is left, with the reason; nil if all is on the disk. Ask the user before quitting with something
  ///   left.
  @discardableResult
  public func retry(waiting milliseconds: Int32 = 40) -> UnsavedActions? {
    guard !pending.isEmpty else { return nil }
    let actions = pending.map(\.action)
    if savePending(waiting: milliseconds) { showWritten(actions) }
    return unsaved
  }

  /// - Returns: whether all of it is on the disk.
  func savePending(waiting milliseconds: Int32) -> Bool {
    let last = pending.last?.action
    return file.waiting(milliseconds: milliseconds) {
      do throws(LogFileError) {
        _ = try savePending()
        return true
      } catch {
        // Nobody is here to be told why the last of them has left as well.
        if pending.isEmpty, let last { refuse(last, because: error) }
        return false
      }
    }
  }

  /// What was saved in the place of values that nobody here had seen, since this was last asked.
  package func takeOverwritten() -> [Overwritten] {
    defer { file.overwritten = [] }
    return file.overwritten
  }

  /// What the file has refused for good of what waited, since this was last asked.
  public func takeRefused() -> [UnsavedActions] {
    defer { refused = [] }
    return refused
  }

  /// Whether an action stays pending. What waits already stays also while another program's file stands in the log's
  /// place: the log may come back.
  private func waits(for error: LogFileError) -> Bool {
    if error.isPassing { return true }
    guard case .foreign = error.problem else { return false }
    return unsaved != nil
  }

  /// Saves what is pending, the oldest first, each action by itself.
  ///
  /// - Returns: whether the last one changed anything.
  private func savePending() throws(LogFileError) -> Bool {
    defer { keepPending() }
    var isChanged = false
    while let next = pending.first {
      do throws(LogFileError) {
        isChanged = try file.perform(next)
        pending.removeFirst()
      } catch {
        guard waits(for: error) else {
          try drop(next.action, because: error)
          continue
        }
        pending[0].mayBeWritten = true
        showUnsaved(error)
        throw error
      }
    }
    if unsaved != nil { unsaved = nil }
    return isChanged
  }

  /// Forgets the oldest pending action, which the file will never take. - Throws: the error, if it is the newest too.
  private func drop(_ action: LogAction, because error: LogFileError) throws(LogFileError) {
    pending.removeFirst()
    guard !pending.isEmpty else {
      if unsaved != nil { unsaved = nil }
      throw error
    }
    refuse(action, because: error)
  }

  private func refuse(_ action: LogAction, because error: LogFileError) {
    refused.append(UnsavedActions([action], since: file.clock(), error))
    if let saved = try? savedState(of: action.changes) { showSaved(saved) }
  }

  /// Shows what was written, as the file has it now.
  func showWritten(_ actions: [LogAction]) {
    do throws(LogFileError) {
      try takeUpdates(isOwn: true)
      lookFailure = nil
      showAccess()
    } catch {
      // It is on the disk, which cannot be read at the moment.
      show(actions)
      problem = error.reason
    }
  }

  func showUnsaved(_ error: LogFileError) {
    guard let first = pending.first else {
      if unsaved != nil { unsaved = nil }
      return
    }
    unsaved = UnsavedActions(pending.map(\.action), since: first.time, error)
  }
}
