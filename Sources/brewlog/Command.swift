import BrewLogApp
import NcursesBackend

/// What the command line asks for.
nonisolated enum Command: Equatable {
  case help
  case version
  /// - Parameter path: of the log; nil for the user's own.
  case log(path: String?, screen: ScreenOptions)
  case compare(sample: Int, screen: ScreenOptions)
  /// - Parameter name: of an experiment that has a lab; nil for the list of them.
  case lab(name: String?, screen: ScreenOptions)
  case experiment(ExperimentChoice, parameters: ExperimentParameters, asJSON: Bool)
}

/// Which experiments to run.
nonisolated enum ExperimentChoice: Equatable {
  case one(name: String)
  case all
}

/// How a screen is shown.
nonisolated struct ScreenOptions: Equatable {
  var usesMouse = true
  var isASCII = false
  var color = ColorChoice.auto
}

/// A command line that cannot be followed: what is wrong, where, and what to do.
nonisolated struct UsageError: Error, Equatable {
  /// One line without control characters, whatever was typed.
  let message: String

  init(_ message: String) { self.message = message }
}
