import TerminalUI

/// A discount code, and how it was come by.
struct CodeLine: View {
  let name: String
  let code: String

  var body: some View { Text("\(name): \(code)").lineLimit(1) }
}
