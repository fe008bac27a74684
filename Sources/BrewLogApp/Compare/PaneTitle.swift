import TerminalUI

/// The line above a list: the observation system that it stands on, and how many brews it holds.
struct PaneTitle: View {
  let name: String
  let count: Int
  let isActive: Bool

  var body: some View {
    HStack {
      Text(isActive ? "[\(name)]" : " \(name) ").bold()
      Spacer()
      Text("\(count.grouped) brews").foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}
