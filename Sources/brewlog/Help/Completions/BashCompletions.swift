/// The completions for bash, which need no other package.
nonisolated struct BashCompletions {
  let guides: [CommandGuide]

  var text: String {
    """
    # Completions of brewlog for bash.
    _brewlog() {
      local word=${COMP_WORDS[COMP_CWORD]} before= command= place words= assigned=1
      COMPREPLY=()
      # bash takes = for a word of its own: --log=FILE is three words, as is key=value.
      if [[ $word == = ]]; then word= before=${COMP_WORDS[COMP_CWORD-1]}
      elif [[ ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}
      else before=${COMP_WORDS[COMP_CWORD-1]}; assigned=; fi
      for ((place = 1; place < COMP_CWORD; place++)); do
        case ${COMP_WORDS[place]} in
          \(optionsWithValue)) ((place++)) ;;
          -*) ;;
          *) command=${COMP_WORDS[place]}; break ;;
        esac
      done
      case $command:$before in
    \(values)  esac
      # The value of a key is anybody's.
      if [[ $assigned ]]; then return; fi
      case $command in
    \(commands)    *) words=\(Shell.bash.quoted(names)) ;;
      esac
      COMPREPLY+=($(compgen -W "$words" -- "$word"))
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=:] ]]; then compopt -o nospace 2>/dev/null; fi
    }
    complete -F _brewlog brewlog

    """
  }

  /// Names of files may have blanks; quoting them is bash's business.
  private static let files =
    "mapfile -t COMPREPLY < <(compgen -f -- \"$word\"); compopt -o filenames 2>/dev/null;"

  private var names: String {
    (guides.map(\.name) + ["help", "--help", "--version"]).joined(separator: " ")
  }

  private var optionsWithValue: String {
    var names: [String] = []
    for option in guides.flatMap(\.options) where option.value != nil {
      if !names.contains(option.name) { names.append(option.name) }
    }
    return names.joined(separator: "|")
  }

  /// What may follow an option.
  private var values: String {
    guides.flatMap { guide in
      guide.options.filter { $0.value != nil }.map { option in
        let words = (option.completes?.words ?? []).joined(separator: " ")
        let reply =
          option.completes == .file
          ? Self.files : "COMPREPLY=($(compgen -W \(Shell.bash.quoted(words)) -- \"$word\"));"
        return "    \(guide.name):\(option.name)) \(reply) return ;;\n"
      }
    }.joined()
  }

  private var commands: String {
    guides.map { guide in
      let words = guide.completionWords + guide.allOptions.map(\.name)
      let files = guide.completesFiles ? " " + Self.files : ""
      return
        "    \(guide.name))\(files) words=\(Shell.bash.quoted(words.joined(separator: " "))) ;;\n"
    }.joined()
  }
}
