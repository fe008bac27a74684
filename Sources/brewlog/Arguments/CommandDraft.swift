import BrewLogApp
import NcursesBackend

/// The command line as far as it has been read.
struct CommandDraft {
  enum Name: String, CaseIterable {
    case log, compare, lab, experiment, replay
  }

  /// How many brews the comparison has where nothing is said.
  static let usualSample = 1_000

  private var name: Name?
  private var experiment: ExperimentChoice?
  private var lab: String?
  private var recording: String?
  private var path: String?
  private var sample = Self.usualSample
  private var parameters = ExperimentParameters()
  private var setsRows = false
  private var screen = ScreenOptions()
  private var output = OutputDraft()
  /// The options given that only some of the commands know, and those.
  private var ownOptions: [(option: String, of: [Name])] = []

  var hasCommand: Bool { name != nil }
  var commandName: String? { name?.rawValue }

  mutating func take(_ word: String) throws(UsageError) {
    switch name {
    case nil: name = try Self.commandName(word)
    case .experiment where experiment == nil: experiment = try Self.experimentChoice(word)
    case .experiment:
      throw UsageError("experiment takes one name, or all; there is no place for \(word.quoted)")
    case .lab where lab == nil: lab = try Self.labName(word)
    case .lab: throw UsageError("lab takes one name; there is no place for \(word.quoted)")
    case .replay where recording == nil: recording = word
    case .replay: throw UsageError("replay takes one file; there is no place for \(word.quoted)")
    case .log, .compare:
      throw UsageError(
        "\(name!.rawValue) takes no argument \(word.quoted); see brewlog --help")
    }
  }

  mutating func take(_ option: String, _ value: String?, from reader: inout ArgumentReader)
    throws(UsageError)
  {
    switch option {
    case "--sample":
      ownOptions.append((option, [.compare]))
      sample = try reader.number(
        of: "brews", option: option, given: value, in: ExperimentParameters.rowsRange)
    case "--rows":
      ownOptions.append((option, [.experiment]))
      setsRows = true
      parameters.rows = try reader.number(
        of: "rows", option: option, given: value, in: ExperimentParameters.rowsRange)
    case "--toggles":
      ownOptions.append((option, [.experiment]))
      parameters.toggles = try reader.number(
        of: "toggles", option: option, given: value, in: ExperimentParameters.togglesRange)
    case "--log":
      ownOptions.append((option, [.log, .compare]))
      path = try reader.value(of: option, given: value, kind: "the path of a log")
    case "--color": screen.color = try Self.color(option, value, from: &reader)
    case "--ambiguous-width":
      screen.ambiguousWidth = try reader.number(
        of: "columns", option: option, given: value, in: 1...2)
    case "--record", "--baseline", "--trace":
      try takeFile(option, try reader.value(of: option, given: value, kind: "a file"))
    default: try takeFlag(option, value)
    }
  }

  private mutating func takeFile(_ option: String, _ file: String) throws(UsageError) {
    guard !file.isEmpty else { throw UsageError("\(option) needs a file after it") }
    switch option {
    case "--record":
      ownOptions.append((option, [.compare, .lab]))
      screen.record = file
    case "--baseline":
      ownOptions.append((option, [.experiment]))
      output.baseline = file
    default:
      ownOptions.append((option, [.experiment, .replay]))
      output.trace = file
    }
  }

  private mutating func takeFlag(_ option: String, _ value: String?) throws(UsageError) {
    let format = OutputFormat.allCases.first { $0.option == option }
    let others = [
      "--update-baseline", "--scale", "--no-mouse", "--ascii", "--plain", "-h", "--help",
      "--version",
    ]
    guard format != nil || others.contains(option) else {
      throw UsageError("there is no option \(option.quoted); see brewlog --help")
    }
    if let value { throw UsageError("\(option) takes no value \(value.quoted)") }
    if let format {
      ownOptions.append((option, [.experiment, .replay]))
      return try output.take(format)
    }
    switch option {
    case "--update-baseline":
      ownOptions.append((option, [.experiment]))
      output.updatesBaseline = true
    case "--scale":
      ownOptions.append((option, [.experiment]))
      output.scales = true
    case "--no-mouse": screen.usesMouse = false
    case "--plain": screen.isPlain = true
    default: screen.isASCII = true
    }
  }

