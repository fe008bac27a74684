#if !canImport(Combine)
  @_spi(Reflection) internal import Swift
  internal import Synchronization

  /// Finds and gives out the one publisher of an observable object.
  package enum PublishedFields {
    /// `_EachFieldOptions.classType`, a variable that another thread could change for all the compiler knows.
    private static let isClass = _EachFieldOptions(rawValue: 1)

    /// The published fields of each class that was asked for, and the lock under which publishers are given out.
    private static let layouts = Guarded<[ObjectIdentifier: [PublishedFieldLayout]]>([:])

    static func sharedPublisher(of object: some AnyObject) -> ObservableObjectPublisher {
      layouts.withLock { layouts in
        let fields = fields(of: type(of: object), cache: &layouts)
        if fields.isEmpty { return PublisherTable.publisher(of: object) }
        return publisher(in: fields, of: object)
      }
    }

    /// A published property, and its value.
    package struct Field {
      /// As it was declared, without the underscore.
      package let name: String
      package let value: Any
    }

    /// The published properties of an object, base classes' first. Complexity: O(published properties).
    package static func values(of object: AnyObject) -> [Field] {
      let layout = layouts.withLock { layouts in fields(of: type(of: object), cache: &layouts) }
      return withExtendedLifetime(object) {
        let base = Unmanaged.passUnretained(object).toOpaque()
        return layout.map { Field(name: $0.name, value: $0.type.value(at: base + $0.offset)) }
      }
    }

    /// The names of the published properties, base classes' first.
    package static func names(of object: AnyObject) -> [String] {
      layouts.withLock { layouts in fields(of: type(of: object), cache: &layouts).map(\.name) }
    }

    /// As `values`, of numbers, strings and other plain values alone: to keep a collection would make the next write in
    /// place copy it.
    package static func plainValues(of object: AnyObject) -> [Field] {
      let layout = layouts.withLock { layouts in fields(of: type(of: object), cache: &layouts) }
      return withExtendedLifetime(object) {
        let base = Unmanaged.passUnretained(object).toOpaque()
        return layout.filter { $0.type.isPlain }.map {
          Field(name: $0.name, value: $0.type.value(at: base + $0.offset))
        }
      }
    }

    private static func fields(
      of type: AnyClass, cache: inout [ObjectIdentifier: [PublishedFieldLayout]]
    ) -> [PublishedFieldLayout] {
      if let known = cache[ObjectIdentifier(type)] { return known }
      let fields = reflectedFields(of: type)
      cache[ObjectIdentifier(type)] = fields
      return fields
    }

    private static func reflectedFields(of type: AnyClass) -> [PublishedFieldLayout] {
      var fields: [PublishedFieldLayout] = []
      _ = _forEachField(of: type, options: isClass) { name, offset, fieldType, _ in
        if let published = PublishedTypes.known.metatype(of: fieldType) {
          let name = String(String(cString: name).drop { $0 == "_" })
          fields.append(PublishedFieldLayout(name: name, type: published, offset: offset))
        }
        return true
      }
      return fields
    }

    /// The publisher found in any of the fields, or a new one; afterwards it is in all of them, also in one that was
    /// replaced as a whole (`_count = Published(wrappedValue: 1)`) since.
    private static func publisher(
      in fields: [PublishedFieldLayout], of object: AnyObject
    ) -> ObservableObjectPublisher {
      withExtendedLifetime(object) {
        let base = Unmanaged.passUnretained(object).toOpaque()
        let found = fields.lazy.compactMap { $0.type.objectWillChange(at: base + $0.offset) }.first
        let publisher = found ?? ObservableObjectPublisher()
        // A write on another thread sees either no publisher or a whole one.
        atomicMemoryFence(ordering: .releasing)
        for field in fields { field.type.install(publisher, at: base + field.offset) }
        return publisher
      }
    }
  }

  /// Where a class keeps a `Published` value.
  private struct PublishedFieldLayout: Sendable {
    let name: String
    let type: any PublishedField.Type
    /// Bytes from the start of the instance.
    let offset: Int
  }

  /// A field that can hold the publisher of its object, seen without its value's type.
  protocol PublishedField: SendableMetatype {
    static func objectWillChange(at field: UnsafeMutableRawPointer) -> ObservableObjectPublisher?
    /// Does nothing when the field has a publisher.
    static func install(_ publisher: ObservableObjectPublisher, at field: UnsafeMutableRawPointer)
    static func value(at field: UnsafeMutableRawPointer) -> Any
    /// Whether the value refers to nothing that could be written in place, but for the characters of a string.
    static var isPlain: Bool { get }
  }

  private enum PublishedTypes {
    nonisolated(unsafe) static let known = KnownConformances<any PublishedField.Type>([
      Published<Int>.self
    ])
  }

  extension Published: PublishedField {
    static func objectWillChange(at field: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
      field.assumingMemoryBound(to: Self.self).pointee.objectWillChange
    }

    static var isPlain: Bool { _isPOD(Value.self) || Value.self == String.self }

    static func value(at field: UnsafeMutableRawPointer) -> Any {
      field.assumingMemoryBound(to: Self.self).pointee.current
    }

    static func install(_ publisher: ObservableObjectPublisher, at field: UnsafeMutableRawPointer) {
      let field = field.assumingMemoryBound(to: Self.self)
      if field.pointee.objectWillChange == nil { field.pointee.objectWillChange = publisher }
    }
  }
#endif
