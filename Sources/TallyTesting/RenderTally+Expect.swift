@_exported public import Tally

/// Checks that report a failure where they stand and let the test go on, as `#expect` and `XCTAssert` do.
extension RenderTally {
  /// Expects that what the events in a closure run stays within a budget.
  ///
  /// - Parameters:
  ///   - label: what the check is called in its failure.
  ///   - events: how many events the closure makes; the budget is for each.
  /// - Returns: what ran.
  /// - Throws: what the closure throws.
  @discardableResult
  public func expect(
    within budget: RedrawBudget, _ label: String? = nil, events count: Int = 1,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, _ events: () throws -> Void
  ) rethrows -> TallyDelta {
    let site = CheckSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let delta = try delta(events)
    site.report(broken(budget, in: delta, events: count, label: label, at: nil))
    return delta
  }

  /// As `expect(within:_:events:_:)`, for events that are waited for.
  @discardableResult
  public func expect(
    within budget: RedrawBudget, _ label: String? = nil, events count: Int = 1,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, _ events: @MainActor () async throws -> Void
  ) async rethrows -> TallyDelta {
    let site = CheckSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let delta = try await delta(events)
    site.report(broken(budget, in: delta, events: count, label: label, at: nil))
    return delta
  }

  /// Expects that the events in a closure run exactly these bodies, so often, and no others.
  ///
  /// - Parameters:
  ///   - bodies: body runs by the types' names without their modules.
  ///   - label: what the check is called in its failure.
  /// - Returns: what ran.
  /// - Throws: what the closure throws.
  @discardableResult
  public func expect(
    exactly bodies: [String: Int], _ label: String? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, _ events: () throws -> Void
  ) rethrows -> TallyDelta {
    let site = CheckSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let delta = try delta(events)
    site.report(delta.mismatch(with: bodies, label))
    return delta
  }

  /// As `expect(exactly:_:_:)`, for events that are waited for.
  @discardableResult
  public func expect(
    exactly bodies: [String: Int], _ label: String? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, _ events: @MainActor () async throws -> Void
  ) async rethrows -> TallyDelta {
    let site = CheckSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let delta = try await delta(events)
    site.report(delta.mismatch(with: bodies, label))
    return delta
  }
}

extension TallyDelta {
  fileprivate nonisolated func mismatch(
    with bodies: [String: Int], _ label: String?
  ) -> TallyMismatch? {
    self == bodies ? nil : TallyMismatch(delta: self, expected: bodies, label: label)
  }
}
