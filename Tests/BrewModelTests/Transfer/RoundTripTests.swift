import Testing

@testable import BrewModel

@Suite("Export, import, export", .serialized)
struct RoundTripTests {
  let folder = TemporaryFolder()

  /// A log with all there can be: every field, hostile texts, several scales, bags, a star, and two imports.
  private func full() throws -> LogFile {
    let log = try LogFile(path: folder.log)
    var bag = Bag(Bean("  Kenya  AA", roaster: "=cmd|' /C calc'!A0"))
    bag.roast = RoastDates(roasted: CivilDay("2026-11-01"), frozen: CivilDay("2026-11-05"))
    bag.weight = 250.5
    bag.cost = Cost(14.5, "EUR")
    bag.note = "+1 \"quoted\""
    bag.extra = #"{"beanconqueror":{"aromatics":"plum"},"x":1.50}"#
    var odd = Brew.full
    odd = Brew(odd.bean, at: ZonedTime("2026-11-29T08:00:00.123-03:30")!)
    odd.bean = bag.bean
    odd.bag = bag.id
    odd.method = Method(recorded: "V60 ", style: nil)
    odd.grinder = Grinder("-", setting: "-5")
    odd.note = "'=1+1\r\n\t\u{1b}[31m\u{0}, \"x\" \u{2028}; Mu\u{308}ller"
    odd.tags = ["@home", "a; b"]
    odd.dose = Grams(0.1 + 0.2)
    odd.time = 3_601.001
    odd.rating = Rating(4.25)
    odd.extra = #"{"csv":{"Image URL":"x"}}"#
    var old = Brew(Bean("Beer"), at: ZonedTime("1969-12-31T23:59:59Z")!, kind: .beer)
    old.rating = Rating(0.7, of: 10)
    try log.perform(
      LogAction("fill", [.addBag(bag), .addBrew(.full), .addBrew(odd), .addBrew(old)]))
    try log.fill(3)
    try log.apply(try log.previewImport(of: Array(Exports.beanconqueror.utf8)))
    try log.apply(try log.previewImport(of: Array(Exports.oldBeanconqueror.utf8)))
    return log
  }

  @Test(
    "is identical, and importing one's own export adds nothing",
    arguments: [ExportFormat.json, .csv, .beanconqueror])
  func identical(format: ExportFormat) throws {
    let log = try full()
    let bytes = try log.export(as: format)
    #expect(try log.export(as: format) == bytes)
    let own = try log.previewImport(of: bytes)
    #expect(own.sameCount == own.items.count && own.items.count == 11)
    #expect(own.action.changes.isEmpty)
    #expect(own.changedBags == 0 && own.newBags == 0)
    let other = try LogFile(path: folder("other.db"))
    if format == .csv {
      // A table has no bags: they have to be there.
      try other.perform(LogAction("bags", try log.bags().map { .addBag($0) }))
    }
    let preview = try other.previewImport(of: bytes)
    #expect(preview.newCount == 11)
    #expect(preview.notes.isEmpty)
    try other.apply(preview)
    #expect(try other.export(as: format) == bytes)
    #expect(try other.bags() == log.bags())
    #expect(try other.brews() == log.brews())
    #expect(try other.previewImport(of: bytes).action.changes.isEmpty)
  }

