extension Binding {
  /// A binding to an optional, from one that is not. Setting nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(base.mapped(Wrapping<Wrapped>()))
  }

  /// A binding to the value inside an optional; nil when there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(base.mapped(Unwrapping(last: value)))
  }

  /// A binding to a value whose type is erased. Setting a value of another type does nothing.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(base.mapped(Erasing<Base>()))
  }

  /// The same place, set in a transaction of its own; see `withTransaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(TransactionLocation(storedLocation, transaction), reader: reader)
  }

  private init(_ other: Binding<Value>) { self = other }

  fileprivate func mapped<P: Projection>(_ projection: P) -> Binding<P.Part>
  where P.Whole == Value {
    Binding<P.Part>(ProjectedLocation(storedLocation, projection), reader: reader)
  }
}

/// The elements of a collection as bindings, so that `ForEach($items) { $item in … }` can be written.
///
/// An element is found by its index: a binding that outlives its element traps when it is read, as in SwiftUI.
extension Binding: @MainActor Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public subscript(position: Index) -> Binding<Value.Element> {
    mapped(ElementProjection(index: position))
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

/// A way from a value to a part of it and back. Two bindings are equal when their places and their ways are.
nonisolated protocol Projection: Equatable {
  associatedtype Whole
  associatedtype Part
  func get(_ whole: Whole) -> Part
  func set(_ part: Part, in whole: inout Whole)
  /// Whether the whole has the part.
  func canGet(_ whole: Whole) -> Bool
}

nonisolated extension Projection {
  func canGet(_ whole: Whole) -> Bool { true }
}

private nonisolated struct Wrapping<Wrapped>: Projection {
  func get(_ whole: Wrapped) -> Wrapped? { whole }
  func set(_ part: Wrapped?, in whole: inout Wrapped) { if let part { whole = part } }
}

private nonisolated struct Erasing<Base: Hashable>: Projection {
  func get(_ whole: Base) -> AnyHashable { AnyHashable(whole) }
  func set(_ part: AnyHashable, in whole: inout Base) {
    if let base = part.base as? Base { whole = base }
  }
}

private nonisolated struct Unwrapping<Wrapped>: Projection {
  /// What is read when the optional has become nil before the view that holds the binding has gone.
  let last: Wrapped
  func get(_ whole: Wrapped?) -> Wrapped { whole ?? last }
  func set(_ part: Wrapped, in whole: inout Wrapped?) { whole = part }
  static func == (_: Self, _: Self) -> Bool { true }
}

private nonisolated struct ElementProjection<Whole: MutableCollection>: Projection {
  let index: Whole.Index
  func get(_ whole: Whole) -> Whole.Element { whole[index] }
  func set(_ part: Whole.Element, in whole: inout Whole) { whole[index] = part }
  func canGet(_ whole: Whole) -> Bool { whole.startIndex <= index && index < whole.endIndex }
}

/// A part of another location's value, found by a projection.
final class ProjectedLocation<P: Projection>: Location<P.Part> {
  private let root: Location<P.Whole>
  private let projection: P

  init(_ root: Location<P.Whole>, _ projection: P) {
    self.root = root
    self.projection = projection
  }

  override func get() -> P.Part { projection.get(root.get()) }
  override func set(_ value: P.Part) {
    var whole = root.get()
    projection.set(value, in: &whole)
    root.set(whole)
  }
  override func isSame(as other: Location<P.Part>) -> Bool {
    guard let other = other as? ProjectedLocation<P> else { return false }
    return root.isSame(as: other.root) && projection == other.projection
  }
  override var isPart: Bool { true }
  override var isReadable: Bool { root.isReadable && projection.canGet(root.get()) }
  override var tellsChanges: Bool { root.tellsChanges }
  override var isKnownByOwnerOnly: Bool { root.isKnownByOwnerOnly }
  override func add(_ link: LocationLink) { root.add(link) }
  override func remove(_ link: LocationLink) { root.remove(link) }
}

/// Another location, set in a transaction.
private final class TransactionLocation<Value>: Location<Value> {
  private let base: Location<Value>
  private let transaction: Transaction

  init(_ base: Location<Value>, _ transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  override func get() -> Value { base.get() }
  override func set(_ value: Value) { withTransaction(transaction) { base.set(value) } }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? TransactionLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
  override var isPart: Bool { base.isPart }
  override var isReadable: Bool { base.isReadable }
  override var tellsChanges: Bool { base.tellsChanges }
  override var isKnownByOwnerOnly: Bool { base.isKnownByOwnerOnly }
  override func add(_ link: LocationLink) { base.add(link) }
  override func remove(_ link: LocationLink) { base.remove(link) }
}
