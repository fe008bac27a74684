public import TerminalUI

/// An experiment on the screen: its worlds side by side, and room for the counts.
///
/// The panes are a view of their own that reads nothing of the screen's: keys, focus and help run none of their bodies.
public struct LabScreen: View {
  let model: LabModel
  @State private var isHelpShown = false
  @State private var isPanelShown = true
  /// Where the keys go back to when the help closes.
  @State private var focusBeforeHelp = LabFocus.pane(0)
  @FocusState private var focus: LabFocus?
  @Environment(\.screenSize) private var screenSize

  public init(model: LabModel) { self.model = model }

  public var body: some View {
    let layout = LabLayout(model.lab, screenSize)
    let keys = model.keys
    ZStack {
      VStack(alignment: .leading, spacing: 0) {
        Text(model.lab.title(columns: screenSize.columns * layout.headRows)).bold()
          .lineLimit(layout.headRows)
        LabPanes(model: model, focus: $focus)
        model.lab.mirror?(model)
        if isPanelShown { Spacer().frame(height: layout.panel.size.rows) }
        KeyFooter(hints: keys.footer(width: screenSize.columns))
      }
      if isHelpShown {
        KeyHelp(hints: model.help(screenSize), room: screenSize)
          .focused($focus, equals: .help)
      }
      if TooSmallNotice.isNeeded(on: screenSize) { TooSmallNotice() }
    }
    .lineLimit(1)
    .onAppear { focus = .pane(0) }
    .task { [weak model] in
      // The clock must not keep alive what it ticks for.
      while let nextTick = model?.nextTick, await nextTick() { model?.tick() }
    }
    .onKeyPress(keys: keys.keys) { press in keys.action(for: press).map(act) ?? .ignored }
    .onKeyCount { model.panel.number = $0 }
  }
}

/// What can have the keys.
enum LabFocus: Hashable {
  case pane(Int)
  case help
}

extension LabScreen {
  private func act(_ action: LabAction) -> KeyPress.Result {
    if isHelpShown { return actInHelp(action) }
    switch action {
    case .event(let index): model.perform(index)
    case .reset: model.reset()
    case .togglePanel:
      isPanelShown.toggle()
      model.panel.isOn = isPanelShown
      model.pages?.isOn = isPanelShown
    case .pages(let action): model.act(action, traced: model.tally)
    case .toggleLog: model.toggleLog()
    case .scroll(let scroll): model.panel.scroll(scroll)
    // The host goes from one to the next, text fields in the panes among them.
    case .nextPane: return .ignored
    case .show(let screen): model.open(.screen(screen))
    case .toggleHelp: showHelp()
    case .close: model.open(.page(.labMenu))
    case .redraw: model.open(.repaint)
    case .quit: model.quit()
    }
    return .handled
  }

  /// While the help is up, keys act on it alone.
  private func actInHelp(_ action: LabAction) -> KeyPress.Result {
    switch action {
    case .toggleHelp, .close, .quit: hideHelp()
    default: break
    }
    return .handled
  }

  private func showHelp() {
    focusBeforeHelp = focus ?? .pane(0)
    isHelpShown = true
    model.setHelpShown(true)
    focus = .help
  }

  private func hideHelp() {
    isHelpShown = false
    model.setHelpShown(false)
    focus = focusBeforeHelp
  }
}
