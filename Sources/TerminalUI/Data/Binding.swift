/// A value that lives elsewhere, to read and to set.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: LinkedProperty {
  private var location: Location<Value>
  /// The dynamic property that a read in a body counts for: the view's own, or the one that the binding was made from.
  private(set) var reader: LocationLink?

  var storedLocation: Location<Value> { location }

  init(_ location: Location<Value>, reader: LocationLink? = nil) {
    self.location = location
    self.reader = reader
  }

  /// A binding to whatever two closures make of it. Closures do not compare, so a view that is given such a binding in
  /// a body runs whenever that body does; a key path of a state or a model compares.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(FunctionalLocation(get: get, set: set))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads the value and is set in vain.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get {
      if RunningUpdate.isEvaluating { reader?.wasRead = true }
      return location.get()
    }
    nonmutating set { location.set(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(location, reader: reader) }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(KeyPathLocation(location, keyPath), reader: reader)
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    let linked: LinkedLocation<Value>
    if let kept = link.storage as? LinkedLocation<Value> {
      kept.follow(location)
      linked = kept
    } else {
      linked = LinkedLocation(location, link: LocationLink(link.node.token, index: link.index))
    }
    reader = linked.link
    return linked
  }
}

extension Binding: CustomValueComparison {
  /// Two bindings are equal when they point to the same place.
  static func valueComparison() -> ValueComparison.Predicate {
    { left, right in
      left.assumingMemoryBound(to: Self.self).pointee.location
        .isSame(as: right.assumingMemoryBound(to: Self.self).pointee.location)
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
