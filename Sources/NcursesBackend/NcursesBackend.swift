import CNcurses
import CTerminal
import Glibc
public import TerminalUI

/// The terminal of this process, on ncurses. There is one at a time.
///
/// From `init` to `close` the terminal is ours: alternate screen, keys as they come, bracketed paste, mouse; standard
/// output and error are caught by `output`. Whatever ends the program, the terminal is restored: `close`, `exit`, a
/// signal (which `waitForEvents` reports as an exit status), or a crash.
public final class NcursesBackend: Backend {
  /// What the program printed while the screen was up.
  public let output: OutputCapture
  /// Whether only ASCII is shown: asked for, or the locale has no more.
  public let isASCII: Bool
  /// Whether colours are shown.
  public let hasColor: Bool
  /// The terminal's size in cells, as of the last `resize` event.
  public internal(set) var size: CellSize

  /// Our own descriptor of the terminal, beside standard output, which is redirected.
  let terminal: Int32
  let screen: OpaquePointer
  private let stream: UnsafeMutablePointer<FILE>
  let savedSettings: termios
  let sequences: ScreenSequences
  let encoder: CellEncoder
  let signals: Int32
  let waiter = EventWaiter()
  /// For a look at the input alone, while what `waiter` found is still being handled.
  let inputWaiter = EventWaiter()
  var decoder: InputDecoder
  /// When what the decoder has begun is taken for complete, on `CLOCK_MONOTONIC`.
  var decoderDeadline: UInt64?
  let escapeDelay: UInt64
  var exitStatus: Int32?
  var cursor = HardwareCursor()
  /// The next frame puts and sends all cells.
  var needsRepaint = false

  static var isOpen = false
  private var isClosed = false

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - color: whether colours are shown.
  ///   - mouse: whether clicks and the wheel come as events; the terminal's own selection then needs Shift. Nil for all
  ///     terminals but GNU screen, which with a mouse keeps Esc to itself until the next key.
  ///   - ascii: shows ASCII only, whatever the locale.
  ///   - ambiguousWidth: the columns, 1 or 2, that the terminal gives to characters whose width depends on it; nil for
  ///     what the locale says.
  ///   - logPath: a file that gets what the program prints, appended.
  /// - Throws: `TerminalError`, with the terminal as it was and nothing written to it.
  public init(
    color: ColorChoice = .auto, mouse: Bool? = nil, ascii: Bool = false, ambiguousWidth: Int? = nil,
    logPath: String? = nil
  ) throws(TerminalError) {
    let type = environment("TERM")
    if Self.isOpen { throw .alreadyOpen }
    if let error = TerminalError.check(input: 0, output: 1, type: type) { throw error }
    isASCII = Self.setLocale() || ascii
    if ambiguousWidth ?? GlyphTable.ambiguousWidthOfLocale == 2 { GlyphTable.ambiguousWidth = 2 }
    guard let settings = LineSettings.current(0) else { throw .system(errno) }
    savedSettings = settings
    (terminal, signals, screen, stream) = try Self.start(type: type ?? "")

    LineSettings.setForScreen(terminal)
    let colors =
      color.allowsColor(noColor: environment("NO_COLOR")) ? ColorPairs() : nil
    hasColor = colors != nil
    encoder = CellEncoder(
      renditions: Renditions(colors: colors), isASCII: isASCII,
      font: .current(terminal, type: type ?? ""))
    decoder = InputDecoder(keys: .current())
    escapeDelay = Self.escapeDelay(environment("ESCDELAY"))
    sequences = ScreenSequences(mouse: mouse ?? !Self.isInScreen(environment))
    size = CellSize(columns: Int(curses_columns()), rows: Int(curses_lines()))
    output = OutputCapture(logPath: logPath)
    Self.isOpen = true
    begin()
  }

  /// Opens the terminal for ncurses, with the signals caught before: what is caught, ncurses leaves alone.
  private static func start(
    type: String
  ) throws(TerminalError) -> (Int32, Int32, OpaquePointer, UnsafeMutablePointer<FILE>) {
    let terminal = fcntl(1, F_DUPFD_CLOEXEC, 3)
    let signals = terminal < 0 ? -1 : terminal_signals_start()
    guard signals >= 0 else { throw .system(errno) }
    var stream: UnsafeMutablePointer<FILE>?
    guard let screen = curses_start(terminal, &stream), let stream else {
      terminal_signals_stop()
      throw .typeUnknown(type)
    }
    if curses_can_address_cursor() { return (terminal, signals, screen, stream) }
    endwin()
    curses_end(screen, stream)
    terminal_signals_stop()
    throw .typeTooSimple(type)
  }

  private func begin() {
    // The output is looked after by us: no look at the input in the middle of a frame.
    typeahead(-1)
    // Until a screen has once been suspended, ncurses flushes after each movement of the cursor; the first frame
    // resumes it.
    endwin()
    reset_prog_mode()
    var settings = savedSettings
    terminal_guard_arm(terminal, &settings)
    prepareRestore()
    send(sequences.enter)
    output.start()
    updateSize()
  }

  /// Restores the terminal, and standard output and error. Does nothing the second time.
  public func close() {
    if isClosed { return }
    isClosed = true
    Self.isOpen = false
    leaveScreen()
    terminal_guard_disarm()
    var settings = savedSettings
    tcsetattr(terminal, TCSANOW, &settings)
    terminal_signals_stop()
    output.stop()
    curses_end(screen, stream)
    encoder.close()
  }

  /// Whether `close` has been called: nothing is drawn then, and nothing waited for.
  var isUp: Bool { !isClosed }
}

extension NcursesBackend {
  /// Makes the user's locale the program's, and returns whether it has nothing but ASCII.
  static func setLocale() -> Bool {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" { return false }
    // Widths of characters come from the locale; text keeps its columns even where it is shown as question marks.
    setlocale(LC_CTYPE, "C.UTF-8")
    return true
  }

  /// Whether what shows us is GNU screen, and not a tmux inside of it: each leaves the other's variable as it was.
  nonisolated static func isInScreen(_ variable: (String) -> String?) -> Bool {
    guard !(variable("STY") ?? "").isEmpty else { return false }
    let isInTmux = !(variable("TMUX") ?? "").isEmpty
    return !(isInTmux && (variable("TERM") ?? "").hasPrefix("tmux"))
  }

  /// Nanoseconds to wait for what may follow ESC; ESCDELAY gives milliseconds, as for all programs on ncurses.
  nonisolated static func escapeDelay(_ setting: String?) -> UInt64 {
    min(setting.flatMap { UInt64($0) } ?? 25, 10_000) * 1_000_000
  }

  func prepareRestore() {
    let bytes = sequences.restore(rows: size.rows)
    bytes.withUnsafeBytes {
      terminal_guard_set_restore($0.assumingMemoryBound(to: CChar.self).baseAddress, $0.count)
    }
  }

  /// Writes to the terminal past ncurses; never between the parts of a frame.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}

/// A variable of the environment.
nonisolated func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
