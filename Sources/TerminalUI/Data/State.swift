/// A value that a view owns: made with the view, kept as long as the view's place in the tree lives.
///
/// Setting an equal value does nothing. Setting another one runs the bodies that have read it, at the end of the event.
/// As with SwiftUI's property wrapper, the initial value is made whenever a parent's body makes the view, and the first
/// is kept. Built with `TERMINALUI_LAZY_STATE` it is made once for each place, as with SwiftUI's macro.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  #if TERMINALUI_LAZY_STATE
    private let make: () -> Value
    private var initial: Value { make() }

    public init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }
    public init(initialValue make: @autoclosure @escaping () -> Value) { self.make = make }
  #else
    private let initial: Value

    public init(wrappedValue: Value) { initial = wrappedValue }
    public init(initialValue: Value) { initial = initialValue }
  #endif
  private var linked: LinkedLocation<Value>?

  /// The value. Before the view is installed it is the initial one, and writes are lost: a runtime issue.
  public var wrappedValue: Value {
    get {
      guard let linked else {
        UninstalledAccess.state.report(Self.self)
        return initial
      }
      if RunningUpdate.isEvaluating { linked.link.wasRead = true }
      return linked.location.get()
    }
    nonmutating set {
      guard let linked else { return UninstalledAccess.state.report(Self.self) }
      linked.location.set(newValue)
    }
  }

  /// A binding to the state. Making it is not a read.
  public var projectedValue: Binding<Value> {
    guard let linked else {
      UninstalledAccess.state.report(Self.self)
      return Binding(ConstantLocation(initial))
    }
    return Binding(linked.location, reader: linked.link)
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    linked = .state(initial, link)
    return linked
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State {
  /// Two states compare by their initial values: the place of a value is not part of it.
  static func valueComparison() -> ValueComparison.Predicate {
    #if TERMINALUI_LAZY_STATE
      return { _, _ in true }
    #else
      let value = ValueComparison.of(Value.self)
      return { left, right in
        value.isEqual(
          left.assumingMemoryBound(to: Self.self).pointee.initial,
          right.assumingMemoryBound(to: Self.self).pointee.initial)
      }
    #endif
  }
}
