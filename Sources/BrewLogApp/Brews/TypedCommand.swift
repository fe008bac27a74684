import BrewModel
import TerminalUI

/// A line typed behind `:`. What keys do has the names that the config file gives it keys by, whether it has a key or
/// not; some take words.
enum TypedCommand<Action: Equatable>: Equatable {
  case row(Int)
  case search(String), filter(String)
  case sort(LogSort)
  case move(ListStep)
  case action(Action)

  /// Reads a line; nil for an empty one.
  ///
  /// - Parameters:
  ///   - keys: whose names it may have; the first letters are enough where no other begins with them.
  ///   - takingWords: the names that take words: some of search, filter and sort.
  static func read(
    _ line: String, keys: KeyMap<Action>, takingWords: [String] = ["search", "filter", "sort"]
  ) throws(CommandMistake) -> TypedCommand? {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let name = parts.first else { return nil }
    let rest = parts.count > 1 ? parts[1] : ""
    if let row = UInt32(name), rest.isEmpty { return .row(Int(row)) }
    let names = keys.bindings.compactMap { $0.action == nil ? nil : $0.name }
    switch full(name, names, takingWords) {
    case "search" where !rest.isEmpty: return .search(rest)
    case "filter": return .filter(rest)
    case "sort": return .sort(try sort(rest))
    case "q": return try named("quit", rest, keys)
    case "w": return try named("save", rest, keys)
    default: return try named(name, rest, keys)
    }
  }

  /// The name that takes words and begins with a text, where no other does; the text where it is a word of its own; else
  /// nothing.
  private static func full(_ name: String, _ others: [String], _ words: [String]) -> String {
    let found = Set(words + others).filter { $0.hasPrefix(name) }
    if found.count == 1, words.contains(found.first!), !others.contains(name) {
      return found.first!
    }
    return name == "q" || name == "w" || words.contains(name) ? name : ""
  }

  private static func sort(_ text: String) throws(CommandMistake) -> LogSort {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let name = words.first else { throw .sortNeedsColumn }
    let column = try column(String(name))
    switch words.dropFirst() {
    case []: return LogSort(column: column, isDescending: column.beginsWithGreatest)
    case ["up"]: return LogSort(column: column, isDescending: false)
    case ["down"]: return LogSort(column: column, isDescending: true)
    default: throw .sortGoesUpOrDown
    }
  }

  /// The column of a name, or of its first letters where no other begins with them.
  private static func column(_ name: String) throws(CommandMistake) -> LogColumn {
    if let column = LogColumn(name: name) { return column }
    let found = (LogColumn.names + ["star"]).filter { $0.hasPrefix(name) }
    guard let first = found.first, let column = LogColumn(name: first) else {
      throw .unknownColumn(name)
    }
    guard found.count == 1 else { throw .severalMeanings(name, found) }
    return column
  }

  private static func named(
    _ name: String, _ rest: String, _ keys: KeyMap<Action>
  ) throws(CommandMistake) -> TypedCommand {
    let named = keys.bindings.filter { $0.name?.hasPrefix(name) ?? false }
    let exact = named.filter { $0.name == name }
    // What moves has the whole of its letters: nobody means it by those of an action.
    let actions = named.filter { $0.action != nil }
    let found = exact.isEmpty ? (actions.isEmpty ? named : actions) : exact
    guard let first = found.first else { throw .unknown(name) }
    guard found.count == 1 else { throw .severalMeanings(name, found.compactMap(\.name)) }
    guard rest.isEmpty else { throw .takesNoWords(first.name ?? name) }
    if let action = first.action { return .action(action) }
    guard let step = first.step else { throw .unknown(name) }
    return .move(step)
  }
}

/// What is wrong with a command.
enum CommandMistake: Error, Equatable {
  case unknown(String)
  case severalMeanings(String, [String])
  case takesNoWords(String)
  case unknownColumn(String)
  case sortNeedsColumn, sortGoesUpOrDown

  /// For its writer. - Parameter help: the key of the help, where it has one.
  func words(help: String?) -> String {
    switch self {
    case .unknown(let name):
      "there is no command “\(name)”" + (help.map { "; \($0) lists what keys do" } ?? "")
    case .severalMeanings(let name, let names):
      "“\(name)” may be \(names.joined(separator: ", "))"
    case .takesNoWords(let name): "\(name) takes no words"
    case .unknownColumn(let name):
      "there is no column “\(name)”; there are \(LogColumn.wellKnown.joined(separator: ", "))"
    case .sortNeedsColumn: "sort needs a column, like sort rating or sort date up"
    case .sortGoesUpOrDown: "sort goes up or down, like sort date up"
    }
  }
}
