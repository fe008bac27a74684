/// The number in front of a key: `5j` moves five rows down, `12G` to row 12.
///
/// A digit begins a count where no view has a use for it and a list or a scrolling view has the keys; while one is begun,
/// every digit goes on with it. The next other key takes it, whether or not it has a use for one; Esc drops it.
package struct KeyCount {
  private(set) var number: Int?
  /// Digits that begin none, whoever has the keys.
  package var reserved = ""
  /// Larger ones say no more: no list is as long.
  private static let greatest = 999_999

  /// Goes on with a count that is begun. - Returns: whether the press was a digit of it.
  mutating func goOn(_ press: KeyPress) -> Bool {
    guard let number, let digit = Self.digit(press) else { return false }
    self.number = min(number * 10 + digit, Self.greatest)
    return true
  }

  /// Begins a count. - Returns: whether the press is a digit.
  mutating func begin(_ press: KeyPress) -> Bool {
    guard !reserved.contains(press.key.character) else { return false }
    number = Self.digit(press)
    return number != nil
  }

  mutating func drop() { number = nil }

  private static func digit(_ press: KeyPress) -> Int? {
    guard press.modifiers.isEmpty, press.key.character.isASCII else { return nil }
    return press.key.character.wholeNumberValue
  }
}
