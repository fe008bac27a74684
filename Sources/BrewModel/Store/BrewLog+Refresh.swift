extension BrewLog {
  /// Shows what other copies of the program have changed. Cheap when nothing has: call it with every key.
  ///
  /// Complexity: O(changes × log n) comparisons; O(n) moves for brews that come, go or change places.
  /// - Returns: whether anything changed.
  @discardableResult
  public func refresh() -> Bool {
    do throws(LogFileError) {
      try file.followAccess()
      let isChanged = try takeUpdates()
      lookFailure = nil
      if unsaved == nil { showAccess() }
      return isChanged
    } catch {
      lookFailure = error
      if problem != error.reason { problem = error.reason }
      return false
    }
  }

  /// Whether `refresh` may have something to show, now or when others have committed what they are writing. Own saves
  /// leave nothing. Complexity: some calls of the system; no record is read.
  package var mayBeOutdated: Bool {
    if lookFailure != nil || isWaiting { return true }
    // While others write, the file may keep whoever asks it waiting.
    if file.hasJournal { return true }
    do throws(LogFileError) {
      guard let state = try file.pollState(since: seen) else { return false }
      return state != seen
    } catch {
      return true
    }
  }

  /// Whether something is to be written, or read, that may be possible soon though nobody will tell.
  package var isWaiting: Bool { !pending.isEmpty || lookFailure?.isHeld == true }

  /// Takes over everything that was written since the last time, by whomever.
  @discardableResult
  func takeUpdates(isOwn: Bool = false) throws(LogFileError) -> Bool {
    guard let state = try file.pollState(since: isOwn ? nil : seen) else { return false }
    guard state.generation == seen.generation, state.revision >= seen.revision else {
      try reload()
      return true
    }
    guard isOwn || state.dataVersion != seen.dataVersion else { return false }
    let updates = try file.updates(since: seen.revision)
    seen = state
    seen.revision = updates.revision
    apply(updates)
    showPending()
    return !updates.isEmpty
  }

  /// Reads everything anew, after another file has come into the place; objects of brews that are in both stay.
  func reload() throws(LogFileError) {
    let state = try file.pollState()
    let brews = try file.brews()
    seen = state ?? SeenState(generation: file.generation)
    let ids = Set(brews.map(\.id))
    var updates = LogUpdates()
    updates.brews = brews
    updates.deletedBrews = byID.keys.filter { !ids.contains($0) }
    isComplete = true
    apply(updates)
    bags = try file.bags()
    showPending()
    showAccess()
  }

  func apply(_ updates: LogUpdates) {
    guard !updates.isEmpty else { return }
    var changes = ListChanges(isBulk: updates.brews.count + updates.deletedBrews.count > 16)
    for id in updates.deletedBrews { remove(id, &changes) }
    for brew in updates.brews { show(brew, &changes) }
    commit(changes)
    apply(bags: updates.bags, deleted: updates.deletedBags)
    version += 1
  }

  private func apply(bags changed: [Bag], deleted: [Bag.ID]) {
    guard !changed.isEmpty || !deleted.isEmpty else { return }
    var new = Dictionary(uniqueKeysWithValues: bags.map { ($0.id, $0) })
    for id in deleted { new[id] = nil }
    for bag in changed { new[bag.id] = bag }
    let sorted = new.values.sorted { $0.id < $1.id }
    if sorted != bags { bags = sorted }
  }
}

extension LogUpdates {
  var isEmpty: Bool { brews.isEmpty && deletedBrews.isEmpty && bags.isEmpty && deletedBags.isEmpty }
}
