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
  var help: [KeyHint] { part == .list ? keys.help : pageKeys.help }

  /// The keys of what fills the screen in place of the list.
  var pageKeys: KeyMap<Void> { part == .bags ? bagPageKeys : textPageKeys }

  /// The keys of a page that is read: those that do something there, each in the words of that page.
  private var textPageKeys: KeyMap<Void> {
    KeyMap(
      keys.bindings.compactMap { binding in
        if let step = binding.step {
          return binding.hint(step.words(nil), footer: step == .down ? ("scroll", 2) : nil)
        }
        guard let action = binding.action else { return binding.hint }
        guard action.works(on: part) else { return nil }
        let isBack = action == (part == .detail ? .detail : .statistics)
        return binding.hint(
          isBack ? "back to the list" : nil, footer: footer(of: action, onPage: part))
      }, isASCII: keys.isASCII)
  }

  private func footer(
    of action: LogScreenAction, onPage part: LogPart
  ) -> (label: String, rank: Int)? {
    switch action {
    case .close: ("back", 0)
    case .toggleHelp: ("help", 1)
    case .edit: part == .detail ? ("edit", 3) : nil
    case .star: part == .detail ? ("star", 4) : nil
    case .delete: part == .detail ? ("delete", 5) : nil
    default: nil
    }
  }

  /// The keys of the page of bags, with those of the whole screen.
  var bagPageKeys: KeyMap<Void> {
    let shared = keys.bindings.filter { $0.action.map { $0.isForEveryPage } ?? false }
    let host = keys.bindings.filter { $0.action == nil && $0.keys.allSatisfy { $0.isOfHost } }
    return KeyMap(
      bagKeys.bindings.map(\.hint) + (shared + host).map(\.hint), isASCII: keys.isASCII)
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
  var hint: KeyBinding<Void> { hint(nil, footer: footer) }

  /// - Parameter words: in place of its own.
  func hint(_ words: String?, footer: (label: String, rank: Int)?) -> KeyBinding<Void> {
    KeyBinding<Void>(
      keys, words ?? description, footer: footer, name: name, action: action.map { _ in })
  }
}

extension KeyChord {
  /// Whether the host itself acts on it, on every page.
  var isOfHost: Bool { self == .control("z") }
}
