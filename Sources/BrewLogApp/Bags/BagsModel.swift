import BrewModel
import Observation
import TerminalUI

/// What the page of bags shows and acts on: which bags are listed, and the selected one.
///
/// `rows` is set only when bags come, go or change places, so that a bag that is frozen runs one row and no container.
@Observable
final class BagsModel {
  @ObservationIgnored unowned let log: LogModel
  @ObservationIgnored let shelf: BagShelf
  /// The listed bags, in the order of the list.
  private(set) var rows: [BagEntry] = []
  var selection: Bag.ID?
  private(set) var showsFinished = false
  /// The bag that is being written.
  private(set) var draft: BagDraft?

  init(_ log: LogModel) {
    self.log = log
    shelf = BagShelf(log.store)
    listAgain()
    selection = rows.first?.id
  }

  /// The selected bag, where it is listed.
  var selected: BagEntry? { selection.flatMap { id in rows.first { $0.id == id } } }

  /// Shows the bags as the log has them now. Complexity: O(brews + bags log bags).
  func refresh() {
    shelf.refresh()
    listAgain()
  }

  private func listAgain() {
    let old = rows.firstIndex { $0.id == selection } ?? 0
    let new = showsFinished ? shelf.entries : shelf.entries.filter { !$0.bag.isFinished }
    if !new.elementsEqual(rows, by: ===) { rows = new }
    if selected == nil, !rows.isEmpty { selection = rows[min(old, rows.count - 1)].id }
  }

  // MARK: Actions

  /// The list has moved the selection: by a key, or by a click.
  func select(_ id: Bag.ID?) {
    log.endLeftPrompt()
    selection = id
  }

  /// Has a key that the list has no use for; those of the whole screen are the screen's.
  func take(_ press: KeyPress) -> KeyPress.Result {
    switch log.bagLookup.action(for: press) {
    case nil, .screen: return .ignored
    case let action?:
      log.endLeftPrompt()
      act(action)
      return .handled
    }
  }

  /// Selects a bag, where it is listed.
  func show(_ id: Bag.ID) {
    if rows.contains(where: { $0.id == id }) { selection = id }
  }

  func act(_ action: BagAction) {
    switch action {
    case .add: beginAdding()
    case .edit: beginEditing()
    case .delete: delete()
    case .freeze: freezeOrThaw()
    case .finish: finishOrOpen()
    case .showFinished:
      showsFinished.toggle()
      listAgain()
    case .brew: if let entry = selected { log.beginAdding(from: entry.bag) }
    case .listBrews: listBrews()
    case .leave: log.part = .list
    case .screen(let action): log.perform(action)
    }
  }

  private func delete() {
    guard let bag = selected?.bag else { return }
    perform("deleted the bag of \(bag.bean.name)" + log.hint(.undo, "brings it back")) {
      store throws(LogActionError) in
      try store.delete(bag)
    }
  }

  /// Notes that the bag goes into the freezer today, or comes out of it. There is one time in the freezer.
  private func freezeOrThaw() {
    guard let bag = selected?.bag else { return }
    let today = log.today()
    if let thawed = bag.roast.thawed {
      log.message = "it was thawed on \(thawed)" + log.hint(onBags: .edit, "changes the days")
    } else if bag.roast.frozen == nil {
      change(bag, "\(bag.bean.name) is in the freezer since today") { $0.roast.frozen = today }
    } else {
      change(bag, "\(bag.bean.name) is out of the freezer since today") { $0.roast.thawed = today }
    }
  }

  private func finishOrOpen() {
    guard let bag = selected?.bag else { return }
    let words =
      bag.isFinished
      ? "is open again"
      : "is finished" + (showsFinished ? "" : log.hint(onBags: .showFinished, "shows it"))
        + log.hint(.undo, "takes it back")
    change(bag, "the bag of \(bag.bean.name) \(words)") { $0.isFinished.toggle() }
  }

  private func change(_ bag: Bag, _ words: String, _ change: (inout Bag) -> Void) {
    perform(words) { store throws(LogActionError) in try store.edit(bag, change) }
  }

