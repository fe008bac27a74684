import CNcurses
import CTerminal
import Glibc
public import TerminalUI

/// The terminal of standard input and output, by ncurses.
///
/// While one is open the process has no other: ncurses' state and the actions of signals are global.
@MainActor public final class NcursesBackend: Backend {
  private var screen: CursesScreen
  private var painter: CellPainter
  private var input: InputReader
  private let signals: Int32
  private var isOpen = true
  private var polled: [Int32] = []
  private var ready: [UInt8] = []
  /// Wake-ups of the terminal in a row that brought no key: so a terminal at its end looks.
  private var emptyWakeUps = 0

  /// Takes the terminal; nothing is shown before the first `present`.
  ///
  /// - Throws: an `NcursesError` whose description is one line for the user; nothing was sent to the terminal then.
  public init(_ options: NcursesOptions = NcursesOptions()) throws(NcursesError) {
    // Before ncurses, which takes the signals that nobody has taken.
    signals = brewlog_signals_catch()
    do {
      screen = try CursesScreen(options: options)
    } catch {
      brewlog_signals_release()
      throw error
    }
    let wantsColor = options.wantsColor(noColor: getenv("NO_COLOR").map { String(cString: $0) })
    painter = CellPainter(colors: ColorPairs(wanted: wantsColor), asciiOnly: screen.asciiOnly)
    guard let input = InputReader() else {
      screen.close()
      brewlog_signals_release()
      throw .system(ENOMEM)
    }
    self.input = input
    if options.mouse { brewlog_enable_mouse() }
    screen.forgetTerminalState()
  }

  isolated deinit { close() }

  /// Gives the terminal back as it was. Further calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    input.deallocate()
    painter.deallocate()
    screen.close()
    brewlog_signals_release()
  }

  // MARK: Showing

  public var size: CellSize { isOpen ? screen.size : CellSize(columns: 1, rows: 1) }

  public func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) {
    guard isOpen else { return }
    // Everything is only ever damaged when the screen cannot be trusted.
    if damage.isEverything(of: buffer.size) { screen.invalidate() }
    let window = screen.window
    for span in damage.spans { painter.put(span, of: buffer, into: window) }
    screen.refresh(cursor: cursor)
  }

  // MARK: Waiting

  public func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
    var events = BackendEvents()
    guard isOpen else {
      events.exitStatus = 129
      return events
    }
    poll(descriptors, until: input.mayHoldInput ? 0 : deadline ?? .max)
    if ready[1] != 0 { handleSignals(&events) }
    if ready[0] != 0 || input.mayHoldInput { readInput(&events) }
    for index in descriptors.indices where ready[index + 2] & 1 != 0 {
      events.readable.append(descriptors[index])
    }
    return events
  }

  private func poll(_ descriptors: [Int32], until deadline: UInt64) {
    polled.removeAll(keepingCapacity: true)
    polled.append(STDIN_FILENO)
    polled.append(signals)
    polled.append(contentsOf: descriptors)
    while ready.count < polled.count { ready.append(0) }
    _ = brewlog_wait(polled, Int32(polled.count), deadline, &ready)
  }

  private func readInput(_ events: inout BackendEvents) {
    let isHungUp = ready[0] & 2 != 0
    let gotInput = input.drain(into: &events.input)
    emptyWakeUps = gotInput ? 0 : emptyWakeUps + 1
    // A key that ncurses does not pass on is an empty wake-up too; a terminal at its end never stops waking us.
    if isHungUp || emptyWakeUps > 100 { events.exitStatus = 128 + SIGHUP }
  }

  private func handleSignals(_ events: inout BackendEvents) {
    var numbers: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &numbers) { bytes in
      let count = read(signals, bytes.baseAddress, bytes.count)
      for number in bytes.prefix(max(0, count)) { handleSignal(Int32(number), &events) }
    }
  }

  private func handleSignal(_ number: Int32, _ events: inout BackendEvents) {
    switch number {
    case SIGWINCH: noteSize(&events)
    case SIGTSTP: suspend(&events)
    case SIGCONT: resume(&events)
    default: events.exitStatus = events.exitStatus ?? 128 + number
    }
  }

  private func noteSize(_ events: inout BackendEvents) {
    guard screen.fitWindow() else { return }
    events.input.removeAll { if case .resize = $0 { true } else { false } }
    events.input.append(.resize(screen.size))
  }

  private func suspend(_ events: inout BackendEvents) {
    screen.suspend()
    brewlog_signals_suspend()
    resume(&events)
  }

  /// After whatever happened while the program was stopped.
  private func resume(_ events: inout BackendEvents) {
    screen.forgetTerminalState()
    noteSize(&events)
    if !events.input.contains(.repaint) { events.input.append(.repaint) }
  }
}

extension Damage {
  /// Whether every cell of a screen of this size is damaged. Complexity: O(rows) at most.
  func isEverything(of size: CellSize) -> Bool {
    spans.count == size.rows && spans.allSatisfy { $0.columns == 0..<size.columns }
  }
}
