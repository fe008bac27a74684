/// Why a body ran, in the words of `_printChanges`.
public struct UpdateCause: CustomStringConvertible {
  package enum Kind {
    case selfChanged
    case identity
    case property(ViewType, Int)
    case observed(AnyKeyPath?)
    /// The value that a list or a control is bound to; never the cause of a body run.
    case bound
  }

  package let kind: Kind
  /// For an observed property: which object's, where a trace asks for `.instances`.
  package var instance: ObservedInstance?

  package init(kind: Kind, instance: ObservedInstance? = nil) {
    self.kind = kind
    self.instance = instance
  }

  /// What makes two causes of one type of views the same, whatever their names.
  package enum Key: Hashable {
    case selfChanged, identity
    case property(Int)
    case observed(AnyKeyPath?)
    case bound
  }

  package var key: Key {
    switch kind {
    case .selfChanged: .selfChanged
    case .identity: .identity
    case .property(_, let index): .property(index)
    case .observed(let keyPath): .observed(keyPath)
    case .bound: .bound
    }
  }

  /// Whether the value that arrived differed: `@self`.
  public var isSelf: Bool { if case .selfChanged = kind { true } else { false } }

  /// The object that an observed property belongs to: `ModernItem #3` by its explicit id, `ModernStore #1` by a small
  /// number. Nil unless a trace asks for `.instances`, and where the view holds no such object, or holds several.
  public var instanceName: String? { instance?.name }

  /// `@self`, `@identity`, `_property`, `@offset` for a nested property, or `Type.property` of an observed model. For
  /// what runs no body, `@binding` too: a list or a control whose bound value is another one.
  ///
  /// The name of an observed property is looked up when it is asked for, not when the cause is noted.
  public var description: String {
    switch kind {
    case .selfChanged: "@self"
    case .identity: "@identity"
    case .property(let type, let index): type.properties[index].label
    case .observed(nil): "@dependencies"
    case .observed(let keyPath?): PropertyName.describe(keyPath)
    case .bound: "@binding"
    }
  }

  /// The property that has changed, with its type; nil where the cause is none, or does not say which.
  var propertyName: String? {
    switch kind {
    case .selfChanged, .identity, .bound, .observed(nil): nil
    case .property(let type, let index): type.properties[index].fullName
    case .observed(let keyPath?): PropertyName.describe(keyPath)
    }
  }

  /// The cause as `_printChanges` gives it, where an observed property is a key path: `\Type.property`.
  var printed: String {
    switch kind {
    case .observed(.some): "\\" + description
    default: description
    }
  }
}

/// The causes that a node has gathered since its last body run.
package struct PendingCauses {
  var isSelf = false
  var isIdentity = false
  /// One bit for each dynamic property, in the order of declaration; the last bit stands for all beyond.
  var properties: UInt64 = 0
  var observed: [AnyKeyPath?] = []

  mutating func note(property index: Int) { properties |= 1 << UInt64(min(index, 63)) }

  mutating func noteObserved(_ keyPath: AnyKeyPath?) {
    if !observed.contains(keyPath) { observed.append(keyPath) }
  }

  /// Whether there is one beside the value that arrived.
  var hasOwn: Bool { properties != 0 || !observed.isEmpty }

  mutating func removeAll() {
    isSelf = false
    isIdentity = false
    properties = 0
    observed.removeAll(keepingCapacity: true)
  }

  /// In the order that `_printChanges` gives.
  func list(for type: ViewType) -> [UpdateCause] {
    var causes: [UpdateCause] = []
    if isSelf { causes.append(UpdateCause(kind: .selfChanged)) }
    if isIdentity { causes.append(UpdateCause(kind: .identity)) }
    if properties != 0 {
      for index in type.properties.indices where properties & (1 << UInt64(min(index, 63))) != 0 {
        causes.append(UpdateCause(kind: .property(type, index)))
      }
    }
    for keyPath in observed { causes.append(UpdateCause(kind: .observed(keyPath))) }
    return causes
  }
}
