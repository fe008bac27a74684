package import TerminalUI

/// The experiments, to open one: its key, its name, and what it shows.
package struct LabMenu: View {
  let model: LabMenuModel
  @State private var selection: String?
  @State private var isHelpShown = false
  @FocusState private var focus: LabMenuFocus?
  @Environment(\.screenSize) private var screenSize

  init(model: LabMenuModel) {
    self.model = model
    _selection = State(initialValue: model.entries.first?.name)
  }

  package var body: some View {
    let keys = model.keys
    let showsSentences = LabMenuRow.width(model.entries) <= screenSize.columns
    ZStack {
      VStack(alignment: .leading, spacing: 0) {
        Text(title).bold()
        List(model.entries, selection: $selection) { entry in
          LabMenuRow(
            entry: entry, keyName: model.keyName(of: entry), showsSentence: showsSentences)
        }
        .listStyle(.plain)
        .focused($focus, equals: .list)
        if !showsSentences { sentence }
        KeyFooter(hints: keys.footer(width: screenSize.columns))
      }
      if isHelpShown { KeyHelp(hints: keys.help, room: screenSize).focused($focus, equals: .help) }
      if TooSmallNotice.isNeeded(on: screenSize) { TooSmallNotice() }
    }
    .lineLimit(1)
    .onAppear { focus = .list }
    .onKeyPress(keys: keys.keys) { press in keys.action(for: press).map(act) ?? .ignored }
  }

  private var title: String {
    let title = "Lab: one experiment, two ways to observe, and who runs again"
    return title.count <= screenSize.columns ? title : "Lab: who runs again"
  }

  /// Of the selected entry, where the rows have no room for theirs.
  @ViewBuilder private var sentence: some View {
    if let entry = model.entries.first(where: { $0.name == selection }) {
      Text(entry.sentence).foregroundStyle(.secondary).lineLimit(2)
    }
  }
}

/// A line of the list.
struct LabMenuRow: View {
  let entry: LabMenuEntry
  let keyName: String
  let showsSentence: Bool
  private static let nameWidth = 8

  var body: some View {
    HStack(spacing: 2) {
      Text(keyName.padded(to: 1)).bold()
      Text(showsSentence ? entry.name.padded(to: Self.nameWidth) : entry.name)
      if showsSentence { Text(entry.sentence).foregroundStyle(.secondary) }
      Spacer()
    }
  }

  /// The columns that a list takes to show each sentence, the mark of the selection included.
  static func width(_ entries: [LabMenuEntry]) -> Int {
    let marks = 1 + 1 + 2 + nameWidth + 2
    return marks + (entries.map(\.sentence.count).max() ?? 0)
  }
}

/// What can have the keys.
enum LabMenuFocus {
  case list, help
}

extension LabMenu {
  private func act(_ action: LabMenuAction) -> KeyPress.Result {
    if isHelpShown { return actInHelp(action) }
    switch action {
    case .openSelected:
      if let entry = model.entries.first(where: { $0.name == selection }) { open(entry.page) }
    case .open(let page): open(page)
    case .show(let screen): model.open(.screen(screen))
    case .toggleLog: model.toggleLog()
    case .toggleHelp: setHelpShown(true)
    case .closeHelp: return .ignored
    case .redraw: model.open(.repaint)
    case .quit: model.quit()
    }
    return .handled
  }

  private func open(_ page: AppPage) {
    if let entry = model.entries.first(where: { $0.page == page }) { selection = entry.name }
    model.open(.page(page))
  }

  /// While the help is up, keys act on it alone.
  private func actInHelp(_ action: LabMenuAction) -> KeyPress.Result {
    switch action {
    case .toggleHelp, .closeHelp, .quit: setHelpShown(false)
    default: break
    }
    return .handled
  }

  private func setHelpShown(_ isShown: Bool) {
    isHelpShown = isShown
    model.setHelpShown(isShown)
    focus = isShown ? .help : .list
  }
}
