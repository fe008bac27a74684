/// One piece of a comparison: bytes of a certain kind, so many from the start of the value.
struct ComparisonStep {
  let offset: Int
  let kind: Kind

  enum Kind {
    case byte
    /// Eight bytes, also a reference.
    case word
    case bytes(Int)
    case string
    case predicate(ValueComparison.Predicate)
  }

  func moved(by distance: Int) -> ComparisonStep {
    ComparisonStep(offset: offset + distance, kind: kind)
  }

  @inline(__always)
  func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let left = left + offset
    let right = right + offset
    switch kind {
    case .byte: return left.load(as: UInt8.self) == right.load(as: UInt8.self)
    case .word: return Self.areEqualWords(left, right)
    case .bytes(let size): return Self.areEqualBytes(left, right, size)
    case .string: return Self.areEqualStrings(left, right)
    case .predicate(let predicate): return predicate(left, right)
    }
  }

  private static func areEqualWords(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self)
  }

  private static func areEqualBytes(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int
  ) -> Bool {
    let left = UnsafeRawBufferPointer(start: left, count: size)
    return left.elementsEqual(UnsafeRawBufferPointer(start: right, count: size))
  }

  /// A string is two words: where both are the same it is the same text, whether they hold it or point to it.
  private static func areEqualStrings(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let half = MemoryLayout<String>.size / 2
    if areEqualWords(left, right) && areEqualWords(left + half, right + half) { return true }
    return left.assumingMemoryBound(to: String.self).pointee
      == right.assumingMemoryBound(to: String.self).pointee
  }
}