  private func perform(
    _ words: String, _ work: (BrewLog) throws(LogActionError) -> SaveOutcome
  ) {
    log.act { () throws(LogActionError) in (try work(log.store), words) }
    refresh()
  }

  /// Shows the brews that came from the selected bag.
  private func listBrews() {
    guard let id = selection else { return }
    let name = BagNames(log.store.bags).name(of: id)
    log.part = .list
    log.change {
      $0.favoritesOnly = false
      $0.filter = "bag=" + BrewQuery.quoted(name)
    }
  }
}

extension BagsModel {
  // MARK: The form

  private func beginAdding() {
    let kept = log.takeKeptForNewBag()
    var id = Bag.ID()
    if case .newBag(let known?) = kept?.subject { id = known }
    begin(BagDraft(Bag(id: id, Bean("")), isNew: true, names: names), kept)
  }

  private func beginEditing() {
    guard let bag = selected?.bag else { return }
    begin(BagDraft(bag, isNew: false, names: names), log.takeKept(.bag(bag.id)))
  }

  private var names: BrewNames { BrewNames(log.store, units: log.units) }

  private func begin(_ new: BagDraft, _ kept: KeptDraft?) {
    if let kept { new.form.take(kept) }
    draft = new
    new.form.onType = { [unowned log] in log.keepTyped() }
    log.part = .bagForm
  }

  /// What the form holds that is not saved.
  var keptDraft: KeptDraft? {
    draft.flatMap { KeptDraft($0.form, $0.subject) }
  }

  /// Saves what the form holds. What cannot be saved stays in the form, with the reason.
  func saveDraft() {
    guard let draft else { return }
    var bag = draft.original
    do throws(ValueError) { try draft.write(into: &bag) } catch {
      return draft.form.problem = (BagField(rawValue: error.field), error.description)
    }
    do throws(LogActionError) {
      // Another copy of the program may have added what both have found unfinished.
      if let old = log.store.bag(bag.id) ?? (draft.isNew ? nil : draft.original) {
        try saveChange(of: old, bag, draft)
      } else {
        wasSaved(bag, try log.store.add(bag), "added the bag of \(bag.bean.name)")
      }
    } catch {
      draft.form.problem = (field(of: error), error.description)
    }
  }

  private func saveChange(of old: Bag, _ bag: Bag, _ draft: BagDraft) throws(LogActionError) {
    if draft.warnOfOthers(old, mine: bag, save: formKeys.map.key(of: .save)) { return }
    let outcome = try log.store.edit(old) { try? draft.write(into: &$0) }
    let replaced = log.words(forReplaced: draft.form.replacedTexts)
    wasSaved(bag, outcome, "changed the bag of \(bag.bean.name)\(replaced)")
  }

  private func field(of error: LogActionError) -> BagField? {
    guard case .refused(let findings) = error else { return nil }
    return findings.first.flatMap { BagField(rawValue: $0.field) }
  }

  private func wasSaved(_ bag: Bag, _ outcome: SaveOutcome, _ words: String) {
    draft = nil
    log.tell(outcome, words)
    log.part = .bags
    if bag.isFinished { showsFinished = true }
    refresh()
    selection = bag.id
  }

  /// Leaves the form; what was typed is there again when the form is opened for the same.
  func leaveForm() {
    let isNew = draft?.isNew == true
    guard let kept = keptDraft else { return close(nil) }
    log.keep(kept)
    close(nil)
    log.message =
      isNew
      ? "not added" + log.hint(onBags: .add, "goes on with it")
      : log.isGone(kept.subject)
        ? "not changed, for it is gone" + log.hint(onBags: .add, "opens it as a new one")
        : "not changed" + log.hint(onBags: .edit, "goes on with it")
  }

  /// Leaves the form and forgets what was typed.
  func dropDraft() { close(draft?.isNew == true ? "not added" : "not changed") }

  private func close(_ words: String?) {
    draft = nil
    log.keepTyped()
    log.part = .bags
    if let words { log.message = words }
  }
}
