import BrewLogApp
import TerminalUI

/// Two panes like those of the compare screen, each with a selection of its own: so that keys move one of them.
struct BenchScreen: View {
  let stores: Stores
  @State private var legacySelection: Int? = 0
  @State private var modernSelection: Int? = 0
  @FocusState private var pane: Side?

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          title("ObservableObject")
          LegacyListView(store: stores.legacy, selection: $legacySelection)
            .focused($pane, equals: .legacy)
        }
        Divider()
        VStack(spacing: 0) {
          title("@Observable")
          ModernListView(store: stores.modern, selection: $modernSelection)
            .focused($pane, equals: .modern)
        }
      }
      Text("f star  0 star #0  r reset  o overlay  Tab pane  ? help  q quit").lineLimit(1)
    }
    .onAppear { pane = stores.side }
    .onKeyPress("f") {
      stores.toggle(at: 0)
      return .handled
    }
  }

  private func title(_ name: String) -> some View {
    HStack {
      Text(name).bold()
      Spacer()
      Text("brews").foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}
