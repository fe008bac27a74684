/// A command that prints or changes the log, and ends.
///
/// To add one, write a file with a static member of this type, and name it in `all`: its help, the manual page and the
/// completions come from its guide.
struct LogCommand {
  let guide: CommandGuide
  /// Does it. - Returns: the exit status.
  let run: (LogSession) throws -> Int32

  /// In the order in which the help lists them.
  static let all: [LogCommand] = [
    add, list, show, edit, star, unstar, delete, undo, redo, search, stats, bags,
    importFile, exportLog, backup, restore, check,
    path, completions, man,
  ]

  static func named(_ name: String) -> LogCommand? { all.first { $0.guide.name == name } }
}

/// A command did what it could, and that was not all: what, in one line, and the exit status.
nonisolated struct CommandFailure: Error {
  let message: String
  var status = ExitStatus.difference

  init(_ message: String, status: Int32 = ExitStatus.difference) {
    self.message = message
    self.status = status
  }
}
