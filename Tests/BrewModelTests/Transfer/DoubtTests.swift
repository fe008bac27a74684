import Testing

@testable import BrewModel

@Suite("What an import tells of what it takes")
struct DoubtTests {
  private let now = Instant(milliseconds: 1_796_000_000_000)  // 2026-11-30

  private func preview(
    _ text: String, _ options: ImportOptions = ImportOptions()
  ) throws -> ImportPreview {
    let log = try LogFile(path: TemporaryFolder().log)
    return try log.previewImport(of: Array(text.utf8), options: options)
  }

  private func doubts(_ preview: ImportPreview) -> [[String]] {
    preview.items.map { $0.doubts.map(\.description) }
  }

  @Test("what is unusual is named in its row and kept; what is usual is not")
  func unusual() throws {
    let preview = try preview(
      "date,bean,dose,water,temperature\n2026-01-02,Kenya,180,250,93\n2026-01-03,Kenya,18,250,93\n2026-01-04,Kenya,18,1500,40\n"
    )
    #expect(
      doubts(preview) == [
        ["dose: 180 g is unusual: most lie within 5 … 60 g; check the unit"], [],
        [
          "water: 1500 g is unusual: most lie within 20 … 1200 g; check the unit",
          "temperature: 40 °C is unusual: most lie within 60 … 100 °C; check the unit",
        ],
      ])
    #expect(preview.items.map(\.place) == ["line 2", "line 3", "line 4"])
    #expect(preview.items.allSatisfy { $0.damages.isEmpty } && preview.damagedCount == 0)
    #expect(preview.items[0].brew.dose == 180 && preview.newCount == 3)
    #expect(
      preview.doubtCounts.map { "\($0.field) \($0.count)" } == [
        "dose 1", "temperature 1", "water 1",
      ])
  }

  @Test("ratings out of scale, days that have not come, a roast after the brew")
  func days() throws {
    let preview = try preview(
      "date,bean,Rating (1-5),roasted,opened\n2026-01-02,A,6,2026-01-03,\n2026-01-02,B,4,,2999-01-01\n2999-01-01,C,,,\n"
    )
    #expect(
      preview.items.map { $0.damages.map(\.field) } == [["rating", "roasted"], [], ["date"]])
    #expect(doubts(preview) == [[], ["opened: 2999-01-01 has not come yet; check the year"], []])
  }

  @Test("of what is in the log already nothing is told again")
  func again() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    let text = Array("date,bean,dose\n2026-01-02,Kenya,180\n2026-01-02,Kenya,180\n".utf8)
    let first = try log.previewImport(of: text)
    #expect(first.doubtCounts.map(\.count) == [2])
    try log.apply(first)
    #expect(try log.previewImport(of: text).doubtCounts.isEmpty)
  }

  @Test("units are not assumed of a file that says its own, which is told")
  func unusedUnits() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    try log.fill(2)
    var options = ImportOptions()
    options.assumedUnits = try AssumedUnits("oz,F")
    options.hasDecimalComma = true
    for format in [ExportFormat.csv, .json, .beanconqueror] {
      let preview = try log.previewImport(of: try log.export(as: format), options: options)
      #expect(preview.notes == ["--units is not used: this file says its units"])
      #expect(preview.sameCount == 2)
    }
  }

  @Test("findings are told in the units of the user; what cannot be, too")
  func units() throws {
    var options = ImportOptions()
    options.units.usesOunces = true
    options.units.usesFahrenheit = true
    let item = try preview("date,bean,dose,temperature\n2026-01-02,A,180,150\n", options).items[0]
    #expect(
      item.doubts.map(\.description) == [
        "dose: 6.35 oz is unusual: most lie within 0.18 … 2.12 oz; check the unit"
      ])
    #expect(
      item.damages.map(\.description) == [
        "temperature: 302 °F is not possible: it must lie within 32 … 230 °F"
      ])
  }

  @Test("of JSON too, and of its bags")
  func json() throws {
    let bag =
      #"{"id":"00000000-0000-4000-8000-000000000001","bean":"K","weight":9,"roasted":"2999-01-01"}"#
    let brew =
      #"{"id":"00000000-0000-4000-8000-000000000002","date":"2026-01-02T08:00:00Z","bean":"K","dose":180}"#
    let preview = try preview(#"{"brewlog":1,"bags":[\#(bag)],"brews":[\#(brew)]}"#)
    #expect(
      doubts(preview) == [["dose: 180 g is unusual: most lie within 5 … 60 g; check the unit"]])
    #expect(
      preview.notes == [
        "bag K, weight: 9 g is unusual: most lie within 50 … 5000 g; check the unit",
        "bag K, roasted: 2999-01-01 has not come yet; check the year",
      ])
  }

  @Test("a number that may be either, where nothing tells, is told with both")
  func openNumber() throws {
    let text = "date;bean;dose;water\n2026-01-02;A;15;1.250\n2026-01-03;B;15;1,125 g\n"
    let open = try preview(text)
    #expect(open.items.map(\.brew.water) == [Amount(1.25), Amount(1.125)])
    #expect(
      open.items[0].doubts.first?.description
        == "water: “1.250” was read as 1.25, and may be 1250: nothing tells; --decimal=comma says so"
    )
    #expect(
      open.items[1].doubts.first?.description
        == "water: “1,125 g” was read as 1.125, and may be 1125: nothing tells; --decimal=dot says so"
    )
    var options = ImportOptions()
    options.hasDecimalComma = true
    let comma = try preview(text, options)
    #expect(comma.items.map(\.brew.water) == [Amount(1_250), Amount(1.125)])
    #expect(comma.notes == [] && comma.items[0].doubts.count == 1, "1250 g is much")
    options.hasDecimalComma = false
    #expect(try preview(text, options).items.map(\.brew.water) == [Amount(1.25), Amount(1_125)])
  }

  @Test("where others of the file tell, it is one note")
  func thousands() throws {
    let preview = try preview(
      "date;bean;dose;water\n2026-01-02;A;15,5;1.000\n2026-01-03;B;15;1.100\n2026-01-04;C;15;12,125\n"
    )
    #expect(preview.items.map(\.brew.water?.value) == [1_000, 1_100, 12.125])
    #expect(
      preview.notes == [
        "2 numbers like “1.000” (line 2) read as 1000: a comma stands before decimals in this file; --decimal=dot says otherwise"
      ])
    // A nought at the front, and four digits, group nothing: they tell.
    #expect(try self.preview("date;bean;dose\n2026-01-02;A;0,500\n").hasDecimalComma == true)
    #expect(try self.preview("date;bean;water\n2026-01-02;A;1250.125\n").hasDecimalComma == false)
  }

  @Test("what the user says of decimals never makes 155 of 15.5")
  func wrongSign() throws {
    var options = ImportOptions()
    options.hasDecimalComma = true
    let items = try preview(
      "date;bean;dose;water\n2026-01-02;A;15.5;1.000,5\n", options
    ).items
    #expect(items[0].brew.dose == 15.5 && items[0].brew.water == Amount(1_000.5))
  }

  @Test("three decimals of a gravity are no thousands")
  func gravity() throws {
    let brew = try preview("date;beer;OG;FG;batch\n2026-01-02;Ale;1.056;1,016;20,5\n").items[0].brew
    #expect(brew.beer.originalGravity == 1.056 && brew.beer.finalGravity == 1.016)
  }
}

