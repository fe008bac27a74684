extension BrewField {
  /// What is shown as a text says, in the unit in which it is kept: 0.54 oz is anything from 15.17 to 15.45 g, for no
  /// list shows more of it.
  ///
  /// nil for texts in the units in which fields are kept: those are shown as they are.
  func rangeShown(as text: String) -> ClosedRange<Double>? {
    switch self {
    case .dose: Self.range(text, Amount.ounceSymbols, half: 0.005) { $0 * Grams.perOunce }
    case .water, .yield:
      Self.range(text, Amount.ounceSymbols, half: 0.005) { $0 * Grams.perOunce }
        ?? Self.range(text, Amount.fluidOunceSymbols, half: 0.005) {
          $0 * Amount.millilitresPerFluidOunce
        }
    case .temperature: Self.range(text, Celsius.fahrenheitSymbols, half: 0.05) { ($0 - 32) / 1.8 }
    default: nil
    }
  }

  /// - Parameter half: of the last digit that is shown.
  private static func range(
    _ text: String, _ symbols: [String], half: Double, _ kept: (Double) -> Double
  ) -> ClosedRange<Double>? {
    DecimalText.parse(text, symbols: symbols, isUnitNeeded: true).map {
      kept($0 - half)...kept($0 + half)
    }
  }
}
