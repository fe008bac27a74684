import TerminalUI

/// Who is made anew and who runs again: a parent with a counter of its own, a model, and two children.
public struct CounterExperiment: Experiment {
  public static let name = "counter"
  public static let summary = "a parent and two children; who is made anew, who runs again"

  public init() {}

  /// Complexity: O(M), M = `toggles`.
  public func run(_ parameters: ExperimentParameters) -> ExperimentReport {
    let m = parameters.toggles
    return ExperimentReport(
      of: Self.self, parameters: parameters,
      conditions: "\(m.groupedCount("event")) of each kind",
      sections: CounterEvent.allCases.flatMap { event in
        [Self.transcripts(of: event), Self.counts(of: event, times: m)]
      })
  }

  /// What one event prints in each world.
  private static func transcripts(of event: CounterEvent) -> ExperimentSection {
    var areNamed = true
    let transcripts = CounterWorld.allCases.map { world in
      let stage = CounterStage(world)
      let bench = Bench { stage.content }
      let printed = stage.transcript.delta {
        bench.perform(stage.name(of: event)) { stage.perform(event) }
      }
      let named = printed.map(CounterClaims.named)
      if named != printed { areNamed = false }
      return TranscriptResult(
        event: world.name, isModern: world != .legacy,
        claim: CounterClaims.lines(of: event, in: world), measured: named,
        correction: CounterClaims.correction(of: event, in: world))
    }
    return ExperimentSection(
      event.name + ", once", results: [], transcripts: transcripts,
      findings: areNamed ? [] : ["This build cannot name properties: their names are put in here."])
  }

  /// Initialisers and bodies that `times` events run.
  private static func counts(of event: CounterEvent, times: Int) -> ExperimentSection {
    let runs = CounterWorld.allCases.map { CounterRuns($0, event, times: times) }
    return ExperimentSection(
      event.name + ", \(times.groupedCount("time"))",
      results: [1, 2].flatMap { modern in
        CounterRuns.kinds.indices.map { kind in
          let claim = CounterRuns.claims(of: event, times: times)
          return Worlds(
            observableObject: runs[0].counts[kind], observable: runs[modern].counts[kind]
          ).result(
            CounterRuns.kinds[kind] + (modern == 1 ? ", value" : ", model"),
            claim: claim[0][kind], claim[modern][kind],
            contradiction: CounterRuns.contradiction(
              of: kind, event, inModernWorld: modern, times: times))
        }
      })
  }
}

/// What events in one world have run.
private struct CounterRuns {
  static let kinds = [
    "Inits of both children", "ParentView bodies", "CounterDisplayView bodies",
    "LabelDisplayView bodies",
  ]

  /// In the order of `kinds`.
  let counts: [Int]

  init(_ world: CounterWorld, _ event: CounterEvent, times: Int) {
    let stage = CounterStage(world)
    let bench = Bench { stage.content }
    let printed = stage.transcript.delta {
      bench.perform(stage.name(of: event), times: times) { stage.perform(event) }
    }
    counts =
      [printed.count { $0.hasSuffix("init ran") }]
      + stage.views.map { bench.bodies(of: [$0]) }
  }

  /// By world, then in the order of `kinds`.
  static func claims(of event: CounterEvent, times m: Int) -> [[Int]] {
    switch event {
    case .parent: [[2 * m, m, 0, 0], [2 * m, m, 0, 0], [2 * m, m, 0, 0]]
    case .label: [[2 * m, m, m, m], [2 * m, 0, 0, m], [0, 0, 0, m]]
    case .counter: [[2 * m, m, m, 0], [0, 0, m, 0], [0, 0, m, 0]]
    }
  }

  /// The parent that hands the label down must run, whatever the article prints.
  static func contradiction(
    of kind: Int, _ event: CounterEvent, inModernWorld world: Int, times m: Int
  ) -> Contradiction? {
    guard kind == 1, event == .label, world == 1 else { return nil }
    return Contradiction(
      expected: Worlds(observableObject: m, observable: m),
      because: CounterClaims.parentReads)
  }
}
