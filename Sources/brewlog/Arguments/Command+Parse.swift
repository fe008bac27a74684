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
      case .option("-h", nil), .option("--help", nil): return try help(draft, &reader)
      case .option("--version", nil): return .version
      case .option(let name, let value): try draft.take(name, value, from: &reader)
      case .word("help") where !draft.hasCommand: return try help(draft, &reader)
      case .word(let word): try draft.take(word)
      }
    }
    return try draft.command()
  }

  /// The help of the command that is named, before or behind, else that of the program.
  ///
  /// - Throws: `UsageError` where the one behind is none.
  private static func help(
    _ draft: CommandDraft, _ reader: inout ArgumentReader
  ) throws(UsageError) -> Command {
    if let name = draft.commandName { return .commandHelp(command: name) }
    var isBehindOption = false
    while let piece = reader.next() {
      switch piece {
      case .option: isBehindOption = true
      case .word("help"): continue
      // It may be the value of the option.
      case .word(let word) where isBehindOption && CommandDraft.Name(rawValue: word) == nil:
        return .help
      case .word(let word):
        return .commandHelp(command: try CommandDraft.commandName(word).rawValue)
      }
    }
    return .help
  }
}
