import CNcurses

/// The bytes around a screen's life that ncurses does not send by itself, or not when the program crashes.
struct ScreenSequences {
  /// Keypad, bracketed paste and mouse on.
  let enter: [UInt8]
  /// The same off, in reverse.
  let leave: [UInt8]
  /// The whole screen scrolls, however high it is. What ncurses sends for that is the height that it knows: where the
  /// terminal has grown meanwhile, the rest of it stands still, and the shell's screen too. The cursor goes home.
  let wholeRegion: [UInt8]
  private let crashTail: [UInt8]

  private enum Mode {
    static let paste = 2004
    static let mouseButtons = 1000
    /// Reports in decimal numbers, for any column.
    static let mouseDecimal = 1006
  }

  /// Reads the current terminal's description.
  init(mouse: Bool) {
    let alternate = Self.bytes(curses_leave_alternate_screen())
    // Private modes are xterm's; who has neither an alternate screen nor a mouse could print them.
    let hasModes = !alternate.isEmpty || curses_mouse_prefix() != nil
    let hasMouse = mouse && curses_mouse_prefix() != nil
    let modes =
      (hasModes ? [Mode.paste] : []) + (hasMouse ? [Mode.mouseButtons, Mode.mouseDecimal] : [])
    enter = Self.bytes(curses_keypad_on()) + modes.flatMap { Array("\u{1B}[?\($0)h".utf8) }
    let region = Self.bytes(curses_scroll_region())
    let isCommon = region.starts(with: "\u{1B}[".utf8) && region.last == UInt8(ascii: "r")
    wholeRegion = isCommon ? Array("\u{1B}[r".utf8) : []
    leave =
      modes.reversed().flatMap { Array("\u{1B}[?\($0)l".utf8) } + Self.bytes(curses_keypad_off())
      + wholeRegion
    crashTail =
      Self.bytes(curses_reset_colors()) + Self.bytes(curses_reset_attributes())
      + Self.bytes(curses_cursor_visible()) + alternate
  }

  /// What brings the terminal back when ncurses cannot be asked any more. Depends on the screen's height.
  func restore(rows: Int) -> [UInt8] {
    // Without an alternate screen, what is printed next must not land in the middle of the old one.
    leave + Self.bytes(curses_move(Int32(rows) - 1, 0)) + crashTail
  }

  /// A capability as bytes, without the delays that only printing terminals need (`$<5>`).
  static func bytes(_ capability: UnsafePointer<CChar>?) -> [UInt8] {
    guard let capability else { return [] }
    return withoutPadding(Array(String(cString: capability).utf8))
  }

  static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "$<".utf8),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
      {
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
