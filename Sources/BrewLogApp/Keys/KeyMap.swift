import TerminalUI

/// One line of a key map: the keys, what they do, and in which words the screen says so.
struct KeyBinding<Action> {
  /// None where the user has given all of them to others.
  let keys: [KeyChord]
  /// For the footer, with its rank there: the highest is left out first. Nil keeps the binding out of the footer.
  let footer: (label: String, rank: Int)?
  /// For the help.
  let description: String
  /// Under which the config file gives it other keys; nil where it cannot.
  let name: String?
  /// Nil where the focused list or the host acts on the key by itself.
  let action: Action?

  init(
    _ keys: [KeyChord], _ description: String, footer: (label: String, rank: Int)? = nil,
    name: String? = nil, action: Action? = nil
  ) {
    self.keys = keys
    self.name = name
    self.footer = footer
    self.description = description
    self.action = action
  }
}

/// All keys of a screen: the one table from which its dispatch, its footer and its help are made.
struct KeyMap<Action> {
  let bindings: [KeyBinding<Action>]
  /// Whether the names of keys are to be in ASCII.
  var isASCII = false

  init(_ bindings: [KeyBinding<Action>], isASCII: Bool = false) {
    self.bindings = bindings
    self.isASCII = isASCII
  }

  /// What a key press asks for, or nil where the map has no action for it.
  func action(for press: KeyPress) -> Action? {
    bindings.first { $0.action != nil && $0.keys.contains { $0.matches(press) } }?.action
  }

  /// The keys that have an action.
  var keys: Set<KeyEquivalent> {
    Set(bindings.filter { $0.action != nil }.flatMap { $0.keys.map(\.key) })
  }

  /// What a footer of `width` columns has room for, in the order of the map.
  func footer(width: Int) -> [KeyHint] {
    var shown = bindings.indices.filter {
      bindings[$0].footer != nil && !bindings[$0].keys.isEmpty
    }
    while let last = leastImportant(of: shown), footerWidth(of: shown) > width {
      shown.removeAll { $0 == last }
    }
    return shown.map {
      KeyHint(keys: name(bindings[$0].keys[0]), words: bindings[$0].footer!.label)
    }
  }

  /// Every binding that has keys, with all of them.
  var help: [KeyHint] {
    bindings.filter { !$0.keys.isEmpty }.map {
      KeyHint(keys: KeyChord.names(of: $0.keys, isASCII: isASCII), words: $0.description)
    }
  }

  /// The digits that begin a number on every screen: the others may be keys by themselves.
  static var countBinding: KeyBinding<Action> {
    KeyBinding(["4", "5", "6", "7", "8", "9"], "a number, before a key that moves")
  }

  private func name(_ chord: KeyChord) -> String { isASCII ? chord.asciiName : chord.name }

  private func leastImportant(of shown: [Int]) -> Int? {
    shown.max { bindings[$0].footer!.rank < bindings[$1].footer!.rank }
  }

  private func footerWidth(of shown: [Int]) -> Int {
    let widths = shown.map {
      name(bindings[$0].keys[0]).columnCount + 1 + bindings[$0].footer!.label.columnCount
    }
    return widths.reduce(0, +) + KeyHint.gap * max(0, shown.count - 1)
  }
}

extension KeyMap where Action: Equatable {
  /// The name of the first key of an action; nil where no key asks for it.
  func key(of action: Action) -> String? {
    bindings.first { $0.action == action && !$0.keys.isEmpty }.map { name($0.keys[0]) }
  }

  /// The name of an action, as the config file has it.
  func actionName(of action: Action) -> String? { bindings.first { $0.action == action }?.name }

  /// The keys of an action, by the names that the help has for them; empty where no key asks for it.
  func names(of action: Action) -> String {
    bindings.first { $0.action == action }
      .map { KeyChord.names(of: $0.keys, isASCII: isASCII) } ?? ""
  }

  /// A line that says what the key of an action does: `a  adds one`; nothing where no key asks for it.
  func line(_ action: Action, _ words: String) -> [String] {
    key(of: action).map { ["\($0)  \(words)"] } ?? []
  }
}

extension KeyMap {
  /// The name of the first key of an action by the action's name; nil where there is none.
  func key(named name: String) -> String? {
    bindings.first { $0.name == name && !$0.keys.isEmpty }.map { self.name($0.keys[0]) }
  }
}

/// Keys and the words beside them, as text to show.
nonisolated struct KeyHint: Identifiable, Equatable, Sendable {
  /// Columns between two hints of a footer.
  static let gap = 2

  let keys: String
  let words: String
  var id: String { keys }
}
