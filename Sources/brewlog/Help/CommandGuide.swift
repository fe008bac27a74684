/// What is said about a command: by its help, by the manual page and by the completions of the shells.
nonisolated struct CommandGuide {
  let name: String
  /// As the usage line shows them: `ID KEY=VALUE...`.
  var arguments = ""
  /// What it does, in a few words without a full stop: `adds a brew`.
  let summary: String
  /// Paragraphs, one string each.
  var discussion: [String] = []
  var options: [CommandOption] = []
  /// Whole command lines that work.
  var examples: [String] = []
  /// When it ends with 2.
  var unusable =
    "the command line or the log cannot be used; nothing was changed, unless it says so"
  /// When it ends with another status than 0, besides 2.
  var failures: [(status: Int32, when: String)] = []
  /// What its arguments are, for completions.
  var completes: [Completion] = []
}

/// What may stand in a place of the command line.
nonisolated enum Completion: Equatable {
  case words([String])
  /// Keys of a brew, each with `=` after it.
  case assignments
  case file
}

/// One option of a command.
nonisolated struct CommandOption {
  /// With its dashes.
  let name: String
  /// What its value is called, in capitals; nil if it has none.
  var value: String?
  let summary: String
  var completes: Completion?
  /// Whether it may stand several times, each with a value of its own.
  var isRepeatable = false

  static let log = CommandOption(
    name: "--log", value: "FILE", summary: "the log, instead of the usual one", completes: .file)
  static let json = CommandOption(name: "--json", summary: "prints JSON")
}
