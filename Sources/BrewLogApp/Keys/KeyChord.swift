import TerminalUI

/// A key together with the modifiers that it needs.
nonisolated struct KeyChord: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  let key: KeyEquivalent
  let modifiers: EventModifiers

  init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  init(extendedGraphemeClusterLiteral character: Character) {
    self.init(KeyEquivalent(character))
  }

  static func control(_ key: KeyEquivalent) -> KeyChord { KeyChord(key, modifiers: .control) }

  func matches(_ press: KeyPress) -> Bool {
    key == press.key && modifiers == press.modifiers.intersection([.control, .option])
  }

  /// The name under which the footer and the help show the key, in ASCII.
  var name: String {
    modifiers.contains(.control) ? "Ctrl-" + keyName : keyName
  }

  private var keyName: String {
    switch key {
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .escape: "Esc"
    case .return: "Enter"
    case .space: "Space"
    case .tab: "Tab"
    default: String(key.character)
    }
  }
}
