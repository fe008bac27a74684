import BrewLogApp
import NcursesBackend

/// What the command line asks for.
nonisolated enum Command: Equatable {
  case help
  case version
  /// - Parameter path: of the log; nil for the user's own.
  case logScreen(path: String?, screen: ScreenOptions)
  /// - Parameter log: the path of a log to compare on, instead of sample brews.
  case compare(sample: Int, log: String? = nil, screen: ScreenOptions)
  /// - Parameter name: of an experiment that has a lab; nil for the list of them.
  case lab(name: String?, screen: ScreenOptions)
  case experiment(ExperimentChoice, parameters: ExperimentParameters, ExperimentTask = .report())
  case replay(file: String, format: OutputFormat = .text, trace: String? = nil)
  case log(LogRequest)
  /// The help of one command.
  case commandHelp(command: String)
}

/// Which experiments to run.
nonisolated enum ExperimentChoice: Equatable {
  case one(name: String)
  case all
}

/// What is done with experiments.
nonisolated enum ExperimentTask: Equatable {
  /// - Parameter trace: a file for the trace of what ran; nil for none.
  case report(OutputFormat = .text, trace: String? = nil)
  /// The counts are compared with those of a file, or written to it.
  case guarding(baseline: String, updates: Bool)
  /// Fits the counts against the size of the list and the number of mutations.
  case scale
}

/// What is printed.
nonisolated enum OutputFormat: String, CaseIterable, Equatable {
  case text, json, csv, markdown, folded

  /// Nil for the usual one.
  var option: String? { self == .text ? nil : "--" + rawValue }
}

/// How a screen is shown.
nonisolated struct ScreenOptions: Equatable {
  /// The file that the session is recorded to.
  var record: String?
  /// Nil where nobody said: the terminal decides.
  var usesMouse: Bool?
  var isASCII = false
  /// Whether it is read aloud, or by touch.
  var isPlain = false
  /// The columns of characters of ambiguous width; nil for what the locale says.
  var ambiguousWidth: Int?
  var color = ColorChoice.auto
}

/// A command line that cannot be followed: what is wrong, where, and what to do.
nonisolated struct UsageError: Error, Equatable {
  /// One line without control characters, whatever was typed.
  let message: String

  init(_ message: String) { self.message = message.onOneLine }
}
