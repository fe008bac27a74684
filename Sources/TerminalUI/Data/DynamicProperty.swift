/// A stored property of a view that the runtime connects with its node before each body run.
///
/// A structure of one's own that holds such properties (`@State`, `@Environment` …) conforms to it to have them
/// connected too, and its `update()` called, before each body run of the view that holds it.
public protocol DynamicProperty {
  /// Called before each body run, after the properties inside were connected.
  mutating func update()

  /// How a node connects a property of this type. The runtime's own properties have their own way.
  static var _linkage: _PropertyLinkage { get }
}

extension DynamicProperty {
  public mutating func update() {}

  public static var _linkage: _PropertyLinkage {
    _PropertyLinkage(isSource: nil) { pointer, _ in
      pointer.assumingMemoryBound(to: Self.self).pointee.update()
      return nil
    }
  }
}

/// How a node connects a dynamic property before each body run.
public struct _PropertyLinkage {
  /// Whether the property can be the cause of a run; nil for a structure of one's own, which has properties inside.
  let isSource: Bool?
  /// Connects the property at an address. - Returns: what the node keeps for it from now on.
  let link: (UnsafeMutableRawPointer, PropertyLink) -> AnyObject?
}

/// A dynamic property of the runtime's own.
protocol LinkedProperty: DynamicProperty {
  /// Whether its change is a cause of body runs.
  static var isSource: Bool { get }

  /// Connects the property of a newly arrived value with what the node keeps for it.
  /// - Returns: what the node keeps from now on; the same object as before, if there was one and it still serves.
  mutating func link(_ link: PropertyLink) -> AnyObject?

  /// How two values compare as fields of a view.
  static func valueComparison() -> ValueComparison.Predicate
}

extension LinkedProperty {
  static var isSource: Bool { true }

  public static var _linkage: _PropertyLinkage {
    _PropertyLinkage(isSource: isSource) { pointer, link in
      pointer.assumingMemoryBound(to: Self.self).pointee.link(link)
    }
  }
}

/// A dynamic property's connection with its node.
struct PropertyLink {
  unowned let node: any DynamicPropertyOwner
  /// The property's index among those of the view.
  let index: Int
  /// What the node has kept for the property since it was mounted.
  let storage: AnyObject?
  unowned(unsafe) let type: ViewType
  /// `View._property`. Made when asked for: to write a type's name takes longer than a body run.
  var name: String { type.properties[index].fullName }
}

/// A node with dynamic properties.
protocol DynamicPropertyOwner: SignalledNode, EvaluatingNode {
  var token: NodeToken { get }
}
