import BrewModel

extension LogModel {
  /// Opens the form for a new brew; one that was left unfinished is there again.
  func beginAdding() {
    let draft = newDraft(Brew(Bean("")))
    if let kept = takeKept(.brew(nil)) { draft.form.take(kept) }
    show(draft)
  }

  /// Opens the form for a brew like the last one of the selected bean.
  func beginRepeating() {
    guard let entry = selected, let last = lastBrew(of: entry.brew.bean.name) else {
      return beginAdding()
    }
    let draft = newDraft(Brew(Bean("")))
    draft.fill(from: last)
    show(draft)
  }

  /// Opens the form for a brew from a bag, made as its bean was last made.
  func beginAdding(from bag: Bag) {
    let draft = newDraft(Brew(Bean("")))
    if let last = lastBrew(of: bag.bean.name) { draft.fill(from: last) }
    draft[.bean] = bag.bean.name
    draft[.roaster] = bag.bean.roaster
    draft[.bag] = draft.names.name(of: bag.id)
    for field in [BrewField.roasted, .frozen, .thawed] { draft[field] = "" }
    show(draft)
  }

  /// Opens the form for the selected brew.
  func beginEditing() {
    guard let entry = selected else { return }
    let draft = BrewDraft(entry.brew, of: entry, names: BrewNames(store, units: units))
    if let kept = takeKept(.brew(entry.id)) { draft.form.take(kept) }
    show(draft)
  }

  private func newDraft(_ brew: Brew) -> BrewDraft {
    BrewDraft(brew, names: BrewNames(store, units: units))
  }

  private func show(_ draft: BrewDraft) {
    partBehindForm = part == .bags ? .bags : .list
    self.draft = draft
    draft.form.onType = { [unowned self] in keepTyped() }
    part = .form
  }

  /// The newest brew of a bean, whatever the case and the accents of its name. Complexity: O(brews).
  func lastBrew(of bean: String) -> Brew? {
    let name = FoldedText.folded(bean.tidied)
    guard !name.isEmpty else { return nil }
    return store.entries.first { FoldedText.folded($0.brew.bean.name.tidied) == name }?.brew
  }

  /// Takes over how the bean that is typed was last made; the last brew of all where none is typed.
  func fillDraft() {
    guard let draft else { return }
    let last = draft[.bean].isEmpty ? store.entries.first?.brew : lastBrew(of: draft[.bean])
    guard let last else {
      let missing = draft[.bean].isEmpty ? "brew" : "brew of “\(draft[.bean])”"
      return draft.form.problem = (.bean, "bean: there is no \(missing) yet")
    }
    draft.fill(from: last)
    draft.form.problem = nil
    keepTyped()
  }

  /// Saves what the form holds. What cannot be saved stays in the form, with the reason.
  func saveDraft() {
    guard let draft else { return }
    var brew = draft.original
    do throws(ValueError) { try draft.write(into: &brew) } catch {
      return draft.form.problem = (BrewField(key: error.field), error.description)
    }
    if draft.entry == nil, brew.bag == nil { brew = draft.names.withOpenBag(brew) }
    save(brew, draft)
  }

  private func save(_ brew: Brew, _ draft: BrewDraft) {
    let name = brew.bean.name
    do throws(LogActionError) {
      if let entry = draft.entry {
        guard store.entry(entry.id) != nil else {
          return draft.form.problem = (
            nil, "another program has deleted it; brewlog undo brings it back, then save again"
          )
        }
        // Into the brew as it is now, which others may have changed; the texts were read once without a mistake.
        let outcome = try store.edit(entry) { try? draft.write(into: &$0) }
        draftWasSaved(brew, outcome, "changed \(name)")
      } else {
        let isFromBag = brew.bag != nil && draft[.bag].isEmpty
        let from = isFromBag ? " from the bag \(draft.names.name(of: brew.bag))" : ""
        draftWasSaved(brew, try store.add(brew), "added \(name)\(from)")
      }
    } catch {
      show(error, in: draft)
    }
  }

  private func show(_ error: LogActionError, in draft: BrewDraft) {
    var field: BrewField?
    if case .refused(let findings) = error {
      field = findings.first.flatMap { BrewField(key: $0.field) }
    }
    draft.form.problem = (field, error.description)
  }

  private func draftWasSaved(_ brew: Brew, _ outcome: SaveOutcome, _ words: String) {
    draft = nil
    keepTyped()
    part = partBehindForm
    message = words
    if case .kept(let error) = outcome { message = "not saved yet: \(error.reason)" }
    listAgain()
    selection = brew.id
    if part == .bags { bags.refresh() }
  }

  /// Leaves the form; what was typed is there again when the form is opened for the same.
  func leaveForm() {
    if let kept = keptDraft {
      keep(kept)
      message =
        draft?.entry == nil ? "not added; a goes on with it" : "not changed; e goes on with it"
    }
    draft = nil
    keepTyped()
    part = partBehindForm
  }

  /// Leaves the form and forgets what was typed.
  func dropDraft() {
    message = draft?.entry == nil ? "not added" : "not changed"
    draft = nil
    keepTyped()
    part = partBehindForm
  }

  /// Lets the user write the note of the form in an editor.
  func editNoteOfDraft() {
    guard let draft else { return }
    let old = draft[.note].map { $0 == BrewDraft.lineBreak ? "\n" : $0 }
    guard let new = textFromEditor(String(old)) else {
      return draft.form.problem = (.note, message ?? "")
    }
    draft.form.type(BrewDraft.oneLine(new), into: .note)
  }

  /// Lets the user write the selected brew's note in an editor.
  func editNote() {
    guard let entry = selected else { return }
    let old = entry.brew.note
    guard let new = textFromEditor(old) else { return }
    guard new != old else { return message = "the note is as it was" }
    act { () throws(LogActionError) in
      (try store.edit(entry) { $0.note = new }, "changed the note of \(entry.brew.bean.name)")
    }
    listKeepingPlace()
  }

  /// What the user made of a text in an editor; nil where that failed, and `message` says why.
  private func textFromEditor(_ old: String) -> String? {
    guard let editText else {
      message = "there is no editor here"
      return nil
    }
    switch editText(old) {
    case .changed(let new): return new
    case .failed(let why):
      message = why
      return nil
    }
  }
}
