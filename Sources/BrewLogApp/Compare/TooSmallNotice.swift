import TerminalUI

/// Covers a screen on which nothing can be read.
struct TooSmallNotice: View {
  /// The smallest screen on which both lists show something.
  static let smallest = CellSize(columns: 20, rows: 5)

  static func isNeeded(on screen: CellSize) -> Bool {
    screen.columns < smallest.columns || screen.rows < smallest.rows
  }

  var body: some View {
    Text("too small")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // Color.primary fills with blanks on the terminal's own background.
      .background(Color.primary)
  }
}
