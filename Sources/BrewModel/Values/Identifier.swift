/// A UUID that names one `Subject`, for ever: the identifier of a brew cannot be taken for that of a bag.
public struct Identifier<Subject>: Hashable, Sendable, CustomStringConvertible {
  /// The first and the last eight bytes.
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new one: random, version 4.
  public init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next() & ~0xF000 | 0x4000
    low = generator.next() & ~(3 << 62) | 2 << 62
  }

  /// The one that a name always gets (version 8): rows of a file without identifiers keep theirs from import to import.
  ///
  /// Complexity: O(length).
  public init(named name: String) {
    var forward: UInt64 = 0xcbf2_9ce4_8422_2325
    var other: UInt64 = 0x9e37_79b9_7f4a_7c15
    for byte in name.utf8 {
      forward = (forward ^ UInt64(byte)) &* 0x100_0000_01b3
      other = (other &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
      other ^= other >> 29
    }
    high = forward & ~0xF000 | 0x8000
    low = other & ~(3 << 62) | 2 << 62
  }

  /// Whether it comes from a name (`init(named:)`), and not from chance or another program.
  var isNamed: Bool { high & 0xF000 == 0x8000 }

  /// Reads a UUID, in lower or upper case, with its dashes; nil for anything else.
  public init?(_ text: String) {
    var text = text
    let halves: (UInt64, UInt64)? = text.withUTF8 { Self.read($0) }
    guard let halves else { return nil }
    (high, low) = halves
  }

  /// `f81d4fae-7dec-41d0-a765-00a0c91e6bf6`.
  public var description: String {
    String(unsafeUninitializedCapacity: 36) { buffer in
      var digit = 0
      for place in 0..<36 {
        if Self.isDash(place) {
          buffer[place] = UInt8(ascii: "-")
        } else {
          let half = digit < 16 ? high : low
          let value = UInt8(truncatingIfNeeded: half >> (60 - UInt64(digit % 16) * 4)) & 15
          buffer[place] = value < 10 ? 0x30 + value : 0x57 + value
          digit += 1
        }
      }
      return 36
    }
  }

  private static func isDash(_ place: Int) -> Bool {
    place == 8 || place == 13 || place == 18 || place == 23
  }

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
    guard bytes.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for place in 0..<36 {
      if isDash(place) {
        guard bytes[place] == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = hexadecimal(bytes[place]) else { return nil }
        if place < 18 { high = high << 4 | digit } else { low = low << 4 | digit }
      }
    }
    return (high, low)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x41...0x46: UInt64(byte - 0x37)
    case 0x61...0x66: UInt64(byte - 0x57)
    default: nil
    }
  }
}

extension Identifier: Comparable {
  /// In the order of their texts.
  public static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
