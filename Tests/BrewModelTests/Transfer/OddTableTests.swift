import Testing

@testable import BrewModel

/// Tables as they come out of spreadsheets and phones, each a small file made by hand.
@Suite("Odd tables")
struct OddTableTests {
  private func preview(
    _ bytes: [UInt8], _ options: ImportOptions = ImportOptions()
  ) throws -> ImportPreview {
    try LogFile(path: TemporaryFolder().log).previewImport(of: bytes, options: options)
  }

  private func preview(
    _ text: String, _ options: ImportOptions = ImportOptions()
  ) throws -> ImportPreview {
    try preview(Array(text.utf8), options)
  }

  private func row(_ header: String, _ row: String) throws -> ImportPreview.Item {
    try #require(try preview("date,bean,\(header)\n2026-01-02,Kenya,\(row)\n").items.first)
  }

  @Test("numbers of a spreadsheet are dates, and that is told once")
  func serialDates() throws {
    let preview = try preview("Date,Bean\n46024,Kenya\n46024.34375,Peru\n")
    #expect(
      preview.items.map { $0.brew.brewedAt.description.prefix(19) } == [
        "2026-01-02T00:00:00", "2026-01-02T08:15:00",
      ])
    #expect(preview.damagedCount == 0)
    #expect(preview.notes == ["dates are numbers of a spreadsheet: 46024 is 2026-01-02"])
  }

  @Test(
    "the line in which a spreadsheet says what stands between cells", arguments: ["\n", "\r\n"])
  func separatorLine(end: String) throws {
    let preview = try preview("sep=;\(end)Date;Bean;Dose\(end)2026-01-02;Kenya, AA;15,2\(end)")
    #expect(preview.items.map(\.brew.bean.name) == ["Kenya, AA"])
    #expect(preview.items[0].brew.dose == 15.2 && preview.items[0].place == "line 3")
    #expect(preview.notes.isEmpty)
  }

  @Test("titles above the names of the columns are told, and lines are counted from the first")
  func titles() throws {
    let text = "My coffee log;;\n;;\nMade by me;x;\nDate;Bean;Dose\n2026-01-02;Kenya;15,2\n"
    let preview = try preview(text)
    #expect(preview.items.map(\.brew.bean.name) == ["Kenya"])
    #expect(preview.items[0].place == "line 5" && preview.items[0].brew.dose == 15.2)
    #expect(
      preview.notes == [
        "not kept: 2 lines above the names of the columns, beginning with “My coffee log”"
      ])
    var options = ImportOptions()
    options.columns = ["What": BrewColumn(name: "bean")]
    #expect(try self.preview("Log\nWhen,What\n2026-01-02,Kenya\n", options).newCount == 1)
    // What names neither date nor bean anywhere is no table of brews.
    #expect(throws: TransferError.self) { try self.preview("a,b\nc,d\n") }
  }

  @Test("UTF-16 without a mark, in either order, as a table and as JSON")
  func unmarked() throws {
    let table = "Date,Bean\n2026-01-02,Kenya \u{6709}\n"
    let json = #"[{"date":"2026-01-02T08:00:00Z","bean":"Kenya 有"}]"#
    for text in [table, json] {
      let units = Array(text.utf16)
      let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
        let found = try preview(bytes)
        #expect(found.items.map(\.brew.bean.name) == ["Kenya 有"])
        #expect(found.damagedCount == 0)
      }
    }
    // Most of it Chinese, with signs of which one byte is zero, or that of a sign between cells.
    let lines = (1...9).map { "\($0)日\t一丁丂七万丈三上下不与丌\t有苦涩味，伊休众优伬会伤伦\n" }
    let chinese = "date\tbean\tnote\n2026-01-02\t有\t一\n" + lines.joined()
    for order in [true, false] {
      let bytes = chinese.utf16.flatMap { unit -> [UInt8] in
        let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
        return order ? [low, high] : [high, low]
      }
      let found = try preview(bytes)
      #expect(found.items.count == 10 && found.items[1].brew.bean.name == "一丁丂七万丈三上下不与丌")
      let words = order ? "lower" : "higher"
      #expect(
        found.notes == [
          "the file is in UTF-16 without a mark: it was read with the \(words) byte first"
        ])
    }
    // Some zeros make no UTF-16.
    for text in ["Date,Bean\n2026-01-02,\0\0\n", "Date,Bean\n2026-01-02,\0a\n", "\0\0Date,Bean\n"] {
      #expect(UTF16Text(Array(text.utf8)) == nil, "\(text.debugDescription)")
    }
    #expect(try preview("Date,Bean\n2026-01-02,Ke\0nya\n").items[0].brew.bean.name == "Ke\0nya")
  }

  @Test(
    "lengths of time as people write them",
    arguments: [
      ("2m30s", 150), ("2 min 30 s", 150), ("2'30\"\"", 150), ("2′30″", 150), ("2m30", 150),
      ("2:30 min", 150), ("1h30", 5_400), ("1 h 30 min 5 s", 5_405), ("30″", 30), ("2'", 120),
      ("16 h", 57_600), ("2.5 min", 150),
    ])
  func times(cell: String, seconds: Double) throws {
    let item = try row("time", "\"\(cell)\"")
    #expect(item.brew.time == Seconds(seconds) && item.damages.isEmpty)
    // Where decimal commas or dots are known, no sign of it is taken for one of thousands.
    let known = try row("dose,time", "15.25,\"\(cell)\"")
    #expect(known.brew.time == Seconds(seconds) && known.brew.dose == 15.25)
  }

  @Test("a sign that groups thousands is none of minutes")
  func thousands() throws {
    #expect(try row("dose,time", "15.25,1'000").brew.time == 1_000)
  }

  @Test(
    "what is no length of time is kept as it is",
    arguments: ["30s2m", "2m2m", "2x30", "m30", "2:30:", "-2m30s", "2:30 s", "2m x", "h"])
  func noTimes(cell: String) throws {
    let item = try row("time", cell)
    #expect(item.brew.time == nil && item.brew.unreadTexts.map(\.text) == [cell])
  }

  @Test("litres, signs of degrees in one character, and shares of a hundred")
  func units() throws {
    #expect(try row("water", "0.5 l").brew.water == Amount(500, .millilitres))
    #expect(try row("temp", "93℃").brew.temperature == 93)
    #expect(try row("temp", "200 ℉").brew.temperature == 93.33)
    #expect(try row("rating", "80%").brew.rating == Rating(80, of: 100))
  }

  @Test(
    "texts that are no text of a brew, wherever they stand",
    arguments: [
      "bean", "roaster", "method", "grinder", "grind", "drink", "tags", "note", "extra",
    ])
  func longTexts(key: String) {
    let long = String(repeating: "x", count: 1_100_000)
    let record =
      key == "bean"
      ? #"{"bean":"\#(long)","date":null}"# : #"{"bean":"K","date":null,"\#(key)":"\#(long)"}"#
    #expect {
      try preview(#"{"brewlog":1,"bags":[],"brews":[\#(record)]}"#)
    } throws: {
      ($0 as? TransferError)?.description == "brew 1 has a text of 1100000 bytes: this is no brew"
    }
  }

  @Test("megabytes on one line end at once in a sentence")
  func oneLine() {
    let long = String(repeating: "x", count: 3_000_000)
    let names = (0..<300_000).map { "c\($0)" }.joined(separator: ",")
    for (text, words) in [
      (long, "neither JSON, nor ZIP"), ("Date,Bean,\(names)\n", "more than 2000"),
      ("Date,Bean\n2026-01-02,\(long)\n", "this is no brew"),
      (String(repeating: ",", count: 1_000_000), "the file is empty"),
      (String(repeating: "\"", count: 3_000_001), "neither JSON"),
    ] {
      do {
        _ = try preview(text)
        Issue.record("\(words)")
      } catch {
        #expect("\(error)".contains(words), "\("\(error)".prefix(200))")
      }
    }
  }

  @Test("what is no record is told, and makes no brew")
  func noRecords() throws {
    let own = try preview(
      #"{"brewlog":1,"bags":[],"brews":[null,1,"x",[],{},{"bean":"K","date":"2026-01-02T08:00:00Z"}]}"#
    )
    #expect(own.items.map(\.brew.bean.name) == ["K"] && own.items[0].place == "brew 6")
    #expect(own.notes.first == "brew 1 is null, which is no record, and is not kept")
    #expect(own.notes.count == 5)
    let other = try preview(
      #"{"BREWS":[null,{"note":"a","config":{"unix_timestamp":1577528824}}]}"#)
    #expect(other.items.count == 1)
    #expect(other.notes.contains("BREWS 1 is null, which is no record, and is not kept"))
  }

  @Test("of two files of one name in an archive the first is read, and the other is told")
  func twoMains() throws {
    var archive = ZipWriter()
    let brew = #"{"config":{"uuid":"a","unix_timestamp":1577528824}}"#
    archive.add("a/Beanconqueror.json", Array(#"{"BREWS":[\#(brew)]}"#.utf8))
    archive.add("b/Beanconqueror.json", Array(#"{"BREWS":[]}"#.utf8))
    let preview = try preview(archive.archive)
    #expect(preview.items.count == 1)
    #expect(
      preview.notes.contains {
        $0.hasPrefix(
          "1 other file in the archive was not read, the first being “b/Beanconqueror.json”")
      })
  }
}
