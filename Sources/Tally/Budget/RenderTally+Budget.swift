extension RenderTally {
  /// Checks that what the events in a closure run stays within a budget.
  ///
  /// - Parameter events: how many events the closure makes; the budget is for each.
  /// - Throws: `BudgetBroken`, which names each limit that was broken, with the body runs and the ledger's lines that
  ///   broke it; and what the closure throws.
  @discardableResult
  public func check(_ budget: RedrawBudget, events count: Int = 1, _ events: () throws -> Void)
    throws -> TallyDelta
  {
    let delta = try delta(events)
    let violations = violations(of: budget, in: delta, events: count)
    guard violations.isEmpty else { throw BudgetBroken(violations: violations, events: count) }
    return delta
  }

  /// As `check(_:events:_:)`, for events that are waited for.
  @discardableResult
  public func check(
    _ budget: RedrawBudget, events count: Int = 1, _ events: @MainActor () async throws -> Void
  ) async throws -> TallyDelta {
    let delta = try await delta(events)
    let violations = violations(of: budget, in: delta, events: count)
    guard violations.isEmpty else { throw BudgetBroken(violations: violations, events: count) }
    return delta
  }

  /// The limits that were broken: those of the budget in its order, then those of `others` by name.
  ///
  /// - Parameter count: how many events the delta is of.
  public func violations(of budget: RedrawBudget, in delta: TallyDelta, events count: Int = 1)
    -> [BudgetViolation]
  {
    let known = countsByName
    var broken = budget.limits.compactMap { limit -> BudgetViolation? in
      if limit.isTyped && known[limit.view] == nil {
        return violation(of: limit.view, nil, limit.bodiesPerEvent * count, delta)
      }
      return check(limit.view, limit.bodiesPerEvent * count, delta)
    }
    if let others = budget.others {
      let named = Set(budget.limits.map(\.view))
      broken += delta.bodies.keys.sorted().filter { !named.contains($0) }
        .compactMap { check($0, others * count, delta) }
    }
    return broken
  }

  private func check(_ view: String, _ allowed: Int, _ delta: TallyDelta) -> BudgetViolation? {
    let measured = delta[view].bodies
    return measured > allowed ? violation(of: view, measured, allowed, delta) : nil
  }

  private func violation(of view: String, _ measured: Int?, _ allowed: Int, _ delta: TallyDelta)
    -> BudgetViolation
  {
    BudgetViolation(
      view: view, allowed: allowed, measured: measured,
      runs: delta.runs.filter { $0.viewName == view }, ledger: measured == nil ? [] : delta.ledger)
  }
}
