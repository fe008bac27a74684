/// One line of text with an insertion point: what a text field edits. Knows no view.
///
/// Places are counted in characters, so that a step never lands inside a grapheme cluster.
package nonisolated struct LineEditor: Equatable, Sendable {
  package private(set) var characters: [Character]
  /// The characters in front of the insertion point, 0 … count.
  package private(set) var cursor: Int

  package init(_ text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  package var text: String { String(characters) }

  /// Takes a text that was set from outside; the insertion point stays as near as it can, and at the end if it was there.
  package mutating func replace(with text: String) {
    let wasAtEnd = cursor == characters.count
    characters = Array(text)
    cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
  }

  /// Puts text at the insertion point. Line breaks become blanks: the text stays one line.
  package mutating func insert(_ text: String) {
    let new = text.map { $0.isNewline ? " " : String($0) }.joined()
    join(String(characters[..<cursor]) + new, String(characters[cursor...]))
  }

  /// Takes what is in front of the insertion point and what is behind it. Joined as strings, for a mark belongs to the
  /// character before it, and two letters of a flag make one: the insertion point is then behind that.
  private mutating func join(_ before: String, _ after: String) {
    characters = Array(before + after)
    var length = before.utf8.count
    cursor = 0
    while length > 0, cursor < characters.count {
      length -= characters[cursor].utf8.count
      cursor += 1
    }
  }

  package mutating func moveLeft() { cursor = max(0, cursor - 1) }
  package mutating func moveRight() { cursor = min(characters.count, cursor + 1) }
  package mutating func moveToStart() { cursor = 0 }
  package mutating func moveToEnd() { cursor = characters.count }
  /// Puts the insertion point in front of a character, or at the end.
  package mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }
  package mutating func moveWordLeft() { cursor = wordStart }
  package mutating func moveWordRight() { cursor = wordEnd }

  package mutating func deleteBackward() { delete(max(0, cursor - 1)..<cursor) }
  package mutating func deleteForward() { delete(cursor..<min(characters.count, cursor + 1)) }
  package mutating func deleteToStart() { delete(0..<cursor) }
  package mutating func deleteToEnd() { delete(cursor..<characters.count) }
  package mutating func deleteWordBackward() { delete(wordStart..<cursor) }
  package mutating func deleteWordForward() { delete(cursor..<wordEnd) }

  private mutating func delete(_ range: Range<Int>) {
    join(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, !characters[index].isWordPart { index += 1 }
    while index < characters.count, characters[index].isWordPart { index += 1 }
    return index
  }

  /// Whether a key would move the insertion point on by a letter from where it is, but it stands at the end.
  package func isStopped(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.rightArrow, []), ("f", .control): cursor == characters.count
    default: false
    }
  }

  /// Does what a key does in a line of text. - Returns: whether it is such a key.
  package mutating func handle(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.leftArrow, []), ("b", .control): moveLeft()
    case (.rightArrow, []), ("f", .control): moveRight()
    case (.home, []), ("a", .control): moveToStart()
    case (.end, []), ("e", .control): moveToEnd()
    case (.leftArrow, .control), (.leftArrow, .option), ("b", .option): moveWordLeft()
    case (.rightArrow, .control), (.rightArrow, .option), ("f", .option): moveWordRight()
    case (.delete, []), ("h", .control): deleteBackward()
    case (.deleteForward, []), ("d", .control): deleteForward()
    case ("u", .control): deleteToStart()
    case ("k", .control): deleteToEnd()
    case ("w", .control), (.delete, .option): deleteWordBackward()
    case ("d", .option), (.deleteForward, .control), (.deleteForward, .option): deleteWordForward()
    default:
      guard press.modifiers.isSubset(of: .shift), press.key.isText else { return false }
      insert(press.characters)
    }
    return true
  }
}

extension Character {
  fileprivate nonisolated var isWordPart: Bool { isLetter || isNumber }
}

extension KeyEquivalent {
  /// Whether the key types a character, and is no named or control key.
  package nonisolated var isText: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
