/// Where the focus is, as a value that a view can read and set; see `focused(_:equals:)`.
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
  private let initial: Value
  private var linked: LinkedLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get {
      guard let linked else {
        UninstalledAccess.focusState.report(Self.self)
        return initial
      }
      if RunningUpdate.isEvaluating { linked.link.wasRead = true }
      return linked.location.get()
    }
    nonmutating set {
      guard let linked else { return UninstalledAccess.focusState.report(Self.self) }
      linked.location.set(newValue)
    }
  }

  public var projectedValue: Binding {
    if linked == nil { UninstalledAccess.focusState.report(Self.self) }
    return Binding(location: linked?.location)
  }

  /// A binding to where the focus is. A body that reads it runs when the focus moves.
  @propertyWrapper
  public struct Binding: LinkedProperty {
    let location: Location<Value>?
    private var linked: LinkedLocation<Value>?

    init(location: Location<Value>?) { self.location = location }

    public var wrappedValue: Value {
      get {
        if RunningUpdate.isEvaluating { linked?.link.wasRead = true }
        return location?.get() ?? (false as? Value ?? Optional<Never>.none as! Value)
      }
      nonmutating set { location?.set(newValue) }
    }
    public var projectedValue: Binding { Binding(location: location) }

    mutating func link(_ link: PropertyLink) -> AnyObject? {
      guard let location else { return nil }
      if let kept = link.storage as? LinkedLocation<Value> {
        kept.follow(location)
        linked = kept
      } else {
        linked = LinkedLocation(location, link: LocationLink(link.node.token, index: link.index))
      }
      return linked
    }
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    linked = .state(initial, link)
    return linked
  }
}

extension FocusState {
  static func valueComparison() -> ValueComparison.Predicate { { _, _ in true } }
}

extension FocusState.Binding {
  static func valueComparison() -> ValueComparison.Predicate {
    { left, right in
      left.assumingMemoryBound(to: Self.self).pointee.location
        === right.assumingMemoryBound(to: Self.self).pointee.location
    }
  }
}
