import CRuntime
@_spi(Reflection) import Swift

/// The stored fields of a type of views, down to those that compare as a whole. Made when a trace first asks.
struct FieldTable {
  private struct Field {
    let path: String
    let offset: Int
    let comparison: ValueComparison
    let kind: Kind
    let text: (UnsafeRawPointer) -> String
    let object: (UnsafeRawPointer) -> AnyObject?
    /// Of a structure that compares by its own `==`: where in it values differ.
    let inside: FieldTable?
  }
  private enum Kind {
    case value, object, closure
    /// One that may be made of closures: a binding.
    case asked((UnsafeRawPointer) -> Bool)
  }
  private var fields: [Field] = []

  init(_ type: any Any.Type, path: String = "") { collect(type, at: 0, path: path) }

  /// The fields in which two values differ by the rules of `ValueComparison`. Complexity: O(fields).
  func changes(
    from old: UnsafeRawPointer, to new: UnsafeRawPointer, in graph: ViewGraph
  ) -> [FieldChange] {
    var changes: [FieldChange] = []
    for field in fields where !field.comparison.isEqual(at: old + field.offset, new + field.offset)
    {
      let (old, new) = (old + field.offset, new + field.offset)
      let inside = field.inside?.changes(from: old, to: new, in: graph) ?? []
      changes += inside.isEmpty ? [change(field, old, new, in: graph)] : inside
    }
    return changes
  }

  private func change(
    _ field: Field, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, in graph: ViewGraph
  ) -> FieldChange {
    let kind: FieldChange.Kind =
      switch field.kind {
      case .value: .value
      case .object: .object
      case .closure: .closure
      case .asked(let isClosure): isClosure(new) ? .closure : .value
      }
    if kind == .closure { return FieldChange(path: field.path, kind: .closure) }
    func text(_ value: UnsafeRawPointer) -> String {
      field.object(value).map { graph.instance(of: $0).name } ?? field.text(value)
    }
    return FieldChange(path: field.path, kind: kind, old: text(old), new: text(new))
  }

  /// The objects that a view's fields hold. Complexity: O(fields).
  func objects(in view: UnsafeRawPointer) -> [AnyObject] {
    fields.compactMap { field in
      guard case .object = field.kind else { return nil }
      return field.object(view + field.offset)
    }
  }

  private mutating func collect(_ type: any Any.Type, at base: Int, path: String) {
    var found: [(name: String, offset: Int, type: any Any.Type)] = []
    _ = _forEachField(of: type, options: .structureFields) { name, offset, fieldType, _ in
      found.append((String(cString: name), offset, fieldType))
      return true
    }
    for field in found {
      let name = path.isEmpty ? field.name : "\(path).\(field.name)"
      if ValueComparison.hasFields(field.type) {
        collect(field.type, at: base + field.offset, path: name)
      } else {
        add(field.type, at: base + field.offset, path: name)
      }
    }
  }

  private mutating func add(_ type: any Any.Type, at offset: Int, path: String) {
    func open<T>(_: T.Type) -> (UnsafeRawPointer) -> String {
      { FieldText.text(of: $0.assumingMemoryBound(to: T.self).pointee) }
    }
    func openObject<T>(_: T.Type) -> (UnsafeRawPointer) -> AnyObject? {
      guard case .object = Self.kind(of: type) else { return { _ in nil } }
      if T.self is AnyObject.Type {
        // By the address: the cast looks for a bridge first, 1,800 instructions.
        return { $0.load(as: AnyObject.self) }
      }
      return { value in
        (value.assumingMemoryBound(to: T.self).pointee as? any ObjectWrapper)?.wrappedObject
      }
    }
    fields.append(
      Field(
        path: path, offset: offset, comparison: ValueComparison.of(type), kind: Self.kind(of: type),
        text: _openExistential(type, do: open), object: _openExistential(type, do: openObject),
        inside: Self.isAuthors(type) ? FieldTable(type, path: path) : nil))
  }

  /// Whether a type is a structure of the program's: what is inside one of the library's is nobody's concern.
  private static func isAuthors(_ type: any Any.Type) -> Bool {
    guard TypeKind(type) == .structure, LinkedProperties.known.metatype(of: type) == nil
    else { return false }
    return !["Swift.", "Foundation", "TerminalUI."].contains {
      _typeName(type, qualified: true).hasPrefix($0)
    }
  }

  private static func kind(of type: any Any.Type) -> Kind {
    if let asked = type as? any MaybeClosure.Type { return .asked(asked.isClosure) }
    return switch TypeKind(type) {
    case .class: .object
    case .function: .closure
    default: type is any ObjectWrapper.Type ? .object : .value
    }
  }
}

/// A type whose values may be made of closures, so that no two are equal.
protocol MaybeClosure {
  static func isClosure(at value: UnsafeRawPointer) -> Bool
}

extension Optional: MaybeClosure {
  static func isClosure(at value: UnsafeRawPointer) -> Bool { TypeKind(Wrapped.self) == .function }
}

extension Binding: MaybeClosure {
  static func isClosure(at value: UnsafeRawPointer) -> Bool {
    value.assumingMemoryBound(to: Self.self).pointee.storedLocation.isMadeOfClosures
  }
}

/// A property that is there for the object in it.
protocol ObjectWrapper {
  var wrappedObject: AnyObject { get }
}

extension ObservedObject: ObjectWrapper {
  var wrappedObject: AnyObject { wrappedValue }
}

/// Values as short texts.
enum FieldText {
  static func text<T>(of value: T) -> String {
    // The usual types first: each cast below looks for conformances.
    if T.self == Bool.self { return (value as! Bool) ? "true" : "false" }
    if T.self == Int.self { return String(value as! Int) }
    if let string = value as? String { return "\"\(string.shortened)\"" }
    if let collection = value as? any RandomAccessCollection {
      return "\(collection.count) elements"
    }
    if let text = value as? any CustomStringConvertible { return text.description.shortened }
    return MemoryLayout<T>.size <= 64 ? "\(value)".shortened : "\(T.self)"
  }
}
