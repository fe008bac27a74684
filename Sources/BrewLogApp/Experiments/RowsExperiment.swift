/// Two stores, two lists: who runs again when a brew is starred.
public struct RowsExperiment: Experiment {
  public static let name = "rows"
  public static let summary = "two lists of brews; who runs again when one is starred"
  public init() {}
  public func run(_ parameters: ExperimentParameters) -> ExperimentReport {
    ExperimentReport(experiment: Self.name, parameters: parameters, sections: [])
  }
}
