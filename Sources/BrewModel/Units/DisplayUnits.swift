/// The units in which a user reads and writes masses, volumes and temperatures. What is kept stays metric.
public struct DisplayUnits: Hashable, Sendable {
  /// Whether masses are in ounces, and not in grams.
  public var usesOunces = false
  /// Whether volumes are in fluid ounces of the United States, and not in millilitres.
  public var usesFluidOunces = false
  /// Whether temperatures are in degrees Fahrenheit, and not Celsius.
  public var usesFahrenheit = false
  /// Whether temperatures are written without the sign of a degree: `93 C`.
  public var isASCII = false

  /// Grams, millilitres and degrees Celsius.
  public init() {}

  /// Grams, millilitres and degrees Celsius.
  public static let metric = DisplayUnits()

  /// A mass with its unit: `15.2 g`, or `0.54 oz`.
  public func text(_ grams: Grams) -> String {
    number(grams) + (usesOunces ? " oz" : " g")
  }

  /// A mass without its unit: `15.2`, or `0.54`.
  public func number(_ grams: Grams) -> String {
    usesOunces ? DecimalText.rounded(grams.ounces, decimals: 2) : grams.description
  }

  /// An amount with its unit: `250 g`, `8.82 oz`, `250 ml` or `8.45 fl oz`.
  public func text(_ amount: Amount) -> String {
    guard amount.unit == .millilitres else { return text(amount.grams) }
    return usesFluidOunces
      ? "\(DecimalText.rounded(amount.fluidOunces, decimals: 2)) fl oz" : amount.description
  }

  /// A temperature with its unit: `93 °C`, or `199.4 °F`.
  public func text(_ temperature: Celsius) -> String {
    usesFahrenheit
      ? "\(DecimalText.rounded(temperature.fahrenheit, decimals: 1)) \(fahrenheitSymbol)"
      : "\(temperature) \(celsiusSymbol)"
  }

  var celsiusSymbol: String { isASCII ? "C" : "°C" }
  var fahrenheitSymbol: String { isASCII ? "F" : "°F" }

  /// The text of a field in these units, for a form; nil where its usual text does.
  public func text(of field: BrewField, in brew: Brew) -> String? {
    switch field {
    case .dose where usesOunces: brew.dose.map(text)
    case .water where differ(for: brew.water): brew.water.map(text)
    case .yield where differ(for: brew.yield): brew.yield.map(text)
    case .temperature where usesFahrenheit: brew.temperature.map(text)
    default: nil
    }
  }

  /// The text of a field in these units, times as a clock shows them: for people. Empty where nothing was recorded.
  public func wholeText(of field: BrewField, in brew: Brew) -> String {
    text(of: field, in: brew) ?? field.duration(of: brew)?.exactClockText ?? field.text(of: brew)
  }

  /// What may be typed into a field of a form, in these units; nil where they say nothing of it.
  public func example(of field: BrewField) -> String? {
    switch field {
    case .dose where usesOunces: "e.g. 0.54 oz"
    case .water where usesOunces || usesFluidOunces:
      "e.g. \(usesOunces ? "8.8 oz" : "250 g") or \(usesFluidOunces ? "8.5 fl oz" : "250 ml")"
    case .yield where usesOunces || usesFluidOunces:
      "e.g. \(usesOunces ? "1.3 oz" : "36 g") or \(usesFluidOunces ? "1.2 fl oz" : "36 ml")"
    case .temperature where isASCII && !usesFahrenheit: "e.g. 93 C, or 200 F"
    case .temperature where usesFahrenheit: "e.g. 200 \(fahrenheitSymbol), or 93 C"
    default: nil
    }
  }

  /// The same for a field of a bag.
  public func example(of field: BagField) -> String? {
    field == .weight && usesOunces ? "e.g. 8.8 oz" : nil
  }

  private func differ(for amount: Amount?) -> Bool {
    amount?.unit == .millilitres ? usesFluidOunces : usesOunces
  }

  /// A text that was typed into a field, with the unit that is meant where it has none.
  public func completed(_ text: String, of field: BrewField) -> String {
    guard DecimalText.parse(text, symbols: []) != nil else { return text }
    return switch field {
    case .dose where usesOunces, .water where usesOunces, .yield where usesOunces:
      text.trimmed + " oz"
    case .temperature where usesFahrenheit: text.trimmed + " F"
    default: text
    }
  }
}

extension Grams {
  /// Of an avoirdupois ounce.
  static let perOunce = 28.349523125

  /// From avoirdupois ounces.
  public init(ounces: Double) { self.init(ounces * Self.perOunce) }

  /// In avoirdupois ounces.
  public var ounces: Double { value / Self.perOunce }
}

extension Amount {
  /// Of a fluid ounce of the United States.
  static let millilitresPerFluidOunce = 29.5735295625

  /// What people write behind ounces, in lower case.
  static let ounceSymbols = ["oz", "ounces", "ounce"]
  static let fluidOunceSymbols = ["fl oz", "fl. oz", "floz", "fluid ounces"]

  /// Of a volume.
  public var fluidOunces: Double { value / Self.millilitresPerFluidOunce }

  /// Reads fluid ounces: `8.5 fl oz`; nil for anything else.
  init?(fluidOunces text: String) {
    guard
      let volume = DecimalText.parse(text, symbols: Self.fluidOunceSymbols, isUnitNeeded: true)
    else { return nil }
    let millilitres = volume * Self.millilitresPerFluidOunce
    self.init((millilitres * 100).rounded() / 100, .millilitres)
  }
}

extension Grams {
  /// What a scale shows: ounces have no more decimals than it.
  var hundredths: Double { (value * 100).rounded() / 100 }
}
