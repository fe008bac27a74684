extension RenderTally {
  /// What the events in a closure ran. A `reset()` within begins anew: what ran before it is left out.
  ///
  /// Complexity: O(types + body runs).
  public func delta(_ events: () throws -> Void) rethrows -> TallyDelta {
    let start = TallyMark(self)
    try events()
    return start.delta(to: self)
  }

  /// As `delta(_:)`, for events that are waited for: `await tally.delta { await host.idle() }`.
  public func delta(_ events: @MainActor () async throws -> Void) async rethrows -> TallyDelta {
    let start = TallyMark(self)
    try await events()
    return start.delta(to: self)
  }

  /// Checks that the events in a closure run exactly these bodies, so often.
  ///
  /// - Parameter label: what the check is called in its failure.
  /// - Throws: `TallyMismatch`, which describes the difference; and what the closure throws.
  @discardableResult
  public func expect(
    _ bodies: [String: Int], _ label: String? = nil, fileID: String = #fileID, line: Int = #line,
    _ events: () throws -> Void
  ) throws -> TallyDelta {
    let delta = try delta(events)
    guard delta == bodies else {
      throw TallyMismatch(
        delta: delta, expected: bodies, label: label,
        place: CheckPlace(fileID: fileID, line: line))
    }
    return delta
  }
}

/// What a tally said at one moment.
struct TallyMark {
  private let counts: [String: ViewCounts]
  private let resets: Int
  private let lastEvent: Int
  private let updates: Int

  init(_ tally: RenderTally) {
    counts = tally.countsByName
    resets = tally.resetCount
    lastEvent = tally.lastEventNumber
    updates = tally.updateCount
  }

  func delta(to tally: RenderTally) -> TallyDelta {
    let isSame = tally.resetCount == resets
    let counts = tally.countsByName.reduce(into: [:]) { sum, new in
      sum[new.key] = new.value - (isSame ? self.counts[new.key] ?? ViewCounts() : ViewCounts())
    }
    let bodies = counts.values.reduce(0) { $0 + $1.bodies }
    let runs = tally.runs.suffix(bodies)
    let events = tally.events(after: lastEvent)
    return TallyDelta(
      counts: counts,
      runs: runs.map {
        TallyDelta.Run(viewName: $0.viewName, identity: $0.identity, causes: $0.causes)
      }, updates: runs.map { $0.update - updates },
      ledger: events.map(\.description),
      ledgerViews: events.map { event in
        event.runs.count < event.counts.bodies ? nil : Set(event.runs.map(\.viewName))
      })
  }
}
