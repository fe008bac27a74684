import CZlib

/// Makes ZIP files for tests, also wrong ones.
struct TestArchive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// - Parameters:
  ///   - size: what the archive says; nil for the truth.
  ///   - flags: 1 for encrypted.
  mutating func add(
    _ name: String, _ contents: [UInt8], isPacked: Bool = true, size: Int? = nil, flags: Int = 0
  ) {
    let packed = isPacked ? Self.deflated(contents) : contents
    let checksum = contents.withUnsafeBufferPointer { Int(crc32_z(0, $0.baseAddress, $0.count)) }
    let offset = bytes.count
    let common =
      short(20) + short(flags) + short(isPacked ? 8 : 0) + long(0) + long(checksum)
      + long(packed.count) + long(size ?? contents.count) + short(name.utf8.count) + short(0)
    bytes += long(0x0403_4B50) + common + Array(name.utf8) + packed
    directory += long(0x0201_4B50) + short(20) + common + short(0) + short(0) + short(0) + long(0)
    directory += long(offset) + Array(name.utf8)
    count += 1
  }

  var file: [UInt8] {
    bytes + directory + long(0x0605_4B50) + short(0) + short(0) + short(count) + short(count)
      + long(directory.count) + long(bytes.count) + short(0)
  }

  private static func deflated(_ contents: [UInt8]) -> [UInt8] {
    var size = compressBound(uLong(contents.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    compress2(&packed, &size, contents, uLong(contents.count), 9)
    // Without the header and the checksum of zlib.
    return Array(packed[2..<Int(size) - 4])
  }

  private func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
  private func long(_ value: Int) -> [UInt8] { short(value) + short(value >> 16) }
}
