/// A mass in grams.
public struct Grams: Measure {
  public static let symbol = "g"
  public static let otherSymbols = ["gr", "gram", "grams"]
  public var value: Double
  public init(_ value: Double) { self.value = value }

  /// What people write behind kilograms, in lower case.
  static let kilogramSymbols = ["kg", "kilo", "kilos", "kilogram", "kilograms"]
  /// What people write behind pounds, in lower case.
  static let poundSymbols = ["lb", "lbs", "lb.", "lbs.", "pound", "pounds"]

  /// Reads grams, with or without the unit, and kilograms, ounces and pounds where the text says so: `250`, `15,2 g`,
  /// `0.25 kg`, `12 oz`, `1 lb`.
  public init?(_ text: String) {
    if let grams = DecimalText.parse(text, symbols: [Self.symbol] + Self.otherSymbols) {
      self.init(grams)
    } else if let kilograms = Self.number(text, Self.kilogramSymbols) {
      self.init((kilograms * 1_000_000).rounded() / 1_000)
    } else if let ounces = Self.number(text, Amount.ounceSymbols) {
      self.init(Grams(ounces: ounces).hundredths)
    } else if let pounds = Self.number(text, Self.poundSymbols) {
      self.init(Grams(ounces: pounds * 16).hundredths)
    } else {
      return nil
    }
  }

  private static func number(_ text: String, _ symbols: [String]) -> Double? {
    DecimalText.parse(text, symbols: symbols, isUnitNeeded: true)
  }
}

/// A share in hundredths: total dissolved solids, extraction yield, alcohol by volume.
public struct Percent: Measure {
  public static let symbol = "%"
  public var value: Double
  public init(_ value: Double) { self.value = value }
}

/// A volume in litres, of a batch of beer.
public struct Litres: Measure {
  public static let symbol = "l"
  public static let otherSymbols = ["litre", "litres", "liter", "liters"]
  public var value: Double
  public init(_ value: Double) { self.value = value }
}

/// A concentration in grams of coffee for a litre of water.
public struct GramsPerLitre: Measure {
  public static let symbol = "g/l"
  public var value: Double
  public init(_ value: Double) { self.value = value }
}

/// A specific gravity, relative to water: 1.056.
public struct Gravity: Measure {
  public static let symbol = "sg"
  public var value: Double
  public init(_ value: Double) { self.value = value }
  /// With the three decimals that a hydrometer shows: `1.050`.
  public var description: String {
    let short = DecimalText.shortest(value)
    let fixed = DecimalText.fixed(value, decimals: 3)
    return Double(fixed) == value ? fixed : short
  }
}
