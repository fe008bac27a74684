import Glibc
import Testing

@testable import BrewModel

/// One small file made by hand for each kind of mess that real exports have: what comes of it, and that nothing is
/// lost.
@Suite("Each kind of mess")
struct MessTests {
  private static let start = #""config":{"uuid":"00000000-0000-4000-8000-00000000000"#

  private func preview(_ text: String) throws -> ImportPreview {
    try LogFile(path: TemporaryFolder().log).previewImport(of: Array(text.utf8))
  }

  /// From a Beanconqueror file of one brew, whose bean is missing.
  private func brew(_ fields: String) throws -> ImportPreview.Item {
    let text = #"{"BREWS":[{\#(fields),\#(Self.start)1","unix_timestamp":1577528824}}],"BEANS":[]}"#
    return try #require(try preview(text).items.first)
  }

  private func row(_ header: String, _ row: String) throws -> ImportPreview.Item {
    try #require(try preview("date,bean,\(header)\n2026-01-02,Kenya,\(row)\n").items.first)
  }

  @Test(
    "an id that is there three times, byte for byte: one brew, two duplicates; rows in no order")
  func duplicates() throws {
    let one = #"{"note":"a",\#(Self.start)1","unix_timestamp":1577528824}}"#
    let older = #"{"note":"b",\#(Self.start)2","unix_timestamp":1477528824}}"#
    let preview = try preview(#"{"BREWS":[\#(one),\#(older),\#(one),\#(one)]}"#)
    #expect(preview.items.map(\.outcome) == [.new, .new, .duplicate, .duplicate])
    let log = try LogFile(path: TemporaryFolder().log)
    try log.apply(preview)
    #expect(try log.brews().map(\.note) == ["a", "b"])
  }

  @Test("two brews of one second are two brews")
  func sameSecond() throws {
    let brews = [1, 2].map { #"{\#(Self.start)\#($0)","unix_timestamp":1577528824}}"# }
    #expect(try preview(#"{"BREWS":[\#(brews.joined(separator: ","))]}"#).newCount == 2)
  }

  @Test("ratings of 0 and -1 are none", arguments: ["0", "-1", "\"0\"", "null"])
  func unrated(rating: String) throws {
    let item = try brew("\"rating\":\(rating)")
    #expect(item.brew.rating == nil && item.damages.map(\.field) == ["bean"])
  }

  @Test("numbers as texts, texts as numbers")
  func types() throws {
    let item = try brew(#""grind_weight":"18.1","brew_temperature":"0","grind_size":17"#)
    #expect(item.brew.dose == 18.1 && item.brew.temperature == nil)
    #expect(item.brew.grinder.setting == "17" && item.damages.map(\.field) == ["bean"])
  }

  @Test("grind settings stay what they are", arguments: ["4,7", "1,75", "1.00", "", "25 clicks"])
  func grind(setting: String) throws {
    #expect(try brew("\"grind_size\":\"\(setting)\"").brew.grinder.setting == setting)
    #expect(try row("grind", "\"\(setting)\"").brew.grinder.setting == setting)
  }

  @Test("blanks around and inside of names go; typos and several spellings stay different beans")
  func names() throws {
    #expect(try row("method", "Rösttrommel  V60 ").brew.method.name == "Rösttrommel V60")
    #expect(try brew(#""coffee_type":"Cappuccino ""#).brew.drink == "Cappuccino")
    let preview = try preview(
      "date,bean,roaster\n2026-01-02,Peru,Quijote\n2026-01-03,Peeu,Quijote Kaffee\n")
    #expect(preview.items.map(\.brew.bean.name) == ["Peru", "Peeu"])
    #expect(preview.items.map(\.brew.bean.roaster) == ["Quijote", "Quijote Kaffee"])
  }

  @Test("UTF-8 of every kind is kept, and found by either way of writing")
  @MainActor
  func encodings() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    let text = "date,bean,note\n2026-01-02,Bru\u{308}hkaffee Maaßen,有苦涩味\n"
    try log.apply(try log.previewImport(of: Array(text.utf8)))
    let store = try BrewLog(log)
    for words in ["brühkaffee", "bru\u{308}hkaffee", "maassen", "有苦"] {
      #expect(store.rows(searching: words).count == 1, "\(words)")
    }
  }

  @Test(
    "dates as apps and people write them",
    arguments: [
      ("2019-12-01T14:46:30.285+01:00", "2019-12-01", 0), ("2019-12-01T14:46:30Z", "2019-12-01", 0),
      ("30.11.2026 08:15:00", "2026-11-30", 0), ("11/30/2026", "2026-11-30", 0),
      ("2011", "2011-01-01", 1), ("12/16/2012?", "2012-12-16", 1), ("", nil, 1),
      ("13/13/2026", nil, 1),
    ])
  func dates(text: String, day: String?, damages: Int) throws {
    let item = try #require(try preview("date,bean\n\(text),Kenya\n").items.first)
    #expect(item.damages.count { $0.field == "date" } >= damages, "\(item.damages)")
    if let day {
      #expect(item.brew.brewedAt.day.description == day)
      #expect(item.damages.count == damages)
    }
  }

  @Test(
    "a date that is none is told once, by its text and its row, and is kept; there is no other in its place",
    arguments: [
      ("13/13/2026", "date: “13/13/2026” is no day of the calendar", "13/13/2026"),
      ("soon", "date: “soon” is not a date", "soon"), ("", "date: is missing", nil),
    ])
  func unreadableDate(text: String, words: String, kept: String?) throws {
    let log = try LogFile(path: TemporaryFolder().log)
    let preview = try log.previewImport(
      of: Array("date,bean,roasted\n\(text),Kenya,2026-05-01\n".utf8))
    let item = try #require(preview.items.first)
    #expect(item.place == "line 2" && item.damages.map(\.description) == [words])
    try log.apply(preview)
    let brew = try #require(try log.brews().first)
    #expect(!brew.brewedAt.isKnown && BrewField.date.text(of: brew) == "" && brew.whenText == "?")
    #expect(brew.daysOffRoast() == nil && brew.jsonLine.contains(#""date":null"#))
    #expect(brew.findings().map(\.description) == ["date: is not known; give it"])
    #expect(brew.unreadTexts.map(\.text) == (kept.map { [$0] } ?? []))
    #expect(brew.extra == kept.map { #"{"unread":{"date":"\#($0)"}}"# })
  }

  @Test("a brew without a date goes through each kind of export, and comes back as it was")
  func unknownDate() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    try log.apply(try log.previewImport(of: Array("date,bean\nsoon,Kenya\n,Peru\n".utf8)))
    let list = "[" + (try log.brews().map(\.jsonLine).joined(separator: ",")) + "]"
    #expect(try log.previewImport(of: Array(list.utf8)).sameCount == 2, "as list --json prints it")
    for format in ExportFormat.allCases {
      let bytes = try log.export(as: format)
      let again = try log.previewImport(of: bytes)
      #expect(again.sameCount == 2 && again.action.changes.isEmpty, "\(format)")
      #expect(again.items.map(\.damages.count) == [1, 1], "\(format)")
      let other = try LogFile(path: TemporaryFolder().log)
      try other.apply(try other.previewImport(of: bytes))
      #expect(try other.export(as: format) == bytes, "\(format)")
    }
  }

  @Test("what cannot be read of a bag in our own JSON is told and kept")
  func ownBag() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    let id = "00000000-0000-4000-8000-000000000001"
    let bag = #"{"id":"\#(id)","bean":"K","weight":"heavy","roasted":"soon","cost":"14,5"}"#
    let preview = try log.previewImport(
      of: Array(#"{"brewlog":1,"bags":[\#(bag)],"brews":[]}"#.utf8))
    #expect(
      preview.notes == [
        "bag 1, roasted: “soon” is not a day", "bag 1, weight: “heavy” is not a number",
      ])
    try log.apply(preview)
    let kept = try #require(try log.bags().first)
    #expect(kept.cost?.amount == 14.5 && kept.weight == nil)
    #expect(kept.extra == #"{"unread":{"roasted":"soon","weight":"heavy"}}"#)
    #expect(try log.previewImport(of: try log.export(as: .json)).action.changes.isEmpty)
  }

  @Test(
    "a scale of ratings that was guessed is told; what the file or the user says is no guess",
    arguments: [
      ("rating", "8,5", nil, 10, "go up to 8.5, of which nothing tells: taken as of 10"),
      ("rating", "4", nil, 5, "go up to 4, of which nothing tells: taken as of 5"),
      ("rating", "4", 10, 10, nil), ("Rating (1-10)", "4", nil, 10, nil),
      ("Rating (1-5)", "8", nil, 5, nil),
      ("rating", "0", nil, 5, nil), ("rating", "45", 5, 5, nil),
    ] as [(String, String, Double?, Double, String?)])
  func ratingScale(
    header: String, rating: String, chosen: Double?, scale: Double, note: String?
  ) throws {
    var options = ImportOptions()
    options.ratingScale = chosen
    let text = "date;bean;\(header)\n2026-01-02;Kenya;\(rating)\n"
    let preview = try LogFile(path: TemporaryFolder().log).previewImport(
      of: Array(text.utf8), options: options)
    #expect(preview.notes == (note.map { ["ratings \($0); --scale N says otherwise"] } ?? []))
    #expect(preview.items[0].brew.rating?.scale ?? scale == scale)
  }

  @Test("line breaks of each kind, and blank lines, stay in a note")
  func lines() throws {
    let note = "a\n\nb\r\nc\n"
    #expect(try row("note", "\"\(note)\"").brew.note == note)
  }

  @Test(
    "units in cells, M:SS, and what people write where they know nothing",
    arguments: [
      ("dose", "18 g", "18"), ("time", "2:30", "150"), ("dose", "?", ""), ("dose", "na", ""),
      ("water", "0", ""), ("time", "0", ""), ("tds", "0", ""),
    ])
  func cells(field: String, cell: String, expected: String) throws {
    let item = try row(field, cell)
    #expect(try #require(BrewField(key: field)).text(of: item.brew) == expected)
    #expect(item.damages.isEmpty)
  }

  @Test(
    "impossible values: the row stays, the field is marked",
    arguments: [("time", "-5"), ("water", "20001"), ("dose", "-1"), ("roasted", "2026-05-01")])
  func impossible(field: String, cell: String) throws {
    let item = try row(field, cell)
    #expect(item.outcome == .new && item.damages.map(\.field).contains(field))
  }

  @Test("formulas come in as they are", arguments: ["=1+1", "+1", "-1", "@SUM(A1)"])
  func formulas(text: String) throws {
    #expect(try row("note", text).brew.note == text)
  }

  @Test("a byte order mark, CR LF, and NUL bytes")
  func bytes() throws {
    let preview = try preview("\u{FEFF}date,bean,note\r\n2026-01-02,Kenya,a\u{0}b\r\n")
    #expect(preview.items[0].brew.note == "a\u{0}b" && preview.items[0].brew.bean.name == "Kenya")
  }

  @Test("null for any field of Beanconqueror's")
  func null() throws {
    let item = try brew(
      #""rating":null,"note":null,"bean":null,"mill":null,"method_of_preparation":null,"grind_size":null,"tds":null"#
    )
    #expect(item.outcome == .new && item.brew.note == "" && item.brew.tds == nil)
  }

  @Test("10,000 rows, each of them there")
  func many() throws {
    let rows = (0..<10_000).map { "2026-01-02,Kenya \($0)\n" }.joined()
    #expect(try preview("date,bean\n" + rows).newCount == 10_000)
  }

  @Test("invalid UTF-8 in JSON is repaired and told, and a table is read as Windows-1252")
  func invalid() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    var json = Array(#"{"BREWS":[{"note":"x"#.utf8)
    json.append(0xFF)
    json += Array(#"",\#(Self.start)1","unix_timestamp":1577528824}}]}"#.utf8)
    let preview = try log.previewImport(of: json)
    #expect(preview.items[0].brew.note == "x\u{FFFD}" && !preview.notes.isEmpty)
    let table = try log.previewImport(of: Array("date,bean\n2026-01-02,Br".utf8) + [0xFC, 0x0A])
    #expect(table.items[0].brew.bean.name == "Brü")
    #expect(table.notes == ["the file is not in UTF-8: it was read as Windows-1252"])
  }

  @Test(
    "a table that was cut off in the middle of a cell, and goes on with nothing, ends in a sentence"
  )
  func endless() throws {
    let folder = TemporaryFolder()
    let log = try LogFile(path: folder.log)
    // The system gives the rest of a file that was made longer as NUL bytes, and takes no room for it.
    write(Array("date,bean,note\n2026-01-02,Kenya,\"cut".utf8), to: folder("cut.csv"))
    truncate(folder("cut.csv"), 4 << 20)
    let error = #expect(throws: TransferError.self) {
      try log.previewImport(of: folder("cut.csv"))
    }
    #expect(error?.description.contains("this is no brew") == true, "\(error?.description ?? "")")
    #expect(folder.names == ["cut.csv"])
  }
}
