extension Brew {
  /// The style that decides which formulas hold: that of the method, and for one without a style by its name.
  public var style: BrewStyle? { method.style ?? BrewStyle(ofMethod: method.name) }

  /// x of the ratio 1 : x: the drink's mass by the dose for espresso, the water's for everything else.
  ///
  /// Where the one that belongs to the style was not recorded the other one stands in. nil where neither or no dose
  /// was.
  public var ratio: Double? {
    guard let dose, dose.value > 0 else { return nil }
    let amounts = style == .espresso ? [yield, water] : [water, yield]
    guard let amount = amounts.compactMap({ $0 }).first(where: { $0.value > 0 }) else { return nil }
    return amount.grams.value / dose.value
  }

  /// `1:16.6`, and `1:?` where it is unknown.
  public var ratioText: String { "1:" + (ratio.map { DecimalText.fixed($0, decimals: 1) } ?? "?") }

  /// Grams of coffee for a litre of water; nil where one of them was not recorded.
  public var concentration: GramsPerLitre? {
    guard let dose, let water, water.value > 0 else { return nil }
    return GramsPerLitre(dose.value * 1_000 / water.value)
  }
}
