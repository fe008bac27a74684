/// A place that holds a value: a view's state, a property of a model, or a pair of closures. What a binding points to.
class Location<Value> {
  init() {}

  /// Reads the value; inside a body run the read is noted by the link through which it was made.
  func get() -> Value { fatalError("a location must be readable") }
  func set(_ value: Value) { fatalError("a location must be writable") }

  /// Whether the other location is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether the location is a part of another, whose changes need not be its own.
  var isPart: Bool { false }
  /// Whether there is something to read: not where an element has gone.
  var isReadable: Bool { true }

  /// Whether the location is closures, or a part of such a one: none is the same as another.
  var isMadeOfClosures: Bool { false }

  /// Whether the location itself tells its links of changes.
  var tellsChanges: Bool { false }

  /// Whether of changes only the view is told that holds the object, and not those that are handed a binding.
  var isKnownByOwnerOnly: Bool { false }

  /// Has `link` told when the value changes. Only locations that know of their changes do anything.
  func add(_ link: LocationLink) {}
  func remove(_ link: LocationLink) {}
}

/// A node's dynamic property as a location knows it.
final class LocationLink {
  let token: NodeToken
  let index: Int
  /// Whether a body run has read the value through this link. Stays true: as in SwiftUI, one read is enough for good.
  var wasRead = false
  /// For a property that reads a part of what has changed: whether that is another one.
  fileprivate(set) var partChanged: (() -> Bool)?
  /// Where the link stands among those of its location.
  fileprivate(set) var place = 0
  /// Whether locations are read as bodies see them, without what waits for a later transaction.
  fileprivate(set) static var readsApplied = false

  init(_ token: NodeToken, index: Int) {
    self.token = token
    self.index = index
  }
}

/// The links that a location tells of its changes. Complexity of each method: O(1); rows that share a state come and go
/// many at a time.
struct LocationLinks {
  private(set) var all: [LocationLink] = []

  mutating func add(_ link: LocationLink) {
    link.place = all.count
    all.append(link)
  }

  /// The last one takes its place.
  mutating func remove(_ link: LocationLink) {
    guard link.place < all.count, all[link.place] === link else { return }
    let last = all.removeLast()
    guard last !== link else { return }
    all[link.place] = last
    last.place = link.place
  }
}

/// A value that is set nowhere.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  private lazy var comparison = ValueComparison.of(Value.self)
  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value) {}
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return comparison.isEqual(value, other.value)
  }
}

/// A pair of closures: never the same as another pair.
final class FunctionalLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override var isMadeOfClosures: Bool { true }
  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

/// A part of another location's value.
final class KeyPathLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>
  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }
  override func set(_ value: Value) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return root.isSame(as: other.root) && keyPath == other.keyPath
  }
  override var isPart: Bool { true }
  override var isMadeOfClosures: Bool { root.isMadeOfClosures }
  override var isReadable: Bool { root.isReadable }
  override var tellsChanges: Bool { root.tellsChanges }
  override var isKnownByOwnerOnly: Bool { root.isKnownByOwnerOnly }
  override func add(_ link: LocationLink) { root.add(link) }
  override func remove(_ link: LocationLink) { root.remove(link) }
}

/// A property of a model object. Its changes are the model's to tell.
class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root[keyPath: keyPath] }
  override func set(_ value: Value) { root[keyPath: keyPath] = value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}

/// A property of an observable object, of whose changes the views that observe it are told.
final class ObservedLocation<Root: AnyObject, Value>: ObjectLocation<Root, Value> {
  override var isKnownByOwnerOnly: Bool { true }
}

/// What a node keeps for a property that reads a location.
final class LinkedLocation<Value>: RemovableStorage {
  private(set) var location: Location<Value>
  let link: LocationLink
  /// The part's value when the whole last changed; nil where there was none.
  private var lastPart: Value?

  init(_ location: Location<Value>, link: LocationLink) {
    self.location = location
    self.link = link
    watch()
  }

  /// Follows another location from now on.
  func follow(_ other: Location<Value>) {
    guard location !== other else { return }
    location.remove(link)
    location = other
    watch()
  }

  private func watch() {
    location.add(link)
    guard location.isPart, location.tellsChanges else { return link.partChanged = nil }
    lastPart = appliedPart()
    link.partChanged = { [unowned self] in notePart() }
  }

  private func notePart() -> Bool {
    let before = lastPart
    lastPart = appliedPart()
    guard let before, let lastPart else { return true }
    return !ValueComparison.of(Value.self).isEqual(before, lastPart)
  }

  private func appliedPart() -> Value? {
    LocationLink.readsApplied = true
    defer { LocationLink.readsApplied = false }
    return location.isReadable ? location.get() : nil
  }

  func nodeWasRemoved() { location.remove(link) }
}

extension LinkedLocation: ReadStorage {
  var wasRead: Bool { link.wasRead }
  /// Of a state alone: what a binding leads to may have to be asked for by closures.
  var storedObject: AnyObject? {
    Value.self is AnyObject.Type && location is StateLocation<Value>
      ? location.get() as AnyObject : nil
  }
}
