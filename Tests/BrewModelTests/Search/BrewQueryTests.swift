import Testing

@testable import BrewModel

@Suite("Queries")
struct BrewQueryTests {
  private static let brews: [Brew] = {
    var kenya = Brew(
      Bean("Kenya AA", roaster: "Quijote"), at: ZonedTime("2026-11-30T08:00:00+01:00")!)
    kenya.rating = Rating(8, of: 10)
    kenya.dose = 15
    kenya.water = Amount(240)
    kenya.tags = ["washed", "light roast"]
    kenya.isFavorite = true
    var peru = Brew(Bean("Perú"), at: ZonedTime("2025-02-28T23:30:00-05:00")!)
    peru.note = "my favorite: ratio 1:16"
    peru.roast.roasted = CivilDay("2025-02-01")
    return [kenya, peru]
  }()

  private func found(_ query: BrewQuery) -> [String] {
    query.brews(among: Self.brews).map(\.bean.name)
  }

  @Test(
    "the screen and the command line find the same",
    arguments: [
      ("", ["Kenya AA", "Perú"]), ("kenya", ["Kenya AA"]), ("PERU", ["Perú"]),
      ("bean:kenya", ["Kenya AA"]), ("bean=kenya", []), ("BEAN:a rating>=4", ["Kenya AA"]),
      ("rating=", ["Perú"]), ("rating<4", []), ("ratio>15", ["Kenya AA"]),
      ("ratio<=1:16", ["Kenya AA"]),
      ("ratio=", ["Perú"]), ("favorite", ["Kenya AA"]), ("favourite:no", ["Perú"]),
      ("star:yes", ["Kenya AA"]), ("tag:light", ["Kenya AA"]), ("tag=light", []),
      ("date:2025", ["Perú"]), ("date=2025-02", ["Perú"]), ("date>2025-02", ["Kenya AA"]),
      ("date<=2025-02-28", ["Perú"]), ("date<2025-02-28", []), ("roasted>=2025", ["Perú"]),
      ("roasted=", ["Kenya AA"]), ("\"favorite:\"", ["Perú"]), ("\"favorite\"", ["Perú"]),
    ])
  func language(text: String, beans: [String]) {
    #expect(found(BrewQuery(text)) == beans)
    #expect(found(BrewQuery(arguments: text.split(separator: " ").map(String.init))) == beans)
  }

  @Test("quotes keep blanks together where it is typed; an argument is one part anyway")
  func blanks() {
    #expect(found(BrewQuery("bean:\"kenya aa\"")) == ["Kenya AA"])
    #expect(found(BrewQuery("bean:\"kenya a")) == ["Kenya AA"])
    #expect(found(BrewQuery(arguments: ["bean:kenya aa", "tag:light roast"])) == ["Kenya AA"])
    #expect(found(BrewQuery(searching: "ratio 1:16")) == ["Perú"])
  }

  @Test("a quote that is meant has a backslash before it, as a backslash before a quote has")
  func escapedQuotes() {
    let names = [#"The "Best" One"#, #"Back\slash"#, #"Ends in \"#, #"12" sieve"#, "plain", #"\""#]
    let brews = names.map { Brew(Bean($0), at: .now) }
    func found(_ query: BrewQuery) -> [String] { query.brews(among: brews).map(\.bean.name) }
    for name in names {
      #expect(found(BrewQuery("bean=" + BrewQuery.quoted(name))) == [name])
      #expect(found(BrewQuery(arguments: ["bean=" + BrewQuery.quoted(name)])) == [name])
    }
    #expect(found(BrewQuery(#"bean:\"best"#)) == [names[0]])
    #expect(found(BrewQuery(arguments: [#"bean=The \"Best\" One"#])) == [names[0]])
    // Alone it is what it is.
    #expect(found(BrewQuery(#"bean=back\slash"#)) == [names[1]])
    #expect(found(BrewQuery(#"\"best\""#)) == [names[0]])
  }

  @Test(
    "while it is typed, what is whole of it holds",
    arguments: [
      ("bean:", 2), ("rating>=", 2), ("date:2", 2), ("date:202", 2), ("date:2025", 1),
      ("date:2025-", 1), ("date:2025-0", 1), ("date:2025-01", 0), ("date:2025-02-2", 1),
      ("date:2025-02-28", 1), ("date:2025-02-281", 1),
    ])
  func typed(text: String, count: Int) {
    let query = BrewQuery(text)
    #expect(found(query).count == count && query.problem == nil)
  }

  @Test(
    "a digit of a day or a month that is typed is that one, and the beginning of others",
    arguments: [
      ("date:2026-11-2", [2, 20, 21, 29]), ("date:2026-11-0", [1, 2, 3]),
      ("date:2026-11-3", [3, 30]),
      ("date:2026-11-", [1, 2, 3, 20, 21, 29, 30]), ("date:2026-11-20", [20]),
      ("date:2026-11-02", [2]),
      ("date:2026-1", [1, 2, 3, 20, 21, 29, 30]), ("date:2026-2", []), ("date:2026-0", []),
      ("date>=2026-11-2", [2, 3, 20, 21, 29, 30]), ("date>2026-11-2", [3, 20, 21, 29, 30]),
      ("date<2026-11-2", [1]), ("date<=2026-11-2", [1, 2]), ("date<2026-11-3", [1, 2]),
    ] as [(String, [Int])])
  func typedDays(text: String, days: [Int]) throws {
    let brews = [1, 2, 3, 20, 21, 29, 30].map { day in
      Brew(Bean("\(day)"), at: ZonedTime(CivilDay(year: 2026, month: 11, day: day)!, hour: 8)!)
    }
    let query = BrewQuery(text)
    #expect(query.brews(among: brews).map(\.bean.name) == days.map(String.init))
    #expect(query.problem == nil)
    // The index finds the same.
    let test = try #require(query.conditions.first?.numberTest)
    #expect(
      brews.filter { test.holds(test.number.of($0)) }.map(\.bean.name) == days.map(String.init))
  }

  @Test(
    "a day that none becomes is told while it is typed",
    arguments: ["date:2026-11-4x", "date:2026-13", "date:2026-02-30"])
  func noDay(text: String) {
    #expect(BrewQuery(text).problem?.field == "date")
  }

  @Test(
    "what cannot be followed",
    arguments: [
      ("beam:x", "filter: “beam” is no column"), ("date:x", "date: “x” is no day"),
      ("date:2026-13", "date: “2026-13” is no day"), ("rating:x", "rating: “x” is not a rating"),
      ("rating=>4", "rating: “=>” is none of"), ("bean>x", "bean: “>” compares numbers and days"),
      ("extraction:x", "extraction: “x” is no number"), ("star:x", "favorite: “x” is neither"),
    ])
  func problems(text: String, start: String) {
    for query in [BrewQuery("perú " + text), BrewQuery(arguments: ["perú", text])] {
      #expect(query.problem?.description.hasPrefix(start) == true, "\(text)")
      #expect(found(query) == ["Perú"])
    }
  }

  @Test("on a command line nothing is missing")
  func whole() {
    #expect(
      BrewQuery(arguments: ["rating:"]).problem?.reason
        == "needs a value; rating= finds brews without one")
    #expect(BrewQuery(arguments: ["date:2025-1"]).problem?.text == "2025-1")
  }
}
