public import Observation

/// Reads a value of the environment; the body runs when the value is another one.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An observable object by its type; finding none is an error that the closure reports.
    case object((EnvironmentValues, _ property: String?) -> Value)
  }
  private let source: Source
  private var location: EnvironmentPropertyLocation<Value>?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The value. Before the view is installed it is the default one: a runtime issue.
  public var wrappedValue: Value {
    if let location { return location.value }
    UninstalledAccess.environment.report(Self.self)
    return Self.read(source, EnvironmentValues(), for: nil)
  }

  private init(read: @escaping (EnvironmentValues, _ property: String?) -> Value) {
    source = .object(read)
  }

  /// - Parameter property: where the value is for, as `View._property`, for the error.
  private static func read(
    _ source: Source, _ values: EnvironmentValues, for property: @autoclosure () -> String?
  ) -> Value {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let read): read(values, property())
    }
  }

  mutating func link(_ link: PropertyLink) -> AnyObject? {
    if let kept = link.storage as? EnvironmentPropertyLocation<Value>, kept.keyPath == keyPath {
      location = kept
    } else {
      let source = self.source
      let name = keyPath == nil ? link.name : nil
      location = EnvironmentPropertyLocation(link.node, keyPath: keyPath) {
        Self.read(source, $0, for: name)
      }
    }
    return location
  }

  private var keyPath: AnyKeyPath? {
    if case .keyPath(let keyPath) = source { keyPath } else { nil }
  }
}

extension Environment {
  /// An observable object that an ancestor has put in the environment with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(read: { values, property in
      guard let object = values[ObjectKey<Value>.self] else {
        MissingObject.stop(
          MissingObject.message(for: Value.self, readBy: property, setBy: "environment(_:)"))
      }
      return object
    })
  }

  /// The same; nil where no ancestor has put one.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    self.init(read: { values, _ in values[ObjectKey<T>.self] })
  }
}

extension Environment {
  static func valueComparison() -> ValueComparison.Predicate {
    { left, right in
      switch (
        left.assumingMemoryBound(to: Self.self).pointee.source,
        right.assumingMemoryBound(to: Self.self).pointee.source
      ) {
      case (.keyPath(let left), .keyPath(let right)): left == right
      case (.object, .object): true
      default: false
      }
    }
  }
}

/// What a view is told that asks for an object that no ancestor has put in the environment.
package enum MissingObject {
  /// - Parameter property: `View._property`; nil for one that is not installed on a view.
  package static func message<Object>(
    for type: Object.Type, readBy property: String?, setBy modifier: String
  ) -> String {
    let kind = type is any Observable.Type ? "observable object" : "ObservableObject"
    let reader = property.map { " for \($0)" } ?? ""
    return "No \(kind) of type \(type) found\(reader): an ancestor must set it with \(modifier)."
  }

  /// Reports the issue, so that a log has it, and ends the program, as SwiftUI does: there is no object to go on with.
  static func stop(_ message: String) -> Never {
    (RunningUpdate.node?.graph ?? ViewGraph.current)?.report(.missingObject(message))
    fatalError(message)
  }
}

/// The key under which an object of a type stands in the environment.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// What a node keeps for a property that reads the environment.
protocol EnvironmentLocation: AnyObject {
  /// Reads the value again. - Returns: whether it is another one.
  func refresh() -> Bool
}

final class EnvironmentPropertyLocation<Value>: EnvironmentLocation, ReadStorage {
  private(set) var value: Value
  let keyPath: AnyKeyPath?
  private unowned let node: _ViewNode
  private let read: (EnvironmentValues) -> Value
  private lazy var comparison = ValueComparison.of(Value.self)

  init(_ node: _ViewNode, keyPath: AnyKeyPath?, read: @escaping (EnvironmentValues) -> Value) {
    self.keyPath = keyPath
    self.node = node
    self.read = read
    value = Self.current(node, read)
  }

  func refresh() -> Bool {
    let new = Self.current(node, read)
    if comparison.isEqual(value, new) { return false }
    value = new
    return true
  }

  var wasRead: Bool { true }
  var storedObject: AnyObject? { Value.self is AnyObject.Type ? value as AnyObject : nil }

  private static func current(_ node: _ViewNode, _ read: (EnvironmentValues) -> Value) -> Value {
    var values = EnvironmentValues(scope: node.environment)
    values.onRead = { [unowned node] key in node.environment.register(node, for: key) }
    return read(values)
  }
}
