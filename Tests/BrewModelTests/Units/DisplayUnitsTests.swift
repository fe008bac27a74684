import BrewModel
import Testing

@Suite("Units that a user reads and writes")
struct DisplayUnitsTests {
  private var all: DisplayUnits {
    var units = DisplayUnits.metric
    units.usesOunces = true
    units.usesFluidOunces = true
    units.usesFahrenheit = true
    return units
  }

  @Test("texts")
  func texts() {
    #expect(DisplayUnits.metric.text(Grams(15.2)) == "15.2 g")
    #expect(DisplayUnits.metric.text(Amount(250)) == "250 g")
    #expect(DisplayUnits.metric.text(Amount(250, .millilitres)) == "250 ml")
    #expect(DisplayUnits.metric.text(Celsius(93)) == "93 °C")
    #expect(all.text(Grams(15.2)) == "0.54 oz")
    #expect(all.text(Amount(250)) == "8.82 oz")
    #expect(all.text(Amount(250, .millilitres)) == "8.45 fl oz")
    #expect(all.text(Celsius(93)) == "199.4 °F")
  }

  @Test("a number without a unit is meant in the user's; one with a unit says it")
  func completed() throws {
    var brew = Brew(Bean("x"))
    for (text, grams) in [("0.5", 14.17), ("15 g", 15.0), ("1 oz", 28.35)] {
      try BrewField.dose.set(all.completed(text, of: .dose), in: &brew)
      #expect(brew.dose == Grams(grams))
    }
    try BrewField.water.set(all.completed("8.5 fl oz", of: .water), in: &brew)
    #expect(brew.water == Amount(251.38, .millilitres))
    try BrewField.water.set(all.completed("9", of: .water), in: &brew)
    #expect(brew.water == Amount(255.15))
    try BrewField.temperature.set(all.completed("212", of: .temperature), in: &brew)
    #expect(brew.temperature == 100)
    try BrewField.dose.set(DisplayUnits.metric.completed("15", of: .dose), in: &brew)
    #expect(brew.dose == 15)
    #expect(throws: ValueError.self) { try BrewField.dose.set("3 fl oz", in: &brew) }
  }
}
