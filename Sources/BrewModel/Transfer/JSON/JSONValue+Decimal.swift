package import TextFormats

extension JSONValue {
  /// The shortest decimal that gives the same number back; null for nil and for what is no number.
  package init(_ value: Double?) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    self = .number(DecimalText.shortest(value))
  }

  init(_ value: Int) { self = .integer(value) }
}
