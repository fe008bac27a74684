/// A mass in grams.
public struct Grams: Measure {
  public static let symbol = "g"
  public static let otherSymbols = ["gr", "gram", "grams"]
  public var value: Double
  public init(_ value: Double) { self.value = value }
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
