public import CombineShim

/// An observable object that the view owns: made once, when the view's place in the tree is first taken.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// The object. Before the view is installed each access makes a new one: a runtime issue.
  public var wrappedValue: ObjectType {
    if let object { return object }
    UninstalledAccess.stateObject.report(Self.self)
    return make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    let kept = link.storage as? ObjectSubscription<ObjectType>
    let subscription = kept ?? ObjectSubscription.following(make(), link)
    object = subscription.object
    return subscription
  }
}

extension StateObject {
  /// Always equal: the object is the place's, not the value's.
  static func valueComparison() -> ValueComparison.Predicate { { _, _ in true } }
}