  func command() throws(UsageError) -> Command {
    let name = name ?? .log
    if let foreign = ownOptions.first(where: { !$0.of.contains(name) }) {
      let owners = foreign.of.map { "brewlog \($0.rawValue)" }.joined(separator: " and ")
      throw UsageError("\(foreign.option) belongs to \(owners), not to \(name.rawValue)")
    }
    switch name {
    case .log: return .logScreen(path: path, screen: screen)
    case .compare: return try compareCommand()
    case .lab:
      // The screen of this experiment is the comparison.
      return lab == RowsExperiment.name
        ? .compare(sample: sample, screen: screen) : .lab(name: lab, screen: screen)
    case .experiment: return try experimentCommand()
    case .replay:
      guard let recording else { throw UsageError("replay needs a file that --record has written") }
      return .replay(file: recording, format: output.format, trace: output.trace)
    }
  }

  private func compareCommand() throws(UsageError) -> Command {
    guard path != nil else { return .compare(sample: sample, screen: screen) }
    let others = ownOptions.map(\.option).filter { $0 != "--log" }
    if let other = others.first {
      throw UsageError(
        other == "--sample"
          ? "--sample and --log do not go together; choose one"
          : "\(other) is for sample brews, which every replay has; there is no place for it beside --log"
      )
    }
    return .compare(sample: sample, log: path, screen: screen)
  }

  private func experimentCommand() throws(UsageError) -> Command {
    guard let experiment else {
      throw UsageError("experiment needs a name: \(Self.experimentNames)")
    }
    if case .one(let name) = experiment, setsRows,
      Experiments.named(name)?.sizes.contains(.rows) != true
    {
      let owners = Experiments.all.filter { $0.sizes.contains(.rows) }.map { $0.name }
      throw UsageError(
        "--rows belongs to the experiment \(owners.joined(separator: ", ")) (and all), not to \(name)"
      )
    }
    let task = try output.task(of: experiment)
    if task == .scale, let option = ownOptions.first(where: { $0.option != "--scale" })?.option {
      throw UsageError("--scale has sizes of its own; there is no place for \(option)")
    }
    return .experiment(experiment, parameters: parameters, task)
  }
}

extension CommandDraft {
  /// - Throws: `UsageError` with the nearest name for a command that there is not.
  static func commandName(_ word: String) throws(UsageError) -> Name {
    guard let name = Name(rawValue: word) else {
      let known = Name.allCases.map(\.rawValue) + LogCommand.all.map(\.guide.name)
      throw UsageError(
        "there is no command \(word.quoted)\(NearestName.advice(word, among: known))")
    }
    return name
  }

  private static func experimentChoice(_ word: String) throws(UsageError) -> ExperimentChoice {
    if word == "all" { return .all }
    guard Experiments.named(word) != nil else {
      throw UsageError("there is no experiment \(word.quoted); choose \(experimentNames)")
    }
    return .one(name: word)
  }

  private static func labName(_ word: String) throws(UsageError) -> String {
    guard word == RowsExperiment.name || Labs.names.contains(word) else {
      throw UsageError("there is no lab \(word.quoted); choose \(labNames)")
    }
    return word
  }

  private static var labNames: String {
    ([RowsExperiment.name] + Labs.names).joined(separator: ", ")
  }

  private static var experimentNames: String {
    (Experiments.all.map { $0.name } + ["all"]).joined(separator: ", ")
  }

  private static func color(
    _ option: String, _ value: String?, from reader: inout ArgumentReader
  ) throws(UsageError) -> ColorChoice {
    let choices = ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")
    let text = try reader.value(of: option, given: value, kind: "one of " + choices)
    guard let choice = ColorChoice(rawValue: text) else {
      throw UsageError("\(option) needs one of \(choices), not \(text.quoted)")
    }
    return choice
  }
}
