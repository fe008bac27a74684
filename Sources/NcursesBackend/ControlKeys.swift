import TerminalUI

/// The keys that a terminal sends as one byte of ASCII.
nonisolated enum ControlKeys {
  static func press(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x08, 0x7F: KeyPress(key: .delete)
    case 0x09: KeyPress(key: .tab)
    case 0x0A, 0x0D: KeyPress(key: .return)
    case 0x1B: KeyPress(key: .escape)
    case 0x00: KeyPress(key: .space, modifiers: .control)
    case 0x01...0x1A: control(byte | 0x60)
    case 0x1C...0x1F: control(byte | 0x40)
    default: KeyPress(key: KeyEquivalent(Character(Unicode.Scalar(byte))))
    }
  }

  private static func control(_ byte: UInt8) -> KeyPress {
    KeyPress(key: KeyEquivalent(Character(Unicode.Scalar(byte))), modifiers: .control)
  }
}
