/// What an observable object tells of when it says that it will change.
enum PublishedProperties {
  /// `Type.property` where the object has one published property, which then is what changed; else the type alone.
  static func name(of object: AnyObject) -> String {
    let mirror = Mirror(reflecting: object)
    let published = mirror.children.filter { "\(type(of: $0.value))".hasPrefix("Published<") }
    guard published.count == 1, let label = published.first?.label else {
      return "\(mirror.subjectType)"
    }
    // The compiler puts an underscore before the name of a wrapped property.
    return "\(mirror.subjectType)." + label.drop { $0 == "_" }
  }
}
