extension BrewLog {
  /// Has what waits be in a file beside the log too, from which the next start takes it.
  ///
  /// Complexity: O(what waits) where it is other than before, else none.
  package func keepPending() {
    // What was refused is nowhere else until there is a draft of it.
    guard refused.isEmpty else { return }
    if pending != keptPending {
      do throws(LogFileError) {
        try file.keepWaiting(pending)
        keptPending = pending
      } catch {
        if keepFailure?.reason != error.reason { keepFailure = error }
        return
      }
    }
    if keepFailure != nil { keepFailure = nil }
    // All that they held is saved, or in the file of this program.
    file.removeAbandoned(abandonedWaiting)
    abandonedWaiting = []
  }

  /// What programs have left behind that ended before the file took it.
  package struct LeftBehind {
    /// The names of what is shown now and saved, or waits: the oldest first.
    package var names: [String] = []
    /// Whether all of it was saved.
    package var isSaved: Bool
    /// Why some of it is left as it is: sentences for the user.
    package var notes: [String] = []
  }

  /// Takes over what programs could not save that have ended: shows it, and saves it if it can be.
  ///
  /// What was written all the same is not written again. Where there is no log, it is for another one.
  /// Complexity: O(files in the folder), and that of what is found.
  package func takeOverWaiting() -> LeftBehind? {
    var found: [PendingAction] = []
    var left = LeftBehind(isSaved: false)
    for (path, actions) in file.abandonedWaiting() {
      if let why = obstacle(to: actions) {
        left.notes.append("what could not be saved is left in \(path): \(why)")
      } else if let actions {
        found += actions
        abandonedWaiting.append(path)
      }
    }
    if !found.isEmpty {
      left.names = found.map(\.action.name)
      left.isSaved = takeOver(found)
    }
    return left.names.isEmpty && left.notes.isEmpty ? nil : left
  }

  /// Why what was left cannot be taken over; nil if it can.
  private func obstacle(to actions: [PendingAction]?) -> String? {
    guard let actions else { return "a newer BrewLog has left it there" }
    if case .readOnly(let reason) = file.access { return reason.description }
    let isForNew = actions.allSatisfy(\.isOfNewRecords)
    return file.isThere || isForNew ? nil : "the log that it is for is not there"
  }

  /// - Returns: whether all of it is on the disk.
  private func takeOver(_ found: [PendingAction]) -> Bool {
    pending = (found + pending).sorted { $0.time < $1.time }.map {
      PendingAction(action: $0.action, time: $0.time, mayBeWritten: true)
    }
    let actions = pending.map(\.action)
    let isSaved = savePending(waiting: Self.patience)
    if isSaved {
      showWritten(actions)
    } else {
      _ = try? takeUpdates(isOwn: true)
      showPending()
    }
    return isSaved
  }
}
