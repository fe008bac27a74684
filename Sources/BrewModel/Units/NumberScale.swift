/// How numbers of a field are told: their unit, and how they come from the one in which they are kept.
struct NumberScale {
  let symbol: String
  var decimals = 3
  var converted: (Double) -> Double = { $0 }

  /// With the unit: `93 °C`, `9 %`.
  func text(_ value: Double) -> String {
    digits(value) + (symbol.isEmpty || symbol == "%" ? symbol : " " + symbol)
  }

  /// Without it.
  func digits(_ value: Double) -> String {
    DecimalText.rounded(converted(value), decimals: decimals)
  }
}

extension DisplayUnits {
  /// How the numbers of a field are told. - Parameter symbol: of the unit in which they are kept.
  func scale(of field: BrewField, symbol: String) -> NumberScale {
    switch (field, symbol) {
    case (.dose, _) where usesOunces, (.water, "g") where usesOunces,
      (.yield, "g") where usesOunces:
      NumberScale(symbol: "oz", decimals: 2) { Grams($0).ounces }
    case (.water, "ml") where usesFluidOunces, (.yield, "ml") where usesFluidOunces:
      NumberScale(symbol: "fl oz", decimals: 2) { Amount($0, .millilitres).fluidOunces }
    case (.temperature, _) where usesFahrenheit:
      NumberScale(symbol: fahrenheitSymbol, decimals: 1) { Celsius($0).fahrenheit }
    case (.temperature, _): NumberScale(symbol: celsiusSymbol)
    default: NumberScale(symbol: symbol)
    }
  }
}
