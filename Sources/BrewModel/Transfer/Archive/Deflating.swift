import CZlib

/// zlib, the other way round than `Inflating`.
enum Deflating {
  /// Raw deflate data, as it is in a ZIP file. Complexity: O(count).
  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    guard zlib_begin_raw_deflate(&stream) == Z_OK else { fatalError("no memory for zlib") }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(bytes.count)))
    var bytes = bytes
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(output.count)
        // There is room for all of it: one call is enough.
        let code = CZlib.deflate(&stream, Z_FINISH)
        precondition(code == Z_STREAM_END)
        count = output.count - Int(stream.avail_out)
      }
    }
  }
}
