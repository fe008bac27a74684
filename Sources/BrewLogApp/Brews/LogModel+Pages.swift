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
  /// The keys of the form, as the user has them.
  var formKeys: FormKeys {
    FormKeys(map: brewFormKeys, scrollKey: scrollKey) { [unowned self] action in
      switch action {
      case .save: saveDraft()
      case .leave: leaveForm()
      case .fill: fillDraft()
      case .drop: dropDraft()
      case .editor: editNoteOfDraft()
      case .next, .previous, .take, .suggestion, .help: break
      }
    }
  }

  var scrollKey: String? { keys.key(named: ListStep.pageDown.rawValue) }

  /// All keys of the page that is shown.
  var help: [KeyHint] {
    switch part {
    case .bags: bagKeys.help
    case .list: keys.help
    default: textPageKeys.help
    }
  }

  /// The footer of what fills the screen in place of the list.
  func pageFooter(width: Int) -> [KeyHint] {
    part == .bags ? bagKeys.footer(width: width) : textPageKeys.footer(width: width)
  }

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
}

extension BagsModel {
  /// The keys of the form, as the user has them.
  var formKeys: FormKeys {
    FormKeys(
      map: .bagForm.rebound(by: log.preferences.keys), scrollKey: log.scrollKey
    ) { [unowned self] action in
      switch action {
      case .save: saveDraft()
      case .leave: leaveForm()
      case .drop: dropDraft()
      default: break
      }
    }
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
