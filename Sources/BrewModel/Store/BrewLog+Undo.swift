extension BrewLog {
  /// Takes the last action back: the last one that is not saved, or else the last one of the file, whoever did it.
  ///
  /// - Returns: its name, or nil if there is none.
  /// - Throws: if it cannot be saved; then nothing is changed.
  @discardableResult
  public func undo() throws(LogFileError) -> String? {
    if retry() != nil { return try takeBackPending() }
    let action = try file.undo()
    // Below it nothing is to be done again but by the file.
    if action != nil, !undone.isEmpty { undone.append(.saved) }
    try takeUpdates(isOwn: true)
    return action?.name
  }

  /// Does the action again that was undone last, saved or not.
  ///
  /// - Returns: its name, or nil if there is none.
  /// - Throws: if one of the file cannot be saved; then nothing is changed.
  @discardableResult
  public func redo() throws(LogFileError) -> String? {
    if case .waiting(let action) = undone.last {
      _ = try save(action)
      undone.removeLast()
      return action.name
    }
    // What waits comes after all that the file has undone.
    guard retry() == nil else { return nil }
    let action = try file.redo()
    if !undone.isEmpty { undone.removeLast() }
    try takeUpdates(isOwn: true)
    return action?.name
  }

  /// Forgets what could not be saved, and shows what is on the disk.
  public func discardUnsaved() throws(LogFileError) {
    while !pending.isEmpty { _ = try dropPending() }
  }

  private func takeBackPending() throws(LogFileError) -> String? {
    guard let action = try dropPending() else { return nil }
    undone.append(.waiting(action))
    return action.name
  }

  private func dropPending() throws(LogFileError) -> LogAction? {
    guard let action = pending.last?.action else { return nil }
    let saved = try savedState(of: action.changes)
    pending.removeLast()
    if let error = unsaved?.error { showUnsaved(error) }
    showSaved(saved)
    showPending()
    keepPending()
    return action
  }

  /// Shows records as they are in the file.
  func showSaved(_ saved: (updates: LogUpdates, bags: [Bag])) {
    apply(saved.updates)
    if saved.bags != bags { bags = saved.bags }
  }

  /// The records of some changes as they are in the file.
  func savedState(of changes: [LogChange]) throws(LogFileError) -> (
    updates: LogUpdates, bags: [Bag]
  ) {
    var updates = LogUpdates()
    for id in Set(changes.compactMap(\.brew)) {
      if let brew = try file.brew(id), try !file.isDeleted(id) {
        updates.brews.append(brew)
      } else {
        updates.deletedBrews.append(id)
      }
    }
    return (updates, try file.bags())
  }
}

/// What `redo()` does again.
enum UndoneAction {
  /// What was taken back before it was saved: the file knows nothing of it.
  case waiting(LogAction)
  /// What the file has undone.
  case saved
}
