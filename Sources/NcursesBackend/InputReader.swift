import CNcurses
import TerminalUI

/// Takes keys from ncurses and makes events of them.
struct InputReader {
  /// Keys are asked of a pad: asking a window would refresh it.
  private let pad: UnsafeMutablePointer<WINDOW>
  /// The most events of one call: a flood of input must not keep the screen from being shown.
  static let eventLimit = 4_096
  /// Whether the limit ended the last call, so that ncurses may hold bytes that `poll` does not see.
  private(set) var mayHoldInput = false

  init?() {
    guard let pad = newpad(1, 1) else { return nil }
    self.pad = pad
    keypad(pad, true)
    nodelay(pad, true)
    meta(pad, true)
  }

  func deallocate() { delwin(pad) }

  /// Adds all input that waits to the events. - Returns: whether there was any.
  mutating func drain(into events: inout [InputEvent]) -> Bool {
    var count = 0
    mayHoldInput = false
    while let key = next() {
      count += 1
      if let event = event(for: key) { events.append(event) }
      guard count < Self.eventLimit else {
        mayHoldInput = true
        break
      }
    }
    return count > 0
  }

  private enum Key {
    case scalar(UInt32)
    case code(Int32)
  }

  private func next() -> Key? {
    var value: wint_t = 0
    switch wget_wch(pad, &value) {
    case OK: return .scalar(value)
    case KEY_CODE_YES: return .code(Int32(bitPattern: value))
    default: return nil
    }
  }

  private func event(for key: Key) -> InputEvent? {
    switch key {
    case .scalar(0x1B): afterEscape()
    case .scalar(let value): KeyTable.keyPress(scalar: value).map(InputEvent.key)
    case .code(KEY_MOUSE): mouseEvent()
    case .code(let code): KeyTable.keyPress(code: code).map(InputEvent.key)
    }
  }

  /// An escape that another key follows at once is the Option key with that key.
  private func afterEscape() -> InputEvent? {
    guard let next = next() else { return .key(KeyPress(key: .escape)) }
    let press: KeyPress? =
      switch next {
      case .scalar(let value): KeyTable.keyPress(scalar: value)
      case .code(let code): KeyTable.keyPress(code: code)
      }
    return press.map { .key(KeyPress(key: $0.key, modifiers: $0.modifiers.union(.option))) }
  }

  private func mouseEvent() -> InputEvent? {
    var column: Int32 = 0
    var row: Int32 = 0
    let action: MouseEvent.Action
    switch Int(brewlog_next_mouse_event(&column, &row)) {
    case Int(BREWLOG_MOUSE_PRESS): action = .press
    case Int(BREWLOG_MOUSE_SCROLL_UP): action = .scrollUp
    case Int(BREWLOG_MOUSE_SCROLL_DOWN): action = .scrollDown
    default: return nil
    }
    return .mouse(MouseEvent(action: action, position: CellPoint(column: Int(column), row: Int(row))))
  }
}
