extension BrewLog {
  /// Adds a brew.
  /// - Throws: `refused` for values that cannot be; `file` as `perform(_:)`.
  @discardableResult
  public func add(_ brew: Brew) throws(LogActionError) -> SaveOutcome {
    try refuse(brew.refusals(now: file.clock(), units: units))
    return try done(LogAction("add \(brew.bean.name)", [.addBrew(brew)]))
  }

  /// Changes a brew. What it does not touch stays as others may have changed it meanwhile.
  /// - Throws: `refused` for new values that cannot be; `file` as `perform(_:)`.
  @discardableResult
  public func edit(_ entry: BrewEntry, _ change: (inout Brew) -> Void) throws(LogActionError)
    -> SaveOutcome
  {
    let old = entry.untracked
    var new = old
    change(&new)
    let now = file.clock()
    let known = old.refusals(now: now, units: units)
    try refuse(new.refusals(now: now, units: units).filter { !known.contains($0) })
    return try done(LogAction("edit \(old.bean.name)", [.editBrew(from: old, to: new)]))
  }

  /// Gives brews a star, or takes it.
  @discardableResult
  public func setFavorite(_ entries: [BrewEntry], _ isOn: Bool) throws(LogActionError)
    -> SaveOutcome
  {
    let changes = entries.map { LogChange.setFavorite($0.id, isOn) }
    return try done(LogAction("\(isOn ? "star" : "unstar") \(Self.names(of: entries))", changes))
  }

  /// Deletes brews; undo brings them back.
  @discardableResult
  public func delete(_ entries: [BrewEntry]) throws(LogActionError) -> SaveOutcome {
    try done(LogAction("delete \(Self.names(of: entries))", entries.map { .deleteBrew($0.id) }))
  }

  /// Adds a bag.
  @discardableResult
  public func add(_ bag: Bag) throws(LogActionError) -> SaveOutcome {
    try refuse(bag.refusals(units: units))
    return try done(.add(bag))
  }

  /// Changes a bag, and the name of its bean in the brews that came from it.
  @discardableResult
  public func edit(_ old: Bag, _ change: (inout Bag) -> Void) throws(LogActionError) -> SaveOutcome
  {
    var new = old
    change(&new)
    let known = old.refusals(units: units)
    try refuse(new.refusals(units: units).filter { !known.contains($0) })
    do throws(LogFileError) {
      // The bean's new name is also that of brews further down, as far as they can be read.
      if new.bean != old.bean { try? loadAll() }
      return try perform(.edit(old, to: new, brews: brews))
    } catch {
      throw .file(error)
    }
  }

  /// Deletes a bag; its brews stay, and undo brings it back.
  @discardableResult
  public func delete(_ bag: Bag) throws(LogActionError) -> SaveOutcome {
    try done(.delete([bag]))
  }

  private func refuse(_ findings: [Finding]) throws(LogActionError) {
    if !findings.isEmpty { throw .refused(findings) }
  }

  private func done(_ action: LogAction) throws(LogActionError) -> SaveOutcome {
    do throws(LogFileError) { return try perform(action) } catch { throw .file(error) }
  }

  private static func names(of entries: [BrewEntry]) -> String {
    entries.count == 1 ? entries[0].untracked.bean.name : entries.count.counted("brew")
  }
}
