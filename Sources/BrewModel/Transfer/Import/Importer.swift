import TextFormats

/// From the bytes of a file to the brews in it.
struct Importer {
  let options: ImportOptions
  let progress: TransferProgress?
  /// Where parts of an export may lie beside its main file; nil if nobody knows.
  var folder: String?

  init(_ options: ImportOptions, progress: TransferProgress? = nil) {
    self.options = options
    self.progress = progress
  }

  /// How long a text of a brew may be at all: longer than what is possible, for that is marked.
  private static let textLimit = 1 << 20

  /// What is packed by gzip is unpacked first. Complexity: O(size).
  func log(in bytes: [UInt8]) throws(TransferError) -> ImportedLog {
    let log = try uncheckedLog(in: unpacked(bytes))
    for imported in log.brews {
      let length = imported.brew.longestText
      guard length <= Self.textLimit else {
        throw .tooLarge("\(imported.place) has a text of \(length) bytes: this is no brew")
      }
    }
    return log
  }

  private func unpacked(_ bytes: [UInt8]) throws(TransferError) -> [UInt8] {
    guard Gzip.isGzip(bytes) else { return bytes }
    let contents = try Gzip.unpack(bytes, limits: options.limits, progress: progress)
    guard !Gzip.isGzip(contents) else {
      throw .unreadable("the file is packed twice (gzip); unpack it once")
    }
    return contents
  }

  private func uncheckedLog(in bytes: [UInt8]) throws(TransferError) -> ImportedLog {
    guard bytes.contains(where: { !$0.isBlank }) else { throw .unreadable("the file is empty") }
    if ZipArchive.isZip(bytes) { return try log(inArchive: bytes) }
    if bytes.starts(with: Array("SQLite format 3\0".utf8)) {
      throw .unreadable(
        "this is a database, not an export; brewlog restore takes copies of logs, and --log opens them"
      )
    }
    if let text = UTF16Text(bytes)?.utf8, text.isJSON { return try log(inJSON: text) }
    switch bytes.first(where: { !$0.isBlank }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try log(inJSON: bytes)
    default: return try log(inTable: bytes)
    }
  }

  private func log(inArchive bytes: [UInt8]) throws(TransferError) -> ImportedLog {
    let archive = try ZipArchive(bytes, limits: options.limits)
    var left = options.limits.unpackedBytes
    var parts = BeanconquerorParts()
    for entry in archive.entries where !entry.name.hasSuffix("/") {
      if entry.isStray || !parts.wants(entry.fileName) {
        parts.strange.append(entry.name)
        continue
      }
      guard progress?("unpacking", 0, 1) ?? true else { throw .cancelled }
      try parts.take(
        entry.fileName, archive.contents(of: entry, left: &left), at: entry.name)
    }
    guard parts.main != nil else {
      let isSheet = archive.entries.contains { $0.name == "[Content_Types].xml" }
      throw .unreadable(
        isSheet
          ? "this is a spreadsheet; save its sheet of brews as CSV, and import that"
          : "the archive has no Beanconqueror.json in it")
    }
    return try beanconqueror(parts)
  }

  private func log(inJSON bytes: [UInt8]) throws(TransferError) -> ImportedLog {
    let counter = RecordCounter(options.limits, progress)
    do throws(FormatError) {
      let top = try JSONTop(bytes, limits: options.limits.json)
      if top.isBeanconqueror {
        var parts = BeanconquerorParts()
        parts.main = bytes
        parts.takeNeighbours(in: folder, limits: options.limits)
        var reader = BeanconquerorReader(
          options.limits, counter, ratingScale: options.ratingScale)
        return try reader.log(in: parts)
      }
      var reader = OwnJSONReader(options.limits, counter)
      if let log = try reader.log(in: top) { return log }
    } catch {
      throw Self.error(error)
    }
    throw .unreadable(
      "this JSON is neither an export of Beanconqueror nor one of BrewLog; a part of a Beanconqueror export is read with its main file, or from the .zip"
    )
  }

  private func beanconqueror(_ parts: BeanconquerorParts) throws(TransferError) -> ImportedLog {
    do throws(FormatError) {
      var reader = BeanconquerorReader(
        options.limits, RecordCounter(options.limits, progress), ratingScale: options.ratingScale)
      return try reader.log(in: parts)
    } catch {
      throw Self.error(error)
    }
  }

  private func log(inTable bytes: [UInt8]) throws(TransferError) -> ImportedLog {
    do throws(FormatError) {
      var reader = TableReader(options, RecordCounter(options.limits, progress))
      return try reader.log(in: bytes)
    } catch {
      throw error.isCancelled ? .cancelled : .unreadable(error.reason)
    }
  }

  private static func error(_ error: FormatError) -> TransferError {
    if error.isCancelled { return .cancelled }
    return error.line == 0
      ? .tooLarge(error.reason) : .unreadable("the file is damaged: \(error.description)")
  }
}

extension [UInt8] {
  /// Whether they begin as JSON does.
  fileprivate var isJSON: Bool {
    let first = first { !$0.isBlank }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == 0x20 || (0x09...0x0D).contains(self) || self == 0xEF || self == 0xBB || self == 0xBF
  }
}

extension Brew {
  /// The bytes of the longest of its texts. Complexity: O(tags).
  fileprivate var longestText: Int {
    let names = max(bean.name.utf8.count, bean.roaster.utf8.count, method.name.utf8.count)
    let others = max(grinder.name.utf8.count, grinder.setting.utf8.count, drink.utf8.count)
    let texts = max(note.utf8.count, extra?.utf8.count ?? 0)
    return max(names, others, texts, tags.reduce(0) { $0 + $1.utf8.count })
  }
}
