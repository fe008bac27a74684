import BrewModel

extension LogModel {
  /// Gives the selected brew a star, or takes it.
  func toggleStar() {
    guard let entry = selected else { return }
    let isOn = !entry.isFavorite
    act { () throws(LogActionError) in
      let outcome = try store.setFavorite([entry], isOn)
      return (outcome, "\(isOn ? "starred" : "unstarred") \(entry.brew.bean.name)")
    }
    // Everywhere else a star changes neither what is listed nor its order.
    if order.favoritesOnly || order.sort.column == .star || BrewQuery(order.filter).asksForStars {
      listKeepingPlace()
    }
  }

  /// Deletes the selected brew.
  func deleteSelected() {
    guard let entry = selected, place(of: entry.id) != nil else { return }
    act { () throws(LogActionError) in
      (try store.delete([entry]), "deleted \(entry.brew.bean.name)\(hint(.undo, "brings it back"))")
    }
    listKeepingPlace()
    if part == .detail { part = .list }
  }

  func undo() {
    let replaced = (try? store.file.replacedByRestore()) ?? nil
    takeBack("undone", "there is nothing to undo") { () throws(LogFileError) in try store.undo() }
    guard let replaced else { return }
    let words = "the restore is taken back by brewlog restore \(replaced.path)"
    message = (message.map { $0 + "; " } ?? "") + words
  }

  func redo() {
    takeBack("done again", "there is nothing to do again") { () throws(LogFileError) in
      try store.redo()
    }
  }

  private func takeBack(
    _ verb: String, _ nothing: String, _ work: () throws(LogFileError) -> String?
  ) {
    let oldBags = Set(store.bags.map(\.id))
    do throws(LogFileError) {
      message = try work().map { "\(verb): \($0)" } ?? nothing
    } catch {
      message = error.reason
    }
    let old = rows
    listKeepingPlace()
    // What has come back is what the user wants to see.
    if rows.count == old.count + 1 {
      let place = zip(rows, old).enumerated().first { $0.element.0 !== $0.element.1 }?.offset
      selection = rows[place ?? old.count].id
    }
    if part == .bags, let back = store.bags.first(where: { !oldBags.contains($0.id) }) {
      bags.refresh()
      bags.show(back.id)
    }
    noteWaiting()
  }

  /// Tries to save again what could not be saved.
  func saveAgain() {
    guard let unsaved = store.unsaved else {
      return message = keptWords.map { "all saved; \($0)" } ?? "everything is saved"
    }
    if let left = retry() {
      message = "still not saved: \(left.error.reason)"
    } else {
      showSaved(unsaved)
    }
  }

  /// Shows the log as it is on the disk now.
  func refresh() {
    lookForChanges()
    message = store.problem ?? "as it is on the disk: \(store.entries.count.groupedCount("brew"))"
  }

  /// Adds brews to look at, which one undo takes back. For a log without any.
  func addSample() {
    guard store.entries.isEmpty, store.isComplete else { return }
    let changes = Brew.samples(before: .now).map { LogChange.addBrew($0) }
    act { () throws(LogActionError) in
      do throws(LogFileError) {
        let outcome = try store.perform(BrewModel.LogAction("add the sample log", changes))
        return (outcome, "added \(changes.count) sample brews\(hint(.undo, "takes them away"))")
      } catch {
        throw .file(error)
      }
    }
    listKeepingPlace()
  }

  /// Does something and says what was done, or why it was not.
  func act(_ work: () throws(LogActionError) -> (SaveOutcome, String)) {
    do throws(LogActionError) {
      let (outcome, words) = try work()
      tell(outcome, words)
    } catch {
      message = error.description
      noteWaiting()
    }
  }

  /// Makes the list anew; where the selected brew has gone, the one in its place is selected.
  func listKeepingPlace() {
    let old = place(of: selection) ?? 0
    listAgain()
    if place(of: selection) == nil { select(near: old) }
  }

  /// Ends the program; asks first where something is not saved.
  func askToQuit() {
    guard retry() != nil, !isAskedToQuit else { return quit() }
    isAskedToQuit = true
  }
}
