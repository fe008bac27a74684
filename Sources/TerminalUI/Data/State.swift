/// A value that a view owns: made with the view, kept as long as the view's place in the tree lives.
///
/// Setting an equal value does nothing. Setting another one runs the bodies that have read it, at the end of the event.
/// As with SwiftUI's property wrapper, the initial value is made whenever a parent's body makes the view, and the first
/// is kept.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private let initial: Value
  private var linked: LinkedLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get {
      guard let linked else { return initial }
      if RunningUpdate.isEvaluating { linked.link.wasRead = true }
      return linked.location.get()
    }
    nonmutating set { linked?.location.set(newValue) }
  }

  /// A binding to the state. Making it is not a read.
  public var projectedValue: Binding<Value> {
    guard let linked else { return Binding(ConstantLocation(initial)) }
    return Binding(linked.location, reader: linked.link)
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    if let kept = link.storage as? LinkedLocation<Value> {
      linked = kept
    } else {
      let location = StateLocation(initial, graph: link.node.graph, name: link.name)
      linked = LinkedLocation(location, link: LocationLink(link.node.token, index: link.index))
    }
    return linked
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: CustomValueComparison {
  /// Two states compare by their initial values: the place of a value is not part of it.
  static func valueComparison() -> ValueComparison.Predicate {
    let value = ValueComparison.of(Value.self)
    return { left, right in
      value.isEqual(
        left.assumingMemoryBound(to: Self.self).pointee.initial,
        right.assumingMemoryBound(to: Self.self).pointee.initial)
    }
  }
}