  @Test(
    "a table without the bags that it names brings bags of which the bean alone is known, and says so"
  )
  func tableBags() throws {
    let log = try full()
    let bytes = try log.export(as: .csv)
    let other = try LogFile(path: folder("other.db"))
    let preview = try other.previewImport(of: bytes)
    let named = Set(try log.brews().compactMap(\.bag))
    #expect(named.count > 0 && preview.newBags == named.count)
    #expect(!preview.items.contains { $0.damages.contains { $0.field == "bag" } })
    #expect(
      preview.notes.last?.hasPrefix("a table has no place for bags: of \(named.count) ") == true)
    try other.apply(preview)
    #expect(try other.brews() == log.brews())
    #expect(try Set(other.bags().map(\.id)) == named)
    #expect(try other.export(as: .csv) == bytes)
    try other.undo()
    #expect(try other.bags().isEmpty && other.brews().isEmpty)
  }

  @Test("formulas as they are come back too")
  func raw() throws {
    let log = try full()
    let bytes = try log.export(as: .csv, isRaw: true)
    #expect(bytes != (try log.export(as: .csv)))
    #expect(try log.previewImport(of: bytes).sameCount == 11)
  }

  @Test("the shape of JSON and of CSV")
  func shapes() throws {
    let log = try LogFile(path: folder.log)
    var brew = Brew(
      id: Brew.ID("aaaaaaaa-0000-4000-8000-000000000001")!, Bean("=Kenya, AA"),
      at: ZonedTime("2026-11-30T08:00:00+01:00")!)
    brew.water = Amount(250, .millilitres)
    brew.dose = 15.25
    brew.rating = Rating(9, of: 10)
    brew.grinder.setting = "4,7"
    try log.perform(LogAction("add", [.addBrew(brew)]))
    #expect(
      String(decoding: try log.export(as: .json), as: UTF8.self) == """
        {"brewlog":1,
        "bags":[],
        "brews":[
        {"id":"aaaaaaaa-0000-4000-8000-000000000001","date":"2026-11-30T08:00:00+01:00","kind":"coffee","bean":"=Kenya, AA","roaster":"","bag":null,"roasted":null,"frozen":null,"thawed":null,"method":"","style":null,"grinder":"","grind":"4,7","dose":15.25,"water":"250 ml","yield":null,"temperature":null,"time":null,"bloom":null,"first_drip":null,"tds":null,"infusion":null,"og":null,"fg":null,"batch":null,"pitched":null,"bottled":null,"opened":null,"rating":"9/10","favorite":false,"drink":"","tags":[],"note":"","extra":null}
        ]}

        """)
    let header = RecordKey.allCases.map(\.rawValue).joined(separator: ",")
    #expect(
      String(decoding: try log.export(as: .csv), as: UTF8.self) == header + "\r\n"
        + "aaaaaaaa-0000-4000-8000-000000000001,2026-11-30T08:00:00+01:00,coffee,\"'=Kenya, AA\",,,,,,,,,\"4,7\",15.25,250,ml,,,,,,,,,,,,,,,9,10,no,,,,\r\n"
    )
  }

  @Test("our table, saved by a spreadsheet with semicolons and decimal commas, is the same")
  func spreadsheet() throws {
    let log = try LogFile(path: folder.log)
    try log.fill(1)
    var brew = try #require(try log.brews().first)
    let old = brew
    brew.dose = 15.5
    try log.perform(LogAction("edit", [.editBrew(from: old, to: brew)]))
    let text = String(decoding: try log.export(as: .csv), as: UTF8.self)
    let saved = text.map { $0 == "," ? ";" : $0 == "." ? "," : String($0) }.joined()
    #expect(try log.previewImport(of: Array(saved.utf8)).sameCount == 1)
  }

  @Test("an empty log, and a log that is not there, are exported without being made")
  func nothing() throws {
    let log = try LogFile(path: folder.log)
    #expect(
      String(decoding: try log.export(as: .json), as: UTF8.self)
        == "{\"brewlog\":1,\n\"bags\":[],\n\"brews\":[]}\n")
    #expect(try log.previewImport(of: try log.export(as: .json)).items.isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test("an export to a file is whole, for the user alone, and overwrites nothing")
  func file() throws {
    let log = try LogFile(path: folder.log)
    try log.fill(2)
    try log.export(as: .csv, to: folder("out.csv"))
    #expect(bytes(of: folder("out.csv")) == (try log.export(as: .csv)))
    #expect(mode(of: folder("out.csv")) == 0o600)
    let before = FileState(folder.log)
    for path in [folder("out.csv"), folder.log] {
      let error = #expect(throws: TransferError.self) { try log.export(as: .json, to: path) }
      #expect(error?.description == "there is something of that name already; it is left alone")
    }
    #expect(FileState(folder.log) == before)
    #expect(throws: TransferError.self) { try log.export(as: .json, to: folder("no/out.json")) }
  }

  @Test("an export can be cancelled")
  func cancelled() throws {
    let log = try LogFile(path: folder.log)
    try log.fill(600)
    for format in ExportFormat.allCases {
      #expect(throws: TransferError.self) {
        try log.export(as: format, to: folder("out")) { _, _, _ in false }
      }
    }
    #expect(!folder.names.contains("out"))
  }
}

@Suite("Archives that are written")
struct WrittenArchiveTests {
  @Test("1,200 brews: 500 in the main file, the others in two parts; all come back")
  func parts() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    try log.perform(LogAction("fill", (0..<1_200).map { .addBrew(.specimen($0, "Bean \($0)")) }))
    let bytes = try log.export(as: .beanconquerorArchive)
    let archive = try ZipArchive(bytes, limits: TransferLimits())
    #expect(
      archive.entries.map(\.name) == [
        "Beanconqueror.json", "Beanconqueror_Beans_1.json", "Beanconqueror_Beans_2.json",
        "Beanconqueror_Brews_1.json", "Beanconqueror_Brews_2.json",
      ])
    var left = 1 << 30
    for entry in archive.entries { _ = try archive.contents(of: entry, left: &left) }
    let preview = try log.previewImport(of: bytes)
    #expect(preview.sameCount == 1_200 && preview.action.changes.isEmpty)
    #expect(try log.export(as: .beanconquerorArchive) == bytes, "the same log, the same bytes")
  }
}
