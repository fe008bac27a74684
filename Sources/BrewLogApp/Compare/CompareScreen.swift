public import TerminalUI

/// Two lists of the same brews side by side, one on `ObservableObject`, one on `@Observable`.
///
/// The selection is one for both lists, so that both always show the same brew, and a star goes to both stores in one
/// event. The screen itself reads neither store: a star runs none of its own bodies.
public struct CompareScreen: View {
  let model: CompareModel
  @State private var selection: Int? = 0
  @State private var isHelpShown = false
  @FocusState private var pane: ComparePane?

  public init(model: CompareModel) { self.model = model }

  public var body: some View {
    ZStack {
      VStack(spacing: 0) {
        panes
        KeyFooter(keys: KeyMap.compare)
      }
      if isHelpShown {
        KeyHelp(title: "Keys", hints: KeyMap.compare.help).focused($pane, equals: .help)
      }
    }
    .onAppear { pane = .legacy }
    .onKeyPress(keys: KeyMap.compare.keys) { press in
      KeyMap.compare.action(for: press).map(act) ?? .ignored
    }
  }

  private var panes: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        PaneTitle(name: "ObservableObject", count: model.count, isActive: pane == .legacy)
        LegacyListView(store: model.legacy, selection: $selection).focused($pane, equals: .legacy)
      }
      Divider()
      VStack(spacing: 0) {
        PaneTitle(name: "@Observable", count: model.count, isActive: pane == .modern)
        ModernListView(store: model.modern, selection: $selection).focused($pane, equals: .modern)
      }
    }
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
    case .toggleOverlay: model.overlay.isVisible.toggle()
    case .nextPane: pane = pane == .legacy ? .modern : .legacy
    case .toggleHelp: showHelp()
    case .closeHelp: return .ignored
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
}
