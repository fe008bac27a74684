import TerminalUI

/// All keys of a screen, in a box above it; plain, in place of the screen, for whoever reads a line reads all of it. It
/// scrolls where the screen is lower.
struct KeyHelp: View {
  let hints: [KeyHint]
  /// The screen that the box has to fit on.
  let room: CellSize
  @Environment(\.accessibilityVoiceOverEnabled) private var isPlain

  init(hints: [KeyHint], room: CellSize) {
    self.hints = hints
    self.room = room
  }

  var body: some View {
    List(hints) { hint in
      HStack(spacing: 1) {
        Text(hint.keys.padded(to: keysWidth)).bold()
        Text(hint.words)
        Spacer()
      }
    }
    .listStyle(.plain)
    .border(.primary)
    .frame(
      width: isPlain ? room.columns : min(room.columns, width),
      height: isPlain ? room.rows : min(room.rows, hints.count + 2)
    )
    // Color.primary fills with blanks on the terminal's own background.
    .background(Color.primary)
  }

  private var keysWidth: Int { hints.map(\.keys.count).max() ?? 0 }
  private var width: Int { keysWidth + 1 + (hints.map(\.words.count).max() ?? 0) + 2 }
}
