/// Something that is odd about a brew or a bag.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How odd it is.
  public enum Severity: Sendable {
    /// Outside the usual: kept, with a warning.
    case unusual
    /// Outside the possible: refused when it is typed; kept and marked when it was imported.
    case impossible
  }

  /// The key of the field.
  public let field: String
  /// Whether it is refused.
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

  func finding(_ value: Double, field: String, scale: NumberScale) -> Finding? {
    if !accepted.contains(value) {
      return Finding(
        field: field, severity: .impossible,
        reason:
          "\(scale.text(value)) is not possible: it must lie within \(text(accepted, scale))")
    }
    guard !normal.contains(value) else { return nil }
    return Finding(
      field: field, severity: .unusual,
      reason:
        "\(scale.text(value)) is unusual: most lie within \(text(normal, scale)); check the unit"
    )
  }

  private func text(_ range: ClosedRange<Double>, _ scale: NumberScale) -> String {
    "\(scale.digits(range.lowerBound)) … \(scale.text(range.upperBound))"
  }
}
