extension Bag {
  private static let weightRange = ValueRange(normal: 50...5_000, accepted: 0...100_000)

  /// What is odd about it, in the order of its fields.
  public var findings: [Finding] {
    var findings = [("bean", bean.name), ("roaster", bean.roaster)].compactMap {
      Brew.lengthFinding($0.1, field: $0.0)
    }
    if bean.name.trimmed.isEmpty {
      findings.append(
        Finding(field: "bean", severity: .impossible, reason: "a bag needs the name of its bean"))
    }
    if let weight {
      findings += [Self.weightRange.finding(weight.value, field: "weight", symbol: "g")].compactMap
      { $0 }
    }
    if let cost, cost.amount < 0 {
      findings.append(
        Finding(field: "cost", severity: .impossible, reason: "\(cost) is less than nothing"))
    }
    return findings + roast.findings
  }
}
