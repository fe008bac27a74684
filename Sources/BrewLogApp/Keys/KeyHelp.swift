import TerminalUI

/// All keys of a screen, in a box above it. It scrolls where the screen is lower than the box.
struct KeyHelp: View {
  let title: String
  let hints: [KeyHint]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).bold()
      List(hints) { hint in
        HStack {
          Text(hint.keys).bold().frame(width: keysWidth, alignment: .leading)
          Text(hint.words)
          Spacer()
        }
        .lineLimit(1)
      }
      .listStyle(.plain)
    }
    .padding(.horizontal, 1)
    .border(.primary)
    .frame(width: width, height: hints.count + 3)
  }

  private var keysWidth: Int { hints.map(\.keys.count).max() ?? 0 }
  private var width: Int { keysWidth + (hints.map(\.words.count).max() ?? 0) + 7 }
}
