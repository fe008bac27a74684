extension Bag {
  /// What is left of a bag: its weight without the doses of the brews that came from it.
  ///
  /// Negative where more was taken than there was. nil where its weight is unknown. Complexity: O(brews).
  public func remainder(after brews: some Sequence<Brew>) -> Grams? {
    guard let weight else { return nil }
    var used = 0.0
    for brew in brews where brew.bag == id { used += brew.dose?.value ?? 0 }
    // Sums of tenths are a little off; the scale shows hundredths.
    return Grams(((weight.value - used) * 100).rounded() / 100)
  }

  /// What a dose cost; nil where the price or the weight is unknown.
  public func cost(of dose: Grams) -> Cost? {
    guard let cost, let weight, weight.value > 0 else { return nil }
    return Cost(cost.amount * dose.value / weight.value, cost.currency)
  }
}
