/// A command that prints or changes the log, and ends.
///
/// To add one, write a file with a static member of this type, and name it in `all`: its help, the manual page and the
/// completions come from its guide.
struct LogCommand {
  let guide: CommandGuide
  /// Does it. - Returns: the exit status.
  let run: (LogSession) throws -> Int32

  /// In the order in which the help lists them.
  static var all: [LogCommand] { byName.map { $0.value() } }

  static func named(_ name: String) -> LogCommand? {
    byName.first { $0.key == name }?.value()
  }

  /// The names stand before the commands: to make them all, with their guides, is a tenth of the start of a screen,
  /// which needs none.
  private static let byName: KeyValuePairs<String, @MainActor () -> LogCommand> = [
    "add": { add }, "list": { list }, "show": { show }, "edit": { edit }, "star": { star },
    "unstar": { unstar }, "delete": { delete }, "undo": { undo }, "redo": { redo },
    "search": { search }, "stats": { stats }, "bags": { bags }, "import": { importFile },
    "export": { exportLog },
    "backup": { backup }, "restore": { restore }, "check": { check }, "path": { path },
    "completions": { completions }, "man": { man },
  ]
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
