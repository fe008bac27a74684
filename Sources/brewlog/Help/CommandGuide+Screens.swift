import BrewLogApp
import NcursesBackend

extension CommandGuide {
  /// Every command of the program, those that print or change the log first.
  static var all: [CommandGuide] { LogCommand.all.map(\.guide) + screens }

  /// The commands that open a screen, or run the laboratory.
  static var screens: [CommandGuide] {
    [
      CommandGuide(
        name: "compare", summary: "opens two lists of the same brews, with counts of what re-runs",
        options: [
          CommandOption(name: "--sample", value: "N", summary: "how many brews, 1000 if not said"),
          CommandOption(
            name: "--log", value: "FILE", summary: "on the brews of a log; stars are not saved",
            completes: .file),
        ] + screenOptions),
      CommandGuide(
        name: "lab", arguments: "[NAME]", summary: "opens the laboratory of view updates",
        options: screenOptions, completes: [.words(labNames)]),
      CommandGuide(
        name: "experiment", arguments: "NAME|all",
        summary: "runs an experiment without a screen and prints what was measured",
        options: [
          CommandOption(name: "--rows", value: "N", summary: "how many rows, 1000 if not said"),
          CommandOption(
            name: "--toggles", value: "M", summary: "how many changes of each kind, 10 if not said"),
          .json,
        ],
        failures: [
          (ExitStatus.difference, "an experiment differs from its claim, for no known reason")
        ],
        completes: [.words(Experiments.all.map { $0.name } + ["all"])]),
    ]
  }

  private static var labNames: [String] { [RowsExperiment.name] + Labs.names }

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
