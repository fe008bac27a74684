import Testing

@testable import BrewModel

@Suite("Headers of columns")
struct ColumnHeaderTests {
  @Test(
    "a name with its unit behind it, however it is written",
    arguments: [
      ("Dose in g", "dose", "g"), ("Dose (g)", "dose", "g"), ("dose_g", "dose", "g"),
      ("Dose [oz]", "dose", "oz"), ("Coffee in grams", "dose", "g"), ("Kaffee (g)", "dose", "g"),
      ("Water [ml]", "water", "ml"), ("Water / ml", "water", "ml"),
      ("Water (fl oz)", "water", "fl oz"),
      ("Wasser in Liter", "water", "l"), ("Yield, g", "yield", "g"),
      ("Temp. in °C", "temperature", "°C"), ("Temperature (℉)", "temperature", "°F"),
      ("Temp (ºF)", "temperature", "°F"), ("Water temp F", "temperature", "°F"),
      ("watertempf", "temperature", "°F"), ("Time (s)", "time", "s"),
      ("Brew Time [min]", "time", "min"),
      ("Brühzeit in Sek.", "time", "s"), ("Time (mm:ss)", "time", nil), ("Bloom, s", "bloom", "s"),
      ("TDS (%)", "tds", "%"), ("Batch size (l)", "batch", "l"), ("Dose", "dose", nil),
      ("Bean *", "bean", nil), ("Grind setting", "grind", nil), ("Ratio (1:x)", "ratio", nil),
      ("Uhrzeit", "time of day", nil),
    ] as [(String, String, String?)])
  func units(header: String, meaning: String, unit: String?) {
    let header = ColumnHeader(header)
    #expect(header.meaning?.text == meaning && header.unit?.text == unit && header.scale == nil)
  }

  @Test(
    "ratings with the best that could be given",
    arguments: [
      ("Rating/10", 10), ("Rating / 5", 5), ("Rating (1-5)", 5), ("Rating 1 to 10", 10),
      ("Score (0–100)", 100), ("Bewertung von 10", 10), ("Stars (max. 5)", 5), ("rating_10", 10),
      ("Rating (5 = best)", 5), ("Rating %", 100), ("Score out of 20 points", 20), ("Rating", nil),
      ("Rating (stars)", nil), ("Bewertung (1-10)", 10),
    ] as [(String, Double?)])
  func scales(header: String, scale: Double?) {
    let header = ColumnHeader(header)
    #expect(header.meaning == .field(.rating) && header.scale == scale && header.unit == nil)
  }

  @Test(
    "the order of day and month, where it is written",
    arguments: [
      ("Date (DD/MM/YYYY)", .dayFirst), ("Date (M/D/YY)", .monthFirst), ("Date YYYY-MM-DD", nil),
      ("Datum (TT.MM.JJJJ)", .dayFirst), ("Date (MM/DD/YYYY HH:mm)", .monthFirst), ("Date", nil),
    ] as [(String, CSVDialect.DateOrder?)])
  func orders(header: String, order: CSVDialect.DateOrder?) {
    let header = ColumnHeader(header)
    #expect(header.meaning == .field(.date) && header.dateOrder == order)
  }

  @Test(
    "what fits no field, or says more than is understood, is not known",
    arguments: [
      "Dose (cups)", "Dose (ml)", "Temp (K)", "Rating 2", "Rating (1 = best, 5 = worst)", "Barista",
      "", "%", "10", "g", "(s)", "Weight (st)", "Time (days)", "Best rating", "Cost in g",
      String(repeating: "dose ", count: 100),
    ])
  func unknown(header: String) {
    #expect(ColumnHeader(header).meaning == nil)
  }

  @Test("of a column that the user names, unit, scale and order are found all the same")
  func chosen() {
    #expect(ColumnHeader("Heat (F)", chosen: .field(.temperature)).unit == .fahrenheit)
    #expect(ColumnHeader("Yum /10", chosen: .field(.rating)).scale == 10)
    #expect(ColumnHeader("Yum %", chosen: .field(.rating)).scale == 100)
    #expect(ColumnHeader("Wann (TT.MM.JJJJ)", chosen: .field(.date)).dateOrder == .dayFirst)
    #expect(ColumnHeader("Heat (F)", chosen: .field(.dose)).unit == nil)
    #expect(ColumnHeader("Dose in g", chosen: nil).meaning == nil)
  }

  @Test("no name stands for two things, and none is written as no header is")
  func names() {
    let names = ColumnMeaning.known.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for name in names { #expect(ColumnHeader.name(of: name) == name) }
  }
}
