/// A key for a value in the environment, with the value where nobody has set one.
///
/// What SwiftUI's `@Entry` writes for a value is this by hand:
/// ```swift
/// private enum RoastKey: EnvironmentKey {
///   static var defaultValue: String { "medium" }
/// }
/// extension EnvironmentValues {
///   var roast: String {
///     get { self[RoastKey.self] }
///     set { self[RoastKey.self] = newValue }
///   }
/// }
/// ```
/// A view then sets it by `.environment(\.roast, "dark")`, and one inside reads it by `@Environment(\.roast)`.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view finds in its surroundings. Extend it with a computed property for a key of your own.
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  private(set) var written: [(key: ObjectIdentifier, value: Any)] = []
  /// Notes which keys a property reads.
  var onRead: ((ObjectIdentifier) -> Void)?

  public init() { scope = nil }
  init(scope: EnvironmentScope?) { self.scope = scope }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      onRead?(id)
      for entry in written where entry.key == id { return entry.value as! K.Value }
      return scope?.value(for: key) ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      written.removeAll { $0.key == id }
      written.append((id, newValue))
    }
  }
}

/// The environment that one modifier makes for the views inside it; values that it does not set are its parent's.
///
/// Readers register for the keys that they read, so that setting a value costs what its readers cost, not what the
/// views in between do.
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var values: [(key: ObjectIdentifier, value: Any)] = []
  private var readers: [Readers] = []

  /// Those who have read one key. An object, so that adding and removing one copies no dictionary.
  private final class Readers {
    let key: ObjectIdentifier
    var nodes: [ObjectIdentifier: _ViewNode] = [:]
    init(of key: ObjectIdentifier) { self.key = key }
  }

  init(parent: EnvironmentScope?) { self.parent = parent }

  /// Complexity: O(scopes between here and the one that sets the key).
  func value<K: EnvironmentKey>(for key: K.Type, reader: _ViewNode? = nil) -> K.Value {
    let id = ObjectIdentifier(key)
    if let reader { register(reader, for: id) }
    var scope: EnvironmentScope? = self
    while let current = scope {
      for entry in current.values where entry.key == id { return entry.value as! K.Value }
      scope = current.parent
    }
    return K.defaultValue
  }

  /// Takes what a modifier has written, and tells the readers of the keys whose value is another one. They compare for
  /// themselves what they make of it.
  func set(_ written: [(key: ObjectIdentifier, value: Any)]) {
    let before = values
    values = written
    for entry in written where !Self.holds(before, entry) { tellReaders(of: entry.key) }
    for entry in before where !written.contains(where: { $0.key == entry.key }) {
      tellReaders(of: entry.key)
    }
  }

  private static func holds(
    _ values: [(key: ObjectIdentifier, value: Any)], _ entry: (key: ObjectIdentifier, value: Any)
  ) -> Bool {
    values.contains { $0.key == entry.key && ValueComparison.areEqual($0.value, entry.value) }
  }

  private func tellReaders(of key: ObjectIdentifier) {
    guard let readers = readers.first(where: { $0.key == key }) else { return }
    for (_, node) in readers.nodes {
      node.graph.noteOutput()
      node.environmentChanged(key)
    }
  }

  func register(_ reader: _ViewNode, for key: ObjectIdentifier) {
    // What loses the focus because it is removed may look at its surroundings once more.
    guard reader.isMounted else { return }
    reader.readsEnvironment = true
    var scope: EnvironmentScope? = self
    while let current = scope {
      current.readers(of: key).nodes[ObjectIdentifier(reader)] = reader
      scope = current.parent
    }
  }

  /// Complexity: O(keys that are read here), which are few.
  private func readers(of key: ObjectIdentifier) -> Readers {
    for known in readers where known.key == key { return known }
    let made = Readers(of: key)
    readers.append(made)
    return made
  }

  /// The readers of all keys, those in scopes inside included. For tests: O(keys).
  package var readerCount: Int { readers.reduce(0) { $0 + $1.nodes.count } }

  func forget(_ reader: _ViewNode) {
    guard reader.readsEnvironment else { return }
    let id = ObjectIdentifier(reader)
    var scope: EnvironmentScope? = self
    while let current = scope {
      for readers in current.readers { readers.nodes[id] = nil }
      scope = current.parent
    }
  }
}
