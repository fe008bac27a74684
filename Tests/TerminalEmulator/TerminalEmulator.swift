/// A terminal without a window: what it would show for the bytes that a program sends.
///
/// It knows what programs on ncurses send to a terminal of its type, and no more: anything else is kept in `faults`,
/// by name. Strings of `ESC _`, which terminals pass over, go to `onApplication`.
package final class TerminalEmulator {
  package let type: TerminalType
  package internal(set) var columns: Int
  package internal(set) var rows: Int
  package internal(set) var modes = TerminalModes()
  package internal(set) var cursor = (column: 0, row: 0)
  /// What no terminal of this type understands, in order.
  package var faults: [String] = []
  /// What makes no sense where it was sent; it may come from a program that does not know of a new size yet.
  package var misplaced: [String] = []
  /// How many bytes have been taken, but for strings of `ESC _`.
  package internal(set) var byteCount = 0
  /// How often the main screen has been asked for.
  package internal(set) var returnCount = 0
  /// Rows that something was written to since this was last emptied.
  package var touchedRows: Set<Int> = []
  /// Called for each string of `ESC _`, in its place among the rest.
  package var onApplication: (([UInt8]) -> Void)?

  package let clusters: Clusters
  /// The columns of a character, as `wcwidth` says.
  let width: (UInt32) -> Int
  var cells: [ScreenCell]
  /// What the main screen shows while the alternate one is up.
  var mainCells: [ScreenCell]
  var parser: EscapeParser
  /// The last column is written: what comes next begins a new row.
  var isWrapPending = false
  var saved: (cursor: (column: Int, row: Int), modes: TerminalModes)?
  /// The place of the last character, for marks and for REP.
  var last: (column: Int, row: Int, scalar: UInt32)?

  package init(
    _ type: TerminalType, columns: Int = 80, rows: Int = 24, clusters: Clusters = Clusters(),
    width: @escaping (UInt32) -> Int
  ) {
    self.type = type
    self.columns = columns
    self.rows = rows
    self.clusters = clusters
    self.width = width
    cells = Array(repeating: .blank, count: columns * rows)
    mainCells = cells
    parser = EscapeParser(hasConsolePalette: type.abilities.contains(.consolePalette))
  }

  /// Shows what a program sends, however it is cut into pieces. Complexity: O(bytes).
  package func feed(_ bytes: some Swift.Sequence<UInt8>) {
    for byte in bytes {
      byteCount += 1
      if let token = parser.take(byte) { obey(token) }
    }
  }

  package func feed(_ text: String) { feed(text.utf8) }

  private func obey(_ token: EscapeParser.Token) {
    switch token {
    case .character(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .escape(let intermediates, let final): escape(intermediates, final)
    case .csi(let sequence): csi(sequence)
    case .command(let bytes): command(bytes)
    case .application(let bytes):
      byteCount -= bytes.count + 4
      onApplication?(bytes)
    case .fault(let words): faults.append(words)
    }
  }

  package subscript(column: Int, row: Int) -> ScreenCell { cells[row * columns + column] }

  /// One row of cells. Complexity: O(1).
  package func row(_ row: Int) -> ArraySlice<ScreenCell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// The screen as text, one line a row, trailing blanks cut.
  package var lines: [String] {
    (0..<rows).map { row in
      var line = String.UnicodeScalarView()
      for cell in self.row(row) {
        line.append(contentsOf: clusters.scalars(cell.code).compactMap(Unicode.Scalar.init))
      }
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// Another size. What is shown then differs from terminal to terminal: here it is the worst there can be.
  package func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank, count: columns * rows)
    mainCells = cells
    modes.region = nil
    cursor = (min(cursor.column, columns - 1), min(cursor.row, rows - 1))
    isWrapPending = false
    last = nil
    spoil()
  }

  /// Spoils everything that is shown, as another program's output would.
  package func spoil() {
    let look = Look(foreground: 1, background: 4, attributes: [.underline, .bold])
    cells = Array(repeating: ScreenCell(code: 0x2592, look: look), count: columns * rows)
    touchedRows = Set(0..<rows)
  }
}
