extension BrewLog {
  /// Reads more brews, older than those that were read.
  ///
  /// Complexity: O(limit).
  /// - Returns: whether there may be more.
  /// - Throws: if the file cannot be read, or another program holds it; what was read stays.
  @discardableResult
  public func loadMore(_ limit: Int = 2_000) throws(LogFileError) -> Bool {
    guard !isComplete else { return false }
    index()
    let cursor = entries.last.map { LogFile.Cursor(after: $0.untracked) }
    let brews = try file.brews(after: cursor, limit: limit)
    guard file.generation == seen.generation else {
      try reload()
      return false
    }
    append(brews)
    index()
    if brews.count < limit { isComplete = true }
    return !isComplete
  }

  /// Reads all brews that were not read yet. Complexity: O(n).
  public func loadAll() throws(LogFileError) {
    while try loadMore(10_000) {}
  }

  func open(first: Int) throws(LogFileError) {
    seen = try file.pollState() ?? SeenState(generation: file.generation)
    bags = try file.bags()
    let brews = try file.brews(limit: first)
    append(brews)
    isComplete = brews.count < first
    showAccess()
  }

  private func append(_ brews: [Brew]) {
    let new = brews.filter { byID[$0.id] == nil }.map(BrewEntry.init)
    guard !new.isEmpty else { return }
    byID.reserveCapacity(byID.count + new.count)
    for entry in new { byID[entry.id] = entry }
    unindexed += new
    entries += new
    version += 1
  }

  func showAccess() {
    let sentence: String? =
      if case .readOnly(let reason) = file.access { reason.description } else { nil }
    if problem != sentence { problem = sentence }
  }
}

extension LogFile {
  /// What the file is at now: cheap enough for every key. nil while there is no file.
  ///
  /// - Parameter seen: given back as it is if nobody else has written since.
  func pollState(since seen: SeenState? = nil) throws(LogFileError) -> SeenState? {
    try followFile()
    guard let database else { return nil }
    do throws(DatabaseError) {
      // In this order: what is committed in between is then read once more rather than not at all.
      let dataVersion = try database.dataVersion()
      if let seen, seen.generation == generation, seen.dataVersion == dataVersion { return seen }
      return SeenState(
        generation: generation, dataVersion: dataVersion, revision: try database.revision())
    } catch {
      throw self.error(error)
    }
  }
}
