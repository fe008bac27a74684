import BrewLogApp
import Glibc
import NcursesBackend
import TerminalUI

/// From arguments to an exit status.
enum Program {
  /// The exit statuses of the program; a screen that is ended by a signal has 128 and the signal's number.
  private enum Status {
    static let success: Int32 = 0
    static let difference: Int32 = 1
    static let unusable: Int32 = 2
  }

  static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      return try run(Command.parse(arguments))
    } catch {
      try? StandardStream.error.write("brewlog: \(error.message)\n")
      return Status.unusable
    }
  }

  private static func run(_ command: Command) throws(UsageError) -> Int32 {
    switch command {
    case .help:
      try StandardStream.output.write(Help.text)
      return Status.success
    case .version:
      try StandardStream.output.write(Help.version)
      return Status.success
    case .log(let path, let screen): return try showLog(path, screen)
    case .compare(let sample, let screen):
      return try show(AppModel(page: .compare, sample: sample), screen)
    case .lab(let name, let screen):
      let page = name.map { AppPage.lab(name: $0) } ?? .labMenu
      return try show(AppModel(page: page, sample: CommandDraft.usualSample), screen)
    case .experiment(let choice, let parameters, let asJSON):
      return try run(choice, parameters, asJSON: asJSON)
    }
  }

  private static func run(
    _ choice: ExperimentChoice, _ parameters: ExperimentParameters, asJSON: Bool
  ) throws(UsageError) -> Int32 {
    // A reader that has seen enough (`| head`) ends the program without a word.
    signal(SIGPIPE, SIG_DFL)
    let reports = choice.experiments.map { $0.init().run(parameters) }
    try StandardStream.output.write(
      asJSON ? choice.json(of: reports) : reports.map(\.text).joined(separator: "\n"))
    return reports.allSatisfy(\.agrees) ? Status.success : Status.difference
  }
}

extension ExperimentChoice {
  fileprivate var experiments: [any Experiment.Type] {
    switch self {
    case .one(let name): Experiments.all.filter { $0.name == name }
    case .all: Experiments.all
    }
  }

  /// One experiment is an object, all are an array of them, however many there are.
  fileprivate func json(of reports: [ExperimentReport]) -> String {
    switch self {
    case .one: reports[0].json.document
    case .all: JSONValue.array(reports.map(\.json)).document
    }
  }
}
