import Testing

@testable import BrewModel

@Suite("Masses with their units")
struct MassTests {
  @Test(
    "kilograms, ounces and pounds",
    arguments: [
      ("250", 250), ("250 g", 250), ("0.25 kg", 250), ("1kg", 1_000), ("1,5 Kilo", 1_500),
      ("0.0152 kg", 15.2), ("12 oz", 340.19), ("1 lb", 453.59), ("2 lbs", 907.18),
    ] as [(String, Grams)])
  func read(text: String, grams: Grams) throws {
    #expect(Grams(text) == grams)
    #expect(Amount(text) == Amount(grams.value))
    var bag = Bag(Bean("x"))
    try BagField.weight.set(text, in: &bag)
    #expect(bag.weight == grams)
    var brew = Brew(Bean("x"), at: .now)
    try BrewField.dose.set(text, in: &brew)
    try BrewField.water.set(text, in: &brew)
    #expect(brew.dose == grams && brew.water == Amount(grams.value))
  }

  @Test("anything else", arguments: ["1 stone", "kg", "1 kgs x", "", "1 t"])
  func refused(text: String) {
    #expect(Grams(text) == nil && Amount(text) == nil)
  }

  @Test("in filters, in records of JSON and in tables")
  func elsewhere() throws {
    var brew = Brew(Bean("x"), at: .now)
    brew.dose = 18
    #expect(BrewQuery("dose>0.017kg").brews(among: [brew]).count == 1)
    #expect(BrewQuery("dose>0.019kg").brews(among: [brew]).isEmpty)
    let log = try LogFile(path: TemporaryFolder().log)
    let bag = #"{"id":"00000000-0000-4000-8000-000000000001","bean":"K","weight":"1 kg"}"#
    let json =
      #"{"brewlog":1,"bags":[\#(bag)],"brews":[{"date":"2026-01-02T08:00:00Z","bean":"K","dose":"0.018 kg"}]}"#
    try log.apply(try log.previewImport(of: Array(json.utf8)))
    #expect(try log.bags()[0].weight == 1_000 && log.brews()[0].dose == 18)
    let table = "date,bean,Dose (kg),water,Yield in lbs\n2026-01-02,A,0.018,0.25 kg,0.1\n"
    let item = try log.previewImport(of: Array(table.utf8)).items[0]
    #expect(
      item.brew.dose == 18 && item.brew.water == Amount(250) && item.brew.yield == Amount(45.36))
    #expect(item.damages.isEmpty)
  }
}
