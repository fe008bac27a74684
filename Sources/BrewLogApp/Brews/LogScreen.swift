import BrewModel
public import TerminalUI

/// The log: its brews in a list, and what is known of the selected one.
///
/// The screen reads which part is shown and nothing of any brew: a star runs no body of it.
public struct LogScreen: View {
  let model: LogModel
  @FocusState private var focus: LogFocus?
  @Environment(\.screenSize) private var screenSize
  @Environment(\.accessibilityVoiceOverEnabled) private var isPlain

  public init(model: LogModel) { self.model = model }

  public var body: some View {
    let layout = LogLayout(
      screenSize, chosen: model.preferences.columns, units: model.units, isPlain: isPlain)
    let part = model.part
    let isHelpShown = model.isHelpShown
    ZStack {
      VStack(alignment: .leading, spacing: 0) {
        LogTitle(model: model, columns: layout.columns, width: screenSize.columns)
        LogPanes(model: model, layout: layout, focus: $focus)
        LogLastLine(
          model: model, width: screenSize.columns, page: layout.listRows, focus: $focus)
      }
      page(part)
      form(part)
      if isHelpShown {
        KeyHelp(hints: model.pagesHelp(screenSize) + model.help, room: screenSize).focused(
          $focus, equals: .help)
      }
      if TooSmallNotice.isNeeded(on: screenSize) { TooSmallNotice() }
    }
    .lineLimit(1)
    .onAppear { focus = .list }
    .onChange(of: part) { takeFocus() }
    .onChange(of: isHelpShown) { takeFocus() }
    .task { [weak model] in
      while model?.loadMore() ?? false { await model?.restFromLoading() }
      model?.watchFile()
    }
    .onKeyPress(action: model.take)
  }

  /// What fills the screen to be read, or moved about in.
  @ViewBuilder private func page(_ part: LogPart) -> some View {
    if part == .detail {
      LogDetailPage(model: model, width: screenSize.columns).focused($focus, equals: .page)
    }
    if part == .statistics {
      LogStatisticsPage(model: model, width: screenSize.columns).focused($focus, equals: .page)
    }
    if part == .bags {
      BagsPage(model: model.bags, size: screenSize, focus: $focus)
    }
  }

  @ViewBuilder private func form(_ part: LogPart) -> some View {
    if part == .form, let draft = model.draft {
      EntryForm(
        form: draft.form, title: draft.title, warning: model.formWarning, keys: model.formKeys,
        size: screenSize)
    }
    if part == .bagForm, let draft = model.bags.draft {
      EntryForm(
        form: draft.form, title: draft.title, warning: model.formWarning,
        keys: model.bags.formKeys, size: screenSize)
    }
  }

  private func takeFocus() { if let focusOfModel = model.focus { focus = focusOfModel } }
}

/// What can have the keys.
enum LogFocus: Hashable {
  case list, prompt, page, help
}

extension LogModel {
  /// What has the keys now; nil for a form, whose fields take them by themselves.
  var focus: LogFocus? {
    if isHelpShown { return .help }
    if prompt != nil { return .prompt }
    switch part {
    case .list: return .list
    case .detail, .statistics, .bags: return .page
    case .form, .bagForm: return nil
    }
  }

  /// Has a key that nothing inside of the screen has a use for.
  func take(_ press: KeyPress) -> KeyPress.Result {
    guard let action = action(for: press) else { return .ignored }
    perform(action)
    return .handled
  }

  /// What a key asks the screen for on the part that is shown.
  func action(for press: KeyPress) -> LogScreenAction? {
    guard part == .bags else { return lookup.action(for: press) }
    return if case .screen(let action) = bagLookup.action(for: press) { action } else { nil }
  }

  /// Does what a key or a command asks for, where it does something on what is shown.
  func perform(_ action: LogScreenAction) {
    if isHelpShown { return performInHelp(action) }
    guard action.works(on: part) else { return }
    if isAskedToQuit, action != .quit, !action.isOfInstrument { isAskedToQuit = false }
    endLeftPrompt()
    switch action {
    case .toggleHelp: showHelp(true)
    case .search: begin(.search, on: .list)
    case .filter: begin(.filter, on: .list)
    case .command: begin(.command, on: part == .bags ? .bags : .list)
    default: act(action)
    }
  }

  /// The list has moved the selection: by a key, or by a click.
  func select(_ id: Brew.ID?) {
    endLeftPrompt()
    selection = id
  }

  /// Ends a prompt that has the keys no more: the list may have taken them by a click. What was typed stays.
  func endLeftPrompt() {
    if prompt != nil { endPrompt(isKept: true) }
  }

  /// While the help is up, keys act on it alone.
  private func performInHelp(_ action: LogScreenAction) {
    switch action {
    case .toggleHelp, .close, .quit: showHelp(false)
    default: break
    }
  }

  private func begin(_ prompt: LogPrompt, on part: LogPart) {
    self.part = part
    begin(prompt)
  }

  private func act(_ action: LogScreenAction) {
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
    case .refresh: refresh()
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
