import BrewModel
import TerminalUI

/// The first line: how many brews there are and are listed, and above all else what is not saved.
struct LogTitle: View {
  let model: LogModel
  let columns: LogColumns
  let width: Int

  var body: some View {
    HStack(spacing: 0) {
      Text(text.fitted(to: width - warning.count)).bold()
      Text(warning.cut(to: width)).foregroundStyle(.red).bold()
    }
  }

  private var warning: String {
    if let unsaved = model.store.unsaved {
      return " NOT SAVED: \(unsaved.names.count), w tries again: \(unsaved.error.reason)"
    }
    return model.store.problem.map { " " + $0 } ?? ""
  }

  private var text: String {
    let all = model.store.entries.count
    let more = model.store.isComplete ? "" : "+"
    var text = " Brew log  "
    if model.order.hidesBrews { text += "\(model.rows.count.grouped) of " }
    text += "\(all.grouped)\(more) \(all == 1 ? "brew" : "brews")"
    if model.order.favoritesOnly { text += "  ★ alone" }
    if !model.order.filter.isEmpty { text += "  filter: \(model.order.filter)" }
    let sort = model.sort
    if columns.isPlain || !columns.widths.contains(where: { $0.column == sort.column }) {
      text += "  by \(sort.column.title)" + (sort.isDescending ? "▼" : "▲")
    }
    return text
  }
}

/// The last line: what is being typed, else what the last key did, else the keys.
struct LogLastLine: View {
  let model: LogModel
  let width: Int
  @Binding var isHelpShown: Bool
  @FocusState<LogFocus?>.Binding var focus: LogFocus?

  var body: some View {
    if model.isAskedToQuit {
      Text(question.fitted(to: width)).bold()
    } else if let prompt = model.prompt {
      LogPromptLine(
        model: model, prompt: prompt, width: width, isHelpShown: $isHelpShown, focus: $focus)
    } else if let message = model.message {
      // More than one at the start alone.
      VStack(alignment: .leading, spacing: 0) {
        ForEach(message.split(separator: "\n"), id: \.self) { Text(" " + $0.description.onOneLine) }
      }
    } else {
      KeyFooter(hints: model.keys.footer(width: width))
    }
  }

  private var question: String {
    let count = model.store.unsaved?.names.count ?? 0
    return " \(count) not saved: q again loses \(count == 1 ? "it" : "them"), w tries to save"
  }
}

/// A search, a filter or a command while it is typed.
struct LogPromptLine: View {
  let model: LogModel
  let prompt: LogPrompt
  let width: Int
  @Binding var isHelpShown: Bool
  @FocusState<LogFocus?>.Binding var focus: LogFocus?

  var body: some View {
    let text = Binding {
      model.promptText
    } set: {
      model.promptText = $0
    }
    HStack(spacing: 1) {
      Text(prompt == .search ? "/" : prompt == .filter ? "filter" : ":").bold()
      TextField(
        prompt == .command
          ? "40, sort rating, filter bean:kenya, statistics"
          : "words, bean:kenya rating>=4 date:2026-11 tag:washed", text: text
      )
      .focused($focus, equals: .prompt)
      if let result, width >= 40 { Text(result.cut(to: width / 2)).foregroundStyle(.secondary) }
    }
    .onKeyPress { press in
      switch press.key {
      case .return: end(isKept: true)
      case .escape: end(isKept: false)
      case .upArrow: model.recall(older: true)
      case .downArrow: model.recall(older: false)
      // Keys that a field has no use for do nothing while something is typed.
      default: break
      }
      return .handled
    }
  }

  private var result: String? {
    if prompt == .command { return nil }
    if prompt == .search { return model.matchWords }
    return model.query(model.order.filter).problem?.description
      ?? "\(model.rows.count.grouped) listed"
  }

  private func end(isKept: Bool) {
    let command = prompt == .command && isKept ? model.promptText : ""
    model.endPrompt(isKept: isKept)
    focus = .list
    if let action = model.run(command) { perform(action) }
  }

  /// What changes the focus is the screen's.
  private func perform(_ action: LogScreenAction) {
    switch action {
    case .toggleHelp:
      isHelpShown = true
      model.setHelpShown(true)
      focus = .help
    case .search, .filter, .command:
      model.begin(action)
      focus = .prompt
    default: model.act(action)
    }
  }
}
