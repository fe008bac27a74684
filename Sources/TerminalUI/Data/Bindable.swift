public import Observation

/// Bindings to the properties of an observable model. Not a dynamic property: reads are tracked by Observation.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  // The declaration makes a view's memberwise initialiser take the model itself.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError() }

  private init(value: Value) { self.wrappedValue = value }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self = Bindable(value: wrappedValue) }
  public init(_ wrappedValue: Value) { self = Bindable(value: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property. Making it reads the property, so the body that does so depends on it.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    _ = wrappedValue[keyPath: keyPath]
    return Binding(ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
