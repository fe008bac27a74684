/// Where a stored property begins that comes after others, in bytes from the start of the structure.
///
/// Stored properties stand in the order of their declaration, each at the next multiple of its alignment.
/// Source: "Fragile Struct and Tuple Layout" in the Swift ABI documentation (TypeLayout).
struct FieldOffset {
  /// Where the properties so far end.
  private(set) var end = 0

  /// Adds a property. - Returns: where it begins.
  mutating func add<Field>(_ field: Field.Type) -> Int {
    let alignment = MemoryLayout<Field>.alignment
    let start = (end + alignment - 1) / alignment * alignment
    end = start + MemoryLayout<Field>.size
    return start
  }

  /// Where the second of two stored properties begins.
  static func of<Second, First>(_ second: Second.Type, after first: First.Type) -> Int {
    var offset = FieldOffset()
    _ = offset.add(first)
    return offset.add(second)
  }
}
