@_spi(Reflection) import Swift

/// How two values of one type compare when a view arrives: built once from the type's fields, then used without
/// allocation.
///
/// The rules are SwiftUI's: plain old data compares by its bytes, field by field, and its `==` is not called; anything
/// else compares by `==` where it has one, else field by field, each by the same rules. References compare by identity.
/// A closure is equal when it is the same code without a context, else not: what a context holds cannot be seen.
final class ValueComparison {
  typealias Predicate = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// What is compared, one after another: of a structure the fields, of those that are structures their fields in turn.
  /// A list of what is to be done takes a third of the instructions of predicates that call each other.
  private let steps: ContiguousArray<ComparisonStep>

  private init(_ steps: ContiguousArray<ComparisonStep>) { self.steps = steps }

  private convenience init(_ predicate: @escaping Predicate) {
    self.init([ComparisonStep(offset: 0, kind: .predicate(predicate))])
  }

  func isEqual<T>(_ left: inout T, _ right: T) -> Bool {
    withUnsafePointer(to: &left) { left in
      withUnsafePointer(to: right) { right in isEqual(at: left, right) }
    }
  }

  func isEqual<T>(_ left: T, _ right: T) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in isEqual(at: left, right) }
    }
  }

  func isEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    steps.withUnsafeBufferPointer { steps in
      for index in steps.indices where !steps[index].isEqual(left, right) { return false }
      return true
    }
  }

  // MARK: Making one

  private static var all: [ObjectIdentifier: ValueComparison] = [:]

  static func of(_ type: any Any.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let known = all[key] { return known }
    let made = make(type)
    all[key] = made
    return made
  }

  private static func make(_ type: any Any.Type) -> ValueComparison {
    // The usual types first: a cast below looks through all conformances of the program, 125,000 instructions.
    if type == Int.self { return identity }
    if type == Bool.self { return ValueComparison([ComparisonStep(offset: 0, kind: .byte)]) }
    if type == String.self { return ValueComparison([ComparisonStep(offset: 0, kind: .string)]) }
    // Only structures have one.
    if TypeKind(type) == .structure, let custom = LinkedProperties.known.metatype(of: type) {
      return ValueComparison(custom.valueComparison())
    }
    func open<T>(_ type: T.Type) -> ValueComparison { make(opened: type) }
    return _openExistential(type, do: open)
  }

  private static func make<T>(opened type: T.Type) -> ValueComparison {
    switch TypeKind(type) {
    case .class: identity
    case .function: function(type)
    case .existential: existential(type)
    case .optional: optional(type)
    case .enumeration: enumeration(type)
    case .structure, .tuple: structure(type)
    case .other: bytes(type)
    }
  }

  private static let identity = ValueComparison([ComparisonStep(offset: 0, kind: .word)])

  private static func function<T>(_ type: T.Type) -> ValueComparison {
    let word = MemoryLayout<UInt>.stride
    // One word: a C function. Two: code and context.
    guard MemoryLayout<T>.size == 2 * word else { return bytes(type) }
    return ValueComparison { left, right in
      let leftContext = left.load(fromByteOffset: word, as: UInt.self)
      let rightContext = right.load(fromByteOffset: word, as: UInt.self)
      return leftContext | rightContext == 0
        && left.load(as: UInt.self) == right.load(as: UInt.self)
    }
  }

  private static func bytes<T>(_: T.Type) -> ValueComparison {
    switch MemoryLayout<T>.size {
    case 0: ValueComparison([])
    case 1: ValueComparison([ComparisonStep(offset: 0, kind: .byte)])
    case 8: ValueComparison([ComparisonStep(offset: 0, kind: .word)])
    case let size: ValueComparison([ComparisonStep(offset: 0, kind: .bytes(size))])
    }
  }

  private static func structure<T>(_ type: T.Type) -> ValueComparison {
    if !_isPOD(type), let equatable = type as? any Equatable.Type { return equality(equatable) }
    var steps: ContiguousArray<ComparisonStep> = []
    var hasFields = false
    let isComplete = _forEachField(of: type, options: .structureFields) { _, offset, fieldType, _ in
      hasFields = true
      steps += ValueComparison.of(fieldType).steps.map { $0.moved(by: offset) }
      return true
    }
    return hasFields && isComplete ? ValueComparison(steps) : bytes(type)
  }

  /// Whether values of a type compare field by field.
  static func hasFields(_ type: any Any.Type) -> Bool {
    guard TypeKind(type) == .structure, LinkedProperties.known.metatype(of: type) == nil,
      type != String.self
    else { return false }
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    if !_openExistential(type, do: isPlain), type is any Equatable.Type { return false }
    var hasFields = false
    let isComplete = _forEachField(of: type, options: .structureFields) { _, _, fieldType, _ in
      // A number of the library's is a structure with a field of the compiler's.
      hasFields = !"\(fieldType)".hasPrefix("Builtin.")
      return hasFields
    }
    return hasFields && isComplete
  }

  private static func equality<E: Equatable>(_: E.Type) -> ValueComparison {
    ValueComparison {
      $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
    }
  }

  // MARK: Enumerations and existentials

  private static let optionals = KnownConformances<any OptionalComparison.Type>([Int?.self])

  private static func optional<T>(_ type: T.Type) -> ValueComparison {
    optionals.metatype(of: type)!.optionalComparison()
  }

  private static func enumeration<T>(_ type: T.Type) -> ValueComparison {
    if _isPOD(type) && MemoryLayout<T>.size <= 1 { return bytes(type) }
    // Wider plain data may have unused bytes behind its payload, so its `==` is called if it has one.
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    // An enumeration with a payload and no `==`: its case and payload by reflection.
    return ValueComparison { left, right in
      areEqualCases(
        left.assumingMemoryBound(to: T.self).pointee, right.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func areEqualCases<T>(_ left: T, _ right: T) -> Bool {
    switch (Mirror(reflecting: left).children.first, Mirror(reflecting: right).children.first) {
    case (nil, nil): "\(left)" == "\(right)"
    case (let left?, let right?): left.label == right.label && areEqual(left.value, right.value)
    default: false
    }
  }

  private static func existential<T>(_ type: T.Type) -> ValueComparison {
    // An existential of classes is a reference, then the witness tables.
    guard isOpaqueExistential(type) else {
      return ValueComparison([ComparisonStep(offset: 0, kind: .word)])
    }
    // Any other one begins as an `Any` does. Converted in generic code it would be put into the `Any` as it is, and be
    // opened to itself for ever.
    return ValueComparison { left, right in
      areEqual(
        left.assumingMemoryBound(to: Any.self).pointee,
        right.assumingMemoryBound(to: Any.self).pointee)
    }
  }

  /// Whether values of an existential type begin with a buffer and the type of what it holds.
  /// Source: "Protocol and protocol composition types" in the Swift ABI documentation (TypeLayout).
  private static func isOpaqueExistential<T>(_ type: T.Type) -> Bool {
    let metadata = unsafeBitCast(type as any Any.Type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
    let witnessTables = Int(flags & 0xFF_FFFF)
    return MemoryLayout<T>.size == MemoryLayout<Any>.size + witnessTables * MemoryLayout<Int>.size
  }

  /// Compares two values of any type by the rules.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func compare<L>(_ left: L) -> Bool {
      guard let right = right as? L else { return false }
      return ValueComparison.of(L.self).isEqual(left, right)
    }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    return _openExistential(left, do: compare)
  }
}

private protocol OptionalComparison {
  static func optionalComparison() -> ValueComparison
}

extension Optional: OptionalComparison {
  fileprivate static func optionalComparison() -> ValueComparison {
    let wrapped = ValueComparison.of(Wrapped.self)
    return ValueComparison.optional { (left: UnsafeRawPointer, right: UnsafeRawPointer) in
      let left = left.assumingMemoryBound(to: Wrapped?.self)
      let right = right.assumingMemoryBound(to: Wrapped?.self)
      switch (left.pointee, right.pointee) {
      case (nil, nil): return true
      case (let left?, let right?): return wrapped.isEqual(left, right)
      default: return false
      }
    }
  }
}

extension ValueComparison {
  fileprivate static func optional(_ predicate: @escaping Predicate) -> ValueComparison {
    ValueComparison(predicate)
  }
}

/// The kinds of types that compare differently, read from the first word of the metadata.
/// Source: "Metadata kinds" in the Swift ABI documentation (TypeMetadata).
enum TypeKind {
  case `class`, structure, enumeration, optional, tuple, function, existential, other

  init(_ type: any Any.Type) {
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
    switch kind {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303: self = .existential
    case 0, 0x800...: self = .class
    default: self = .other
    }
  }
}
