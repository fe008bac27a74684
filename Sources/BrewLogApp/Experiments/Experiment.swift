/// A claim about the two observation systems that is run rather than believed.
///
/// Everything that a report says must come from real stores and real views; an experiment computes its claims from its
/// parameters and its measurements from what ran, and never one from the other.
public protocol Experiment {
  /// The name on the command line: one word in lower case.
  static var name: String { get }
  /// One line for the help text, without a full stop.
  static var summary: String { get }
  /// The sizes that it can be given, in the order in which reports have them; the number of toggles unless it says
  /// more.
  static var sizes: [ExperimentSize] { get }

  init()

  /// Runs headless and reports.
  ///
  /// Complexity: each experiment says its own.
  func run(_ parameters: ExperimentParameters) -> ExperimentReport
}

extension Experiment {
  public static var sizes: [ExperimentSize] { [.toggles] }
}

/// A size that an experiment can be given, by the name that it has on the command line.
public nonisolated enum ExperimentSize: String, CaseIterable, Sendable {
  case rows, toggles
}

/// The sizes with which experiments run, each of them with those that it has.
public nonisolated struct ExperimentParameters: Equatable, Sendable {
  /// The rows that each list holds, in `rowsRange`.
  public var rows: Int
  /// How often the change under test is made, in `togglesRange`.
  public var toggles: Int

  /// The sizes of the articles, unless others are given.
  public init(rows: Int = 1_000, toggles: Int = 10) {
    self.rows = rows
    self.toggles = toggles
  }

  /// One of them.
  public subscript(size: ExperimentSize) -> Int {
    switch size {
    case .rows: rows
    case .toggles: toggles
    }
  }

  /// Beyond a million, two stores and their lists need gigabytes.
  public static let rowsRange = 1...1_000_000
  /// Beyond ten thousand, the eager stacks run more than ten million bodies.
  public static let togglesRange = 1...10_000
}

/// The experiments that exist, in the order in which `all` runs them.
public enum Experiments {
  public static let all: [any Experiment.Type] = [
    RowsExperiment.self, SettingsExperiment.self, CounterExperiment.self, PlayerExperiment.self,
    CartExperiment.self,
    ScreensExperiment.self,
  ]

  /// The experiment of that name, or nil.
  public static func named(_ name: String) -> (any Experiment.Type)? {
    all.first { $0.name == name }
  }
}
