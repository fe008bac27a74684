/// A number with its unit: two measures of different kinds cannot be added or confused.
///
/// Its text is the shortest decimal that gives the same number back, with a dot, whatever the locale.
public protocol Measure: Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// What follows the number in a text: `g`, `°C`.
  static var symbol: String { get }
  /// What people write after the number besides the symbol, in lower case.
  static var otherSymbols: [String] { get }
  /// The number, in the unit that the type stands for.
  var value: Double { get }

  init(_ value: Double)
}

extension Measure {
  public static var otherSymbols: [String] { [] }

  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The number alone: `15.2`, `36`.
  public var description: String { DecimalText.shortest(value) }

  /// Reads `15`, `15.2`, `15,2` or `15.2 g`; nil for anything else.
  public init?(_ text: String) {
    guard
      let value = DecimalText.parse(text, symbols: [Self.symbol.lowercased()] + Self.otherSymbols)
    else { return nil }
    self.init(value)
  }
}
