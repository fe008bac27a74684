extension DisplayUnits {
  /// A mistake in an amount or a temperature with examples in these units; any other as it is.
  public func told(_ error: ValueError) -> ValueError {
    guard let reason = reason(for: error.field) else { return error }
    return ValueError(field: error.field, text: error.text, reason: reason)
  }

  /// The first example has no unit: it is in the one that is meant then.
  private func reason(for field: String) -> String? {
    let isAmount = usesOunces || usesFluidOunces
    return switch field {
    case BrewField.dose.key where usesOunces: "is not a mass; write it like 0.54 or 15.2 g"
    case BagField.weight.key where usesOunces: "is not a mass; write it like 8.8 or 250 g"
    case BrewField.water.key where isAmount: amount(usesOunces ? "8.8" : "250", "8.5", "250")
    case BrewField.yield.key where isAmount: amount(usesOunces ? "1.3" : "36", "1.2", "36")
    case BrewField.temperature.key where usesFahrenheit:
      "is not a temperature; write it like 200 or 93 C"
    default: nil
    }
  }

  private func amount(_ mass: String, _ fluidOunces: String, _ millilitres: String) -> String {
    let volume = usesFluidOunces ? "\(fluidOunces) fl oz" : "\(millilitres) ml"
    return "is not an amount; write it like \(mass) or \(volume)"
  }
}
