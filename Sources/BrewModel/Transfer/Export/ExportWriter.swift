import TextFormats

/// Writes the files that are given away.
struct ExportWriter {
  private(set) var bytes: [UInt8] = []
  private let total: Int
  private let progress: TransferProgress?

  init(total: Int, _ progress: TransferProgress?) {
    self.total = total
    self.progress = progress
  }

  /// Bags have no place in a table of brews: the days of a bag are not in it, only its id.
  mutating func writeCSV(_ brews: [Brew], isRaw: Bool) throws(TransferError) {
    var writer = CSVWriter()
    writer.write(RecordKey.allCases.map(\.rawValue))
    for (index, brew) in brews.enumerated() {
      try report(index)
      writer.write(RecordKey.allCases.map { $0.value(of: brew).cell(isRaw: isRaw) })
    }
    bytes = writer.bytes
  }

  mutating func writeJSON(_ bags: [Bag], _ brews: [Brew]) throws(TransferError) {
    bytes += "{\"\(OwnJSONReader.mark)\":\(OwnJSONReader.version),\n\"bags\":[".utf8
    try writeLines(bags.map(\.jsonRecord))
    bytes += "],\n\"brews\":[".utf8
    try writeLines(brews.lazy.map(\.jsonRecord), isCounted: true)
    bytes += "]}\n".utf8
  }

  mutating func writeBeanconqueror(_ bags: [Bag], _ brews: [Brew]) throws(TransferError) {
    let (names, records) = try beanconqueror(bags, brews)
    try writeMain(names, names.beans[...], records[...])
  }

  /// As the app packs them.
  mutating func writeBeanconquerorArchive(_ bags: [Bag], _ brews: [Brew]) throws(TransferError) {
    let (names, records) = try beanconqueror(bags, brews)
    let size = BeanconquerorParts.partSize
    try writeMain(names, names.beans.prefix(size), records.prefix(size))
    var archive = ZipWriter()
    archive.add("Beanconqueror.json", takeBytes())
    for (kind, all) in [("Beans", names.beans), ("Brews", records)] {
      for (number, start) in stride(from: size, to: all.count, by: size).enumerated() {
        bytes += "[".utf8
        try writeLines(all[start..<min(start + size, all.count)])
        bytes += "]\n".utf8
        archive.add("Beanconqueror_\(kind)_\(number + 1).json", takeBytes())
      }
    }
    bytes = archive.archive
  }

  private mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private func beanconqueror(
    _ bags: [Bag], _ brews: [Brew]
  ) throws(TransferError) -> (BeanconquerorRegister, [JSONValue]) {
    var names = BeanconquerorRegister(bags, brews)
    var records: [JSONValue] = []
    records.reserveCapacity(brews.count)
    for (index, brew) in brews.enumerated() {
      try report(index)
      records.append(names.record(of: brew))
    }
    return (names, records)
  }

  private mutating func writeMain(
    _ names: BeanconquerorRegister, _ beans: ArraySlice<JSONValue>, _ brews: ArraySlice<JSONValue>
  ) throws(TransferError) {
    bytes += "{\"BEANS\":[".utf8
    try writeLines(beans)
    bytes += "],\n\"BREWS\":[".utf8
    try writeLines(brews)
    bytes += "],\n\"MILL\":[".utf8
    try writeLines(names.mills)
    bytes += "],\n\"PREPARATION\":[".utf8
    try writeLines(names.preparations)
    bytes += "],\n\"SETTINGS\":[\(names.settings.line)],\n\"VERSION\":[{}]}\n".utf8
  }

  private mutating func writeLines(
    _ records: some Sequence<JSONValue>, isCounted: Bool = false
  ) throws(TransferError) {
    var isFirst = true
    var index = 0
    for record in records {
      if isCounted { try report(index) }
      bytes += (isFirst ? "\n" : ",\n").utf8
      record.write(to: &bytes)
      isFirst = false
      index += 1
    }
    if !isFirst { bytes.append(0x0A) }
  }

  private func report(_ done: Int) throws(TransferError) {
    guard done % 256 == 255, let progress, !progress("exporting", done, total) else { return }
    throw .cancelled
  }
}
