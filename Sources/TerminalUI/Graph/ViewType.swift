@_spi(Reflection) import Swift

/// What the runtime knows of a type of views: its name, how two values compare, and its dynamic properties.
/// Made once for each type, at the first node of it.
package final class ViewType {
  package let type: any Any.Type
  /// The type's name without its module, as `_printChanges` gives it.
  package let name: String
  package let index: Int
  let properties: [DynamicPropertyField]
  let comparison: ValueComparison

  private static var all: [ObjectIdentifier: ViewType] = [:]

  package static func of<V: View>(_ type: V.Type) -> ViewType {
    let key = ObjectIdentifier(type)
    if let known = all[key] { return known }
    let made = ViewType(type, index: all.count)
    all[key] = made
    return made
  }

  private init<V: View>(_ type: V.Type, index: Int) {
    self.type = type
    name = ViewType.displayName(type)
    self.index = index
    comparison = ValueComparison.of(type)
    var fields: [DynamicPropertyField] = []
    DynamicPropertyField.collect(of: type, at: 0, owner: name, isNested: false, into: &fields)
    properties = fields
  }

  private static func displayName(_ type: any Any.Type) -> String { "\(type)" }
}

/// One dynamic property of a type of views, or of a `DynamicProperty` structure inside one.
struct DynamicPropertyField {
  /// `_name`, or `@offset` for a property inside another.
  let label: String
  /// `View._name`, for messages.
  let fullName: String
  let offset: Int
  /// Whether it can be the cause of a run; a structure of one's own only has an `update()` to call.
  let isSource: Bool
  let link: (UnsafeMutableRawPointer, PropertyLink) -> AnyObject?

  /// Lists the dynamic properties among the stored properties of `type`, the nested ones before those around them.
  static func collect(
    of type: any Any.Type, at base: Int, owner: String, isNested: Bool, into fields: inout [DynamicPropertyField]
  ) {
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      let place = base + offset
      let label = isNested ? "@\(place)" : String(cString: name)
      let full = "\(owner).\(String(cString: name))"
      if let linked = fieldType as? any LinkedProperty.Type {
        fields.append(field(linked, label: label, fullName: full, offset: place))
      } else {
        collect(of: fieldType, at: place, owner: owner, isNested: true, into: &fields)
        fields.append(updateOnly(property, label: label, fullName: full, offset: place))
      }
      return true
    }
  }

  private static func field<P: LinkedProperty>(_: P.Type, label: String, fullName: String, offset: Int)
    -> DynamicPropertyField
  {
    DynamicPropertyField(label: label, fullName: fullName, offset: offset, isSource: P.isSource) { pointer, link in
      (pointer + offset).assumingMemoryBound(to: P.self).pointee.link(link)
    }
  }

  private static func updateOnly<P: DynamicProperty>(_: P.Type, label: String, fullName: String, offset: Int)
    -> DynamicPropertyField
  {
    DynamicPropertyField(label: label, fullName: fullName, offset: offset, isSource: false) { pointer, _ in
      (pointer + offset).assumingMemoryBound(to: P.self).pointee.update()
      return nil
    }
  }
}
