/// Numbers and names in bytes, as ZIP and gzip files have them; nil for those that lie outside.
struct LittleEndian {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Of two bytes.
  func short(_ place: Int) -> Int? {
    guard place >= 0, place <= bytes.count - 2 else { return nil }
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  /// Of four bytes.
  func long(_ place: Int) -> Int? {
    guard let low = short(place), let high = short(place + 2) else { return nil }
    return low | high << 16
  }

  func text(_ place: Int, _ length: Int) -> String? {
    guard place >= 0, place <= bytes.count - length else { return nil }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }
}

extension [UInt8] {
  /// Of two bytes, the lower one first.
  mutating func append(short number: Int) {
    append(UInt8(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 8))
  }

  /// Of four bytes, the lowest one first.
  mutating func append(long number: Int) {
    append(short: number)
    append(short: number >> 16)
  }
}
