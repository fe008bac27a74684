import TerminalUI

/// What to do where a list has nothing to show.
struct EmptyListNotice: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines, id: \.self) { Text($0) }
    }
  }
}
