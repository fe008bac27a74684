import Testing

@testable import BrewModel

@Suite("Import of tables of others", .serialized)
struct TableTests {
  let folder = TemporaryFolder()

  private func preview(_ text: String, _ options: ImportOptions = ImportOptions()) throws
    -> ImportPreview
  {
    try LogFile(path: folder.log).previewImport(of: Array(text.utf8), options: options)
  }

  private func dialect(_ preview: ImportPreview) throws -> CSVDialect {
    guard case .csv(let dialect) = preview.format else { throw NoTable() }
    return dialect
  }

  private struct NoTable: Error {}

  @Test("a logbook in English: units in headers, a ratio, M:SS, flavours")
  func logbook() throws {
    let preview = try preview(
      """
      Date,Coffee Name,Roaster,Method,Grinder Type,Grind Setting,Weight (g),Water Ratio,Temperature (C),Roast Level,Brew Time,Rating (1-5),Flavor Notes,Notes,Image URL
      2026-03-04,Kenya  AA ,Five,V60,C40,24 clicks,15,1:16.6,93,Light,2:30,4.5,blackcurrant;tomato,"juicy

      second line",http://x/y.jpg
      """)
    let brew = preview.items[0].brew
    #expect(brew.brewedAt.day.description == "2026-03-04")
    #expect(brew.bean == Bean("Kenya AA", roaster: "Five"))
    #expect(brew.method == Method("V60", style: .pourOver))
    #expect(brew.grinder == Grinder("C40", setting: "24 clicks"))
    #expect(brew.dose == 15 && brew.water == Amount(249) && brew.temperature == 93)
    #expect(brew.time == 150 && brew.rating == Rating(4.5))
    #expect(brew.tags == ["blackcurrant", "tomato"])
    #expect(brew.note == "juicy\n\nsecond line")
    #expect(
      brew.extra
        == #"{"csv":{"Water Ratio":"1:16.6","Roast Level":"Light","Image URL":"http://x/y.jpg"}}"#)
    #expect(preview.items[0].damages.isEmpty)
    #expect(preview.notes == ["kept without being understood: Roast Level, Image URL"])
  }

  @Test("semicolons, seconds since 1970, units in cells, and fields packed into the note")
  func packed() throws {
    let preview = try preview(
      """
      Timestamp;Date;Time;Latitude;Longitude;Method;Recipe;Coffee;Score (out of 5);Note
      1483254780;1/1/17;7:13 AM;48,1;11,6;Aeropress;inverted;18 g;4;Bean: Peru / Grinder: Lido / Grind: 12 / Flavor: 4
      1483341180;1/2/17;7:13 AM;;;Aeropress;inverted;18,5 g;0;Bean: Peru
      """)
    let (first, second) = (preview.items[0].brew, preview.items[1].brew)
    #expect(first.brewedAt.instant.milliseconds == 1_483_254_780_000)
    #expect(first.dose == 18 && second.dose == 18.5)
    #expect(first.bean.name == "Peru" && first.grinder == Grinder("Lido", setting: "12"))
    #expect(first.rating == Rating(4) && second.rating == nil)
    #expect(first.time == nil)
    #expect(first.note == "Bean: Peru / Grinder: Lido / Grind: 12 / Flavor: 4")
    #expect(try dialect(preview).delimiter == ";")
  }

