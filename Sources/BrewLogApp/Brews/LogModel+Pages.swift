import BrewModel
import TerminalUI

extension BrewDraft {
  /// What the form is for.
  var title: String {
    entry == nil ? " Add a brew: its bean is enough" : " Edit \(original.bean.name)"
  }
}

extension BagDraft {
  var title: String {
    isNew ? " Add a bag: its bean is enough" : " Edit the bag of \(original.bean.name)"
  }
}

extension LogModel {
  /// What the keys of the form do.
  var formKeys: FormKeys {
    FormKeys(
      save: { [unowned self] in saveDraft() }, leave: { [unowned self] in leaveForm() },
      others: [
        .init(chord: .control("p"), words: "like last") { [unowned self] in fillDraft() },
        .init(chord: .control("o"), words: "note in $EDITOR") { [unowned self] in
          editNoteOfDraft()
        },
        .init(chord: .control("x"), words: "throw away") { [unowned self] in dropDraft() },
      ])
  }

  /// All keys of the page that is shown.
  var help: [KeyHint] { part == .bags ? bagPageKeys.help : keys.help }

  /// The keys of the page of bags, with those of the whole screen.
  var bagPageKeys: KeyMap<Void> {
    let shared = keys.bindings.filter { $0.action.map { $0.isForEveryPage } ?? false }
    let host = keys.bindings.filter { $0.action == nil && $0.keys.allSatisfy { $0.isOfHost } }
    return KeyMap(bagKeys.bindings.map(\.hint) + (shared + host).map(\.hint))
  }
}

extension BagsModel {
  /// What the keys of the form do.
  var formKeys: FormKeys {
    FormKeys(
      save: { [unowned self] in saveDraft() }, leave: { [unowned self] in leaveForm() },
      others: [
        .init(chord: .control("x"), words: "throw away") { [unowned self] in dropDraft() }
      ])
  }
}

extension KeyBinding {
  /// What a footer and a help need of it.
  var hint: KeyBinding<Void> {
    KeyBinding<Void>(keys, description, footer: footer, name: name, action: action.map { _ in })
  }
}

extension KeyChord {
  /// Whether the host itself acts on it, on every page.
  var isOfHost: Bool { self == .control("l") || self == .control("z") }
}
