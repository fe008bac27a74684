public import CombineShim
public import Observation

/// Sets values of the environment for the content.
public struct _EnvironmentModifier: PrimitiveModifier {
  let write: (inout EnvironmentValues) -> Void

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    let scope = EnvironmentScope(parent: context.environment)
    return _TypedNode(EnvironmentNode(view, context, environment: scope))
  }
}

private final class EnvironmentNode: ModifierNode<_EnvironmentModifier> {
  private let scope: EnvironmentScope

  override init<Content: View>(
    _ view: ModifiedContent<Content, _EnvironmentModifier>, _ context: _NodeContext,
    environment: EnvironmentScope?
  ) {
    scope = environment!
    super.init(view, context, environment: environment)
  }

  override func willMakeChild() { writeValues() }
  override func modifierChanged(from old: _EnvironmentModifier) { writeValues() }

  /// What the modifier reads on its way — `transformEnvironment` — makes it follow those values.
  private func writeValues() {
    var values = EnvironmentValues(scope: environment)
    values.onRead = { [unowned self] key in environment.register(self, for: key) }
    modifier.write(&values)
    scope.set(values.written)
  }

  override func environmentChanged(_ key: ObjectIdentifier) { writeValues() }
}

extension View {
  /// Sets a value of the environment for this view and those in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  )
    -> some View
  {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment, to be found by its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(_EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Puts an observable object into the environment, for `@EnvironmentObject` to find by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(_EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Changes a value of the environment for this view and those in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Whether the controls in this view can be used; one that is disabled anywhere around stays so.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }
}

enum EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
