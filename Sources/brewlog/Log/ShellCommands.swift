extension LogCommand {
  static let completions = LogCommand(
    guide: CommandGuide(
      name: "completions", arguments: "bash|zsh|fish",
      summary: "prints the completions for a shell",
      discussion: [
        "make install puts them in place. By hand, for bash: brewlog completions bash > ~/.local/share/bash-completion/completions/brewlog"
      ],
      examples: ["brewlog completions bash"],
      completes: [.words(Shell.allCases.map(\.rawValue))]),
    run: { session in
      guard session.request.words.count == 1, let shell = Shell(rawValue: session.request.words[0])
      else {
        throw UsageError("completions needs one shell: bash, zsh or fish")
      }
      try session.write(shell.completions(CommandGuide.all))
      return ExitStatus.success
    })

  static let man = LogCommand(
    guide: CommandGuide(
      name: "man", arguments: "[brewlog|brewlog-log]", summary: "prints a manual page",
      discussion: [
        "brewlog (1) is about the commands, brewlog-log (5) about the file of a log. make install puts them in place."
      ],
      examples: ["brewlog man brewlog-log"],
      completes: [.words(["brewlog", "brewlog-log"])]),
    run: { session in
      switch session.request.words {
      case [], ["brewlog"]: try session.write(ManualPage.program)
      case ["brewlog-log"]: try session.write(ManualPage.file)
      default: throw UsageError("there are the manual pages brewlog and brewlog-log")
      }
      return ExitStatus.success
    })
}
