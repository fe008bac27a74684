import CZlib

/// A stream of zlib and its memory, which inflate one piece of raw deflate data after the other.
final class Inflater {
  // zlib remembers where the stream is.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)

  /// So many bytes go in at once.
  private static let inputLimit = 1 << 20

  init() {
    stream.initialize(to: z_stream())
    guard zlib_begin_raw(stream) == Z_OK else { fatalError("no memory for zlib") }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    buffer.deallocate()
  }

  /// Inflates the data that begin at a place; something else may stand behind them.
  ///
  /// Complexity: O(bytes that go in + bytes that come out).
  /// - Parameters:
  ///   - result: what comes out is put behind what it has.
  ///   - limit: how many bytes it may have then.
  ///   - isWanted: asked at the beginning, and again at the latest when 1 MB went in or 64 KB came out; it is told the
  ///     place.
  /// - Returns: where the data end.
  func inflate(
    _ packed: UnsafeBufferPointer<UInt8>, from start: Int, to result: inout [UInt8], limit: Int,
    isWanted: (_ place: Int) -> Bool
  ) throws(Inflating.Failure) -> Int {
    var place = start
    var code = inflateReset(stream)
    while code == Z_OK {
      guard isWanted(place) else { throw .cancelled }
      code = step(packed, &place, &result)
      guard result.count <= limit else { throw .tooLarge }
    }
    guard code == Z_STREAM_END else { throw .damaged }
    return place
  }

  /// One call of zlib. - Returns: what it says.
  private func step(
    _ packed: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ result: inout [UInt8]
  ) -> Int32 {
    let given = min(packed.count - place, Self.inputLimit)
    // zlib only reads it.
    let input = UnsafeMutablePointer(mutating: packed.baseAddress)
    stream.pointee.next_in = input.map { $0 + place }
    stream.pointee.avail_in = uInt(given)
    stream.pointee.next_out = buffer.baseAddress
    stream.pointee.avail_out = uInt(buffer.count)
    let code = CZlib.inflate(stream, Z_NO_FLUSH)
    place += given - Int(stream.pointee.avail_in)
    result += buffer[..<(buffer.count - Int(stream.pointee.avail_out))]
    return code
  }
}
