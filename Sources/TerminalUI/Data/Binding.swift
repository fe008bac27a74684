/// A value that lives elsewhere, to read and to set.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: LinkedProperty {
  private var location: Location<Value>
  /// The dynamic property that a read in a body counts for: the view's own, or the one that the binding was made from.
  private(set) var reader: LocationLink?

  /// The value when the binding was made, where nothing else tells the views that it is handed to of another one.
  /// A collection is not kept: the next write in place would copy it.
  private var snapshot: Value?

  var storedLocation: Location<Value> { location }

  init(_ location: Location<Value>, reader: LocationLink? = nil) {
    self.location = location
    self.reader = reader
    guard location.isKnownByOwnerOnly, !Self.isCollection, location.isReadable else { return }
    snapshot = location.get()
  }

  private static var isCollection: Bool {
    Value.self != String.self && Value.self is any Collection.Type
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

extension Binding {
  /// Two bindings are equal when they point to the same place; where that is a property of an observed object, whose
  /// changes run the view that holds the object alone, they must also have been made when it had the same value.
  static func valueComparison() -> ValueComparison.Predicate {
    let values = ValueComparison.of(Value.self)
    return { left, right in
      let left = left.assumingMemoryBound(to: Self.self)
      let right = right.assumingMemoryBound(to: Self.self)
      guard left.pointee.location.isSame(as: right.pointee.location) else { return false }
      guard left.pointee.location.isKnownByOwnerOnly else { return true }
      guard let old = left.pointee.snapshot, let new = right.pointee.snapshot else { return false }
      return values.isEqual(old, new)
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
