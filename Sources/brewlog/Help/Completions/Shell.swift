/// A shell that completes command lines.
nonisolated enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads to complete the commands of some guides.
  func completions(_ guides: [CommandGuide]) -> String {
    switch self {
    case .bash: BashCompletions(guides: guides).text
    case .zsh: ZshCompletions(guides: guides).text
    case .fish: FishCompletions(guides: guides).text
    }
  }

  /// A text in single quotes, for any of the shells.
  func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      switch character {
      case "'": quoted += self == .fish ? "\\'" : "'\\''"
      case "\\" where self == .fish: quoted += "\\\\"
      default: quoted.append(character)
      }
    }
    return quoted + "'"
  }
}

extension Completion {
  /// The words that may stand there; none for a file.
  nonisolated var words: [String] {
    switch self {
    case .words(let words): words
    // A tag alone has a key of its own, which may stand several times.
    case .assignments: FieldList.assignments + ["tag="]
    case .file: []
    }
  }
}

extension CommandGuide {
  /// The words that may stand among its arguments.
  nonisolated var completionWords: [String] { completes.flatMap(\.words) }

  nonisolated var completesFiles: Bool { completes.contains(.file) }

  /// Its options and `--help`.
  nonisolated var allOptions: [CommandOption] {
    options + [CommandOption(name: "--help", summary: "prints the help")]
  }
}
