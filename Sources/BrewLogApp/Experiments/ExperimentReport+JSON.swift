import Tally
package import TextFormats

extension ExperimentReport {
  /// The report in the shape that other programs read: its names and their order stay as they are.
  ///
  /// `agrees` is whether every claim holds. `verdicts` has how many do, how many do not for a known reason, and how
  /// many differ for none, which is what the exit status tells.
  package nonisolated var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("experiment", .string(experiment)),
      .init(
        "parameters", .object(sizes.map { .init($0.rawValue, .integer(parameters[$0])) })),
      .init(
        "verdicts",
        .object(ClaimVerdict.allCases.map { .init($0.rawValue, .integer(count(of: $0))) })),
      .init(
        "results",
        .array(sections.flatMap { section in section.results.map { $0.json(in: section) } })),
    ]
    if !transcripts.isEmpty {
      members.append(
        .init(
          "transcripts",
          .array(sections.flatMap { section in section.transcripts.map { $0.json(in: section) } })))
    }
    members.append(.init("agrees", .boolean(agrees)))
    return .object(members)
  }
}

extension ExperimentResult {
  fileprivate nonisolated func json(in section: ExperimentSection) -> JSONValue {
    .object(
      [
        .init("measure", .string(measure)),
        .init("claim", claim.json),
        .init("measured", measured.json),
        .init("agrees", .boolean(verdict == .agrees)),
        .init("section", .string(section.heading)),
      ] + verdict.members(because: contradiction?.reason))
  }
}

extension TranscriptResult {
  fileprivate nonisolated func json(in section: ExperimentSection) -> JSONValue {
    .object(
      [
        .init("event", .string(event)),
        .init("claim", .array(claim.map(JSONValue.string))),
        .init("measured", .array(measured.map(JSONValue.string))),
        .init("agrees", .boolean(verdict == .agrees)),
        .init("section", .string(section.heading)),
      ] + verdict.members(because: correction?.reason))
  }
}

extension ClaimVerdict {
  /// Why the claim does not hold, where that is known and what came out is what ought to.
  fileprivate nonisolated func members(because reason: String?) -> [JSONValue.Member] {
    guard self == .contradicted, let reason else { return [] }
    return [.init("contradicted", .string(reason))]
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
