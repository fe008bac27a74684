public import TerminalUI

/// The log: its brews in a list, and what is known of the selected one.
///
/// The screen reads which part is shown and nothing of any brew: a star runs no body of it.
public struct LogScreen: View {
  let model: LogModel
  @State private var isHelpShown = false
  @FocusState private var focus: LogFocus?
  @Environment(\.screenSize) private var screenSize
  @Environment(\.accessibilityVoiceOverEnabled) private var isPlain

  public init(model: LogModel) { self.model = model }

  public var body: some View {
    let layout = LogLayout(
      screenSize, chosen: model.preferences.columns, units: model.units, isPlain: isPlain)
    let part = model.part
    ZStack {
      VStack(alignment: .leading, spacing: 0) {
        LogTitle(model: model, columns: layout.columns, width: screenSize.columns)
        LogPanes(model: model, layout: layout, focus: $focus)
        LogLastLine(
          model: model, width: screenSize.columns, isHelpShown: $isHelpShown, focus: $focus)
      }
      if part == .detail {
        LogDetailPage(model: model, width: screenSize.columns).focused($focus, equals: .page)
      }
      if part == .statistics {
        LogStatisticsPage(model: model, width: screenSize.columns).focused($focus, equals: .page)
      }
      if part == .bags {
        BagsPage(model: model.bags, size: screenSize).focused($focus, equals: .page)
      }
      if part == .form, let draft = model.draft {
        EntryForm(form: draft.form, title: draft.title, keys: model.formKeys, size: screenSize)
      }
      if part == .bagForm, let draft = model.bags.draft {
        EntryForm(
          form: draft.form, title: draft.title, keys: model.bags.formKeys, size: screenSize)
      }
      if isHelpShown {
        KeyHelp(hints: model.pagesHelp(screenSize) + model.help, room: screenSize).focused(
          $focus, equals: .help)
      }
      if TooSmallNotice.isNeeded(on: screenSize) { TooSmallNotice() }
    }
    .lineLimit(1)
    .onAppear { focus = .list }
    .onChange(of: part) { focus = focusOfPart }
    .task { [weak model] in
      // Between two pieces keys have their turn.
      while model?.loadMore() ?? false { await Task.yield() }
    }
    .onKeyPress(keys: model.keys.keys) { press in
      model.keys.action(for: press).map(act) ?? .ignored
    }
  }

  private var focusOfPart: LogFocus? {
    switch model.part {
    case .list: model.prompt == nil ? .list : .prompt
    case .detail, .statistics, .bags: .page
    // Its fields take the focus by themselves.
    case .form, .bagForm: focus
    }
  }
}

/// What can have the keys.
enum LogFocus: Hashable {
  case list, prompt, page, help
}

extension LogScreen {
  private func act(_ action: LogScreenAction) -> KeyPress.Result {
    if isHelpShown { return actInHelp(action) }
    guard action.works(on: model.part) else { return .handled }
    if model.isAskedToQuit, action != .quit, !action.isOfInstrument { model.isAskedToQuit = false }
    // The list may have taken the keys by a click.
    if model.prompt != nil { model.endPrompt(isKept: true) }
    switch action {
    case .toggleHelp: showHelp()
    case .search, .filter, .command:
      model.part = .list
      model.begin(action)
      focus = .prompt
    default: model.act(action)
    }
    return .handled
  }

  /// While the help is up, keys act on it alone.
  private func actInHelp(_ action: LogScreenAction) -> KeyPress.Result {
    switch action {
    case .toggleHelp, .close, .quit:
      isHelpShown = false
      model.setHelpShown(false)
      focus = focusOfPart
    default: break
    }
    return .handled
  }

  private func showHelp() {
    isHelpShown = true
    model.setHelpShown(true)
    focus = .help
  }
}

extension LogModel {
  /// Opens the prompt that an action asks for.
  func begin(_ action: LogScreenAction) {
    switch action {
    case .search: beginSearch()
    case .filter: beginFilter()
    default: beginCommand()
    }
  }

  /// Does what a key asks for.
  func act(_ action: LogScreenAction) {
    defer { if part == .bags { bags.refresh() } }
    switch action {
    case .star: toggleStar()
    case .favoritesOnly: change { $0.favoritesOnly.toggle() }
    case .nextMatch: goToMatch(1)
    case .previousMatch: goToMatch(-1)
    case .sortNext: change { $0.sort.step(1, through: sortColumns) }
    case .sortPrevious: change { $0.sort.step(-1, through: sortColumns) }
    case .invertSort: change { $0.sort.isDescending.toggle() }
    case .delete: deleteSelected()
    case .undo: undo()
    case .redo: redo()
    case .saveAgain: saveAgain()
    case .addSample: addSample()
    case .add: beginAdding()
    case .repeatBrew: beginRepeating()
    case .edit: beginEditing()
    case .editNote: editNote()
    default: actOnScreen(action)
    }
  }

  private func actOnScreen(_ action: LogScreenAction) {
    switch action {
    case .detail: part = part == .list && selected != nil ? .detail : .list
    case .statistics: part = part == .statistics ? .list : .statistics
    case .bags: showBags()
    case .resetCounters: resetCounters()
    case .toggleOverlay: toggleOverlay()
    case .pages(let action): act(action, traced: tally)
    case .toggleLog: toggleLog()
    case .show(let screen): open(.screen(screen))
    case .close: close()
    case .redraw: open(.repaint)
    case .quit: if part == .list { askToQuit() } else { part = .list }
    default: break
    }
  }

  private func showBags() {
    // The first look makes the model; later ones have it look again.
    bags.refresh()
    part = .bags
  }

  /// The columns that a list can be sorted by.
  private var sortColumns: [LogColumn] {
    guard let chosen = preferences.columns else { return LogColumn.usual }
    return [.star] + chosen.filter { $0 != .star }
  }

  /// Goes one step back: from a page to the list, from a search or a filter to all brews.
  private func close() {
    if part != .list {
      part = .list
    } else if !search.text.isEmpty {
      search = LogSearch()
    } else if order.hidesBrews {
      change {
        $0.filter = ""
        $0.favoritesOnly = false
      }
    }
  }
}
