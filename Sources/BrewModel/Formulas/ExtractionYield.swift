/// How much of the coffee is in the drink, and by which formula that was found.
public struct ExtractionYield: Hashable, Sendable {
  /// Which of the drink and the water counts.
  public enum Formula: Sendable {
    /// What flowed through: TDS × drink ∕ dose.
    case percolation
    /// What stands in all of its water: TDS × water ∕ ((1 − TDS) × dose), for the dissolved coffee is not water.
    case immersion

    /// In words for the help of a screen.
    public var text: String {
      switch self {
      case .percolation: "TDS × drink ∕ dose"
      case .immersion: "TDS × water ∕ ((1 − TDS) × dose)"
      }
    }
  }

  /// Of the dose.
  public var value: Percent
  /// How it was computed.
  public var formula: Formula

  /// What is usually read as well extracted: a hint, not a verdict.
  public static let usual = Percent(18)...Percent(22)

  /// The extraction of coffee through which water flowed. nil where the dose is not positive.
  public init?(percolation tds: Percent, drink: Grams, dose: Grams) {
    guard dose.value > 0 else { return nil }
    value = Percent(tds.value * drink.value / dose.value)
    formula = .percolation
  }

  /// The extraction of coffee that stood in its water. nil where the dose is not positive, or nothing is water.
  public init?(immersion tds: Percent, water: Grams, dose: Grams) {
    guard dose.value > 0, tds.value < 100 else { return nil }
    let share = tds.value / 100
    value = Percent(share * water.value / ((1 - share) * dose.value) * 100)
    formula = .immersion
  }
}

extension Percent {
  /// TDS read as degrees Brix on a refractometer, by the rule of thumb for espresso: 0.85 of them.
  public init(brix: Double) { self.init(brix * 0.85) }
}

extension Brew {
  /// By the formula of its style; nil where something that it needs was not recorded.
  public var extractionYield: ExtractionYield? {
    guard let tds, tds.value > 0, let dose else { return nil }
    if style == .immersion {
      guard let water, water.value > 0 else { return nil }
      return ExtractionYield(immersion: tds, water: water.grams, dose: dose)
    }
    guard let yield = self.yield, yield.value > 0 else { return nil }
    return ExtractionYield(percolation: tds, drink: yield.grams, dose: dose)
  }
}
