extension ExperimentReport {
  /// The report in the shape that other programs read: its names and their order stay as they are.
  public nonisolated var json: JSONValue {
    .object([
      .init("experiment", .string(experiment)),
      .init("parameters", parameters.json),
      .init("results", .array(results.map(\.json))),
      .init("agrees", .boolean(agrees)),
    ])
  }
}

extension ExperimentParameters {
  fileprivate nonisolated var json: JSONValue {
    .object([.init("rows", .integer(rows)), .init("toggles", .integer(toggles))])
  }
}

extension ExperimentResult {
  fileprivate nonisolated var json: JSONValue {
    .object([
      .init("measure", .string(measure)),
      .init("claim", claim.json),
      .init("measured", measured.json),
      .init("agrees", .boolean(agrees)),
    ])
  }
}

extension Worlds {
  fileprivate nonisolated var json: JSONValue {
    .object([
      .init("ObservableObject", .integer(observableObject)),
      .init("@Observable", .integer(observable)),
    ])
  }
}
