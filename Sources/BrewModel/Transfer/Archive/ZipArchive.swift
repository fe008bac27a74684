/// What a ZIP file has in it. Nothing is ever unpacked to the disk: names are names, and lead nowhere.
struct ZipArchive {
  struct Entry {
    /// With the folders in it, as it is written.
    let name: String
    let method: Int
    let isEncrypted: Bool
    let checksum: UInt32
    let packedSize: Int
    /// As the archive says.
    let size: Int
    /// Of its local header.
    let offset: Int

    /// The name without folders.
    var fileName: String {
      String(name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "")
    }

    /// Whether the name leads out of the folder into which one would unpack it.
    var isStray: Bool {
      name.hasPrefix("/") || name.hasPrefix("\\") || name.dropFirst().hasPrefix(":")
        || name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains("..")
    }
  }

  let bytes: [UInt8]
  let entries: [Entry]
  let limits: TransferLimits

  static let entryLimit = 10_000

  /// Whether bytes begin as a ZIP file does.
  static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Reads the directory at the end. Complexity: O(entries).
  init(_ bytes: [UInt8], limits: TransferLimits) throws(TransferError) {
    self.bytes = bytes
    self.limits = limits
    let fields = LittleEndian(bytes)
    guard let end = Self.endRecord(fields), let count = fields.short(end + 10),
      let start = fields.long(end + 16)
    else {
      throw .unreadable("the archive has no directory at its end; it may have been cut off")
    }
    guard count != 0xFFFF, start != 0xFFFF_FFFF else {
      throw .unreadable("the archive is of the kind for huge files (ZIP64), which is not read")
    }
    guard count <= Self.entryLimit else {
      throw .tooLarge("the archive has \(count) files, more than \(Self.entryLimit)")
    }
    entries = try Self.entries(fields, count: count, from: start)
  }

  private static func endRecord(_ fields: LittleEndian) -> Int? {
    // A comment of up to 65,535 bytes may follow.
    let last = fields.count - 22
    guard last >= 0 else { return nil }
    return (max(0, last - 65_535)...last).reversed().first { fields.long($0) == 0x0605_4B50 }
  }

  private static func entries(
    _ fields: LittleEndian, count: Int, from start: Int
  ) throws(TransferError) -> [Entry] {
    var entries: [Entry] = []
    var place = start
    for _ in 0..<count {
      guard fields.long(place) == 0x0201_4B50, let flags = fields.short(place + 8),
        let method = fields.short(place + 10), let checksum = fields.long(place + 16),
        let packedSize = fields.long(place + 20), let size = fields.long(place + 24),
        let nameLength = fields.short(place + 28), let extraLength = fields.short(place + 30),
        let commentLength = fields.short(place + 32), let offset = fields.long(place + 42),
        let name = fields.text(place + 46, nameLength)
      else {
        throw .unreadable("the directory of the archive is damaged")
      }
      entries.append(
        Entry(
          name: name, method: method, isEncrypted: flags & 1 != 0, checksum: UInt32(checksum),
          packedSize: packedSize, size: size, offset: offset))
      place += 46 + nameLength + extraLength + commentLength
    }
    return entries
  }
}

extension ZipArchive {
  /// Unpacks a file. Complexity: O(size).
  ///
  /// - Parameter left: how many bytes may come out; fewer afterwards.
  func contents(of entry: Entry, left: inout Int) throws(TransferError) -> [UInt8] {
    guard !entry.isEncrypted else {
      throw .unreadable("\(quoted(entry)) in the archive is encrypted; unpack it first")
    }
    let fields = LittleEndian(bytes)
    guard fields.long(entry.offset) == 0x0403_4B50,
      let nameLength = fields.short(entry.offset + 26),
      let extraLength = fields.short(entry.offset + 28)
    else { throw damage(entry) }
    let start = entry.offset + 30 + nameLength + extraLength
    guard start <= bytes.count, entry.packedSize <= bytes.count - start else {
      throw damage(entry)
    }
    guard entry.size <= left else { throw bomb }
    let packed = bytes[start..<start + entry.packedSize]
    let contents: [UInt8]
    switch entry.method {
    case 0: contents = Array(packed)
    case 8:
      do throws(Inflating.Failure) {
        contents = try Inflating.inflate(packed, limit: left, expected: entry.size)
      } catch {
        throw error == .tooLarge ? bomb : damage(entry)
      }
    default:
      throw .unreadable(
        "\(quoted(entry)) is packed in a way (\(entry.method)) that is not read; unpack the archive first"
      )
    }
    guard contents.count == entry.size, Inflating.checksum(contents) == entry.checksum else {
      throw damage(entry)
    }
    left -= contents.count
    return contents
  }

  private var bomb: TransferError {
    .tooLarge(
      "the archive unpacks to more than \(limits.unpackedBytes >> 20) MB, which no brew log has")
  }

  private func damage(_ entry: Entry) -> TransferError {
    .unreadable("\(quoted(entry)) in the archive is damaged")
  }

  private func quoted(_ entry: Entry) -> String { "“\(entry.fileName.prefix(60))”" }
}