  @Test("snake case with units")
  func snake() throws {
    let brew = try preview(
      """
      brew_date,bean,coffee_dose_grams,water_volume_ml,final_tds_percent,brew_total_time_s,score
      2024-05-06T07:08:09Z,Kenya,15.1,250,1.35,165,7
      2024-05-07T07:08:09Z,Kenya,15.1,250,1.35,165,9.5
      """
    ).items[0].brew
    #expect(brew.brewedAt.description == "2024-05-06T07:08:09Z")
    #expect(
      brew.dose == 15.1 && brew.water == Amount(250, .millilitres) && brew.tds == 1.35
        && brew.time == 165)
    #expect(brew.rating == Rating(7, of: 10))
  }

  @Test("beer: years alone, dates that are not sure, line breaks in cells")
  func beer() throws {
    let preview = try preview(
      """
      Name,Brew Date,Bottle Date,Open Date,OG,FG
      Stout,2011,10/28/2012,12/16/2012?,1.056,"1.016"
      Ale,10/28/2012,,,"1.060
      ",?
      """)
    let stout = preview.items[0].brew
    #expect(stout.kind == .beer)
    #expect(stout.brewedAt.day.description == "2011-01-01")
    #expect(stout.beer.bottled?.description == "2012-10-28")
    #expect(stout.beer.opened?.description == "2012-12-16")
    #expect(stout.beer.originalGravity == 1.056 && stout.beer.finalGravity == 1.016)
    #expect(
      preview.items[0].damages.map(\.description) == [
        "date: “2011” is not sure", "opened: “12/16/2012?” is not sure",
      ])
    #expect(stout.extra == #"{"unread":{"date":"2011","opened":"12/16/2012?"}}"#)
    #expect(preview.items[1].brew.beer.originalGravity == 1.06)
    #expect(preview.items[1].brew.beer.finalGravity == nil)
  }

  @Test("Beanconqueror's sheet saved as CSV: days first, glued milliseconds, ratios as text")
  func sheet() throws {
    let preview = try preview(
      """
      Grind Setting,Ground Coffee (gr),Brew Temperature,Preparation method,Bean Type,Grinder,Time,Bloom Time / Pre-infusion,First drip time,Amount of water,Coffee Type,Rating,Notes,Beverage quantity,Total dissolved solids %,Creation Date,Brew Ratio,Bean Age,Archived,Bean Id
      "4,7",18,93,Flair,Peru,C40,25.50,0,7.5,0,Espresso,4,=good,36,8.5,03.04.2026 08:15:00,1 / 2,12,no,x1
      """)
    let brew = preview.items[0].brew
    #expect(brew.grinder.setting == "4,7")
    #expect(brew.time == 25.05 && brew.firstDrip == 7.005 && brew.bloom == nil)
    #expect(brew.yield == Amount(36) && brew.water == nil)
    #expect(brew.brewedAt.day.description == "2026-04-03")
    #expect(brew.brewedAt.clockText == "08:15")
    #expect(brew.note == "=good" && brew.drink == "Espresso" && brew.tds == 8.5)
    #expect(preview.question == nil)
  }

  @Test("decimal commas and thousands are told by all numbers of the file together")
  func decimals() throws {
    let commas = try preview(
      "date;bean;dose;water;temperature\n2026-01-02;A;15,5;1.000;93\n2026-01-03;B;0,5;250;92,5\n")
    #expect(try dialect(commas).hasDecimalComma == true)
    #expect(commas.items.map { $0.brew.water?.value } == [1_000, 250])
    #expect(commas.items.map { $0.brew.dose?.value } == [15.5, 0.5])
    let dots = try preview("date,bean,dose,water\n2026-01-02,A,15.5,\"1,000\"\n")
    #expect(try dialect(dots).hasDecimalComma == false)
    #expect(dots.items[0].brew.water == Amount(1_000))
    let both = try preview("date;bean;dose;water\n2026-01-02;A;15.5;250,5\n")
    #expect(try dialect(both).hasDecimalComma == nil)
    #expect(both.items[0].brew.dose == 15.5 && both.items[0].brew.water == Amount(250.5))
  }

  @Test("one date tells the order of all")
  func orders() throws {
    let days = try preview("date,bean\n3/4/2026,A\n13/4/2026,B\n")
    #expect(days.items.map(\.brew.brewedAt.day.description) == ["2026-04-03", "2026-04-13"])
    let months = try preview("date,bean\n3/4/2026,A\n4/13/2026,B\n")
    #expect(months.items.map(\.brew.brewedAt.day.description) == ["2026-03-04", "2026-04-13"])
    #expect(days.question == nil && months.question == nil)
  }

  @Test("where no date tells, the user is asked and nothing is imported")
  func open() throws {
    let log = try LogFile(path: folder.log)
    let text = "date,bean\n3/4/2026,A\n"
    let question =
      "no date of the file tells whether the day or the month stands first; say --dates=day-first or --dates=month-first"
    let preview = try preview(text)
    #expect(preview.question == question)
    let error = #expect(throws: TransferError.self) { try log.apply(preview) }
    #expect(error?.description == question)
    #expect(folder.names.isEmpty)
    var options = ImportOptions()
    options.dateOrder = .dayFirst
    try log.apply(try self.preview(text, options))
    #expect(try log.brews().map(\.brewedAt.day.description) == ["2026-04-03"])
  }

  @Test("what is not recorded, what is negative, what cannot be read")
  func mess() throws {
    let preview = try preview(
      """
      date,bean,dose,water,time,temperature,rating,,
      2026-01-02,A,?,na,0,0,-1,x,
      ,B,-5,25000,-3,hot,★★★,,
      bad,,5,,,,,,
      """)
    let (first, second) = (preview.items[0], preview.items[1])
    #expect(first.damages.isEmpty)
    #expect(first.brew.dose == nil && first.brew.time == nil && first.brew.rating == nil)
    #expect(first.brew.extra == #"{"csv":{"column 8":"x"}}"#)
    #expect(second.brew.dose == -5 && second.brew.rating == Rating(3))
    #expect(
      second.damages.map(\.field) == ["temperature", "date", "dose", "water", "time"])
    #expect(preview.items[2].damages.map(\.field) == ["date", "bean"])
    #expect(preview.items[2].brew.bean.name == "?")
    #expect(preview.items[2].brew.extra == #"{"unread":{"date":"bad"}}"#)
  }

  @Test("what columns hold is what the user says, whatever their names are taken for")
  func chosenColumns() throws {
    let text =
      "Day,Stuff,Coffee,Points,Bean,Rating\n2026-01-02,Kenya AA,18 g,7,x,3\n2026-01-03,Peru,17,9,y,2\n"
    var options = ImportOptions()
    options.columns = [
      "Stuff": .field(.bean), "points": .field(.rating), "Rating": nil as BrewColumn?,
      "Day": .field(.date),
    ]
    let preview = try preview(text, options)
    let brew = preview.items[0].brew
    #expect(brew.bean.name == "Kenya AA" && brew.dose == 18 && brew.rating == Rating(7, of: 10))
    #expect(brew.extra == #"{"csv":{"Bean":"x","Rating":"3"}}"#)
    #expect(
      try dialect(preview).columns.map(\.meaning) == ["date", "bean", "dose", "rating", nil, nil])
    options.columns = ["Nothing": .field(.bean)]
    let error = #expect(throws: TransferError.self) { try self.preview(text, options) }
    #expect(
      error?.description
        == "the table has no column “Nothing”; it has “Day”, “Stuff”, “Coffee”, “Points”, “Bean”, “Rating”"
    )
    let own = try LogFile(path: folder("own.db")).export(as: .csv)
    #expect(throws: TransferError.self) {
      try self.preview(String(decoding: own, as: UTF8.self), options)
    }
  }

  @Test("rows whose commas were not quoted are kept and marked")
  func broken() throws {
    let preview = try preview("date,bean,note\n2026-01-02,A,sweet, sour, long\n")
    let item = preview.items[0]
    #expect(item.brew.note == "sweet")
    #expect(item.brew.extra == #"{"csv":{"column 4":" sour","column 5":" long"}}"#)
    #expect(item.damages[0].reason.hasPrefix("the row has 5 cells where there are 3 columns"))
  }

  @Test(
    "the same table twice adds nothing, two equal rows are two brews, a note that came later is filled in"
  )
  func again() throws {
    let log = try LogFile(path: folder.log)
    let text = "date,bean,dose,note\n2026-01-02,A,15,\n2026-01-02,A,15,\n2026-01-03,B,15,x\n"
    #expect(try log.apply(try preview(text)).newCount == 3)
    let again = try preview(text)
    #expect(again.sameCount == 3 && again.action.changes.isEmpty)
    let later = try preview("date,bean,dose,note\n2026-01-02,A,15,good\n")
    #expect(later.items.map(\.outcome) == [.changed(filled: ["note"], differing: [])])
  }

  @Test("NFC and NFD names are kept as they are, CRLF, BOM and NUL do no harm")
  func bytes() throws {
    let brews = try preview(
      "\u{FEFF}date,bean\r\n2026-01-02,Mu\u{308}ller\r\n2026-01-03,a\u{0}b\r\n"
    )
    .items.map(\.brew)
    #expect(Array(brews[0].bean.name.unicodeScalars).count == 7)
    #expect(brews[1].bean.name == "a\u{0}b")
  }
}
