/// A stored field in which a value that arrived at a view differs from the one before.
public nonisolated struct FieldChange: Hashable, Sendable, CustomStringConvertible {
  /// What sort of field it is, which says whether it can ever compare equal.
  public enum Kind: Hashable, Sendable {
    /// Two values that can be compared.
    case value
    /// A reference to another object.
    case object
    /// A closure with a context, or a binding made of closures: no two are ever equal.
    case closure
  }

  /// The stored property, with those around it: `item.isFavorite`.
  public let path: String
  /// What sort of field it is.
  public let kind: Kind
  /// The values as short texts of at most 24 characters; empty for closures.
  public let old: String
  /// As `old`.
  public let new: String

  /// A change as it is described.
  public init(path: String, kind: Kind, old: String = "", new: String = "") {
    self.path = path
    self.kind = kind
    self.old = old
    self.new = new
  }

  /// `item.isFavorite: false → true`, or `action: a closure, never equal`.
  public var description: String {
    kind == .closure ? "\(path): a closure, never equal" : "\(path): \(old) → \(new)"
  }
}
