/// The object that an observed property belongs to, for traces. Keeps no object alive.
package final class ObservedInstance {
  /// The object, or what Observation calls it by.
  package let object: ObjectIdentifier
  package let typeName: String
  private let tag: Tag

  /// What tells an object from others of its type.
  enum Tag {
    /// Its explicit id.
    case id(Int), text(String)
    /// A small number, for one that has no id of its own.
    case number(Int)
    /// It has an id, and nobody at hand who holds it.
    case unknown
  }

  /// `ModernItem #3` by an explicit id, `ModernStore #1` by a small number. Made when it is asked for.
  package private(set) lazy var name =
    switch tag {
    case .id(let number), .number(let number): "\(typeName) #\(number)"
    case .text(let id): "\(typeName) #\(id)"
    case .unknown: "\(typeName) #?"
    }

  init(_ object: AnyObject, _ numbers: inout InstanceNumbers) {
    let kind = numbers.kind(of: type(of: object))
    let key = ObservedReads.registrar(of: object) ?? ObjectIdentifier(object)
    self.object = key
    typeName = kind.name
    tag = kind.id?(object) ?? .number(numbers.number(of: key, kind.name))
  }

  /// - Parameter registrar: stands for the object, which no view holds.
  init(registrar: ObjectIdentifier, of type: any Any.Type, _ numbers: inout InstanceNumbers) {
    object = registrar
    let kind = numbers.kind(of: type)
    typeName = kind.name
    tag = kind.id == nil ? .number(numbers.number(of: registrar, kind.name)) : .unknown
  }
}

/// Small numbers for the objects of a screen that have no id of their own, for each type from 1 on.
struct InstanceNumbers {
  /// By address: an object that is made where one has gone has that one's number.
  private var numbers: [String: [ObjectIdentifier: Int]] = [:]
  private var kinds: [ObjectIdentifier: Kind] = [:]

  /// What is known of a type of objects.
  struct Kind {
    let name: String
    /// Reads an object's explicit id; nil where it has none but its address.
    let id: ((AnyObject) -> ObservedInstance.Tag)?
  }

  mutating func kind(of type: any Any.Type) -> Kind {
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let identifiable = type as? any Identifiable.Type
    let kind = Kind(name: "\(type)", id: identifiable.flatMap { Self.idReader(of: $0) })
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func idReader<T: Identifiable>(
    of _: T.Type
  ) -> ((AnyObject) -> ObservedInstance.Tag)? {
    guard T.self is AnyObject.Type, T.ID.self != ObjectIdentifier.self else { return nil }
    return { object in
      let id = unsafeBitCast(object, to: T.self).id
      return T.ID.self == Int.self ? .id(id as! Int) : .text("\(id)".shortenedID)
    }
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

  /// The object that some view in the tree holds and that Observation calls so. Complexity: O(nodes).
  func heldObject(_ registrar: ObjectIdentifier) -> AnyObject? {
    var found: AnyObject?
    func walk(_ node: _ViewNode) {
      guard found == nil else { return }
      if let objects = node.evaluating?.heldObjects {
        found = ObservedReads.object(registrar, among: objects)
      }
      node.forEachChild(walk)
    }
    if let root { walk(root) }
    return found
  }
}

extension String {
  /// Of an id that is too long for a line of text, its first eight characters.
  package var shortenedID: String {
    let short = shortened
    return short.last == "…" ? prefix { !$0.isNewline }.prefix(8) + "…" : short
  }

  /// At most 24 characters of the first line.
  var shortened: String {
    // Most are numbers and short names: to look for the ends of characters costs fifty times as much.
    if let columns = GlyphTable.asciiColumns(of: self), columns <= 24 { return self }
    let line = prefix { !$0.isNewline }
    return line.count <= 24 && line.endIndex == endIndex ? String(line) : line.prefix(23) + "…"
  }
}
