/// The object that an observed property belongs to, for traces. Keeps no object alive.
package final class ObservedInstance {
  package let object: ObjectIdentifier
  package let typeName: String
  /// `ModernItem 3` by an explicit id, `ModernStore #1` by a small number.
  package let name: String

  init(_ object: AnyObject, _ numbers: inout InstanceNumbers) {
    self.object = ObjectIdentifier(object)
    let kind = numbers.kind(of: object)
    typeName = kind.name
    var id: String?
    if kind.isIdentifiable, let identifiable = object as? any Identifiable {
      id = Self.explicitID(identifiable)
    }
    name = "\(typeName) " + (id ?? "#\(numbers.number(of: ObjectIdentifier(object), typeName))")
  }

  /// - Parameter registrar: stands for the object, where no view holds it.
  init(registrar: ObjectIdentifier, typeName: String, _ numbers: inout InstanceNumbers) {
    object = registrar
    self.typeName = typeName
    name = "\(typeName) #\(numbers.number(of: registrar, typeName))"
  }

  /// Nil where the id is the object's address, as that of a class that does not say otherwise.
  private static func explicitID<T: Identifiable>(_ value: T) -> String? {
    if T.ID.self == Int.self { return String(value.id as! Int) }
    return T.ID.self == ObjectIdentifier.self ? nil : "\(value.id)".shortened
  }
}

/// Small numbers for the objects of a screen that have no id of their own, for each type from 1 on.
struct InstanceNumbers {
  /// By address: an object that is made where one has gone has that one's number.
  private var numbers: [String: [ObjectIdentifier: Int]] = [:]
  /// What is known of the objects' types.
  private var kinds: [ObjectIdentifier: (name: String, isIdentifiable: Bool)] = [:]

  mutating func kind(of object: AnyObject) -> (name: String, isIdentifiable: Bool) {
    let type: AnyClass = Swift.type(of: object)
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let kind = ("\(type)", object is any Identifiable)
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  mutating func number(of id: ObjectIdentifier, _ type: String) -> Int {
    if let known = numbers[type]?[id] { return known }
    let number = (numbers[type]?.count ?? 0) + 1
    numbers[type, default: [:]][id] = number
    return number
  }
}

extension ViewGraph {
  func instance(of object: AnyObject) -> ObservedInstance {
    ObservedInstance(object, &instanceNumbers)
  }
}

extension String {
  /// At most 24 characters of the first line.
  var shortened: String {
    let line = prefix { !$0.isNewline }
    return line.count <= 24 && line.endIndex == endIndex ? String(line) : line.prefix(23) + "…"
  }
}
