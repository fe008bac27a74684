/// A value that views hand up to those around them. Where several views give one, they are combined in tree order.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// Gives a value to the views around.
public struct _PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(PreferenceNode(view, context))
  }
}

/// A node that has a value for those around, in place of what is below it.
private protocol PreferenceSource: _ViewNode {
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?
}

private final class PreferenceNode<Key: PreferenceKey>: ModifierNode<
  _PreferenceModifier<Key>
>, PreferenceSource
{
  override func didMount() { tellAround(of: Key.self) }
  override func modifierChanged(from old: _PreferenceModifier<Key>) {
    if !graph.detail.isEmpty, !ValueComparison.areEqual(old.value, modifier.value) {
      graph.noteOutput()
    }
    tellAround(of: Key.self)
  }
  override func willRemove() { tellAround(of: Key.self) }

  func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    Other.self == Key.self ? modifier.value as? Other.Value : nil
  }
}

/// Changes what the views inside give.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(PreferenceTransformNode(view, context))
  }
}

private final class PreferenceTransformNode<Key: PreferenceKey>: ModifierNode<
  _PreferenceTransformModifier<Key>
>, PreferenceSource
{
  override func didMount() { tellAround(of: Key.self) }
  // Closures do not compare: it may be another one.
  override func modifierChanged(from old: _PreferenceTransformModifier<Key>) {
    tellAround(of: Key.self)
  }
  override func willRemove() { tellAround(of: Key.self) }

  func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard Other.self == Key.self else { return nil }
    var value = combinedPreference(Key.self)
    modifier.transform(&value)
    return value as? Other.Value
  }
}

/// Runs an action with what the views inside give.
public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(PreferenceActionNode(view, context))
  }
}

private protocol PreferenceReader: _ViewNode {
  func preferenceChanged(_ key: any PreferenceKey.Type)
}

private final class PreferenceActionNode<Key: PreferenceKey>: ModifierNode<
  _PreferenceActionModifier<Key>
>, PreferenceReader
where Key.Value: Equatable {
  private var last: Key.Value?
  private var isQueued = false

  override func didMount() { lookLater() }

  func preferenceChanged(_ key: any PreferenceKey.Type) {
    if key == Key.self { lookLater() }
  }

  /// After the bodies, when all values are the newest.
  private func lookLater() {
    guard !isQueued else { return }
    isQueued = true
    graph.enqueue(isOutput: false) { [weak self] in self?.look() }
  }

  private func look() {
    isQueued = false
    guard isMounted else { return }
    let new = combinedPreference(Key.self)
    guard new != last else { return }
    last = new
    modifier.action(new)
  }

}

extension _ViewNode {
  /// What the views inside give together.
  fileprivate func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var given: [Key.Value] = []
    collectPreferences(key, into: &given)
    guard var value = given.first else { return Key.defaultValue }
    for index in given.indices.dropFirst() {
      Key.reduce(value: &value, nextValue: { given[index] })
    }
    return value
  }

  private func collectPreferences<Key: PreferenceKey>(
    _ key: Key.Type, into given: inout [Key.Value]
  ) {
    forEachChild { child in
      if let value = (child as? any PreferenceSource)?.preference(key) {
        given.append(value)
      } else {
        child.collectPreferences(key, into: &given)
      }
    }
  }

  /// Has those around that read the preference look at it again.
  fileprivate func tellAround(of key: any PreferenceKey.Type) {
    var around = parent
    while let current = around {
      (current as? any PreferenceReader)?.preferenceChanged(key)
      around = current.parent
    }
  }
}

extension View {
  /// Gives the views around a value, in place of what those inside this view give.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    modifier(_PreferenceModifier<Key>(value: value))
  }

  /// Changes what the views inside this view give together, for those around. Where none gives any, the key's default.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Runs the action when the view comes, and whenever what the views inside give together is another value.
  ///
  /// Complexity: O(nodes inside) for each update in which one of them gives anew.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(_PreferenceActionModifier<Key>(action: action))
  }
}
