/// A price, with its currency where it is known: `14.50 EUR`.
public struct Cost: Hashable, Sendable, CustomStringConvertible {
  /// In the currency.
  public var amount: Double
  /// As the user writes it; empty if unknown.
  public var currency: String

  /// - Parameter currency: as the user writes it; empty if unknown.
  public init(_ amount: Double, _ currency: String = "") {
    self.amount = amount
    self.currency = currency
  }

  /// With two decimals, or with all that there are.
  public var description: String {
    let fixed = DecimalText.fixed(amount, decimals: 2)
    let number = Double(fixed) == amount ? fixed : DecimalText.shortest(amount)
    return currency.isEmpty ? number : "\(number) \(currency)"
  }

  /// Reads `14.50`, `14,50 EUR` or `14.50 €`; nil for anything else.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2,
      let amount = DecimalText.parse(String(first), symbols: [])
    else { return nil }
    self.init(amount, words.count == 2 ? String(words[1]) : "")
  }
}
