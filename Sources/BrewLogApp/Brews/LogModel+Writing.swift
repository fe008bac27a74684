import BrewModel

extension LogModel {
  /// Opens the form for a new brew; one that was left unfinished is there again.
  func beginAdding() {
    let kept = takeKeptForNewBrew()
    var id = Brew.ID()
    // Whatever has become of it, it is added once.
    if case .newBrew(let known?) = kept?.subject { id = known }
    let draft = newDraft(Brew(id: id, Bean("")))
    if let kept { draft.form.take(kept) }
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
    draft.form.onType = { [unowned self, unowned draft] in
      keepTyped()
      draft.showOpenBag()
    }
    draft.showOpenBag()
    draft.form.hint = { [unowned self] in hint(for: $0) }
    part = .form
  }

  /// An example of what may be typed into a field; nil where the field's own is right.
  private func hint(for field: BrewField) -> String? {
    guard field == .note else { return units.example(of: field) }
    return brewFormKeys.key(of: .editor).map { "\($0) opens $EDITOR, for more than a line" } ?? ""
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
    draft.form.onType()
  }

  /// Saves what the form holds. What cannot be saved stays in the form, with the reason.
  func saveDraft() {
    guard let draft else { return }
    var brew = draft.original
    do throws(ValueError) { try draft.write(into: &brew) } catch {
      return draft.form.problem = (BrewField(key: error.field), error.description)
    }
    if draft.takesOpenBag { brew = draft.names.withOpenBag(brew) }
    save(brew, draft)
  }

  private func save(_ brew: Brew, _ draft: BrewDraft) {
    // Another copy of the program may have added what both have found unfinished.
    let entry = draft.entry ?? store.entry(brew.id)
    do throws(LogActionError) {
      if let entry {
        try saveChange(of: entry, brew, draft)
      } else {
        let isFromBag = brew.bag != nil && draft[.bag].isEmpty
        let from = isFromBag ? " from the bag \(draft.names.name(of: brew.bag))" : ""
        draftWasSaved(brew, try store.add(brew), "added \(brew.bean.name)\(from)")
      }
    } catch {
      show(error, in: draft)
    }
  }

  private func saveChange(
    of entry: BrewEntry, _ brew: Brew, _ draft: BrewDraft
  ) throws(LogActionError) {
    guard store.entry(entry.id) != nil else {
      return draft.form.problem = (nil, deletedElsewhere)
    }
    let saveKey = brewFormKeys.key(of: .save)
    if draft.warnOfOthers(entry.untracked, mine: brew, save: saveKey) { return }
    // Into the brew as it is now, which others may have changed; the texts were read once without a mistake.
    let outcome = try store.edit(entry) { try? draft.write(into: &$0) }
    let replaced = words(forReplaced: draft.form.replacedTexts)
    draftWasSaved(brew, outcome, "changed \(brew.bean.name)\(replaced)")
  }

  private var deletedElsewhere: String {
    let leave = brewFormKeys.key(of: .leave).flatMap { leave in
      keys.key(of: .add).map { "\(leave) and \($0) open it as a new one" }
    }
    return "another program has deleted it; brewlog undo brings it back, then save again"
      + (leave.map { "; or " + $0 } ?? "")
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
    tell(outcome, words)
    part = partBehindForm
    listAgain()
    selection = brew.id
    if part == .bags { bags.refresh() }
  }

  /// Leaves the form; what was typed is there again when the form is opened for the same.
  func leaveForm() {
    let kept = keptDraft
    if let kept { keep(kept) }
    draft = nil
    keepTyped()
    part = partBehindForm
    if let kept { message = words(forLeft: kept.subject) }
  }

  /// What was left is gone on with in the list of brews; from the page of bags it is another key.
  private func words(forLeft subject: KeptDraft.Subject) -> String {
    if subject.isNew { return "not added" + hint(.add, "goes on with it") }
    return isGone(subject)
      ? "not changed, for it is gone" + hint(.add, "opens it as a new one")
      : "not changed" + hint(.edit, "goes on with it")
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
    // As it is stored: another normal form of the same text is another note.
    guard !new.isSpelled(as: old) else { return message = "the note is as it was" }
    act { () throws(LogActionError) in
      (
        try store.edit(entry) { $0.note = new }, "changed the note of \(entry.brew.bean.name)"
      )
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
