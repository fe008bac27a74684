import BrewModel
import Testing

@Suite("Formulas")
struct FormulaTests {
  private func fixed(_ value: Double?, _ decimals: Int) -> String? {
    value.map { DecimalText.fixed($0, decimals: decimals) }
  }

  private func brew(_ method: String, dose: Grams?, water: Double? = nil, yield: Double? = nil)
    -> Brew
  {
    var brew = Brew(Bean("Kenya"))
    brew.method = Method(method)
    brew.dose = dose
    brew.water = water.map { Amount($0) }
    brew.yield = yield.map { Amount($0) }
    return brew
  }

  @Test("the ratio is of the drink for espresso and of the water for everything else")
  func ratio() {
    #expect(brew("Espresso", dose: 18, water: 60, yield: 36).ratioText == "1:2.0")
    #expect(brew("V60", dose: 15.1, water: 250, yield: 220).ratioText == "1:16.6")
    #expect(brew("Espresso", dose: 18, water: 36).ratioText == "1:2.0")
    #expect(brew("Moka", dose: 18, yield: 90).ratioText == "1:5.0")
    #expect(brew("V60", dose: 15).ratioText == "1:?")
    #expect(brew("V60", dose: nil, water: 250).ratioText == "1:?")
    #expect(brew("V60", dose: 0, water: 250).ratio == nil)
    #expect(brew("V60", dose: 15, water: 0, yield: 0).ratio == nil)
  }

  @Test("extraction by percolation")
  func percolation() {
    let extraction = ExtractionYield(percolation: 0.88, drink: 204, dose: 12.5)
    #expect(fixed(extraction?.value.value, 2) == "14.36")
    let same = ExtractionYield(percolation: 1.31, drink: 200, dose: 15)
    #expect(fixed(same?.value.value, 2) == "17.47")
    #expect(ExtractionYield(percolation: 1, drink: 200, dose: 0) == nil)
  }

  @Test("extraction by immersion is of all water, by the exact form")
  func immersion() {
    let extraction = ExtractionYield(immersion: 1.31, water: 245, dose: 15)
    #expect(fixed(extraction?.value.value, 2) == "21.68")
  }

  @Test("the style decides by which formula")
  func byStyle() {
    var clever = brew("Clever Dripper", dose: 15, water: 245, yield: 200)
    clever.tds = 1.31
    #expect(clever.extractionYield?.formula == .immersion)
    #expect(fixed(clever.extractionYield?.value.value, 2) == "21.68")
    var v60 = brew("V60", dose: 15, water: 245, yield: 200)
    #expect(v60.extractionYield == nil)
    v60.tds = 1.31
    #expect(v60.extractionYield?.formula == .percolation)
    #expect(fixed(v60.extractionYield?.value.value, 2) == "17.47")
    v60.yield = nil
    #expect(v60.extractionYield == nil)
    #expect(Percent(brix: 10) == 8.5)
    #expect(ExtractionYield.usual.contains(18) && !ExtractionYield.usual.contains(22.1))
  }

  @Test("days off roast count on the calendar, and frozen days one in ninety")
  func age() {
    let day = CivilDay("2026-11-30")!
    #expect(RoastDates(roasted: CivilDay("2026-11-20")).age(on: day) == 10)
    #expect(RoastDates().age(on: day) == nil)
    #expect(RoastDates(roasted: CivilDay("2026-12-02")).age(on: day) == -2)
    // 10 days, then 180 in the freezer, then 5.
    let frozen = RoastDates(
      roasted: CivilDay("2026-01-01"), frozen: CivilDay("2026-01-11"),
      thawed: CivilDay("2026-07-10"))
    #expect(frozen.age(on: CivilDay("2026-07-15")!) == 10 + 2 + 5)
    #expect(frozen.age(on: CivilDay("2026-01-05")!) == 4)
    // Still frozen.
    let cold = RoastDates(roasted: CivilDay("2026-01-01"), frozen: CivilDay("2026-01-11"))
    #expect(cold.age(on: CivilDay("2026-04-11")!) == 10 + 1)
    #expect(cold.age(on: CivilDay("2026-04-10")!) == 10)
  }

  @Test("a brew's own days go before those of its bag, and its day is that of its own clocks")
  func ageOfBrew() {
    var bag = Bag(Bean("Kenya"))
    bag.roast.roasted = CivilDay("2026-11-01")
    var brew = Brew(Bean("Kenya"), at: ZonedTime("2026-11-30T00:30:00+01:00")!)
    #expect(brew.daysOffRoast(of: bag) == 29)
    #expect(brew.daysOffRoast() == nil)
    brew.roast.roasted = CivilDay("2026-11-20")
    #expect(brew.daysOffRoast(of: bag) == 10)
  }

  @Test("grams for a litre, beans left, the price of a cup, alcohol")
  func others() {
    #expect(brew("V60", dose: 15, water: 250).concentration == 60)
    #expect(brew("V60", dose: 15, water: 0).concentration == nil)
    var bag = Bag(Bean("Kenya"))
    var first = brew("V60", dose: 15.1)
    first.bag = bag.id
    #expect(bag.remainder(after: [first]) == nil)
    bag.weight = 250
    #expect(bag.remainder(after: [first, first, brew("V60", dose: 100)]) == 219.8)
    #expect(bag.cost(of: 15) == nil)
    bag.cost = Cost(12.5, "EUR")
    #expect(bag.cost(of: 15) == Cost(0.75, "EUR"))
    var beer = Fermentation()
    #expect(beer.alcohol == nil)
    beer.originalGravity = 1.056
    beer.finalGravity = 1.016
    #expect(fixed(beer.alcohol?.value, 2) == "5.25")
  }

  @Test("statistics put names together that differ in case, accents and blanks")
  func statistics() {
    var brews: [Brew] = []
    for (index, entry) in [
      ("Rösttrommel ", 4.0), ("rosttrommel", 5), ("RÖSTTROMMEL", 3), ("Peru", 2),
    ].enumerated() {
      var brew = Brew.specimen(index, entry.0)
      brew.rating = Rating(entry.1)
      brews.append(brew)
    }
    brews.append(.specimen(9, "Peru"))
    var ten = Brew.specimen(3, "Rösttrommel")
    ten.rating = Rating(10, of: 10)
    brews.append(ten)
    let groups = BrewStatistics.groups(of: brews, by: .bean)
    #expect(groups.map(\.name) == ["Rösttrommel", "Peru"])
    #expect(groups.map(\.count) == [4, 2])
    #expect(groups.map(\.ratedCount) == [4, 1])
    #expect(groups.first?.meanRating == 4.25)
    #expect(fixed(groups.first?.spread, 4) == "0.9574")
    #expect(groups.first?.best == ten)
    #expect(groups.last?.spread == nil)
    #expect(BrewStatistics.groups(of: brews, by: .grinder).isEmpty)
    #expect(BrewStatistics.all(brews).count == 6)
    #expect(BrewStatistics.all([]).meanRating == nil)
  }
}
