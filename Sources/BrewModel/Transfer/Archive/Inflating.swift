import CZlib

/// zlib, never letting out more than is wanted.
enum Inflating {
  enum Failure: Error {
    case damaged
    case tooLarge
  }

  /// Inflates raw deflate data. Complexity: O(result).
  ///
  /// - Parameters:
  ///   - limit: how many bytes may come out.
  ///   - expected: how many are said to come out.
  static func inflate(
    _ packed: ArraySlice<UInt8>, limit: Int, expected: Int
  ) throws(Failure) -> [UInt8] {
    try inflateStart(of: packed, limit: limit, expected: expected).bytes
  }

  /// Inflates raw deflate data behind which something else may stand.
  ///
  /// - Returns: also how many bytes it took.
  static func inflateStart(
    of packed: ArraySlice<UInt8>, limit: Int, expected: Int
  ) throws(Failure) -> (bytes: [UInt8], used: Int) {
    var stream = z_stream()
    guard zlib_begin_raw(&stream) == Z_OK else { throw .damaged }
    defer { inflateEnd(&stream) }
    var result: [UInt8] = []
    result.reserveCapacity(min(expected, limit, packed.count &* 8 + 1_024))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var packed = Array(packed)
    let code = packed.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = uInt(input.count)
      return buffer.withUnsafeMutableBufferPointer { output in
        var code = Z_OK
        while code == Z_OK, result.count <= limit {
          stream.next_out = output.baseAddress
          stream.avail_out = uInt(output.count)
          code = CZlib.inflate(&stream, Z_NO_FLUSH)
          result += output[..<(output.count - Int(stream.avail_out))]
        }
        return code
      }
    }
    guard result.count <= limit else { throw .tooLarge }
    guard code == Z_STREAM_END else { throw .damaged }
    return (result, packed.count - Int(stream.avail_in))
  }

  /// The CRC-32 of ZIP files. Complexity: O(count).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count))
    }
  }
}
