/// What comes into the list and what leaves it, when that is so much that the list is put together anew.
struct ListChanges {
  let isBulk: Bool
  var added: [BrewEntry] = []
  var removed: Set<Brew.ID> = []
}

extension BrewLog {
  /// Takes a brew out of the list. Complexity: O(n) moves of memory.
  func remove(_ id: Brew.ID, _ changes: inout ListChanges) {
    guard let entry = byID.removeValue(forKey: id) else { return }
    search.remove(entry)
    takeOut(entry, &changes)
  }

  /// Shows a brew as it is now: in its place, in a new one, or for the first time.
  func show(_ brew: Brew, _ changes: inout ListChanges) {
    guard let entry = byID[brew.id] else {
      if isWithinLoaded(brew) { add(BrewEntry(brew), &changes) }
      return
    }
    let old = entry.untracked
    guard old.brewedAt.instant != brew.brewedAt.instant else {
      let isOther = entry.take(brew)
      search.update(entry)
      if isOther, !old.hasSameSearchText(as: brew) { unindexed.append(entry) }
      return
    }
    takeOut(entry, &changes)
    entry.take(brew)
    if isWithinLoaded(brew) {
      // The index has its texts in the order of the list.
      add(entry, &changes)
    } else {
      byID[brew.id] = nil
      search.remove(entry)
    }
  }

  private func add(_ entry: BrewEntry, _ changes: inout ListChanges) {
    byID[entry.id] = entry
    unindexed.append(entry)
    if changes.isBulk {
      changes.added.append(entry)
    } else {
      entries.insert(entry, at: place(of: entry))
    }
  }

  private func takeOut(_ entry: BrewEntry, _ changes: inout ListChanges) {
    if changes.isBulk {
      changes.removed.insert(entry.id)
    } else {
      entries.remove(at: place(of: entry))
    }
  }

  func commit(_ changes: ListChanges) {
    guard !changes.added.isEmpty || !changes.removed.isEmpty else { return }
    let stay = entries.filter { !changes.removed.contains($0.id) }
    entries = (stay + changes.added).sorted { $0.isBefore($1) }
  }

  /// Whether a brew belongs among those that were read, or will come with the rest.
  private func isWithinLoaded(_ brew: Brew) -> Bool {
    guard !isComplete, let last = entries.last else { return true }
    return !last.untracked.isListedBefore(brew)
  }

  /// Where an entry stands or belongs in the order of the list. Complexity: O(log n).
  private func place(of entry: BrewEntry) -> Int { entries.firstPlace { !$0.isBefore(entry) } }
}
