/// Something that is odd about a brew or a bag.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: Sendable {
    /// Outside the usual: kept, with a warning.
    case unusual
    /// Outside the possible: refused when it is typed; kept and marked when it was imported.
    case impossible
  }

  /// The key of the field.
  public let field: String
  public let severity: Severity
  /// What is odd, and what to do: `9000 g is more than 2000 g can be; check the unit`.
  public let reason: String

  public var description: String { "\(field): \(reason)" }
}

/// What a number may be.
struct ValueRange {
  /// Without a warning.
  let normal: ClosedRange<Double>
  /// At all.
  let accepted: ClosedRange<Double>

  func finding(_ value: Double, field: String, symbol: String) -> Finding? {
    if !accepted.contains(value) {
      return Finding(
        field: field, severity: .impossible,
        reason:
          "\(text(value, symbol)) is not possible: it must lie within \(text(accepted, symbol))")
    }
    guard !normal.contains(value) else { return nil }
    return Finding(
      field: field, severity: .unusual,
      reason:
        "\(text(value, symbol)) is unusual: most lie within \(text(normal, symbol)); check the unit"
    )
  }

  private func text(_ value: Double, _ symbol: String) -> String {
    DecimalText.rounded(value, decimals: 3)
      + (symbol.isEmpty || symbol == "%" ? symbol : " " + symbol)
  }

  private func text(_ range: ClosedRange<Double>, _ symbol: String) -> String {
    "\(DecimalText.shortest(range.lowerBound)) … \(text(range.upperBound, symbol))"
  }
}
