import BrewLogApp

extension Command {
  /// The command that `arguments` (without the program's name) ask for.
  ///
  /// - Throws: `UsageError` at the first argument that cannot be followed.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    if let command = try LogRequest.parse(arguments) { return command }
    var draft = CommandDraft()
    var reader = ArgumentReader(arguments)
    while let piece = reader.next() {
      switch piece {
      case .option("-h", nil), .option("--help", nil): return help(draft, &reader)
      case .option("--version", nil): return .version
      case .option(let name, let value): try draft.take(name, value, from: &reader)
      case .word("help") where !draft.hasCommand: return help(draft, &reader)
      case .word(let word): try draft.take(word)
      }
    }
    return try draft.command()
  }

  /// The help of the command that is named, before or behind, else that of the program.
  private static func help(_ draft: CommandDraft, _ reader: inout ArgumentReader) -> Command {
    if let name = draft.commandName { return .commandHelp(command: name) }
    while let piece = reader.next() {
      guard case .word(let word) = piece else { continue }
      return CommandDraft.Name(rawValue: word) == nil ? .help : .commandHelp(command: word)
    }
    return .help
  }
}
