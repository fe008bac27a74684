/// The completions for bash, which need no other package.
nonisolated struct BashCompletions {
  let guides: [CommandGuide]

  var text: String {
    """
    # Completions of brewlog for bash.
    _brewlog() {
      local word=${COMP_WORDS[COMP_CWORD]} before= command= place words=
      COMPREPLY=()
      # bash takes = for a word of its own: --log=FILE is three words, as is key=value.
      if [[ $word == = ]]; then word= before=${COMP_WORDS[COMP_CWORD-1]}
      elif [[ ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}
      else before=${COMP_WORDS[COMP_CWORD-1]}; fi
      for ((place = 1; place < COMP_CWORD; place++)); do
        case ${COMP_WORDS[place]} in
          \(optionsWithValue)) ((place++)) ;;
          -*) ;;
          *) command=${COMP_WORDS[place]}; break ;;
        esac
      done
      case $command:$before in
    \(values)  esac
      case $command in
    \(commands)    *) words=\(Shell.bash.quoted(names)) ;;
      esac
      COMPREPLY+=($(compgen -W "$words" -- "$word"))
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=:] ]]; then compopt -o nospace; fi
    }
    complete -F _brewlog brewlog

    """
  }

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
        let reply =
          option.completes == .file
          ? "-f" : "-W " + Shell.bash.quoted((option.completes?.words ?? []).joined(separator: " "))
        return
          "    \(guide.name):\(option.name)) COMPREPLY=($(compgen \(reply) -- \"$word\")); return ;;\n"
      }
    }.joined()
  }

  private var commands: String {
    guides.map { guide in
      let words = guide.completionWords + guide.allOptions.map(\.name)
      let files = guide.completesFiles ? " COMPREPLY=($(compgen -f -- \"$word\"));" : ""
      return
        "    \(guide.name))\(files) words=\(Shell.bash.quoted(words.joined(separator: " "))) ;;\n"
    }.joined()
  }
}
