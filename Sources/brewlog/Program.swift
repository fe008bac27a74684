import BrewLogApp
import NcursesBackend
import TerminalUI

/// From arguments to an exit status.
enum Program {
  static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      return try run(Command.parse(arguments))
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
    case .logScreen(let path, let screen): return try showLog(path, screen)
    case .compare(let sample, let log, let screen):
      if let log { return try compare(onLogAt: log, screen) }
      return try show(AppModel(page: .compare, sample: sample), screen)
    case .lab(let name, let screen):
      let page = name.map { AppPage.lab(name: $0) } ?? .labMenu
      return try show(AppModel(page: page, sample: CommandDraft.usualSample), screen)
    case .experiment(let choice, let parameters, let task):
      return try run(choice, parameters, task)
    case .replay(let file, let format, let trace):
      return try replay(file, format, trace: trace)
    case .log(let request): return LogSession.run(request)
    case .logHelp(let name):
      try StandardStream.output.write(LogCommand.named(name)?.guide.help ?? Help.text)
      return ExitStatus.success
    }
  }
}
