import TerminalUI

extension KeyPress {
  private nonisolated static var names: [(String, KeyEquivalent)] {
    [
      ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow), ("right", .rightArrow),
      ("home", .home), ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
      ("delete", .deleteForward), ("backspace", .delete), ("escape", .escape),
      ("return", .return), ("space", .space), ("tab", .tab),
    ] + (1...35).map { ("f\($0)", .function($0)) }
  }

  private nonisolated static var modifierNames: [(String, EventModifiers)] {
    [("shift", .shift), ("control", .control), ("option", .option)]
  }

  /// The press as a recording has it: `"0"`, `up shift`.
  nonisolated var recorded: String {
    let name = Self.names.first { $0.1 == key }?.0 ?? RecordedText.quoted(String(key.character))
    let held = Self.modifierNames.filter { modifiers.contains($0.1) }.map(\.0)
    return ([name] + held).joined(separator: " ")
  }

  /// Reads what `recorded` gives; nil for anything else.
  nonisolated init?(recorded text: Substring) {
    var words = text
    let key: KeyEquivalent
    if words.first == "\"" {
      guard let (character, rest) = RecordedText.unquoted(words), character.count == 1 else {
        return nil
      }
      key = KeyEquivalent(Character(character))
      words = rest
    } else {
      let name = words.prefix { $0 != " " }
      guard let known = Self.names.first(where: { $0.0 == name }) else { return nil }
      key = known.1
      words = words.dropFirst(name.count)
    }
    var modifiers: EventModifiers = []
    for word in words.split(separator: " ") {
      guard let known = Self.modifierNames.first(where: { $0.0 == word }) else { return nil }
      modifiers.insert(known.1)
    }
    self.init(key: key, modifiers: modifiers)
  }
}

/// Texts in double quotes on one line, with the escapes `\"`, `\\` and `\u{…}`.
nonisolated enum RecordedText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case " "..."~": quoted.unicodeScalars.append(scalar)
      default: quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return quoted + "\""
  }

  /// The text at the start, and what comes after it; nil where there is no text that is whole.
  static func unquoted(_ text: Substring) -> (String, Substring)? {
    var scalars = text.unicodeScalars
    guard scalars.popFirst() == "\"" else { return nil }
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": return (String(result), Substring(scalars))
      case "\\":
        guard let escaped = escape(&scalars) else { return nil }
        result.append(escaped)
      default: result.append(scalar)
      }
    }
    return nil
  }

  private static func escape(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch scalars.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard scalars.popFirst() == "{" else { return nil }
      let digits = scalars.prefix { $0 != "}" }
      guard digits.count <= 6, let value = UInt32(String(digits), radix: 16) else { return nil }
      scalars = scalars.dropFirst(digits.count + 1)
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}
