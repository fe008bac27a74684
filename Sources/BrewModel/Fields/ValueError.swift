/// A text that is no value of its field: what, where, and what to do.
public struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key of the field.
  public let field: String
  /// What was given.
  public let text: String
  /// What is wrong, and how to write it right.
  public let reason: String

  /// - Parameter text: as it was given, whole.
  public init(field: String, text: String, reason: String) {
    self.field = field
    self.text = text
    self.reason = reason
  }

  /// `dose: “abc” is not a mass; write it like 15 or 15.2`.
  public var description: String { "\(field): “\(text.prefix(60))” \(reason)" }
}
