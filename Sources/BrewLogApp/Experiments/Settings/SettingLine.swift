import TerminalUI

/// A setting and its value, on one line.
struct SettingLine: View {
  let name: String
  let value: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(value).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}
