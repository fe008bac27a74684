/// How much water went in, or how much drink came out: weighed or measured.
public struct Amount: Hashable, Sendable, CustomStringConvertible {
  /// Whether it was weighed or measured.
  public enum Unit: String, Sendable, CaseIterable {
    case grams = "g"
    case millilitres = "ml"
  }

  public var value: Double
  /// Of the value.
  public var unit: Unit

  /// - Parameter unit: grams where nobody says.
  public init(_ value: Double, _ unit: Unit = .grams) {
    self.value = value
    self.unit = unit
  }

  /// Its mass, a millilitre of water being a gram.
  public var grams: Grams { Grams(value) }

  /// `250` for grams, `250 ml` for millilitres: what `init(_:)` reads back.
  public var description: String {
    unit == .grams ? DecimalText.shortest(value) : "\(DecimalText.shortest(value)) ml"
  }

  /// Reads `250`, `250,5 g`, `0.25 kg`, `9 oz`, `250 ml`, `0.5 l` or `8.5 fl oz`; nil for anything else.
  public init?(_ text: String) {
    if let grams = Grams(text) {
      self.init(grams.value)
    } else if let millilitres = DecimalText.parse(
      text, symbols: ["ml", "cc", "millilitres", "milliliters"], isUnitNeeded: true)
    {
      self.init(millilitres, .millilitres)
    } else if let litres = DecimalText.parse(
      text, symbols: [Litres.symbol] + Litres.otherSymbols, isUnitNeeded: true)
    {
      self.init((litres * 1_000_000).rounded() / 1_000, .millilitres)
    } else {
      self.init(fluidOunces: text)
    }
  }
}
