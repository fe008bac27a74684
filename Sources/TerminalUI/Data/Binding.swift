/// A value that lives elsewhere, to read and to set.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: LinkedProperty {
  private var location: Location<Value>
  private var linked: LinkedLocation<Value>?

  var storedLocation: Location<Value> { location }

  init(_ location: Location<Value>) { self.location = location }

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
      if RunningUpdate.isEvaluating { linked?.link.wasRead = true }
      return location.get()
    }
    nonmutating set { location.set(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(location) }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(KeyPathLocation(location, keyPath))
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    if let kept = link.storage as? LinkedLocation<Value> {
      kept.follow(location)
      linked = kept
    } else {
      linked = LinkedLocation(location, link: LocationLink(link.node.token, index: link.index))
    }
    return linked
  }
}

extension Binding {
  /// A binding to an optional, from one that is not.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional; nil when there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
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
