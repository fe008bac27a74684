/// Cuts a stream of bytes into lines of text, however the bytes arrive.
nonisolated struct LineSplitter {
  /// The bytes of a line beyond this number are dropped: no screen shows more.
  static let longest = 1 << 16

  /// The start of a line whose end is still to come.
  private var partial: [UInt8] = []

  /// The lines that end within the bytes; invalid UTF-8 is repaired. Complexity: O(bytes).
  mutating func lines(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<newline])
      lines.append(take())
      rest = rest[(newline + 1)...]
    }
    keep(rest)
    return lines
  }

  /// The last line, if it has no end; nil if there is none.
  mutating func finish() -> String? { partial.isEmpty ? nil : take() }

  private mutating func keep(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    partial.append(contentsOf: bytes.prefix(Self.longest - partial.count))
  }

  private mutating func take() -> String {
    defer { partial.removeAll(keepingCapacity: true) }
    return String(decoding: partial, as: UTF8.self)
  }
}
