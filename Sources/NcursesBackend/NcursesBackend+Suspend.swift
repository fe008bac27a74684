import CNcurses
import CTerminal
import TerminalUI

extension NcursesBackend {
  /// Gives the terminal back for as long as another program has it.
  func leaveScreen() {
    send(sequences.leave)
    cursor.forget()
    cursor.setVisible(true)
    endwin()
  }

  /// Takes the terminal again; the next frame is a full one.
  func enterScreen() {
    reset_prog_mode()
    send(sequences.enter)
    cursor.forget()
    needsRepaint = true
  }

  /// Lends the terminal to another program, which works while `work` runs.
  public func lend<Result>(to work: () -> Result) -> Result {
    leaveScreen()
    defer { enterScreen() }
    return work()
  }

  /// Stops the program, with its process group as the terminal's own Ctrl-z would, until it is continued.
  func suspend(wholeGroup: Bool) {
    leaveScreen()
    terminal_signals_suspend(wholeGroup ? 1 : 0)
    enterScreen()
  }

  /// Reads the terminal's size anew and returns it if it has changed.
  @discardableResult
  func updateSize() -> CellSize? {
    guard let now = LineSettings.size(terminal) else { return nil }
    let new = CellSize(columns: now.columns, rows: now.rows)
    if new == size { return nil }
    resize_term(Int32(new.rows), Int32(new.columns))
    size = new
    needsRepaint = true
    prepareRestore()
    return new
  }
}
