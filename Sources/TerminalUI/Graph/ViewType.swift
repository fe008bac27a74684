@_spi(Reflection) import Swift

/// What the runtime knows of a type of views: its name, how two values compare, and its dynamic properties.
/// Made once for each type, at the first node of it.
package final class ViewType {
  package let type: any Any.Type
  /// The type's name without its module, as `_printChanges` gives it.
  package private(set) lazy var name = "\(named)"
  private let named: any Any.Type
  /// Whether it is one of the runtime's own views, which no author has written.
  private(set) lazy var isBuiltIn = _typeName(named, qualified: true).hasPrefix("TerminalUI.")
  /// The name in counts: of one of the runtime's own views without its arguments, which are as long as the view is large.
  package private(set) lazy var countedName = isBuiltIn ? String(name.prefix { $0 != "<" }) : name
  /// The same, behind the types that it is declared in: for types of one name.
  package private(set) lazy var nestedName = Self.nestedName(of: named, countedName)
  package let index: Int
  private(set) var properties: [DynamicPropertyField] = []
  /// Made when a second value arrives: to look through the fields' types is a tenth of the time to the first screen.
  private(set) lazy var comparison = ValueComparison.of(type)

  /// Whether the values at two addresses are equal, by the rules of `ValueComparison`.
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    comparison.isEqual(at: left, right)
  }

  /// The stored fields, for traces that ask in which of them values differ.
  private(set) lazy var fields = FieldTable(type)

  private static func nestedName(of type: any Any.Type, _ name: String) -> String {
    let path = _typeName(type, qualified: true).prefix { $0 != "<" }.split(separator: ".")
    // Without the module, and without what a private type is in.
    let around = path.dropFirst().dropLast().filter { !$0.hasPrefix("(") }
    return (around.map(String.init) + [name]).joined(separator: ".")
  }

  private static var all: [ObjectIdentifier: ViewType] = [:]

  /// What is known of a type of which there was a node.
  package static func known(_ type: any Any.Type) -> ViewType? { all[ObjectIdentifier(type)] }

  package static func of<V: View>(_ type: V.Type) -> ViewType {
    let key = ObjectIdentifier(type)
    if let known = all[key] { return known }
    let made = ViewType(type, index: all.count)
    all[key] = made
    return made
  }

  /// What is known of a view with a modifier that has a body: the dynamic properties are the modifier's.
  static func of<Content: View, Modifier: ViewModifier>(
    _ type: ModifiedContent<Content, Modifier>.Type
  ) -> ViewType {
    let key = ObjectIdentifier(type)
    if let known = all[key] { return known }
    let offset = FieldOffset.of(Modifier.self, after: Content.self)
    let made = ViewType(type, index: all.count, body: (Modifier.self, offset))
    all[key] = made
    return made
  }

  /// - Parameter body: the type that the body is a property of, where that is a part of the view.
  private init<V: View>(_ type: V.Type, index: Int, body: (type: any Any.Type, offset: Int)? = nil)
  {
    self.type = type
    self.index = index
    let (bodyType, offset) = body ?? (type, 0)
    named = bodyType
    DynamicPropertyField.collect(
      of: bodyType, at: offset, owner: self, isNested: false, into: &properties)
  }
}

/// One dynamic property of a type of views, or of a `DynamicProperty` structure inside one.
struct DynamicPropertyField {
  /// `_name`, or `@offset` for a property inside another.
  let label: String
  /// The name as declared, and the view that has it, or that has it inside.
  private let name: String
  private unowned let owner: ViewType
  let offset: Int
  /// Whether it can be the cause of a run; a structure of one's own only has an `update()` to call.
  let isSource: Bool
  private let connect: (UnsafeMutableRawPointer, PropertyLink) -> AnyObject?

  /// Connects the property of the view at an address. - Returns: what the node keeps for it.
  func link(_ view: UnsafeMutableRawPointer, _ link: PropertyLink) -> AnyObject? {
    connect(view + offset, link)
  }

  /// `View._name`, for messages.
  var fullName: String { "\(owner.name).\(name)" }

  /// Lists the dynamic properties among the stored properties of `type`, the nested ones before those around them.
  static func collect(
    of type: any Any.Type, at base: Int, owner: ViewType, isNested: Bool,
    into fields: inout [DynamicPropertyField]
  ) {
    _ = _forEachField(of: type, options: .structureFields) { name, offset, fieldType, _ in
      guard let property = dynamicProperty(fieldType) else { return true }
      let place = base + offset
      let name = String(cString: name)
      let linkage = property._linkage
      if linkage.isSource == nil {
        collect(of: fieldType, at: place, owner: owner, isNested: true, into: &fields)
      }
      fields.append(
        DynamicPropertyField(
          label: isNested ? "@\(place)" : name, name: name, owner: owner, offset: place,
          isSource: linkage.isSource ?? false, connect: linkage.link))
      return true
    }
  }

  /// The runtime's own and the types that are known to be none come first: see `KnownConformances`.
  private static func dynamicProperty(_ type: any Any.Type) -> (any DynamicProperty.Type)? {
    if isNever(type) { return nil }
    return LinkedProperties.known.metatype(of: type) ?? type as? any DynamicProperty.Type
  }

  private static func isNever(_ type: any Any.Type) -> Bool {
    type == Int.self || type == String.self || type == Bool.self || TypeKind(type) != .structure
  }
}
