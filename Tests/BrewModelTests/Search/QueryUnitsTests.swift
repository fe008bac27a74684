import Testing

@testable import BrewModel

@Suite("Amounts in queries")
struct QueryUnitsTests {
  let folder = TemporaryFolder()

  private static let brews: [Brew] = [
    (88.0, 15.2, Amount(250)), (93.0, 18.0, Amount(250, .millilitres)), (93.33, 20.0, Amount(300)),
    (96.0, 28.35, nil),
  ].enumerated().map { index, values in
    var brew = Brew.specimen(-index, "\(index)")
    (brew.temperature, brew.dose, brew.water) = (Celsius(values.0), Grams(values.1), values.2)
    return brew
  }

  private static var imperial: DisplayUnits {
    var units = DisplayUnits.metric
    (units.usesOunces, units.usesFluidOunces, units.usesFahrenheit) = (true, true, true)
    return units
  }

  @Test(
    "without a unit they are in those of the user, with one in that",
    arguments: [
      ("temperature>92", ["1", "2", "3"], ["0", "1", "2", "3"]),
      ("temp>199", [], ["1", "2", "3"]), ("temp>93C", ["2", "3"], ["2", "3"]),
      ("temp>=200F", ["2", "3"], ["2", "3"]), ("temp=200F", ["2"], ["2"]),
      ("temp=200", [], ["2"]), ("temp=199.4", [], ["1"]), ("temp=93", ["1"], []),
      ("temp<=199.4", ["0", "1", "2", "3"], ["0", "1"]), ("temp<190.4", ["0", "1", "2", "3"], []),
      ("dose=0.54", [], ["0"]), ("dose=15.2g", ["0"], ["0"]),
      ("dose>0.54", ["0", "1", "2", "3"], ["1", "2", "3"]),
      ("dose>=0.54oz", ["0", "1", "2", "3"], ["0", "1", "2", "3"]), ("dose=1oz", ["3"], ["3"]),
      ("dose<16", ["0"], ["0", "1", "2", "3"]), ("water=8.82", [], ["0", "1"]),
      ("water>=250ml", ["0", "1", "2"], ["0", "1", "2"]),
      ("water=8.45floz", ["0", "1"], ["0", "1"]), ("water=", ["3"], ["3"]),
    ])
  func units(text: String, metric: [String], imperial: [String]) throws {
    for (units, expected) in [(DisplayUnits.metric, metric), (Self.imperial, imperial)] {
      let typed = BrewQuery(text, units: units)
      #expect(typed.brews(among: Self.brews).map(\.bean.name) == expected, "\(units)")
      let argument = BrewQuery(arguments: [text], units: units)
      #expect(argument == typed && typed.problem == nil)
      // The screen looks into its index.
      let file = try LogFile(path: folder("\(units.usesOunces).db"))
      if try file.brewCount() == 0 {
        try file.perform(LogAction("fill", Self.brews.map { .addBrew($0) }))
      }
      let log = try BrewLog(file)
      try log.loadAll()
      #expect(log.rows(typed).map(\.brew.bean.name) == expected, "\(units), rows")
    }
  }

  @Test("what a list shows is found by =, and by no other number next to it")
  func asShown() {
    for hundredths in stride(from: 8_000, through: 10_000, by: 7) {
      var brew = Brew.specimen(0)
      brew.temperature = Celsius(Double(hundredths) / 100)
      brew.dose = Grams(Double(hundredths) / 400)
      for field in [BrewField.temperature, .dose] {
        let shown = Self.imperial.text(of: field, in: brew)!.filter { !" °Foz".contains($0) }
        let query = BrewQuery("\(field.key)=\(shown)", units: Self.imperial)
        #expect(query.conditionsHold(for: brew), "\(field.key) \(shown)")
        let step = field == .dose ? 0.02 : 0.2
        let next = BrewQuery("\(field.key)=\(Double(shown)! + step)", units: Self.imperial)
        #expect(!next.conditionsHold(for: brew), "\(field.key) \(shown)")
      }
    }
  }

  @Test("what is odd is told in the units of the user")
  func findings() {
    var brew = Brew.specimen(0)
    brew.temperature = Celsius(fahrenheit: 300)
    brew.dose = Grams(ounces: 10)
    brew.water = Amount(1_300, .millilitres)
    let now = ZonedTime("2026-11-30T12:00:00Z")!.instant
    #expect(
      brew.findings(now: now, units: Self.imperial).map(\.description) == [
        "dose: 10 oz is unusual: most lie within 0.18 … 2.12 oz; check the unit",
        "water: 43.96 fl oz is unusual: most lie within 0.68 … 40.58 fl oz; check the unit",
        "temperature: 300 °F is not possible: it must lie within 32 … 230 °F",
      ])
    #expect(
      brew.findings(now: now).map(\.description) == [
        "dose: 283.495 g is unusual: most lie within 5 … 60 g; check the unit",
        "water: 1300 ml is unusual: most lie within 20 … 1200 ml; check the unit",
        "temperature: 148.89 °C is not possible: it must lie within 0 … 110 °C",
      ])
    var bag = Bag(Bean("x"))
    bag.weight = 10
    #expect(
      bag.findings(units: Self.imperial).first?.reason.hasPrefix("0.35 oz is unusual") == true)
    #expect(bag.findings().first?.reason.hasPrefix("10 g is unusual") == true)
  }

  @Test("in ASCII no sign of a degree is written, and what is written is read")
  func ascii() throws {
    var units = DisplayUnits.metric
    units.isASCII = true
    #expect(units.text(Celsius(93)) == "93 C")
    #expect(units.example(of: .temperature) == "e.g. 93 C, or 200 F")
    units.usesFahrenheit = true
    #expect(units.text(Celsius(93)) == "199.4 F")
    #expect(Celsius("199.4 F") == Celsius(93))
    #expect(units.example(of: .temperature) == "e.g. 200 F, or 93 C")
  }

  @Test(
    "times with parts of a second, as they are read back",
    arguments: [(28.5, "0:28.5"), (150, "2:30"), (3_661.001, "1:01:01.001"), (0.25, "0:00.25")])
  func clocks(seconds: Double, text: String) {
    #expect(Seconds(seconds).exactClockText == text)
    #expect(Seconds(text) == Seconds(seconds))
  }
}
