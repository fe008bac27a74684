public import CombineShim

/// An observable object that is handed to the view: any of its changes runs the body.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to an observable object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { Binding(ObservedLocation(object, keyPath)) }
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    ObjectSubscription.following(wrappedValue, link)
  }
}

extension ObservedObject {
  static func valueComparison() -> ValueComparison.Predicate {
    { left, right in
      left.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        === right.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }
  }
}

/// A node's subscription to the changes of one object.
final class ObjectSubscription<ObjectType: ObservableObject>: ObjectStorage, RemovableStorage {
  private(set) var object: ObjectType
  private var cancellable: AnyCancellable?

  /// The subscription to go on with: the one kept, when it is to the same object.
  static func following(_ object: ObjectType, _ link: PropertyLink) -> ObjectSubscription {
    if let kept = link.storage as? ObjectSubscription {
      if kept.object !== object { kept.subscribe(object, link) }
      return kept
    }
    return ObjectSubscription(object, link)
  }

  private init(_ object: ObjectType, _ link: PropertyLink) {
    self.object = object
    super.init()
    subscribe(object, link)
  }

  private func subscribe(_ object: ObjectType, _ link: PropertyLink) {
    self.object = object
    let token = link.node.token
    let index = link.index
    cancellable = token.subscribe(to: object, property: index)
  }

  override var observedObject: AnyObject? { object }
  func nodeWasRemoved() { cancellable = nil }
}

extension NodeToken {
  /// Has the node told of each publish of an object.
  @MainActor func subscribe<Object: ObservableObject>(to object: Object, property index: Int)
    -> AnyCancellable
  {
    let publisher = object.objectWillChange
    guard let shared = publisher as? ObservableObjectPublisher else {
      return publisher.sink { @Sendable [self] _ in signalPublished(property: index, by: nil) }
    }
    // Whoever calls the subscriber holds the publisher.
    return shared.sink { @Sendable [self, unowned shared] in
      signalPublished(property: index, by: shared)
    }
  }
}
