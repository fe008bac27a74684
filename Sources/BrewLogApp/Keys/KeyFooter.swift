import TerminalUI

/// The last line of a screen: the keys that it has room for, the most important ones at least.
struct KeyFooter<Action>: View {
  let keys: KeyMap<Action>
  /// In columns.
  let width: Int

  var body: some View {
    HStack(spacing: KeyHint.gap) {
      ForEach(keys.footer(width: width)) { hint in
        HStack(spacing: 1) {
          Text(hint.keys).bold()
          Text(hint.words).foregroundStyle(.secondary)
        }
      }
      Spacer()
    }
  }
}
