extension Bag {
  private static let weightRange = ValueRange(normal: 50...5_000, accepted: 0...100_000)

  /// What is odd about it, in the order of its fields.
  ///
  /// - Parameters:
  ///   - now: later days have not come yet.
  ///   - units: in which its weight is told.
  public func findings(now: Instant = .now, units: DisplayUnits = .metric) -> [Finding] {
    var findings = [("bean", bean.name), ("roaster", bean.roaster)].compactMap {
      Brew.lengthFinding($0.1, field: $0.0)
    }
    if bean.name.trimmed.isEmpty {
      findings.append(
        Finding(field: "bean", severity: .impossible, reason: "a bag needs the name of its bean"))
    }
    if let weight {
      let scale = units.scale(of: .dose, symbol: Grams.symbol)
      findings += [Self.weightRange.finding(weight.value, field: "weight", scale: scale)]
        .compactMap(\.self)
    }
    if let cost, cost.amount < 0 {
      findings.append(
        Finding(field: "cost", severity: .impossible, reason: "\(cost) is less than nothing"))
    }
    return findings + roast.findings + roast.futureFindings(now: now)
  }

  /// What cannot be: a reason to refuse it when it is typed.
  public func refusals(units: DisplayUnits = .metric) -> [Finding] {
    findings(units: units).filter { $0.severity == .impossible }
  }
}
