import CNcurses
import TerminalUI

/// The keys of this terminal that differ from what nearly all terminals send.
nonisolated struct TerminalKeys {
  struct Entry {
    var bytes: [UInt8]
    var press: KeyPress
  }

  private let entries: [Entry]

  /// Keeps those entries that are escape sequences and that the general decoder would take for something else; not one
  /// that another goes on with: which of them it is would depend on how the bytes arrive.
  init(_ entries: [Entry] = []) {
    self.entries = entries.filter { entry in
      let isBeginning = entries.contains {
        $0.bytes.count > entry.bytes.count && $0.bytes.starts(with: entry.bytes)
      }
      if isBeginning { return false }
      guard entry.bytes.count > 1, entry.bytes[0] == InputDecoder.escape else { return false }
      let general = InputDecoder.decode(entry.bytes[...], keys: TerminalKeys(kept: []))
      guard case .event(.key(entry.press), length: entry.bytes.count) = general else { return true }
      return false
    }
  }

  private init(kept: [Entry]) { entries = kept }

  /// The key that the bytes begin with; `.incomplete` if they may become one; nil if they are none of these keys.
  func match(_ bytes: ArraySlice<UInt8>) -> InputDecoder.Step? {
    var mayMatch = false
    for entry in entries {
      if bytes.starts(with: entry.bytes) {
        return .event(.key(entry.press), length: entry.bytes.count)
      }
      mayMatch = mayMatch || entry.bytes.starts(with: bytes)
    }
    return mayMatch ? .incomplete : nil
  }

  /// The keys that terminfo names for the current terminal.
  static func current() -> TerminalKeys {
    TerminalKeys(
      named.compactMap { code, press in
        curses_key_string(code).map { Entry(bytes: Array(String(cString: $0).utf8), press: press) }
      })
  }

  private static let named: [(Int32, KeyPress)] =
    [
      (KEY_UP, KeyPress(key: .upArrow)),
      (KEY_DOWN, KeyPress(key: .downArrow)),
      (KEY_LEFT, KeyPress(key: .leftArrow)),
      (KEY_RIGHT, KeyPress(key: .rightArrow)),
      (KEY_HOME, KeyPress(key: .home)),
      (KEY_END, KeyPress(key: .end)),
      (KEY_PPAGE, KeyPress(key: .pageUp)),
      (KEY_NPAGE, KeyPress(key: .pageDown)),
      (KEY_DC, KeyPress(key: .deleteForward)),
      (KEY_BTAB, KeyPress(key: .tab, modifiers: .shift)),
      (KEY_SR, KeyPress(key: .upArrow, modifiers: .shift)),
      (KEY_SF, KeyPress(key: .downArrow, modifiers: .shift)),
      (KEY_SLEFT, KeyPress(key: .leftArrow, modifiers: .shift)),
      (KEY_SRIGHT, KeyPress(key: .rightArrow, modifiers: .shift)),
      (KEY_SHOME, KeyPress(key: .home, modifiers: .shift)),
      (KEY_SEND, KeyPress(key: .end, modifiers: .shift)),
    ] + (1...12).map { (curses_function_key(Int32($0)), KeyPress(key: .function($0))) }
}
