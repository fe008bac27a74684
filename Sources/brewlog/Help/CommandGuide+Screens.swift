import BrewLogApp
import NcursesBackend

extension CommandGuide {
  /// Every command of the program, those that print or change the log first.
  static var all: [CommandGuide] { LogCommand.all.map(\.guide) + screens }

  /// The commands that open a screen, or run the laboratory.
  static var screens: [CommandGuide] { [log, compare, lab, experiment, replay] }

  /// The guide of a command; nil where there is none of that name.
  static func named(_ name: String) -> CommandGuide? {
    LogCommand.named(name)?.guide ?? screens.first { $0.name == name }
  }

  private static var log: CommandGuide {
    CommandGuide(
      name: "log", summary: "opens the log; brewlog alone does",
      discussion: [
        "The brews in a list, with search, filters, statistics, bags and forms. ? there lists the keys. A log that is not there yet is made by the first brew."
      ],
      options: [CommandOption.log] + screenOptions,
      examples: ["brewlog", "brewlog log --log coffee-2026.db --plain"])
  }

  private static var compare: CommandGuide {
    CommandGuide(
      name: "compare", summary: "opens two lists of the same brews, with counts of what re-runs",
      discussion: [
        "One list is built on ObservableObject, the other on @Observable. Press r, then 0 ten times: the counters say how often each list and its rows ran again. ? lists the keys, v goes through the pages of counts.",
        "With --log there is no place for --sample and --record.",
      ],
      options: [
        CommandOption(name: "--sample", value: "N", summary: "how many brews, 1000 if not said"),
        CommandOption(
          name: "--log", value: "FILE", summary: "on the brews of a log; stars are not saved",
          completes: .file),
        record,
      ] + screenOptions,
      examples: [
        "brewlog compare --sample 100000", "brewlog compare --record session.txt",
      ], unusable: screenUnusable)
  }

  private static var lab: CommandGuide {
    CommandGuide(
      name: "lab", arguments: "[NAME]", summary: "opens the laboratory of view updates",
      discussion: [
        "Without a NAME it is the list of the experiments; Esc comes back to it. Each shows its worlds side by side, and below them how often each view ran, with the claim in parentheses. ? lists the keys.",
        experimentNames,
      ],
      options: [record] + screenOptions,
      examples: ["brewlog lab", "brewlog lab counter"], unusable: screenUnusable,
      completes: [.words([RowsExperiment.name] + Labs.names)])
  }

  private static var experiment: CommandGuide {
    CommandGuide(
      name: "experiment", arguments: "NAME|all",
      summary: "runs an experiment without a screen and prints what was measured",
      discussion: [
        experimentNames,
        "Each measurement agrees with what is claimed (yes), contradicts the claim for a known reason (see =>, in other formats contradicted), or differs (NO). In JSON agrees is false where a claim is contradicted, contradicted has the reason, and verdicts the numbers of all three. Only what differs makes the exit status 1.",
        "With --baseline each experiment runs twice, to prove that its counts are stable; durations are only printed. --baseline goes with neither a format nor --trace, and --scale with no other option.",
      ],
      options: [
        CommandOption(
          name: "--rows", value: "N", summary: "how many rows, 1000 if not said; for rows and all"),
        CommandOption(
          name: "--toggles", value: "M", summary: "how many changes of each kind, 10 if not said"),
      ] + formats + [
        trace,
        CommandOption(
          name: "--baseline", value: "FILE",
          summary: "compares the counts exactly with those in FILE", completes: .file),
        CommandOption(
          name: "--update-baseline", summary: "with --baseline: writes the counts to its file"),
        CommandOption(
          name: "--scale",
          summary: "for rows: fits runs and time against the numbers of rows and of toggles"),
      ],
      examples: [
        "brewlog experiment cart", "brewlog experiment counter --markdown",
        "brewlog experiment player --trace player.json",
        "brewlog experiment all --baseline counts.json --update-baseline",
        "brewlog experiment all --baseline counts.json",
      ],
      unusable: "the command line or a file cannot be used",
      failures: [
        (
          ExitStatus.difference,
          "an experiment differs from its claim, for no known reason, or from its baseline"
        )
      ],
      completes: [.words(Experiments.all.map { $0.name } + ["all"])])
  }

  private static var replay: CommandGuide {
    CommandGuide(
      name: "replay", arguments: "FILE",
      summary: "runs a session that --record has written, and prints what ran",
      discussion: [
        "It runs without a screen: the same every time, and the same as in the session. A recording holds no brews: where it shows the log, that is an empty one, never yours."
      ],
      options: formats + [trace],
      examples: ["brewlog replay session.txt", "brewlog replay session.txt --json"],
      unusable: "the command line or a file cannot be used",
      failures: [(ExitStatus.difference, "what ran differs from what the session ran")],
      completes: [.file])
  }

  /// The names, each with what it shows, in lines of their own.
  private static var experimentNames: String {
    Experiments.all.map { experiment in
      "  \(experiment.name)" + String(repeating: " ", count: max(1, 16 - experiment.name.count))
        + experiment.summary
    }.joined(separator: "\n")
  }

  private static let screenUnusable =
    "the command line, a file or the terminal cannot be used"

  private static let record = CommandOption(
    name: "--record", value: "FILE",
    summary: "writes what comes in to FILE: keys, clicks, pastes, sizes", completes: .file)

  private static let trace = CommandOption(
    name: "--trace", value: "FILE",
    summary: "writes what ran, with its times, to FILE, for Perfetto and Chrome", completes: .file)

  private static var formats: [CommandOption] {
    OutputFormat.allCases.compactMap { format in
      format.option.map { CommandOption(name: $0, summary: format.summary) }
    }
  }

  static let screenOptions = [
    CommandOption(name: "--no-mouse", summary: "leaves the mouse to the terminal"),
    CommandOption(name: "--ascii", summary: "draws with ASCII characters only"),
    CommandOption(
      name: "--plain", summary: "for screen readers: words in place of lines and signs"),
    CommandOption(
      name: "--ambiguous-width", value: "N",
      summary: "1 or 2 columns for characters whose width depends on the terminal",
      completes: .words(["1", "2"])),
    CommandOption(
      name: "--color", value: "WHEN",
      summary: "auto follows the terminal and NO_COLOR; always; never",
      completes: .words(ColorChoice.allCases.map(\.rawValue))),
  ]
}

extension OutputFormat {
  nonisolated fileprivate var summary: String {
    switch self {
    case .text: "prints text"
    case .json: CommandOption.json.summary
    case .csv: "prints comma-separated values (RFC 4180)"
    case .markdown: "prints a table for a pull request"
    case .folded: "prints body runs as folded stacks, for viewers of flame graphs"
    }
  }
}
