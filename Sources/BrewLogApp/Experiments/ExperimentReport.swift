/// A pair of numbers of one kind: one for each observation system.
public nonisolated struct Worlds: Equatable, Sendable {
  public var observableObject: Int
  public var observable: Int

  public init(observableObject: Int, observable: Int) {
    self.observableObject = observableObject
    self.observable = observable
  }
}

/// One line of a report: what is claimed, and what was measured.
public nonisolated struct ExperimentResult: Equatable, Sendable {
  /// What is counted, with its unit and its conditions.
  public var measure: String
  public var claim: Worlds
  public var measured: Worlds
  public var agrees: Bool { claim == measured }

  public init(_ measure: String, claim: Worlds, measured: Worlds) {
    self.measure = measure
    self.claim = claim
    self.measured = measured
  }
}

/// Results about one question, under a heading.
public nonisolated struct ExperimentSection: Equatable, Sendable {
  public var heading: String
  public var results: [ExperimentResult]
  /// What the numbers say in words, one sentence a line; made from them.
  public var findings: [String]

  public init(_ heading: String, results: [ExperimentResult], findings: [String] = []) {
    self.heading = heading
    self.results = results
    self.findings = findings
  }
}

/// What an experiment found.
public nonisolated struct ExperimentReport: Equatable, Sendable {
  public var experiment: String
  public var parameters: ExperimentParameters
  public var sections: [ExperimentSection]

  public init(
    experiment: String, parameters: ExperimentParameters, sections: [ExperimentSection]
  ) {
    self.experiment = experiment
    self.parameters = parameters
    self.sections = sections
  }

  /// The results of all sections, in order.
  public var results: [ExperimentResult] { sections.flatMap(\.results) }
  /// Whether every measurement is what was claimed.
  public var agrees: Bool { results.allSatisfy(\.agrees) }
}
