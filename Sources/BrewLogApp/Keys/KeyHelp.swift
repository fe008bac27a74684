import TerminalUI

/// All keys of a screen, in a box above it; plain, in place of the screen, for whoever reads a line reads all of it. Where
/// the screen is lower it scrolls, and says so.
struct KeyHelp: View {
  let hints: [KeyHint]
  /// The screen that the box has to fit on.
  let room: CellSize
  /// The key that scrolls by a page, where none of the hints says it.
  var scrollKey: String?
  @Environment(\.accessibilityVoiceOverEnabled) private var isPlain

  init(hints: [KeyHint], room: CellSize, scrollKey: String? = nil) {
    self.hints = hints
    self.room = room
    self.scrollKey = scrollKey
  }

  var body: some View {
    let lines = lines
    let scrolls = lines.count + 2 > room.rows
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(lines.indices, id: \.self) { index in
            HStack(spacing: 1) {
              Text(lines[index].keys.padded(to: keysWidth)).bold()
              Text(lines[index].words)
              Spacer()
            }
          }
        }
      }.markingEnds()
      if scrolls { Text(more(lines.count)).foregroundStyle(.secondary) }
    }
    .border(.primary)
    .frame(
      width: isPlain ? room.columns : min(room.columns, width),
      height: isPlain ? room.rows : min(room.rows, lines.count + 2)
    )
    // Color.primary fills with blanks on the terminal's own background.
    .background(Color.primary)
  }

  /// What does not fit beside its keys goes on in the line below.
  private var lines: [KeyHint] {
    // The border, the blank, and the last column, which says where there is more.
    let wordsWidth = max(8, room.columns - keysWidth - 4)
    return hints.flatMap { hint in
      hint.words.wrapped(columns: wordsWidth).enumerated().map { index, line in
        KeyHint(keys: index == 0 ? hint.keys.cut(to: keysWidth) : "", words: line)
      }
    }
  }

  private var keysWidth: Int {
    min(hints.map(\.keys.columnCount).max() ?? 0, max(1, room.columns / 2))
  }
  private var width: Int { keysWidth + 1 + (hints.map(\.words.columnCount).max() ?? 0) + 3 }

  private func more(_ count: Int) -> String {
    let down = ListStep.pageDown.words(nil)
    let own = hints.first { $0.words == down || $0.words.hasSuffix(": " + down) }?.keys
    let key = own?.split(separator: " ").first.map(String.init) ?? scrollKey
    return "\(count) lines" + (key.map { "; \($0) goes on" } ?? "")
  }
}
