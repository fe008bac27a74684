import CNcurses
import CTerminal
import Glibc
import TerminalUI

/// The terminal in ncurses' hands: how it is taken, given back, and refreshed in one write.
struct CursesScreen {
  private let screen: OpaquePointer
  /// ncurses writes to a descriptor of its own, so that 1 and 2 can lead elsewhere meanwhile.
  private let output: UnsafeMutablePointer<FILE>
  private let shellModes: termios
  /// What the terminal was last told of the cursor; nil if it has to be told again.
  private var cursorIsVisible: Bool?
  let asciiOnly: Bool

  var window: UnsafeMutablePointer<WINDOW> { brewlog_stdscr() }

  /// Takes the terminal of standard input and output. Nothing is sent before the first refresh.
  init(options: NcursesOptions) throws(NcursesError) {
    let terminal = try Self.checkedTerminalName()
    setlocale(LC_ALL, "")
    asciiOnly = options.ascii || String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8"
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    shellModes = modes
    let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else { throw .system(errno) }
    output = file
    guard let screen = brewlog_new_terminal(file) else {
      fclose(file)
      throw .unknownTerminal(terminal)
    }
    self.screen = screen
    if getenv("ESCDELAY") == nil { set_escdelay(25) }
    setModes()
    fitWindow()
  }

  private static func checkedTerminalName() throws(NcursesError) -> String {
    if isatty(STDIN_FILENO) == 0 { throw .inputIsNoTerminal }
    if isatty(STDOUT_FILENO) == 0 { throw .outputIsNoTerminal }
    guard let value = getenv("TERM"), value.pointee != 0 else { throw .termIsUnset }
    let name = String(cString: value)
    if name == "dumb" { throw .dumbTerminal(name) }
    return name
  }

  private func setModes() {
    cbreak()
    noecho()
    nonl()
    typeahead(-1)
    leaveok(window, false)
    var modes = termios()
    tcgetattr(fileno(output), &modes)
    // With post-processing the line discipline would cut a frame in pieces.
    modes.c_oflag &= ~tcflag_t(OPOST)
    // Ctrl-s, Ctrl-v and their like are keys here.
    modes.c_iflag &= ~tcflag_t(IXON)
    modes.c_lflag &= ~tcflag_t(IEXTEN)
    tcsetattr(fileno(output), TCSANOW, &modes)
    def_prog_mode()
  }

  /// Has ncurses believe that it was suspended, without a byte sent: the next refresh then sets up the terminal anew.
  ///
  /// This is also what makes a frame one write: until it was suspended once, ncurses flushes with each cursor movement.
  mutating func forgetTerminalState() {
    let descriptor = fileno(output)
    let terminal = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    let nowhere = Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      if terminal >= 0 { Glibc.close(terminal) }
      if nowhere >= 0 { Glibc.close(nowhere) }
    }
    if terminal >= 0 && nowhere >= 0 { brewlog_redirect(descriptor, nowhere) }
    endwin()
    if terminal >= 0 { brewlog_redirect(descriptor, terminal) }
    cursorIsVisible = nil
  }

  // MARK: Size

  var size: CellSize { CellSize(columns: max(1, Int(brewlog_columns())), rows: max(1, Int(brewlog_lines()))) }

  /// Gives ncurses the size that the terminal now has. - Returns: whether it is another one than before.
  @discardableResult func fitWindow() -> Bool {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard brewlog_window_size(fileno(output), &columns, &rows),
      columns != brewlog_columns() || rows != brewlog_lines()
    else { return false }
    resize_term(rows, columns)
    return true
  }

  // MARK: Showing

  /// Has the next refresh clear the screen and send all of it.
  func invalidate() { clearok(brewlog_curscr(), true) }

  /// Sends what differs from what the terminal shows, in one write.
  mutating func refresh(cursor: Cursor?) {
    showCursor(cursor?.isVisible ?? false)
    if let position = cursor?.position { wmove(window, Int32(position.row), Int32(position.column)) }
    wnoutrefresh(window)
    doupdate()
  }

  /// Not by curs_set, which flushes on its own.
  private mutating func showCursor(_ isVisible: Bool) {
    guard cursorIsVisible != isVisible else { return }
    cursorIsVisible = isVisible
    if let string = brewlog_capability(isVisible ? "cnorm" : "civis") { putp(string) }
  }

  // MARK: Giving back

  /// Gives the terminal back as it was, until the next refresh.
  mutating func suspend() {
    showCursor(true)
    endwin()
    var modes = shellModes
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    cursorIsVisible = nil
  }

  /// Gives the terminal back for good.
  mutating func close() {
    suspend()
    delscreen(screen)
    fclose(output)
  }
}
