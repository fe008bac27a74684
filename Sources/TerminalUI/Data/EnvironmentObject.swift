public import CombineShim

/// An observable object that an ancestor has put in the environment: any of its changes runs the body.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
  private var subscription: EnvironmentObjectSubscription<ObjectType>?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = subscription?.object else {
      MissingObject.stop(
        MissingObject.message(
          for: ObjectType.self, readBy: subscription?.property, setBy: "environmentObject(_:)"))
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    let kept = link.storage as? EnvironmentObjectSubscription<ObjectType>
    subscription = kept ?? EnvironmentObjectSubscription(link)
    return subscription
  }
}

extension EnvironmentObject {
  static func valueComparison() -> ValueComparison.Predicate { { _, _ in true } }
}

/// What a node keeps for an object of the environment.
final class EnvironmentObjectSubscription<ObjectType: ObservableObject>: ObjectStorage,
  EnvironmentLocation, RemovableStorage
{
  private(set) var object: ObjectType?
  private unowned let node: any DynamicPropertyOwner
  private let index: Int
  private unowned(unsafe) let type: ViewType
  private var cancellable: AnyCancellable?

  init(_ link: PropertyLink) {
    node = link.node
    index = link.index
    type = link.type
    super.init()
    _ = refresh()
  }

  /// `View._property`.
  var property: String { type.properties[index].fullName }

  func refresh() -> Bool {
    let found = node.environmentValue(ObjectKey<ObjectType>.self)
    if found === object { return false }
    object = found
    let token = node.token
    let index = self.index
    cancellable = found.map { token.subscribe(to: $0, property: index) }
    return true
  }

  override var observedObject: AnyObject? { object }
  func nodeWasRemoved() { cancellable = nil }
}
