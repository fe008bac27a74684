import CSQLite

/// Finding bytes in bytes.
enum ByteSearch {
  /// Where `part` first stands in `bytes`, counted from the start of the whole buffer; nil where it does not. An empty
  /// part stands at the start. Complexity: O(both).
  static func first(_ part: UnsafeRawBufferPointer, in bytes: Slice<UnsafeRawBufferPointer>) -> Int?
  {
    guard let wanted = part.baseAddress, !part.isEmpty else { return bytes.startIndex }
    guard let base = bytes.base.baseAddress, bytes.count >= part.count,
      let found = bytes_find(base + bytes.startIndex, bytes.count, wanted, part.count)
    else { return nil }
    return found - base
  }
}
