public import TerminalUI

/// Two lists of the same brews side by side, one on `ObservableObject`, one on `@Observable`.
///
/// The selection is one for both lists, so that both always show the same brew, and a star goes to both stores in one
/// event. The screen itself reads neither store: a star runs no body of it.
public struct CompareScreen: View {
  let model: CompareModel
  /// The id of the selected brew. Handed on to the lists and read by no body of the screen.
  @State private var selection: Int? = 0
  @State private var isHelpShown = false
  /// Where the keys go back to when the help closes.
  @State private var paneBeforeHelp = ComparePane.legacy
  @FocusState private var pane: ComparePane?
  @Environment(\.screenSize) private var screenSize

  public init(model: CompareModel) { self.model = model }

  public var body: some View {
    ZStack {
      VStack(spacing: 0) {
        panes
        KeyFooter(hints: model.keys.footer(width: screenSize.columns))
      }
      if isHelpShown {
        KeyHelp(hints: model.pagesHelp(screenSize) + model.keys.help, room: screenSize)
          .focused($pane, equals: .help)
      }
      if TooSmallNotice.isNeeded(on: screenSize) { TooSmallNotice() }
    }
    .lineLimit(1)
    .onAppear { pane = .legacy }
    .onKeyPress(keys: model.keys.keys) { press in
      model.keys.action(for: press).map(act) ?? .ignored
    }
  }

  private var panes: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        title("ObservableObject", of: .legacy)
        LegacyListView(store: model.legacy, selection: $selection).focused($pane, equals: .legacy)
      }
      Divider()
      VStack(spacing: 0) {
        title("@Observable", of: .modern)
        ModernListView(store: model.modern, selection: $selection).focused($pane, equals: .modern)
      }
    }
  }

  private func title(_ name: String, of pane: ComparePane) -> PaneTitle {
    PaneTitle(
      name: name, count: model.count, pane: pane, focus: $pane, width: (screenSize.columns - 1) / 2)
  }
}

/// What can have the keys.
enum ComparePane {
  case legacy, modern, help
}

extension CompareScreen {
  private func act(_ action: CompareAction) -> KeyPress.Result {
    if isHelpShown { return actInHelp(action) }
    switch action {
    case .starSelected: if let selection { model.toggleFavorite(at: selection) }
    case .starFirst: model.toggleFavorite(at: 0)
    case .resetCounters: model.resetCounters()
    case .toggleOverlay: model.toggleOverlay()
    case .pages(let action): model.act(action, traced: model.overlay.log)
    case .toggleLog: model.toggleLog()
    case .nextPane: pane = pane == .modern ? .legacy : .modern
    case .show(let screen): model.open(.screen(screen))
    case .toggleHelp: showHelp()
    case .closeHelp: return .ignored
    case .redraw: model.open(.repaint)
    case .quit: model.quit()
    }
    return .handled
  }

  /// While the help is up, keys act on it alone.
  private func actInHelp(_ action: CompareAction) -> KeyPress.Result {
    switch action {
    case .toggleHelp, .closeHelp, .quit: hideHelp()
    default: break
    }
    return .handled
  }

  private func showHelp() {
    paneBeforeHelp = pane ?? .legacy
    isHelpShown = true
    model.setHelpShown(true)
    pane = .help
  }

  private func hideHelp() {
    isHelpShown = false
    model.setHelpShown(false)
    pane = paneBeforeHelp
  }
}
