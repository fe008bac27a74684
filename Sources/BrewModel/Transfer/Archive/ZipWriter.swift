/// Makes a ZIP file: the same files give the same bytes, for no time is written.
struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file. Complexity: O(size).
  mutating func add(_ name: String, _ contents: [UInt8]) {
    let packed = Deflating.deflate(contents)
    let offset = bytes.count
    var header: [UInt8] = []
    // Version 2.0; the name is in UTF-8; deflated; on the first day that the format knows.
    for number in [20, 1 << 11, 8, 0, 1 << 5 | 1] { header.append(short: number) }
    header.append(long: Int(Inflating.checksum(contents)))
    header.append(long: packed.count)
    header.append(long: contents.count)
    header.append(short: name.utf8.count)
    header.append(short: 0)
    bytes.append(long: 0x0403_4B50)
    bytes += header
    bytes += name.utf8
    bytes += packed
    directory.append(long: 0x0201_4B50)
    // Made by version 2.0; no comment, on the first disk, no attributes.
    directory.append(short: 20)
    directory += header
    for _ in 0..<3 { directory.append(short: 0) }
    directory.append(long: 0)
    directory.append(long: offset)
    directory += name.utf8
    count += 1
  }

  /// The whole file.
  var archive: [UInt8] {
    var end: [UInt8] = []
    end.append(long: 0x0605_4B50)
    for number in [0, 0, count, count] { end.append(short: number) }
    end.append(long: directory.count)
    end.append(long: bytes.count)
    end.append(short: 0)
    return bytes + directory + end
  }
}
