import Tally
package import TextFormats

extension ExperimentReport {
  /// The report in the shape that other programs read: its names and their order stay as they are.
  package nonisolated var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("experiment", .string(experiment)),
      .init("parameters", parameters.json),
      .init("results", .array(results.map(\.json))),
    ]
    if !transcripts.isEmpty {
      members.append(.init("transcripts", .array(transcripts.map(\.json))))
    }
    members.append(.init("agrees", .boolean(agrees)))
    return .object(members)
  }
}

extension ExperimentParameters {
  fileprivate nonisolated var json: JSONValue {
    .object([.init("rows", .integer(rows)), .init("toggles", .integer(toggles))])
  }
}

extension ExperimentResult {
  fileprivate nonisolated var json: JSONValue {
    .object(
      [
        .init("measure", .string(measure)),
        .init("claim", claim.json),
        .init("measured", measured.json),
        .init("agrees", .boolean(agrees)),
      ] + (contradiction.map { [.init("contradicted", .string($0.reason))] } ?? []))
  }
}

extension TranscriptResult {
  fileprivate nonisolated var json: JSONValue {
    .object(
      [
        .init("event", .string(event)),
        .init("claim", .array(claim.map(JSONValue.string))),
        .init("measured", .array(measured.map(JSONValue.string))),
        .init("agrees", .boolean(agrees)),
      ] + (correction.map { [.init("contradicted", .string($0.reason))] } ?? []))
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
