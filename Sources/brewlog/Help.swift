import BrewLogApp

/// What `--help` and `--version` print.
enum Help {
  static let version = "brewlog 0.1.0\n"

  static var text: String {
    """
    brewlog: a brew log in the terminal, and a laboratory for what a view update costs.

    Usage:
      brewlog [log] [--log FILE]
          Opens the log: your brews in a list, with search, statistics and a form to add
          one. It is kept in FILE, else where BREWLOG_LOG says, else in brewlog/brewlog.db
          in $XDG_DATA_HOME (~/.local/share), and made by the first brew that you add.
      brewlog compare [--sample N]
          Opens two lists of the same N brews side by side (1,000 if not said, 1,000,000 at
          most), one on ObservableObject and one on @Observable, with live counts of what
          was re-run. Press ? there for its keys; on every screen 1 shows the log, 2 the
          comparison and 3 the lab, each as it was left.
      brewlog lab [NAME]
          Opens the lab: the list of the experiments, or at once the one that is named. It
          shows its worlds side by side, and what each key runs beside what is claimed of
          it. rows is the comparison. Esc goes from an experiment back to the list.
      brewlog experiment NAME|all [--rows N] [--toggles M] [--json]
          Runs an experiment without a screen and prints what is claimed beside what was
          measured. M changes (10 if not said) of each kind; N rows (1,000) for rows and all.
    \(experiments)
    Options:
      --no-mouse                  leaves the mouse to the terminal
      --ascii                     draws with ASCII characters only
      --color=auto|always|never   auto follows the terminal and NO_COLOR
      --help, --version           print this, or the version

    Exit status:
      0 all is well; 1 an experiment differs from its claim, and no reason is known (see => in
      what it prints); 2 the command line or the terminal cannot be used; 130 ended by Ctrl-c.

    """
  }

  private static var experiments: String {
    Experiments.all.map { "      \($0.name): \($0.summary)\n" }.joined()
  }
}