extension ImportPreview {
  fileprivate var hasDecimalComma: Bool? {
    guard case .csv(let dialect) = format else { return nil }
    return dialect.hasDecimalComma
  }
}

@Suite("Units of which a file says nothing")
struct AssumedUnitsTests {
  private func preview(_ text: String, _ units: String? = nil) throws -> ImportPreview {
    var options = ImportOptions()
    if let units { options.assumedUnits = try AssumedUnits(units) }
    let log = try LogFile(path: TemporaryFolder().log)
    return try log.previewImport(of: Array(text.utf8), options: options)
  }

  private func columns(_ preview: ImportPreview) -> [String] {
    guard case .csv(let dialect) = preview.format else { return [] }
    return dialect.columns.map { "\($0.unit ?? "-")\($0.isUnitAssumed ? "?" : "")" }
  }

  private static let table =
    "date,bean,dose,Water (ml),yield,temp,time\n2026-01-02,A,0.6,250,1.3 oz,200,2.5\n"

  @Test("are the usual ones, which is told; whatever looks like others is named")
  func usual() throws {
    let preview = try preview(Self.table)
    #expect(columns(preview) == ["-", "-", "g?", "ml", "g", "°C?", "s?"])
    let brew = preview.items[0].brew
    #expect(brew.dose == 0.6 && brew.temperature == 200 && brew.time == 2.5)
    #expect(brew.yield == Amount(36.85))
    #expect(
      preview.notes == [
        "“dose” goes up to 0.6, taken as g: --units=oz if it is in oz",
        "“temp” goes up to 200, taken as °C: --units=F if it is in °F",
        "“time” goes up to 2.5, taken as s: --units=min if it is in min",
      ])
  }

  @Test("are those that the user says; a header and a cell that say their own win")
  func chosen() throws {
    let preview = try preview(Self.table, "oz, °F,min")
    #expect(columns(preview) == ["-", "-", "oz", "ml", "oz", "°F", "min"])
    let brew = preview.items[0].brew
    #expect(brew.dose == 17.01 && brew.water == Amount(250, .millilitres))
    #expect(brew.temperature == 93.33 && brew.time == 150 && brew.yield == Amount(36.85))
    #expect(preview.notes == [] && preview.items[0].doubts == [] && preview.items[0].damages == [])
  }

  @Test(
    "a volume is of water and yield alone",
    arguments: [
      ("oz,floz", 17.01, Amount(295.74, .millilitres)), ("floz", 0.6, Amount(295.74, .millilitres)),
      ("kg", 600, Amount(10_000)), ("lb", 272.16, Amount(4_535.92)),
      ("ml", 0.6, Amount(10, .millilitres)),
    ])
  func volumes(units: String, dose: Grams, water: Amount) throws {
    let brew = try preview("date,bean,dose,water\n2026-01-02,A,0.6,10\n", units).items[0].brew
    #expect(brew.dose == dose && brew.water == water)
  }

  @Test("words that are no units", arguments: ["stones", "", "oz;F", "%"])
  func refused(units: String) {
    #expect(throws: ValueError.self) { try AssumedUnits(units) }
  }
}

