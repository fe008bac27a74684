import CNcurses
public import TerminalUI

extension NcursesBackend {
  /// Complexity: O(damaged cells), and the search of ncurses for the shortest way between them.
  public func present(_ buffer: CellBuffer, damage: Damage, cursor position: Cursor?) {
    guard isUp, exitStatus == nil, let window = curses_stdscr() else { return }
    let isRepaint = needsRepaint
    if isRepaint {
      needsRepaint = false
      // Entering the alternate screen keeps where the cursor is, and the region moves it: that comes first.
      if isendwin() { doupdate() }
      send(sequences.wholeRegion)
      clearok(curses_curscr(), true)
      putAll(buffer, on: window)
    } else {
      put(damage, of: buffer, on: window)
    }
    let isMoved = cursor.move(to: position, on: window, size: size)
    guard isRepaint || isMoved || !damage.isEmpty else { return }
    wnoutrefresh(window)
    doupdate()
    if size == CellSize(columns: 1, rows: 1) { putOnlyCell(of: buffer) }
  }

  /// Where a terminal wraps, ncurses fills the last cell by way of the one before it, and gives up where there is none.
  private func putOnlyCell(of buffer: CellBuffer) {
    let cell = buffer.withRow(0) { $0[0] }
    let rendition = encoder.rendition(of: cell)
    curses_put_rendition(rendition.attributes, rendition.pair)
    curses_put("\r" + encoder.text(of: cell))
    curses_put_rendition(0, 0)
    curses_flush()
  }

  public func setNeedsRepaint() { needsRepaint = true }

  private func put(_ damage: Damage, of buffer: CellBuffer, on window: UnsafeMutablePointer<WINDOW>)
  {
    for span in damage.spans where span.row < size.rows && span.row < buffer.size.rows {
      buffer.withRow(span.row) { encoder.put($0, columns: span.columns, row: span.row, on: window) }
    }
  }

  private func putAll(_ buffer: CellBuffer, on window: UnsafeMutablePointer<WINDOW>) {
    werase(window)
    for row in 0..<min(size.rows, buffer.size.rows) {
      buffer.withRow(row) { encoder.put($0, columns: 0..<$0.count, row: row, on: window) }
    }
  }
}
