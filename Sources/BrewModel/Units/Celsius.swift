/// A temperature in degrees Celsius.
public struct Celsius: Measure {
  public static let symbol = "°C"
  public static let otherSymbols = ["c", "° c", "℃"]
  /// What people write behind degrees Fahrenheit, in lower case.
  static let fahrenheitSymbols = ["°f", "f", "° f", "℉"]
  public var value: Double
  public init(_ value: Double) { self.value = value }

  /// From degrees Fahrenheit, to the hundredth that a thermometer may show: 212 gives 100, 200 gives 93.33.
  public init(fahrenheit: Double) { value = ((fahrenheit - 32) / 1.8 * 100).rounded() / 100 }

  /// In degrees Fahrenheit: 212 for 100.
  public var fahrenheit: Double { value * 1.8 + 32 }

  /// Reads degrees Celsius, with or without the unit, and degrees Fahrenheit where an F says so: `93`, `93,5 °C`,
  /// `200 F`.
  public init?(_ text: String) {
    if let celsius = DecimalText.parse(text, symbols: ["°c"] + Self.otherSymbols) {
      self.init(celsius)
    } else if let fahrenheit = DecimalText.parse(
      text, symbols: Self.fahrenheitSymbols, isUnitNeeded: true)
    {
      self.init(fahrenheit: fahrenheit)
    } else {
      return nil
    }
  }
}
