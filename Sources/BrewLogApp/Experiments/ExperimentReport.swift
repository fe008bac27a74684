/// A pair of numbers of one kind: one for each observation system.
public nonisolated struct Worlds: Equatable, Sendable {
  /// The number of the world on `ObservableObject`.
  public var observableObject: Int
  /// The number of the world on `@Observable`.
  public var observable: Int

  /// A pair as it is given.
  public init(observableObject: Int, observable: Int) {
    self.observableObject = observableObject
    self.observable = observable
  }
}

/// What a measurement says of its claim.
public nonisolated enum ClaimVerdict: String, CaseIterable, Equatable, Sendable {
  /// It is what was claimed.
  case agrees
  /// It is what ought to have been claimed: the claim does not hold, and why is known.
  case contradicted
  /// It is neither.
  case differs
}

/// One line of a report: what is claimed, and what was measured.
public nonisolated struct ExperimentResult: Equatable, Sendable {
  /// What is counted, with its unit and its conditions.
  public var measure: String
  /// What is claimed of both worlds.
  public var claim: Worlds
  /// What came out.
  public var measured: Worlds
  /// Set where an article's claim does not hold here, or contradicts the article's own listing.
  public var contradiction: Contradiction?
  /// Whether the claim holds.
  public var verdict: ClaimVerdict {
    guard measured == contradiction?.expected ?? claim else { return .differs }
    return contradiction == nil ? .agrees : .contradicted
  }

  public init(
    _ measure: String, claim: Worlds, measured: Worlds, contradiction: Contradiction? = nil
  ) {
    self.measure = measure
    self.claim = claim
    self.measured = measured
    self.contradiction = contradiction
  }
}

/// A claim that does not hold: what comes out in its place, and why.
public nonisolated struct Contradiction: Equatable, Sendable {
  /// What comes out in place of the claim.
  public var expected: Worlds
  /// A clause that goes on after "because", without a full stop.
  public var reason: String

  /// What is expected for a reason; see `reason`.
  public init(expected: Worlds, because reason: String) {
    self.expected = expected
    self.reason = reason
  }
}

/// What an article prints for one event, line by line, and what was printed.
public nonisolated struct TranscriptResult: Equatable, Sendable {
  /// The event and the world, for example "model label changes, legacy".
  public var event: String
  /// Whether it is of the world on `@Observable`; else of that on `ObservableObject`.
  public var isModern = false
  /// The lines that the article prints.
  public var claim: [String]
  /// The lines that were printed.
  public var measured: [String]
  /// The lines that ought to be there in place of the claimed ones, and why, where the article contradicts itself.
  public var correction: Correction?
  /// Whether the article's lines are those.
  public var verdict: ClaimVerdict {
    guard measured == correction?.lines ?? claim else { return .differs }
    return correction == nil ? .agrees : .contradicted
  }

  /// What ought to have been claimed, and why.
  public struct Correction: Equatable, Sendable {
    /// The lines in place of the claimed ones.
    public var lines: [String]
    /// A clause that goes on after "because", without a full stop.
    public var reason: String

    /// Lines for a reason; see `reason`.
    public init(lines: [String], because reason: String) {
      self.lines = lines
      self.reason = reason
    }
  }
}

/// Results about one question, under a heading.
public nonisolated struct ExperimentSection: Equatable, Sendable {
  /// What the section is about, with its conditions.
  public var heading: String
  /// What was counted.
  public var results: [ExperimentResult]
  /// What was printed.
  public var transcripts: [TranscriptResult]
  /// What the numbers say in words, one sentence a line; made from them.
  public var findings: [String]

  public init(
    _ heading: String, results: [ExperimentResult], transcripts: [TranscriptResult] = [],
    findings: [String] = []
  ) {
    self.heading = heading
    self.results = results
    self.transcripts = transcripts
    self.findings = findings
  }
}

/// What an experiment found.
public nonisolated struct ExperimentReport: Equatable, Sendable {
  /// Its name.
  public var experiment: String
  /// With what it ran; of these `sizes` are its own.
  public var parameters: ExperimentParameters
  /// Those of the parameters that the experiment has.
  public var sizes: [ExperimentSize]
  /// What was done how often, in words: "1,000 rows, 10 toggles".
  public var conditions: String
  /// What was found, question by question.
  public var sections: [ExperimentSection]

  /// - Parameter conditions: the sizes that the experiment has, in words; nil for rows and toggles.
  @MainActor public init(
    of experiment: any Experiment.Type, parameters: ExperimentParameters,
    conditions: String? = nil, sections: [ExperimentSection]
  ) {
    self.init(
      experiment: experiment.name, sizes: experiment.sizes, parameters: parameters,
      conditions: conditions, sections: sections)
  }

  init(
    experiment: String, sizes: [ExperimentSize] = ExperimentSize.allCases,
    parameters: ExperimentParameters, conditions: String? = nil, sections: [ExperimentSection]
  ) {
    self.experiment = experiment
    self.sizes = sizes
    self.parameters = parameters
    self.conditions =
      conditions
      ?? "\(parameters.rows.groupedCount("row")), \(parameters.toggles.groupedCount("toggle"))"
    self.sections = sections
  }

  /// The results of all sections, in order.
  public var results: [ExperimentResult] { sections.flatMap(\.results) }
  /// The transcripts of all sections, in order.
  public var transcripts: [TranscriptResult] { sections.flatMap(\.transcripts) }
  /// How many measurements and transcripts say this of their claims.
  public func count(of verdict: ClaimVerdict) -> Int { verdicts.count { $0 == verdict } }
  /// Whether every claim holds.
  public var agrees: Bool { verdicts.allSatisfy { $0 == .agrees } }
  /// Whether any measurement is neither what was claimed nor, for a known reason, something else.
  public var differs: Bool { verdicts.contains(.differs) }

  var verdicts: [ClaimVerdict] { results.map(\.verdict) + transcripts.map(\.verdict) }
}
