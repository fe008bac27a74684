import Testing

@testable import BrewModel

/// What the header of a column says holds for its cells, unless a cell says otherwise.
@Suite("Headers and the cells below them")
struct HeaderFactTests {
  private func preview(
    _ text: String, _ options: ImportOptions = ImportOptions()
  ) throws -> ImportPreview {
    try LogFile(path: TemporaryFolder().log).previewImport(of: Array(text.utf8), options: options)
  }

  @Test("a number is in the unit of its column, a cell with a unit in its own")
  func units() throws {
    let preview = try preview(
      """
      Date,Bean,Temperature (°F),Time (min),Dose (oz),Water [ml],TDS %
      2026-01-02,Kenya,200,2.5,0.54,250,1.31
      2026-01-03,Peru,93C,2:45,15 g,36 g,1.4%
      2026-01-04,Guji,,90 s,15.31,0.25 l,
      """)
    let brews = preview.items.map(\.brew)
    #expect(brews.map { $0.temperature?.value } == [93.33, 93, nil])
    #expect(brews.map { $0.time?.value } == [150, 165, 90])
    #expect(brews.map { $0.dose?.value } == [15.31, 15, 434.03])
    #expect(
      brews.map(\.water) == [
        Amount(250, .millilitres), Amount(36), Amount(250, .millilitres),
      ])
    #expect(brews.map { $0.tds?.value } == [1.31, 1.4, nil])
    #expect(preview.damagedCount == 0 && preview.notes.isEmpty)
  }

  @Test("a rating above the scale of its header is damage, and changes no other rating")
  func ratings() throws {
    let text = "Date,Bean,Rating/5\n2026-01-02,A,4\n2026-01-03,B,7\n2026-01-04,C,8/10\n"
    let preview = try preview(text)
    #expect(
      preview.items.map(\.brew.rating) == [Rating(4), Rating(7), Rating(8, of: 10)])
    #expect(
      preview.items.map { $0.damages.map(\.description) } == [
        [], ["rating: 7 is not possible: it must lie within 0 … 5"], [],
      ])
    #expect(preview.notes.isEmpty)
    var options = ImportOptions()
    options.ratingScale = 10
    #expect(
      try self.preview(text, options).notes == [
        "the file says that ratings are of 5: --scale 10 is not used"
      ])
  }

  @Test(
    "stars, halves, hollow ones, and words",
    arguments: [
      ("★★★☆☆", Rating(3)), ("★★★★½", Rating(4.5)), ("⭐️⭐️", Rating(2)), ("***", Rating(3)),
      ("★★☆", Rating(2, of: 3)), ("4 stars", Rating(4)), ("4 out of 10", Rating(4, of: 10)),
      ("4 von 5", Rating(4)), ("80%", Rating(80, of: 100)), ("☆☆☆☆☆", nil), ("4,5", Rating(4.5)),
    ] as [(String, Rating?)])
  func stars(cell: String, rating: Rating?) throws {
    let item = try preview("date;bean;rating\n2026-01-02;A;\(cell)\n").items[0]
    #expect(item.brew.rating == rating && item.damages.isEmpty)
  }

  @Test(
    "what is no rating is kept as it is", arguments: ["A+", "★x", "4 of", "4 out of ten", "good"])
  func noStars(cell: String) throws {
    let item = try preview("date;bean;rating\n2026-01-02;A;\(cell)\n").items[0]
    #expect(item.brew.rating == nil && item.brew.unreadTexts.map(\.text) == [cell])
  }

  @Test("a header that says the order of day and month settles it")
  func dateOrder() throws {
    let preview = try preview("Date (DD/MM/YYYY),Bean\n03/04/2026,A\n")
    #expect(preview.items[0].brew.brewedAt.day.description == "2026-04-03")
    #expect(preview.question == nil)
  }

  @Test("thousands with blanks and quotes, a typed minus, digits of full width")
  func numbers() throws {
    let text = "date;bean;water;dose\n2026-01-02;A;1 000;15\n2026-01-02;B;1\u{202F}250 g;−5\n"
    for more in ["", "2026-01-03;C;250,5;15,5\n"] {
      let brews = try preview(text + "2026-01-04;D;1'000;１８\n" + more).items.map(\.brew)
      #expect(brews.prefix(3).map { $0.water?.value } == [1_000, 1_250, 1_000])
      #expect(brews.prefix(3).map { $0.dose?.value } == [15, -5, 18])
    }
  }

  @Test(
    "a number that its writer was not sure of is taken and kept as it was written",
    arguments: ["~18", "≈ 18", "ca. 18 g", "about 18", "18?"])
  func unsure(cell: String) throws {
    let item = try preview("date,bean,dose\n2026-01-02,A,\(cell)\n").items[0]
    #expect(item.brew.dose == 18 && item.brew.unreadTexts.map(\.text) == [cell])
    #expect(item.damages.map(\.description) == ["dose: “\(cell)” is not sure"])
  }

  @Test(
    "a range is no number, and is kept as it was written",
    arguments: ["92-94", "92–94", "92 — 94 °C"])
  func range(cell: String) throws {
    let item = try preview("date,bean,temp\n2026-01-02,A,\(cell)\n").items[0]
    #expect(item.brew.temperature == nil)
    #expect(item.damages.map(\.description) == ["temperature: “\(cell)” is a range, and no number"])
    #expect(item.brew.unreadTexts.map(\.text) == [cell])
  }

  @Test(
    "degrees of nobody knows what are those of the column",
    arguments: ["200°", "200 degrees", "200 deg"])
  func degrees(cell: String) throws {
    let item = try preview("date,bean,temp (F)\n2026-01-02,A,\(cell)\n").items[0]
    #expect(item.brew.temperature == 93.33 && item.damages.isEmpty)
  }

  @Test("rows of totals and rows that nobody filled in are no brews, and are told")
  func totals() throws {
    let preview = try preview(
      """
      Date,Bean,Dose,Favorite
      2026-01-02,Total Eclipse,15,FALSE
      2026-01-03,Peru,16,TRUE
      ,,,FALSE
      ,,,FALSE
      ,,31,FALSE
      Total:,,46,
      """)
    #expect(preview.items.map(\.brew.bean.name) == ["Total Eclipse", "Peru", "?"])
    #expect(
      preview.notes == [
        "not kept: line 7, which is no brew but says “Total:”",
        "not kept: 2 lines without a date, a bean or an amount, the first of them line 4",
      ])
    #expect(try self.preview("Bean,Date\nTotal,2026-01-02\nSumme,\n").items.count == 1)
  }

  @Test("columns of one name are kept under names of their own, empty ones not at all")
  func duplicates() throws {
    let preview = try preview("date,bean,Foo,Foo,Bar,\n2026-01-02,A,x,y,,\n")
    #expect(preview.items[0].brew.extra == #"{"csv":{"Foo":"x","Foo (column 4)":"y"}}"#)
    #expect(preview.notes == ["kept without being understood: Foo, Foo (column 4)"])
  }

  @Test("what each column is taken for can be read")
  func columns() throws {
    let preview = try preview(
      "Date,Bean,Dose (oz),Rating/10,Time,Barista,Empty\n2026-01-02,A,0.5,8,150,Ann,\n")
    guard case .csv(let dialect) = preview.format else { return #expect(Bool(false)) }
    #expect(
      dialect.columns.map(\.meaning) == ["date", "bean", "dose", "rating", "time", nil, nil])
    #expect(dialect.columns.map(\.unit) == [nil, nil, "oz", nil, "s", nil, nil])
    #expect(dialect.columns.map(\.scale) == [nil, nil, nil, 10, nil, nil, nil])
    #expect(dialect.columns.map(\.isEmpty) == [false, false, false, false, false, false, true])
  }
}
