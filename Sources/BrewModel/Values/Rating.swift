/// How good a brew was, on the scale on which it was judged: 4.5 of 5, or 9 of 10.
public struct Rating: Hashable, Sendable, CustomStringConvertible {
  /// 0 … `scale`.
  public var value: Double
  /// The best that could be given.
  public var scale: Double

  /// - Parameter scale: the best that could be given.
  public init(_ value: Double, of scale: Double = 5) {
    self.value = value
    self.scale = scale
  }

  /// The same judgement on another scale: 9 of 10 is 4.5 on 5. 0 where the scale is not positive.
  public func value(on other: Double) -> Double { scale > 0 ? value / scale * other : 0 }

  /// `4.5`, or `9/10` on another scale than 5: what `init(_:)` reads back.
  public var description: String {
    let number = DecimalText.shortest(value)
    return scale == 5 ? number : "\(number)/\(DecimalText.shortest(scale))"
  }

  /// Reads `4`, `4,5`, `9/10` or `80 %`; nil for anything else.
  ///
  /// - Parameter scale: the scale where the text names none.
  public init?(_ text: String, scale: Double = 5) {
    if let share = DecimalText.parse(text, symbols: ["%"], isUnitNeeded: true) {
      self.init(share, of: 100)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let value = DecimalText.parse(String(parts[0]), symbols: []) else {
      return nil
    }
    guard parts.count == 2 else {
      self.init(value, of: scale)
      return
    }
    guard let written = DecimalText.parse(String(parts[1]), symbols: []), written > 0 else {
      return nil
    }
    self.init(value, of: written)
  }
}
