import BrewLogApp

/// What `--help` and `--version` print.
enum Help {
  nonisolated static let version = "brewlog 0.1.0\n"

  static var text: String {
    """
    brewlog: a brew log in the terminal, and a laboratory for what a view update costs.

    The log:
      brewlog [log] [--log FILE]
          Opens the log: your brews in a list, with search, statistics and a form to add
          one. It is kept in FILE, else where BREWLOG_LOG says, else in brewlog/brewlog.db
          in $XDG_DATA_HOME (~/.local/share), and made by the first brew that you add.
    \(logCommands)      brewlog COMMAND --help says more about each of these.

    The laboratory:
      brewlog compare [--sample N] [--record FILE] | --log FILE
          Opens two lists of the same N brews side by side (1,000 if not said, 1,000,000 at
          most; or those of the log in FILE, whose stars stay as they are), one on
          ObservableObject and one on @Observable, with live counts of what was re-run.
          Press ? there for its keys; on every screen 1 shows the log, 2 the comparison and
          3 the lab, each as it was left.
      brewlog lab [NAME] [--record FILE]
          Opens the lab: the list of the experiments, or at once the one that is named. It
          shows its worlds side by side, and what each key runs beside what is claimed of
          it. rows is the comparison. Esc goes from an experiment back to the list.
      brewlog experiment NAME|all [--rows N] [--toggles M] [FORMAT] [--trace FILE]
          Runs an experiment without a screen and prints what is claimed beside what was
          measured. M changes (10 if not said) of each kind; N rows (1,000) for rows and all.
      brewlog experiment NAME|all --baseline FILE [--update-baseline]
          Runs each experiment twice, to prove that its counts are stable, and compares them
          exactly with those in FILE, or writes them there. Durations are only printed.
      brewlog experiment rows --scale
          Fits body runs, comparisons and time against the numbers of rows and of toggles.
      brewlog replay FILE [FORMAT] [--trace FILE]
          Runs the session that --record has written to FILE without a screen, and prints what
          ran: the same every time, and the same as in the session.

    Experiments, by their NAME:
    \(experiments)
    Formats:
      --json                      for other programs
      --csv                       comma-separated values (RFC 4180)
      --markdown                  a table for a pull request
      --folded                    body runs as folded stacks, for viewers of flame graphs

    Options:
      --record FILE               writes what comes in to FILE: keys, clicks, pastes, sizes
      --trace FILE                writes events, updates, bodies and frames with their times
                                  to FILE, in the trace event format (Perfetto, Chrome)
      --no-mouse                  leaves the mouse to the terminal
      --ascii                     draws with ASCII characters only
      --plain                     for screen readers: words in place of lines and signs
      --ambiguous-width=1|2       columns of characters whose width depends on the terminal
      --color=auto|always|never   auto follows the terminal and NO_COLOR
      --help, --version           print this, or the version

    Exit status:
      0 all is well; 1 nothing was found, there is nothing to undo, a check found damage, an
      experiment differs from its claim, and no reason is known (see => in what it prints), or
      from its baseline, or a replay from its session; 2 the command line, the log, a file or
      the terminal cannot be used; 130 ended by Ctrl-c.

    """
  }

  private static var logCommands: String {
    LogCommand.all.map(\.guide).map { guide in
      let usage = "brewlog " + guide.name + (guide.arguments.isEmpty ? "" : " " + guide.arguments)
      let column = 38
      let isShort = usage.count + 4 <= column
      let blanks = String(repeating: " ", count: isShort ? column - 2 - usage.count : column)
      return "  \(usage)" + (isShort ? "" : "\n") + blanks + guide.summary + "\n"
    }.joined()
  }

  private static var experiments: String {
    Experiments.all.map { experiment in
      let blanks = String(repeating: " ", count: max(1, 12 - experiment.name.count))
      return "  \(experiment.name)\(blanks)\(experiment.summary)\n"
    }.joined()
  }
}
