/// The structures and enumerations that a module declares to conform to a protocol, found by their declarations.
///
/// The language's own cast of a type to a protocol looks through every conformance of the program when it is asked of
/// a type for the first time: 125,000 instructions, and the answer for `State<Int>` says nothing of `State<Bool>`. Here
/// one example of a generic type answers for all its instances. That holds as long as each conforms without a condition
/// and the protocol has no associated types, for then all share one witness table.
///
/// Source: "Nominal type descriptor" and "Metatype" in the Swift ABI documentation (TypeMetadata, TypeLayout).
package struct KnownConformances<Metatype> {
  /// What an existential metatype consists of.
  private struct Words {
    let type: UnsafeRawPointer
    let witnessTable: UnsafeRawPointer

    /// The second word of the metadata; nil for what is neither a structure nor an enumeration, as the first word tells.
    static func declaration(of type: UnsafeRawPointer) -> UnsafeRawPointer? {
      guard (0x200...0x202).contains(type.load(as: UInt.self)) else { return nil }
      return type.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    }
  }

  private let known: [(declaration: UnsafeRawPointer?, witnessTable: UnsafeRawPointer)]

  /// - Parameter examples: one instance of each type, as `any P.Type`.
  package init(_ examples: [Metatype]) {
    known = examples.map {
      let words = unsafeBitCast($0, to: Words.self)
      return (Words.declaration(of: words.type), words.witnessTable)
    }
  }

  /// The type as one that conforms; nil where it is none of the known types. Complexity: O(known types).
  package func metatype(of type: any Any.Type) -> Metatype? {
    let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let declaration = Words.declaration(of: type) else { return nil }
    for entry in known where entry.declaration == declaration {
      return unsafeBitCast(Words(type: type, witnessTable: entry.witnessTable), to: Metatype.self)
    }
    return nil
  }
}
