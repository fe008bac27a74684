import CNcurses
import Glibc

/// The terminal's line discipline.
enum LineSettings {
  static func current(_ terminal: Int32) -> termios? {
    var settings = termios()
    return tcgetattr(terminal, &settings) == 0 ? settings : nil
  }

  /// Sets what a screen needs and makes ncurses come back to it after each suspension.
  ///
  /// Beyond `cbreak`: keys never become signals or flow control, so that a pasted Ctrl-c is text, and output is passed
  /// on as it is, for with post-processing the kernel cuts a frame in pieces.
  static func setForScreen(_ terminal: Int32) {
    noecho()
    nonl()
    cbreak()
    guard var settings = current(terminal) else { return }
    settings.c_lflag &= ~tcflag_t(ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ISTRIP)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(terminal, TCSANOW, &settings)
    def_prog_mode()
  }

  /// More than any window: who says more has set it by hand, and would have us fill the memory.
  private static let greatest = (columns: 2048, rows: 1024)

  /// The terminal's size in cells, as the terminal itself says; nil if it does not.
  static func size(_ terminal: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (min(Int(size.ws_col), greatest.columns), min(Int(size.ws_row), greatest.rows))
  }
}
