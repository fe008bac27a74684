/// Files as `gzip` makes them (RFC 1952).
enum Gzip {
  private static let mark: [UInt8] = [0x1F, 0x8B, 8]

  /// Whether bytes begin as such a file does.
  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  /// A file of some bytes: the same always gives the same, for neither name nor time is in it. Complexity: O(count).
  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    // No flags, no time, no hint of how it was packed, an unknown system.
    var result = mark + [0, 0, 0, 0, 0, 0, 0xFF]
    result += Deflating.deflate(bytes)
    result.append(long: Int(Inflating.checksum(bytes)))
    result.append(long: bytes.count)
    return result
  }

  /// What is in a file, also where several were put one behind the other.
  ///
  /// Complexity: O(bytes + result), of which there is a limit.
  /// - Parameter progress: asked at each of those several, and within a large one.
  static func unpack(
    _ bytes: [UInt8], limits: TransferLimits, progress: TransferProgress? = nil
  ) throws(TransferError) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    let inflater = Inflater()
    repeat {
      try checkStart(bytes, at: place)
      do throws(Inflating.Failure) {
        place = try member(
          bytes, at: place, with: inflater, to: &result, limit: limits.unpackedBytes
        ) { progress?("unpacking", $0, bytes.count) ?? true }
      } catch {
        throw Self.error(error, limits)
      }
      // Tapes are filled up with zeros.
    } while bytes[place...].contains { $0 != 0 }
    return result
  }

  /// - Throws: where bytes at a place are no beginning that can be read, though they are there.
  private static func checkStart(_ bytes: [UInt8], at place: Int) throws(TransferError) {
    let rest = bytes[place...]
    guard rest.starts(with: mark.prefix(rest.count)) else {
      throw .unreadable(
        "something else stands behind the packed data (gzip): \(rest.count.counted("byte")), from byte \(place + 1) on; gunzip takes what is in front"
      )
    }
    guard rest.count > 3, rest[place + 3] & reserved != 0 else { return }
    throw .unreadable(
      "the packed file (gzip) uses flags that no version has yet (RFC 1952): it is damaged, or packed by a newer program; unpack it with that"
    )
  }

  /// Flags that must be zero.
  private static let reserved: UInt8 = 0xE0

  /// Unpacks one of several. - Returns: where it ends.
  private static func member(
    _ bytes: [UInt8], at start: Int, with inflater: Inflater, to result: inout [UInt8], limit: Int,
    isWanted: (_ place: Int) -> Bool
  ) throws(Inflating.Failure) -> Int {
    guard let data = headerEnd(bytes, at: start) else { throw .damaged }
    let old = result.count
    let end = try bytes.withUnsafeBufferPointer { input throws(Inflating.Failure) in
      try inflater.inflate(input, from: data, to: &result, limit: limit, isWanted: isWanted)
    }
    let fields = LittleEndian(bytes)
    guard fields.long(end).map(UInt32.init) == Inflating.checksum(result, from: old),
      fields.long(end + 4) == (result.count - old) & 0xFFFF_FFFF
    else { throw .damaged }
    return end + 8
  }

  private static func error(
    _ failure: Inflating.Failure, _ limits: TransferLimits
  ) -> TransferError {
    switch failure {
    case .damaged:
      .unreadable("the packed file (gzip) is damaged; it may have been cut off")
    case .tooLarge:
      .tooLarge(
        "the file unpacks to more than \(limits.unpackedBytes >> 20) MB, which no brew log has")
    case .cancelled: .cancelled
    }
  }

  /// Where the packed data begin; nil where there is no header.
  private static func headerEnd(_ bytes: [UInt8], at start: Int) -> Int? {
    guard start + 10 <= bytes.count, bytes[start...].starts(with: mark) else { return nil }
    let flags = bytes[start + 3]
    var place = start + 10
    if flags & 4 != 0 {
      guard let length = LittleEndian(bytes).short(place) else { return nil }
      place += 2 + length
    }
    // The name and a comment, each with a zero behind it.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return nil }
      place = end + 1
    }
    if flags & 2 != 0 { place += 2 }
    return place <= bytes.count ? place : nil
  }
}
