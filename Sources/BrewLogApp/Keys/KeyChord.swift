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

  /// The name under which the footer and the help show the key.
  var name: String { modifierName + keyName }

  /// The same where only ASCII can be shown: `o-diaeresis` for `ö`.
  var asciiName: String {
    let name = keyName
    return modifierName + (name.utf8.allSatisfy { $0 < 0x80 } ? name : Self.words(for: name))
  }

  private var modifierName: String {
    (modifiers.contains(.control) ? "Ctrl-" : "") + (modifiers.contains(.option) ? "Alt-" : "")
  }

  /// The names of characters in Unicode without what all of them have.
  private static func words(for text: String) -> String {
    text.unicodeScalars.map { scalar in
      guard let name = scalar.properties.name else {
        return "U+" + String(scalar.value, radix: 16, uppercase: true)
      }
      let common: Set<Substring> = ["LATIN", "LETTER", "SMALL", "CAPITAL", "WITH", "SIGN", "MARK"]
      let all = name.split(separator: " ")
      let words = all.filter { !common.contains($0) }
      let word = words.map { $0.lowercased() }.joined(separator: "-")
      // A capital letter is another key.
      let isCapital = all.contains("CAPITAL")
      return isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
    }.joined(separator: "-")
  }

  /// The names of several, with blanks between; of digits in a row the first and the last: `4-9`.
  static func names(of chords: [KeyChord], isASCII: Bool = false) -> String {
    let names = chords.map { isASCII ? $0.asciiName : $0.name }
    let digits = names.compactMap { $0.count == 1 ? Int($0) : nil }
    if digits.count > 2, digits.count == names.count,
      digits == Array(digits[0]..<digits[0] + digits.count)
    {
      return "\(names[0])-\(names[names.count - 1])"
    }
    return names.joined(separator: " ")
  }

  /// The key of a name in small letters; nil where it is none, or the key's own character.
  static func namedKey(_ name: String) -> KeyEquivalent? {
    switch name {
    case "up": .upArrow
    case "down": .downArrow
    case "left": .leftArrow
    case "right": .rightArrow
    case "home": .home
    case "end": .end
    case "pgup": .pageUp
    case "pgdn": .pageDown
    case "esc": .escape
    case "enter": .return
    case "space": .space
    case "tab": .tab
    case "del": .deleteForward
    case "backspace": .delete
    default:
      name.hasPrefix("f")
        ? Int(name.dropFirst()).flatMap { (1...12).contains($0) ? .function($0) : nil } : nil
    }
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
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .deleteForward: "Del"
    case .delete: "Backspace"
    default: functionKeyName ?? String(key.character)
    }
  }

  private var functionKeyName: String? {
    (1...12).first { KeyEquivalent.function($0) == key }.map { "F\($0)" }
  }
}
