import TerminalUI

/// The names of keys, as the config file has them.
extension KeyChord {
  /// Why a text names no key that can be pressed, in words for its writer.
  struct Mistake: Error, Equatable { let words: String }

  /// The key of a name, whatever its case: `Space`, `Ctrl-x`, `Alt-ö`, `F5`, or any one character.
  ///
  /// - Throws: for what is no key, and for a key in whose place terminals send another one.
  init(reading name: Substring) throws(Mistake) {
    let (rest, modifiers) = try Self.split(name)
    if let key = Self.namedKey(rest.lowercased()) {
      self.init(key, modifiers: modifiers)
    } else {
      guard rest.count == 1, let character = rest.first else {
        throw Mistake(words: "“\(name)” is no key; write it like s, Space, Ctrl-x or F5")
      }
      if let obstacle = character.obstacle { throw Mistake(words: obstacle) }
      let isControl = modifiers.contains(.control) && character.isASCII
      let key = isControl ? Character(character.lowercased()) : character
      self.init(KeyEquivalent(key), modifiers: modifiers)
    }
    if let obstacle { throw Mistake(words: obstacle + "; take another key") }
  }

  /// What stands behind the modifiers, in whatever order they are.
  private static func split(
    _ name: Substring
  ) throws(Mistake) -> (rest: Substring, modifiers: EventModifiers) {
    var rest = name
    var modifiers: EventModifiers = []
    let known: [(prefix: String, modifier: EventModifiers)] = [
      ("Ctrl-", .control), ("Alt-", .option),
    ]
    while let (prefix, modifier) = known.first(where: { prefix, _ in
      rest.count > prefix.count && rest.lowercased().hasPrefix(prefix.lowercased())
    }) {
      guard modifiers.insert(modifier).inserted else {
        throw Mistake(words: "“\(name)” has \(prefix) twice; write it once")
      }
      rest = rest.dropFirst(prefix.count)
    }
    return (rest, modifiers)
  }
}

extension KeyChord {
  // MARK: What terminals send

  /// Why terminals do not send the key as it is; nil where they do.
  private var obstacle: String? {
    if modifiers == .option, key == "[" || key == "O" {
      return "terminals send \(name) in front of what they send for other keys"
    }
    return sentInstead.map { "terminals send \($0.name) for \(name)" }
  }

  private var sentInstead: KeyChord? {
    if key == .escape { return modifiers.isEmpty ? nil : KeyChord(.escape) }
    guard modifiers.contains(.control), let sent = sentWithControl else { return nil }
    return KeyChord(sent.key, modifiers: sent.modifiers.union(modifiers.intersection(.option)))
  }

  /// With Control terminals send one of 32 bytes, among them those of Enter, Tab and Esc, or the key as without it.
  private var sentWithControl: KeyChord? {
    switch key {
    case "m", "j", .return: KeyChord(.return)
    case "i", .tab: KeyChord(.tab)
    case "h", "8", "?", .delete: KeyChord(.delete)
    case "[", "3", "{": KeyChord(.escape)
    case "@", "2", "`": .control(" ")
    case "4", "|": .control("\\")
    case "5", "}": .control("]")
    case "6", "~": .control("^")
    case "7", "/": .control("_")
    case " ", "\\", "]", "^", "_": nil
    default: key.isText && !("a"..."z").contains(key.character) ? KeyChord(key) : nil
    }
  }
}

extension Character {
  /// Why no key types it, or nobody could see that one does; nil where all is well.
  fileprivate nonisolated var obstacle: String? {
    let scalars = unicodeScalars
    let digits = String(scalars.first!.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if scalars.first == "\u{FFFD}" { return "it is not in UTF-8" }
    guard isTypedAtOnce else { return "“\(self)” is more than one key types" }
    switch scalars.first!.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark, .privateUse:
      return "\(code) has no sign of its own to be seen by"
    default: return nil
    }
  }

  /// A key types one scalar, which may be written as a letter and its accent.
  private nonisolated var isTypedAtOnce: Bool {
    if unicodeScalars.count == 1 { return true }
    let composed = [0xC0...0x1FFF, 0xAC00...0xD7A3] as [ClosedRange<UInt32>]
    return composed.contains { range in
      range.contains { Unicode.Scalar($0).map { Character($0) == self } ?? false }
    }
  }
}
