import BrewLogApp
import NcursesBackend
import TerminalUI

/// From arguments to an exit status.
enum Program {
  /// - Parameter arguments: nil for those that are not in UTF-8.
  static func run(_ arguments: [String?]) -> Int32 {
    do throws(UsageError) {
      if let place = arguments.firstIndex(of: nil) {
        throw UsageError(
          "argument \(place + 1) is not in UTF-8, and would be kept as something else; set the terminal to UTF-8"
        )
      }
      return try run(Command.parse(arguments.compactMap(\.self)))
    } catch {
      try? StandardStream.error.write("brewlog: \(error.message)\n")
      return ExitStatus.unusable
    }
  }

  private static func run(_ command: Command) throws(UsageError) -> Int32 {
    switch command {
    case .help:
      try StandardStream.output.write(Help.text)
      return ExitStatus.success
    case .version:
      try StandardStream.output.write(Help.version)
      return ExitStatus.success
    case .logScreen(let path, let screen):
      let (screen, preferences) = settled(screen)
      return try showLog(path, screen, preferences)
    case .compare(let sample, let log, let screen):
      let (screen, preferences) = settled(screen)
      if let log { return try compare(onLogAt: log, screen, preferences) }
      return try show(
        AppModel(page: .compare, sample: sample, preferences: preferences), screen)
    case .lab(let name, let screen):
      let page = name.map { AppPage.lab(name: $0) } ?? .labMenu
      let (screen, preferences) = settled(screen)
      return try show(
        AppModel(page: page, sample: CommandDraft.usualSample, preferences: preferences), screen)
    case .experiment(let choice, let parameters, let task):
      return try run(choice, parameters, task)
    case .replay(let file, let format, let trace):
      return try replay(file, format, trace: trace)
    case .log(let request): return LogSession.run(request)
    case .commandHelp(let name):
      try StandardStream.output.write(CommandGuide.named(name)?.help ?? Help.text)
      return ExitStatus.success
    }
  }

  /// What the config file says where the command line says nothing, and what of the file could not be followed.
  private static func settled(_ screen: ScreenOptions) -> (ScreenOptions, Preferences) {
    var mistakes: [String] = []
    let settings = ConfigFile.settings { mistake, _ in mistakes.append(mistake) }
    var preferences = settings.preferences
    preferences.mistakes = mistakes
    return (screen.completed(by: settings), preferences)
  }
}

extension ScreenOptions {
  /// These, and those of the config file where they are the usual ones. An option of the command line wins.
  fileprivate func completed(by settings: Settings) -> ScreenOptions {
    var options = self
    options.isASCII = isASCII || settings.isASCII
    options.isPlain = isPlain || settings.isPlain
    options.ambiguousWidth = ambiguousWidth ?? settings.ambiguousWidth
    options.usesMouse = usesMouse ?? settings.usesMouse
    if color == .auto { options.color = settings.color }
    return options
  }
}
