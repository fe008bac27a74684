import CRuntime

/// Where two lines of a layer differ.
enum ChangedColumns {
  /// The columns between what both lines begin with and what both end with; nil where these are not known, or are most
  /// of the line. Complexity: O(bytes), without allocation.
  static func between(_ old: String, _ new: String) -> Range<Int>? {
    guard old.utf8.count == new.utf8.count, !brewlog_ambiguous_is_wide() else { return nil }
    let found = old.utf8.withContiguousStorageIfAvailable { old in
      new.utf8.withContiguousStorageIfAvailable { new in between(old, new) }
    }
    return found.flatMap { $0.flatMap(\.self) }
  }

  private static func between(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let bytes = differing(old, new)
    guard !bytes.isEmpty, 2 * bytes.count <= new.count,
      let first = GlyphTable.plainColumns(of: new[..<bytes.lowerBound]),
      let count = GlyphTable.plainColumns(of: new[bytes]),
      // As many bytes may be other scalars.
      GlyphTable.plainColumns(of: old[bytes]) == count
    else { return nil }
    return first..<first + count
  }

  /// The bytes that differ, with the whole of each scalar that has one.
  private static func differing(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var (first, end) = (0, new.count)
    while first < end, old[first] == new[first] { first += 1 }
    while end > first, old[end - 1] == new[end - 1] { end -= 1 }
    while first < end, isInside(old, first) || isInside(new, first) { first -= 1 }
    while first < end, isInside(old, end) || isInside(new, end) { end += 1 }
    return first..<end
  }

  /// Whether the byte goes on with the scalar before it.
  private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
