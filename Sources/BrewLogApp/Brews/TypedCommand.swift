import BrewModel
import TerminalUI

/// A line typed behind `:`. What keys do has the names that the config file gives it keys by; some take words.
enum TypedCommand: Equatable {
  case row(Int)
  case search(String), filter(String)
  case sort(LogSort)
  case action(LogScreenAction)

  /// What is wrong with a line, in words for its writer.
  struct Mistake: Error, Equatable {
    let words: String
  }

  /// Reads a line; nil for an empty one.
  ///
  /// - Parameter keys: whose names it may have; the first letters are enough where no other begins with them.
  static func read(_ line: String, keys: KeyMap<LogScreenAction>) throws(Mistake) -> TypedCommand? {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let name = parts.first else { return nil }
    let rest = parts.count > 1 ? parts[1] : ""
    if let row = UInt32(name), rest.isEmpty { return .row(Int(row)) }
    switch full(name, keys) {
    case "search" where !rest.isEmpty: return .search(rest)
    case "filter": return .filter(rest)
    case "sort": return .sort(try sort(rest))
    case "q": return .action(.quit)
    case "w": return .action(.saveAgain)
    default: return .action(try action(name, rest, keys))
    }
  }

  /// The name that takes words and begins with a text, where no other does; else the text.
  private static func full(_ name: String, _ keys: KeyMap<LogScreenAction>) -> String {
    let others = keys.bindings.compactMap { $0.action == nil ? nil : $0.name }
    let found = Set(["search", "filter", "sort"] + others).filter { $0.hasPrefix(name) }
    return found.count == 1 && !others.contains(name) ? found.first! : name
  }

  private static func sort(_ text: String) throws(Mistake) -> LogSort {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let name = words.first, let column = LogColumn(name: String(name)) else {
      throw Mistake(words: "sort needs a column, like sort rating or sort date up")
    }
    switch words.dropFirst() {
    case []: return LogSort(column: column, isDescending: column.beginsWithGreatest)
    case ["up"]: return LogSort(column: column, isDescending: false)
    case ["down"]: return LogSort(column: column, isDescending: true)
    default: throw Mistake(words: "sort goes up or down, like sort date up")
    }
  }

  private static func action(
    _ name: String, _ rest: String, _ keys: KeyMap<LogScreenAction>
  ) throws(Mistake) -> LogScreenAction {
    // Names without an action are those of moves in the list.
    let named = keys.bindings.filter { $0.action != nil && $0.name?.hasPrefix(name) ?? false }
    let exact = named.filter { $0.name == name }
    let found = exact.isEmpty ? named : exact
    guard let action = found.first?.action else {
      throw Mistake(words: "there is no command “\(name)”; ? lists what keys do")
    }
    guard found.count == 1 else {
      throw Mistake(
        words: "“\(name)” may be \(found.compactMap(\.name).joined(separator: ", "))")
    }
    guard rest.isEmpty else { throw Mistake(words: "\(found[0].name ?? name) takes no words") }
    return action
  }
}

extension LogModel {
  func beginCommand() {
    commandText = ""
    prompt = .command
  }

  /// Does what a line asks for. - Returns: the action that the screen has to do.
  func run(_ line: String) -> LogScreenAction? {
    do throws(TypedCommand.Mistake) {
      guard let command = try TypedCommand.read(line, keys: keys) else { return nil }
      return perform(command)
    } catch {
      message = error.words
      return nil
    }
  }

  private func perform(_ command: TypedCommand) -> LogScreenAction? {
    switch command {
    case .row(let row):
      if !rows.isEmpty { selection = rows[min(max(1, row), rows.count) - 1].id }
    case .search(let text):
      beginSearch()
      promptText = text
      endPrompt(isKept: true)
    case .filter(let text):
      beginFilter()
      promptText = text
      endPrompt(isKept: true)
    case .sort(let sort): change { $0.sort = sort }
    case .action(let action): return action
    }
    return nil
  }
}
