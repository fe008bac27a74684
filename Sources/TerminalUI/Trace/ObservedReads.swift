#if TERMINALUI_PUBLIC_OBSERVATION
  import Observation
#else
  @_spi(SwiftUI) import Observation
#endif
@_spi(Reflection) import Swift

/// What an evaluation has read of observable objects, taken by reflection from the system's registration: it keeps for
/// each object's registrar the key paths of the properties.
struct ObservedReads {
  /// The key paths by the registrar's identity, which is not the object's.
  private let list: [ObjectIdentifier: Entry]

  /// An entry of a registration in memory, as it is known to look: by reflection it costs fifty times as much.
  private struct Entry {
    let context: AnyObject?
    let properties: Set<AnyKeyPath>

    /// Without those of sentinels.
    var own: [AnyKeyPath] { properties.filter { type(of: $0).rootType != Sentinel.self } }
  }

  #if !TERMINALUI_PUBLIC_OBSERVATION
    private typealias Registration = (state: AnyObject, list: [ObjectIdentifier: Entry])

    /// Whether it does look so. Found out by reflection, the first time.
    private static var looksAsKnown: Bool?

    init?(of tracking: ObservationTracking) {
      if Self.looksAsKnown == nil { Self.looksAsKnown = Self.checkLooks(tracking) }
      if Self.looksAsKnown == true {
        list = unsafeBitCast(tracking, to: Registration.self).list
      } else if let reflected = Self.reflected(tracking) {
        list = reflected
      } else {
        return nil
      }
    }

    private static func checkLooks(_ tracking: ObservationTracking) -> Bool {
      guard MemoryLayout<ObservationTracking>.size == MemoryLayout<Registration>.size,
        let list = Mirror(reflecting: tracking).descendant("list", "entries"),
        let pair = Mirror(reflecting: list).children.first?.value as? (ObjectIdentifier, Any)
      else { return false }
      let fields = Mirror(reflecting: pair.1).children
      func size<T>(_ value: T) -> Int { MemoryLayout<T>.size }
      return fields.map(\.label) == ["context", "properties"]
        && fields.allSatisfy { _openExistential($0.value, do: size) == MemoryLayout<Int>.size }
        && Mirror(reflecting: tracking).children.map(\.label) == ["state", "list"]
    }

    /// Nil where the registration does not look as it is known to. Complexity: O(reads).
    private static func reflected(_ tracking: ObservationTracking) -> [ObjectIdentifier: Entry]? {
      guard let list = Mirror(reflecting: tracking).descendant("list", "entries") else {
        return nil
      }
      var entries: [ObjectIdentifier: Entry] = [:]
      for (_, pair) in Mirror(reflecting: list).children {
        guard let (owner, entry) = pair as? (ObjectIdentifier, Any),
          let properties = Mirror(reflecting: entry).descendant("properties") as? Set<AnyKeyPath>
        else { return nil }
        entries[owner] = Entry(context: nil, properties: properties)
      }
      return entries
    }
  #endif

  /// `Type.property`, with the object behind it where that is known; in the order of the names.
  ///
  /// - Parameter objects: those that may be meant.
  func names(among objects: [AnyObject], in graph: ViewGraph) -> [String] {
    list.flatMap { owner, entry -> [String] in
      let own = entry.own
      if own.isEmpty { return [] }
      let object = Self.object(owner, among: objects) ?? graph.heldObject(owner)
      let name = object.map { " of \(graph.instance(of: $0).name)" } ?? ""
      return own.map { PropertyName.describe($0) + name }
    }.sorted()
  }

  /// The object whose property of this key path was read; nil where there are several.
  func onlyOwner(
    of keyPath: AnyKeyPath, among objects: [AnyObject], in graph: ViewGraph
  ) -> ObservedInstance? {
    var found: ObjectIdentifier?
    for (owner, entry) in list where entry.properties.contains(keyPath) {
      if found != nil { return nil }
      found = owner
    }
    guard let owner = found else { return nil }
    if let object = Self.object(owner, among: objects) ?? graph.heldObject(owner) {
      return graph.instance(of: object)
    }
    return ObservedInstance(
      registrar: owner, of: type(of: keyPath).rootType, &graph.instanceNumbers)
  }

  static func object(_ owner: ObjectIdentifier, among objects: [AnyObject]) -> AnyObject? {
    objects.first { registrar(of: $0) == owner }
  }

  /// What the registration calls an object by: the buffer of its registrar's state.
  static func registrar(of object: AnyObject) -> ObjectIdentifier? {
    guard ObservationTracker.namesProperties, let offset = registrarOffset(in: type(of: object))
    else { return nil }
    return withExtendedLifetime(object) {
      let field = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
      // The registrar is a reference to its extent, whose first field is the context, which is that of its state.
      let extent = field.load(as: UnsafeRawPointer.self)
      let header = 2 * MemoryLayout<Int>.size
      return extent.load(fromByteOffset: header, as: ObjectIdentifier.self)
    }
  }

  private static var offsets: [ObjectIdentifier: Int?] = [:]

  private static func registrarOffset(in type: AnyClass) -> Int? {
    let key = ObjectIdentifier(type)
    if let known = offsets[key] { return known }
    var found: Int?
    _ = _forEachField(of: type, options: .classFields) { _, offset, field, _ in
      if field == ObservationRegistrar.self { found = offset }
      return found == nil
    }
    offsets[key] = .some(found)
    return found
  }
}
