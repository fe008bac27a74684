/// A write that a view was told of. Writes that nobody has subscribed to are seen by nobody.
public struct PropertyWrite {
  /// Whether the new value equals the old one.
  public enum Equality: Hashable, Sendable {
    /// Compared as the values of views are, or known to differ by the setter that told.
    case equal, different
    /// A property of an observable object that would have to be copied to be compared, or that is not known.
    case unknown
  }

  package enum Kind {
    /// A state, as `View._name`.
    case state(String)
    case observed(AnyKeyPath?)
    /// A published property of an object of a type; nil where several could be meant.
    case published(String, property: String?)
  }

  package let kind: Kind
  /// Which object, where that is known.
  package let instance: ObservedInstance?
  /// Whether the new value equals the old one, where that is known.
  public let equality: Equality

  package init(kind: Kind, instance: ObservedInstance? = nil, equality: Equality) {
    self.kind = kind
    self.instance = instance
    self.equality = equality
  }

  /// Whether the runtime tells of each write once, and not of each view that is told.
  package var isCounted: Bool { if case .observed = kind { false } else { true } }

  /// Whether it is the same property of the same object, as far as both are known: several views are told of a write,
  /// and not each of them holds the object.
  package func isSame(as other: PropertyWrite) -> Bool {
    guard equality == other.equality else { return false }
    return switch (kind, other.kind) {
    case (.state(let name), .state(let other)): name == other
    case (.observed(let keyPath), .observed(let otherKeyPath)):
      keyPath == otherKeyPath
        && (instance == nil || other.instance == nil || instance?.object == other.instance?.object)
    case (.published(let type, let name), .published(let otherType, let otherName)):
      type == otherType && name == otherName
    default: false
    }
  }

  /// `Type.property`; `Type` alone where it is not known which. Looked up when it is asked for.
  public var property: String {
    switch kind {
    case .state(let name): name
    case .observed(nil): "an observed property"
    case .observed(let keyPath?): PropertyName.describe(keyPath)
    case .published(let type, let property): property.map { "\(type).\($0)" } ?? type
    }
  }

  /// Which object it is a property of: `ModernItem #3` by an explicit id, `ModernStore #1` by a number; nil where it is
  /// not known.
  public var instanceName: String? { instance?.name }
}
