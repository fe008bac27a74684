extension BrewLog {
  /// Shows what other copies of the program have changed. Cheap when nothing has: call it with every key.
  ///
  /// Complexity: O(changes × log n) comparisons; O(n) moves for brews that come, go or change places.
  /// - Returns: whether anything changed.
  @discardableResult
  public func refresh() -> Bool {
    do throws(LogFileError) {
      let isChanged = try takeUpdates()
      if unsaved == nil { showAccess() }
      return isChanged
    } catch {
      if problem != error.reason { problem = error.reason }
      return false
    }
  }

  /// Takes over everything that was written since the last time, by whomever.
  @discardableResult
  func takeUpdates(isOwn: Bool = false) throws(LogFileError) -> Bool {
    guard let state = try file.pollState() else { return false }
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
    var changes = ListChanges()
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

/// What comes into the list and what leaves it.
struct ListChanges {
  var added: [BrewEntry] = []
  var removed: Set<Brew.ID> = []
  var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}

extension BrewLog {
  private func remove(_ id: Brew.ID, _ changes: inout ListChanges) {
    guard let entry = byID.removeValue(forKey: id) else { return }
    search.remove(entry)
    changes.removed.insert(id)
  }

  private func show(_ brew: Brew, _ changes: inout ListChanges) {
    guard let entry = byID[brew.id] else {
      if isWithinLoaded(brew) { add(BrewEntry(brew), &changes) }
      return
    }
    let old = entry.untracked
    guard entry.take(brew) else { return }
    if old.brewedAt.instant != brew.brewedAt.instant {
      // It changes its place: out, and, if its place was read, in again.
      changes.removed.insert(brew.id)
      if isWithinLoaded(brew) { changes.added.append(entry) } else { remove(brew.id, &changes) }
    }
    unindexed.append(entry)
  }

  private func add(_ entry: BrewEntry, _ changes: inout ListChanges) {
    byID[entry.id] = entry
    unindexed.append(entry)
    changes.added.append(entry)
  }

  /// Whether a brew belongs among those that were read, or will come with the rest.
  private func isWithinLoaded(_ brew: Brew) -> Bool {
    guard !isComplete, let last = entries.last else { return true }
    return !last.untracked.isListedBefore(brew)
  }

  private func commit(_ changes: ListChanges) {
    guard !changes.isEmpty else { return }
    var list = changes.removed.isEmpty ? entries : entries.filter { !changes.removed.contains($0.id) }
    if changes.added.count == 1, let entry = changes.added.first {
      list.insert(entry, at: list.insertionIndex(of: entry))
    } else if !changes.added.isEmpty {
      list = (list + changes.added).sorted { $0.isBefore($1) }
    }
    entries = list
  }
}

extension [BrewEntry] {
  /// Where an entry belongs in the order of the list. Complexity: O(log n).
  @MainActor fileprivate func insertionIndex(of entry: BrewEntry) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].isBefore(entry) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
