import CNcurses
import TerminalUI

/// The terminal's cursor, as far as ncurses is told of it: only what changes is sent, and within the frame's one write.
struct HardwareCursor {
  private var shown: Cursor?
  /// nil: not known.
  private var isVisible: Bool?

  /// Puts the cursor where it is to stand after the next `doupdate`; returns whether anything changed.
  mutating func move(to cursor: Cursor?, on window: UnsafeMutablePointer<WINDOW>, size: CellSize)
    -> Bool
  {
    let isChanged = cursor != shown || isVisible == nil
    if isChanged { leaveok(window, cursor == nil) }
    if let position = cursor?.position {
      let row = min(max(position.row, 0), size.rows - 1)
      let column = min(max(position.column, 0), size.columns - 1)
      wmove(window, Int32(row), Int32(column))
    }
    setVisible(cursor?.isVisible ?? false)
    shown = cursor
    return isChanged
  }

  /// Not `curs_set`: that flushes, and a frame would be two writes.
  mutating func setVisible(_ visible: Bool) {
    if visible == isVisible { return }
    isVisible = visible
    let sequence = visible ? curses_cursor_visible() : curses_cursor_invisible()
    if let sequence { curses_put(sequence) }
  }

  /// Says that the terminal may have changed it.
  mutating func forget() { isVisible = nil }
}
