import TerminalUI

/// The last line of a screen: the keys that it has room for, the most important ones at least.
struct KeyFooter: View {
  let hints: [KeyHint]

  var body: some View {
    HStack(spacing: KeyHint.gap) {
      ForEach(hints) { hint in
        HStack(spacing: 1) {
          Text(hint.keys).bold()
          Text(hint.words).foregroundStyle(.secondary)
        }
      }
      Spacer()
    }
  }
}
