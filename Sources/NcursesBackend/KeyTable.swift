import CNcurses
import TerminalUI

/// What ncurses' numbers of keys mean.
nonisolated enum KeyTable {
  /// The key press of a character, as `wget_wch` gives it; nil for what is no character.
  static func keyPress(scalar value: UInt32) -> KeyPress? {
    switch value {
    case 0: KeyPress(key: .space, modifiers: .control)
    case 0x08, 0x7F: KeyPress(key: .delete)
    case 0x09: KeyPress(key: .tab)
    case 0x0A, 0x0D: KeyPress(key: .return)
    case 0x1B: KeyPress(key: .escape)
    case 0x01...0x1A: KeyPress(key: key(of: value + 0x60), modifiers: .control)
    // Control with \ ] ^ _.
    case 0x1C...0x1F: KeyPress(key: key(of: value + 0x40), modifiers: .control)
    case 0x80...0x9F: nil
    default: Unicode.Scalar(value).map { KeyPress(key: KeyEquivalent(Character($0))) }
    }
  }

  /// The key press of a key code, as `wget_wch` gives it; nil for keys without a meaning here.
  static func keyPress(code: Int32) -> KeyPress? {
    if let named = named[code] { return named }
    let number = code - KEY_F0
    return 1...35 ~= number ? KeyPress(key: .function(Int(number))) : nil
  }

  private static func key(of value: UInt32) -> KeyEquivalent {
    KeyEquivalent(Character(Unicode.Scalar(value) ?? " "))
  }

  private static let named: [Int32: KeyPress] = [
    KEY_UP: KeyPress(key: .upArrow), KEY_DOWN: KeyPress(key: .downArrow),
    KEY_LEFT: KeyPress(key: .leftArrow), KEY_RIGHT: KeyPress(key: .rightArrow),
    KEY_HOME: KeyPress(key: .home), KEY_END: KeyPress(key: .end),
    KEY_FIND: KeyPress(key: .home), KEY_SELECT: KeyPress(key: .end),
    KEY_A1: KeyPress(key: .home), KEY_C1: KeyPress(key: .end),
    KEY_A3: KeyPress(key: .pageUp), KEY_C3: KeyPress(key: .pageDown),
    KEY_PPAGE: KeyPress(key: .pageUp), KEY_NPAGE: KeyPress(key: .pageDown),
    KEY_DC: KeyPress(key: .deleteForward), KEY_BACKSPACE: KeyPress(key: .delete),
    KEY_ENTER: KeyPress(key: .return), KEY_BTAB: KeyPress(key: .tab, modifiers: .shift),
    KEY_SR: KeyPress(key: .upArrow, modifiers: .shift), KEY_SF: KeyPress(key: .downArrow, modifiers: .shift),
    KEY_SLEFT: KeyPress(key: .leftArrow, modifiers: .shift),
    KEY_SRIGHT: KeyPress(key: .rightArrow, modifiers: .shift),
    KEY_SHOME: KeyPress(key: .home, modifiers: .shift), KEY_SEND: KeyPress(key: .end, modifiers: .shift),
    KEY_SPREVIOUS: KeyPress(key: .pageUp, modifiers: .shift),
    KEY_SNEXT: KeyPress(key: .pageDown, modifiers: .shift),
    KEY_SDC: KeyPress(key: .deleteForward, modifiers: .shift),
  ]
}
