/// The text of a bracketed paste while it arrives.
nonisolated struct PasteBuffer {
  /// Bytes beyond it are dropped: no field holds as much, and the terminal must not be able to fill our memory.
  static let capacity = 16 << 20
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes bytes up to the end mark, and returns the index behind it; nil if it is still to come.
  mutating func append(_ new: ArraySlice<UInt8>) -> Int? {
    for index in new.indices {
      let byte = new[index]
      if byte == Self.end[matched] {
        matched += 1
        if matched == Self.end.count { return index + 1 }
      } else {
        // Only the mark's first byte can begin it anew: ESC stands nowhere else in it.
        keep(Self.end[..<matched])
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(CollectionOfOne(byte)) }
      }
    }
    return nil
  }

  /// The text, with the line ends of every system as "\n"; invalid UTF-8 is repaired.
  func finish() -> String {
    var unified: [UInt8] = []
    unified.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        unified.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        unified.append(byte)
      }
      previous = byte
    }
    return String(decoding: unified, as: UTF8.self)
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if bytes.count + more.count <= Self.capacity { bytes.append(contentsOf: more) }
  }
}