@Suite("The order of day and month in each column")
struct DateOrderTests {
  private func preview(
    _ text: String, _ options: ImportOptions = ImportOptions()
  ) throws -> ImportPreview {
    let log = try LogFile(path: TemporaryFolder().log)
    return try log.previewImport(of: Array(text.utf8), options: options)
  }

  private func days(_ item: ImportPreview.Item) -> [String] {
    let brew = item.brew
    return [brew.brewedAt.day, brew.roast.roasted, brew.roast.frozen, brew.beer.opened]
      .compactMap { $0?.description }
  }

  private func orders(_ preview: ImportPreview) -> [CSVDialect.DateOrder?] {
    guard case .csv(let dialect) = preview.format else { return [] }
    return dialect.columns.map(\.dateOrder)
  }

  @Test("is what its header says, whatever the others say")
  func headers() throws {
    let preview = try preview(
      "Date (MM/DD/YYYY),bean,Roast date (DD/MM/YYYY),frozen\n3/4/2026,A,2/1/2026,2/3/2026\n")
    #expect(days(preview.items[0]) == ["2026-03-04", "2026-01-02", "2026-02-03"])
    #expect(orders(preview) == [.monthFirst, nil, .dayFirst, .monthFirst])
    #expect(preview.question == nil)
  }

  @Test("is what its own days tell, and where they tell nothing that of the file")
  func evidence() throws {
    let preview = try preview(
      "date,bean,roasted,frozen\n3/4/2026,A,2/1/2026,2/3/2026\n4/13/2026,A,25/1/2026,2/3/2026\n")
    #expect(days(preview.items[0]) == ["2026-03-04", "2026-01-02", "2026-02-03"])
    #expect(orders(preview) == [.monthFirst, nil, .dayFirst, .monthFirst])
  }

  @Test("one column may tell for a column of brew dates that tells nothing")
  func lent() throws {
    let preview = try preview("date,bean,roasted\n3/4/2026,A,25/1/2026\n")
    #expect(days(preview.items[0]) == ["2026-04-03", "2026-01-25"])
    let header = try self.preview("date,bean,roasted (DD/MM/YYYY)\n3/4/2026,A,1/2/2026\n")
    #expect(days(header.items[0]) == ["2026-04-03", "2026-02-01"] && header.question == nil)
  }

  @Test("with dots the day stands first, in a file with months first too")
  func dots() throws {
    let preview = try preview("date,bean,roasted\n4/13/2026,A,03.02.2026\n")
    #expect(days(preview.items[0]) == ["2026-04-13", "2026-02-03"])
  }

  @Test(
    "a column that tells while another one stays open: the user is asked, the answer is for the open one"
  )
  func open() throws {
    let text = "date,bean,opened\n2026-04-03,A,3/4/2026\n"
    #expect(try preview(text).question != nil)
    var options = ImportOptions()
    options.dateOrder = .dayFirst
    #expect(days(try preview(text, options).items[0]) == ["2026-04-03", "2026-04-03"])
  }

  @Test("days that contradict each other are told, and the user decides")
  func contradiction() throws {
    let text = "date,bean\n3/4/2026,A\n4/13/2026,B\n14/4/2026,C\n15/4/2026,D\n"
    let first = try preview(text)
    #expect(
      first.notes == [
        "“date” has 2 dates with the day first and 1 with the month first; those that may be either were read with the day first"
      ])
    #expect(first.items.map { $0.brew.brewedAt.day.description }[0] == "2026-04-03")
    var options = ImportOptions()
    options.dateOrder = .monthFirst
    #expect(
      try preview(text, options).items.map { $0.brew.brewedAt.day.description } == [
        "2026-03-04", "2026-04-13", "2026-04-14", "2026-04-15",
      ])
  }
}
