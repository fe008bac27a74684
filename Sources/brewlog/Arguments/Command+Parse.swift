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
      case .option("-h", nil), .option("--help", nil): return draft.help(before: reader.next())
      case .option("--version", nil): return .version
      case .option(let name, let value): try draft.take(name, value, from: &reader)
      case .word("help") where !draft.hasCommand: return draft.help(before: reader.next())
      case .word(let word): try draft.take(word)
      }
    }
    return try draft.command()
  }
}
