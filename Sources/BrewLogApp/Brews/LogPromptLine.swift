import BrewModel
import TerminalUI

/// A search, a filter or a command while it is typed.
struct LogPromptLine: View {
  let model: LogModel
  let prompt: LogPrompt
  let width: Int
  /// The rows of the list that it is about.
  let page: Int
  @FocusState<LogFocus?>.Binding var focus: LogFocus?

  var body: some View {
    let text = Binding {
      model.promptText
    } set: {
      model.promptText = $0
    }
    HStack(spacing: 1) {
      Text(prompt == .search ? "/" : prompt == .filter ? "filter" : ":").bold()
      TextField(example, text: text).focused($focus, equals: .prompt)
      if let result, width >= 40 { Text(result.cut(to: width / 2)).foregroundStyle(.secondary) }
    }
    .onAppear { focus = .prompt }
    .onDisappear { if let focusOfModel = model.focus { focus = focusOfModel } }
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

  private var example: String {
    if prompt != .command { return "words, bean:kenya rating>=4 date:2026-11 tag:washed" }
    return model.part == .bags
      ? "5, freeze, finished, undo" : "40, sort rating, filter bean:kenya, statistics"
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
    model.run(command, page: page)
  }
}
