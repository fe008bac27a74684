import BrewModel
import TerminalUI

/// The first line: how many brews there are and are listed, and above all else what is not saved.
struct LogTitle: View {
  let model: LogModel
  let columns: LogColumns
  let width: Int

  var body: some View {
    TitleLine(text: text, warning: model.warning, width: width)
  }

  private var text: String {
    let all = model.store.entries.count
    let more = model.store.isComplete ? "" : "+"
    var text = " Brew log  "
    if model.order.hidesBrews { text += "\(model.rows.count.grouped) of " }
    text += "\(all.counted("brew", as: all.grouped + more))"
    if model.order.favoritesOnly { text += "  ★ alone" }
    if !model.order.filter.isEmpty { text += "  \(filterWords)\(model.order.filter)" }
    let sort = model.sort
    if columns.isPlain || !columns.widths.contains(where: { $0.column == sort.column }) {
      text += "  by \(sort.column.title)" + (sort.isDescending ? "▼" : "▲")
    }
    return text
  }

  /// What could not be followed is not to be taken for what was asked for.
  private var filterWords: String {
    let query = model.query(model.order.filter)
    if query.problem == nil { return "filter: " }
    return query.isEmpty ? "refused: " : "filter, in part: "
  }
}

/// The first line of a page: what it shows, and above all else what is not saved.
struct TitleLine: View {
  let text: String
  let warning: String
  let width: Int

  var body: some View {
    HStack(spacing: 0) {
      Text(text.fitted(to: max(0, width - warning.columnCount))).bold()
      Text(warning.cut(to: width)).foregroundStyle(.red).bold()
    }
  }
}

/// What is not saved, above a page without a title; no line where all is well.
struct WarningLine: View {
  let model: LogModel
  let width: Int

  var body: some View {
    let warning = model.warning
    if !warning.isEmpty {
      Text(warning.fitted(to: width)).foregroundStyle(.red).bold()
    }
  }
}

/// The last line: what is being typed, else what the last key did, else the keys.
struct LogLastLine: View {
  let model: LogModel
  let width: Int
  /// The rows of the list.
  let page: Int
  @FocusState<LogFocus?>.Binding var focus: LogFocus?

  var body: some View {
    if model.isAskedToQuit {
      Text(question.fitted(to: width)).bold()
    } else if let prompt = model.prompt, model.part == .list {
      LogPromptLine(model: model, prompt: prompt, width: width, page: page, focus: $focus)
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
    let isKept = model.store.keepFailure == nil
    let them = count == 1 ? "it" : "them"
    let ways = [
      (
        LogScreenAction.quit,
        isKept
          ? "again leaves \(them) for the next start" : "again leaves without saving \(them)"
      ),
      (.saveAgain, "tries to save"),
    ]
    let words = ways.compactMap { action, words in model.way(to: action).map { "\($0) \(words)" } }
    return " \(count.grouped) not saved: " + words.joined(separator: ", ")
  }
}
