extension RenderTally {
  /// Checks that what the events in a closure run stays within a budget.
  ///
  /// - Parameters:
  ///   - label: what the check is called in its failure.
  ///   - events: how many events the closure makes; the budget is for each.
  /// - Throws: `BudgetBroken`, which names the check, each limit that was broken, with the body runs and the ledger's
  ///   lines that broke it; and what the closure throws.
  @discardableResult
  public func check(
    _ budget: RedrawBudget, _ label: String? = nil, events count: Int = 1,
    fileID: String = #fileID, line: Int = #line, _ events: () throws -> Void
  ) throws -> TallyDelta {
    let delta = try delta(events)
    let place = CheckPlace(fileID: fileID, line: line)
    if let broken = broken(budget, in: delta, events: count, label: label, at: place) {
      throw broken
    }
    return delta
  }

  /// As `check(_:_:events:_:)`, for events that are waited for.
  @discardableResult
  public func check(
    _ budget: RedrawBudget, _ label: String? = nil, events count: Int = 1,
    fileID: String = #fileID, line: Int = #line, _ events: @MainActor () async throws -> Void
  ) async throws -> TallyDelta {
    let delta = try await delta(events)
    let place = CheckPlace(fileID: fileID, line: line)
    if let broken = broken(budget, in: delta, events: count, label: label, at: place) {
      throw broken
    }
    return delta
  }

  /// The failure of a check; nil where the budget is kept to.
  package func broken(
    _ budget: RedrawBudget, in delta: TallyDelta, events count: Int, label: String?,
    at place: CheckPlace?
  ) -> BudgetBroken? {
    let violations = violations(of: budget, in: delta, events: count)
    return violations.isEmpty
      ? nil : BudgetBroken(violations, events: count, label: label, of: delta, at: place)
  }

  /// The limits that were broken: those of the budget in its order, then those of `others` by name.
  ///
  /// - Parameter count: how many events the delta is of.
  public func violations(of budget: RedrawBudget, in delta: TallyDelta, events count: Int = 1)
    -> [BudgetViolation]
  {
    let known = countsByName
    var broken = budget.limits.compactMap { limit -> BudgetViolation? in
      guard !limit.isTyped || known[limit.view] != nil else {
        return delta.violation(of: limit.view, nil, allowed: limit.bodiesPerEvent * count)
      }
      return delta.violation(of: limit.view, perEvent: limit.bodiesPerEvent, events: count)
    }
    if let others = budget.others {
      let named = Set(budget.limits.map(\.view))
      broken += delta.bodies.keys.sorted().filter { !named.contains($0) }
        .compactMap { delta.violation(of: $0, perEvent: others, events: count) }
    }
    return broken
  }
}

extension TallyDelta {
  /// What breaks a limit: the runs of all events together, else those of one update, for an event has one or more.
  fileprivate nonisolated func violation(of view: String, perEvent limit: Int, events: Int)
    -> BudgetViolation?
  {
    let all = self[view].bodies
    if all > limit * events { return violation(of: view, all, allowed: limit * events) }
    var counts: [Int: Int] = [:]
    for (run, update) in zip(runs, updates) where run.viewName == view {
      counts[update, default: 0] += 1
    }
    guard let update = counts.keys.sorted().first(where: { counts[$0]! > limit }) else {
      return nil
    }
    return violation(of: view, counts[update], allowed: limit, in: update)
  }

  fileprivate nonisolated func violation(
    of view: String, _ measured: Int?, allowed: Int, in update: Int? = nil
  ) -> BudgetViolation {
    let shown = zip(runs.indices, runs).filter { index, run in
      run.viewName == view && (update == nil || updates[index] == update)
    }
    let lines = measured == nil ? [] : ledgerIndices(of: view)
    return BudgetViolation(
      view: view, allowed: allowed, measured: measured, isOfOneUpdate: update != nil,
      runs: shown.map(\.1), ledger: lines.map { ledger[$0] }, ledgerIndices: lines)
  }
}
