import TerminalUI

/// The numbers and letters by which terminals name keys in control sequences.
nonisolated enum KeyCodes {
  /// The key of a CSI sequence.
  static func press(_ numbers: [Int], final: UInt8) -> KeyPress? {
    let held = modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~"): return tilde(numbers, modifiers: held)
    case shiftedFinal: return tilde(numbers, modifiers: .shift)
    case UInt8(ascii: "^"): return tilde(numbers, modifiers: .control)
    case UInt8(ascii: "@"): return tilde(numbers, modifiers: [.control, .shift])
    case UInt8(ascii: "u"): return numbers.first.flatMap { unicode($0, modifiers: held) }
    case UInt8(ascii: "Z"): return KeyPress(key: .tab, modifiers: held.union(.shift))
    default: break
    }
    // A report of the cursor's place ends in R, as F3 with modifiers does.
    if final == UInt8(ascii: "R") && numbers.first != 1 { return nil }
    return letter(final).map { KeyPress(key: $0, modifiers: held) }
  }

  /// One more than a sum of 1 for Shift, 2 for Alt, 4 for Control.
  static func modifiers(_ number: Int) -> EventModifiers {
    let bits = max(0, number - 1)
    var modifiers: EventModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  static func letter(_ final: UInt8) -> KeyEquivalent? {
    switch final {
    case UInt8(ascii: "A"): .upArrow
    case UInt8(ascii: "B"): .downArrow
    case UInt8(ascii: "C"): .rightArrow
    case UInt8(ascii: "D"): .leftArrow
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// rxvt's arrows with a modifier have the small letters of those without.
  static func smallLetter(_ final: UInt8) -> KeyEquivalent? {
    (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) ? letter(final & 0x5F) : nil
  }

  /// Ends rxvt's sequences of keys with Shift, in place of "~"; those with Control end in "^", with both in "@".
  static let shiftedFinal = UInt8(ascii: "$")

  /// The numeric keypad in application mode: 0x6A "*" … 0x79 "9" stand 0x40 above their characters, Enter is M.
  static func keypad(_ final: UInt8) -> KeyEquivalent? {
    switch final {
    case UInt8(ascii: "M"): .return
    case 0x6A...0x79: KeyEquivalent(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }

  private static func tilde(_ numbers: [Int], modifiers: EventModifiers) -> KeyPress? {
    guard let number = numbers.first else { return nil }
    // xterm's modifyOtherKeys: 27 ; modifiers ; character.
    if number == 27 { return numbers.count > 2 ? unicode(numbers[2], modifiers: modifiers) : nil }
    return tildeKey(number).map { KeyPress(key: $0, modifiers: modifiers) }
  }

  private static func tildeKey(_ number: Int) -> KeyEquivalent? {
    switch number {
    case 1, 7: .home
    case 3: .deleteForward
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key named by its character. With Control, letters are lowercase, as in the bytes of old.
  private static func unicode(_ code: Int, modifiers: EventModifiers) -> KeyPress? {
    // The private use area stands for named keys, here and in some terminals, and they do not agree.
    guard let scalar = Unicode.Scalar(UInt32(code)), !(0x80..<0xA0).contains(code),
      !(0xE000...0xF8FF).contains(code)
    else { return nil }
    if code < 0x20 || code == 0x7F {
      let press = ControlKeys.press(UInt8(code))
      return KeyPress(key: press.key, modifiers: press.modifiers.union(modifiers))
    }
    let isUpper = modifiers.contains(.control) && (0x41...0x5A).contains(code)
    let character = isUpper ? Character(Unicode.Scalar(UInt8(code) | 0x20)) : Character(scalar)
    return KeyPress(key: KeyEquivalent(character), modifiers: modifiers)
  }
}
