@testable import BrewModel

extension FuzzTarget {
  /// Files of others: what is taken of them is given away and taken again the same, in every format.
  static let importing = FuzzTarget(
    "importing", seeds: ImportSeeds.all, words: ImportSeeds.words
  ) { bytes in
    guard let log = try? importer.log(in: bytes) else { return }
    var plan = ImportPlan(nil, ImportOptions(), now: Instant(milliseconds: 1_800_000_000_000))
    let preview = try plan.preview(of: log, revision: 0) { _ in true }
    try require(preview.items.count == log.brews.count, "\(preview.items.count) are shown")
    var writer = ExportWriter(total: log.brews.count, nil)
    let brews = log.brews.map(\.brew)
    try writer.writeJSON(log.bags, brews)
    let again = try importer.log(in: writer.bytes)
    try requireSameBrews(brews, again.brews, "as JSON")
    try requireSameBags(log.bags, again.bags, "as JSON")
    try writer.writeCSV(brews, isRaw: bytes.count % 2 == 0)
    try requireSameBrews(brews, try importer.log(in: writer.bytes).brews, "as CSV")
  }

  private static var importer: Importer {
    var options = ImportOptions()
    options.limits.unpackedBytes = 1 << 20
    options.limits.records = 100
    options.limits.values = 5_000
    return Importer(options)
  }

  private static func requireSameBrews(
    _ brews: [Brew], _ others: [ImportedBrew], _ what: String
  ) throws(Violation) {
    try require(brews.count == others.count, "\(what) \(brews.count) brews became \(others.count)")
    for (brew, other) in zip(brews, others) {
      try requireSame(brew.jsonLine, other.brew.jsonLine, "\(what) a brew")
      try require(brew == other.brew, "\(what) \(brew) became \(other.brew)")
      try require(other.damages.isEmpty, "\(what) \(other.brew.jsonLine) has \(other.damages)")
    }
  }

  private static func requireSameBags(
    _ bags: [Bag], _ others: [Bag], _ what: String
  ) throws(Violation) {
    try require(bags.count == others.count, "\(what) \(bags.count) bags became \(others.count)")
    for (bag, other) in zip(bags, others) {
      try requireSame(bag.jsonLine, other.jsonLine, "\(what) a bag")
      try require(bag == other, "\(what) \(bag) became \(other)")
    }
  }
}

extension FuzzTarget {
  /// Archives: whatever the directory says, no more comes out than there is.
  static let archive = FuzzTarget(
    "archive",
    seeds: [
      ImportSeeds.archive(["Beanconqueror.json": ImportSeeds.all[0]]),
      ImportSeeds.archive([
        "a/": "", "Beanconqueror.json": "{\"BREWS\":[]}", "Beanconqueror_Brews_1.json": "[]",
      ]),
    ],
    words: ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}"]
  ) { bytes in
    _ = try? importer.log(in: bytes)
    guard let archive = try? ZipArchive(bytes, limits: TransferLimits()) else { return }
    for entry in archive.entries.prefix(20) {
      var left = 1 << 16
      guard let contents = try? archive.contents(of: entry, left: &left) else { continue }
      try require(contents.count == entry.size, "\(contents.count) of \(entry.size) bytes came out")
      try require(left == 1 << 16 - contents.count, "\(left) bytes are left")
    }
  }
}

extension FuzzTarget {
  /// A log on the disk: it gives back what an import put in, a second import adds nothing, and an undo takes all away.
  static let saving = FuzzTarget(
    "saving", seeds: ImportSeeds.all, words: ImportSeeds.words
  ) { bytes in
    guard let source = try? importer.log(in: bytes), !source.brews.isEmpty else { return }
    let folder = FuzzFolder()
    defer { folder.remove() }
    let log = try LogFile(path: folder.log)
    var options = ImportOptions()
    options.dateOrder = .dayFirst
    let preview = try log.previewImport(of: bytes, options: options)
    try log.apply(preview)
    let wanted = preview.items.filter { $0.outcome == .new }.map(\.brew.jsonLine).sorted()
    let saved = try log.brews().map(\.jsonLine).sorted()
    try requireSame(wanted.joined(separator: "\n"), saved.joined(separator: "\n"), "the log")
    let second = try log.previewImport(of: bytes, options: options)
    try require(second.action.changes.isEmpty, "a second import changes \(second.action.changes)")
    let exported = try log.export(as: .beanconqueror)
    let own = try log.previewImport(of: exported)
    try require(own.action.changes.isEmpty, "the log's own export changes \(own.action.changes)")
    guard !wanted.isEmpty else { return }
    _ = try log.undo()
    try require(log.brews().isEmpty && log.bags().isEmpty, "an undo leaves something")
  }
}
