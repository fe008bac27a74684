import CZlib

/// zlib, never letting out more than is wanted.
enum Inflating {
  enum Failure: Error {
    case damaged
    case tooLarge
    case cancelled
  }

  /// Inflates raw deflate data. Complexity: O(packed + result).
  ///
  /// - Parameters:
  ///   - limit: how many bytes may come out.
  ///   - expected: how many are said to come out.
  static func inflate(
    _ packed: ArraySlice<UInt8>, limit: Int, expected: Int
  ) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(min(expected, limit, packed.count &* 8 + 1_024))
    try packed.withUnsafeBufferPointer { input throws(Failure) in
      _ = try Inflater().inflate(input, from: 0, to: &result, limit: limit) { _ in true }
    }
    return result
  }

  /// The CRC-32 of ZIP files. Complexity: O(count).
  static func checksum(_ bytes: [UInt8]) -> UInt32 { checksum(bytes, from: 0) }

  /// Of the bytes from a place on. Complexity: O(their count).
  static func checksum(_ bytes: [UInt8], from start: Int) -> UInt32 {
    bytes.withUnsafeBufferPointer { all in
      UInt32(truncatingIfNeeded: crc32_z(0, all.baseAddress.map { $0 + start }, all.count - start))
    }
  }
}
