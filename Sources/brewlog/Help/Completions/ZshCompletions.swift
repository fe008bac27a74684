/// The completions for zsh.
nonisolated struct ZshCompletions {
  let guides: [CommandGuide]

  var text: String {
    """
    #compdef brewlog
    # Completions of brewlog for zsh.
    _brewlog() {
      local -a commands
      commands=(
    \(guides.map { "    " + Shell.zsh.quoted($0.name + ":" + $0.summary) + "\n" }.joined())  )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments '--help[prints the help]' '--version[prints the version]'
        return
      fi
      # As if the command were the program: else its name would be an argument, which some do not take.
      local command=${words[2]}
      shift words
      (( CURRENT-- ))
      case $command in
    \(guides.map(branch).joined())    help) _describe command commands ;;
      esac
    }
    # Loaded by itself the file is the function; sourced it tells what it is for.
    if [[ ${funcstack[1]} == _brewlog ]]; then _brewlog "$@"; else compdef _brewlog brewlog; fi

    """
  }

  private func branch(_ guide: CommandGuide) -> String {
    var lines = guide.allOptions.map(specification)
    if !guide.completionWords.isEmpty || guide.completesFiles {
      lines.append(Shell.zsh.quoted("*: :->argument"))
    }
    var text = "    \(guide.name))\n      local state\n      _arguments -S \\\n"
    text += lines.map { "        \($0)" }.joined(separator: " \\\n") + "\n"
    if !guide.completionWords.isEmpty {
      let words = guide.completionWords
      let whole = words.filter { !Self.isUnfinished($0) }
      let open = words.filter(Self.isUnfinished)
      if !whole.isEmpty { text += line("compadd -- ", whole) }
      if !open.isEmpty { text += line("compadd -S '' -- ", open) }
    }
    if guide.completesFiles { text += "      [[ $state == argument ]] && _files\n" }
    return text + "      ;;\n"
  }

  /// Something is to follow without a blank.
  private static func isUnfinished(_ word: String) -> Bool {
    word.hasSuffix("=") || word.hasSuffix(":")
  }

  private func line(_ command: String, _ words: [String]) -> String {
    "      [[ $state == argument ]] && " + command
      + words.map(Shell.zsh.quoted).joined(separator: " ") + "\n"
  }

  /// `--log=[the log, instead of the usual one]:file:_files`.
  private func specification(_ option: CommandOption) -> String {
    var summary = ""
    for character in option.summary {
      if "[]:".contains(character) { summary += "\\" }
      summary.append(character)
    }
    guard let value = option.value else {
      return Shell.zsh.quoted("\(option.name)[\(summary)]")
    }
    let words = option.completes?.words ?? []
    let action =
      option.completes == .file
      ? "_files" : words.isEmpty ? " " : "(" + words.joined(separator: " ") + ")"
    return Shell.zsh.quoted("\(option.name)=[\(summary)]:\(value.lowercased()):\(action)")
  }
}
