import BrewModel

extension LogModel {
  /// Opens the form for a new brew; one that was left unfinished is there again.
  func beginAdding() {
    if draft == nil || draft?.entry != nil { draft = LogDraft(Brew(Bean(""))) }
    part = .form
  }

  /// Opens the form for a brew like the last one of the selected bean.
  func beginRepeating() {
    guard let entry = selected, let last = lastBrew(of: entry.brew.bean.name) else {
      return beginAdding()
    }
    draft = LogDraft(Brew(Bean("")))
    draft?.fill(from: last)
    part = .form
  }

  /// Opens the form for the selected brew.
  func beginEditing() {
    guard let entry = selected else { return }
    if draft?.entry !== entry { draft = LogDraft(entry.brew, of: entry) }
    part = .form
  }

  /// The newest brew of a bean, whatever the case and the accents of its name. Complexity: O(brews).
  func lastBrew(of bean: String) -> Brew? {
    let name = FoldedText.folded(bean.tidied)
    guard !name.isEmpty else { return nil }
    return store.entries.first { FoldedText.folded($0.brew.bean.name.tidied) == name }?.brew
  }

  /// Takes over how the bean that is typed was last made.
  func fillDraft() {
    guard let draft else { return }
    guard let last = lastBrew(of: draft[.bean]) else {
      return draft.problem = (.bean, "bean: there is no brew of “\(draft[.bean])” yet")
    }
    draft.fill(from: last)
    draft.problem = nil
  }

  /// Saves what the form holds. What cannot be saved stays in the form, with the reason.
  func saveDraft() {
    guard let draft else { return }
    var brew = draft.original
    do throws(ValueError) { try draft.write(into: &brew) } catch {
      return draft.problem = (BrewField(key: error.field), error.description)
    }
    save(brew, draft)
  }

  private func save(_ brew: Brew, _ draft: LogDraft) {
    let name = brew.bean.name
    do throws(LogActionError) {
      if let entry = draft.entry {
        // Into the brew as it is now, which others may have changed; the texts were read once without a mistake.
        let outcome = try store.edit(entry) { try? draft.write(into: &$0) }
        draftWasSaved(brew, outcome, "changed \(name)")
      } else {
        draftWasSaved(brew, try store.add(brew), "added \(name)")
      }
    } catch {
      show(error, in: draft)
    }
  }

  private func show(_ error: LogActionError, in draft: LogDraft) {
    var field: BrewField?
    if case .refused(let findings) = error {
      field = findings.first.flatMap { BrewField(key: $0.field) }
    }
    draft.problem = (field, error.description)
  }

  private func draftWasSaved(_ brew: Brew, _ outcome: SaveOutcome, _ words: String) {
    draft = nil
    part = .list
    message = words
    if case .kept(let error) = outcome { message = "not saved yet: \(error.reason)" }
    listAgain()
    selection = brew.id
  }

  /// Leaves the form; what was typed is there again when the form is opened for the same.
  func leaveForm() {
    if draft?.isChanged == true {
      message =
        draft?.entry == nil ? "not added; a goes on with it" : "not changed; e goes on with it"
    } else {
      draft = nil
    }
    part = .list
  }

  /// Lets the user write the selected brew's note in an editor.
  func editNote() {
    guard let entry = selected else { return }
    guard let editText else { return message = "there is no editor here" }
    let old = entry.brew.note
    guard let new = editText(old) else {
      return message = "the editor did not end well; the note is as it was"
    }
    guard new != old else { return message = "the note is as it was" }
    act { () throws(LogActionError) in
      (try store.edit(entry) { $0.note = new }, "changed the note of \(entry.brew.bean.name)")
    }
    listKeepingPlace()
  }
}
