import TerminalUI

extension FuzzTarget {
  /// Keys in a line of text: it stays one line, the insertion point stays inside, and its characters are its text's.
  static let editor = FuzzTarget(
    "editor",
    seeds: [
      "Kenya\u{02}\u{02}AA\u{05}\u{17}\u{19}x", "e\u{10}\u{301}\u{08}🇩x🇪\u{02}\u{08}",
      "a\r\nb\u{01}\u{06}\u{0B}",
    ]
  ) { bytes in
    var editor = LineEditor("")
    for character in String(decoding: bytes, as: UTF8.self) {
      press(character, &editor)
      try require(0...editor.characters.count ~= editor.cursor, "the insertion point is outside")
      try require(!editor.text.contains(where: \.isNewline), "the line breaks")
      try require(
        Array(editor.text) == editor.characters,
        "\(editor.characters) are no characters of \(editor.text.debugDescription)")
    }
  }

  /// Control characters are keys with Control; two of them are keys that no character stands for.
  private static func press(_ character: Character, _ editor: inout LineEditor) {
    guard let value = character.unicodeScalars.first?.value, value < 0x20 else {
      return editor.insert(String(character))
    }
    switch value {
    case 0x08: editor.deleteBackward()
    case 0x0A, 0x0D: editor.insert(String(character))
    case 0x10: editor.moveWordLeft()
    case 0x13: editor.deleteWordForward()
    case 0x19: editor.replace(with: editor.text)
    default:
      let key = KeyEquivalent(Character(Unicode.Scalar(UInt8(value) | 0x60)))
      _ = editor.handle(KeyPress(key: key, modifiers: .control))
    }
  }
}
