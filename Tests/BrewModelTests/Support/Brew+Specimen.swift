import BrewModel

extension Brew {
  /// A coffee of a day in 2026, `index` minutes after its first hour.
  static func specimen(_ index: Int, _ name: String = "Kenya AA") -> Brew {
    let time = ZonedTime("2026-11-30T08:00:00+01:00")!
    var brew = Brew(
      Bean(name, roaster: "Machhörndl"),
      at: ZonedTime(time.instant.advanced(bySeconds: 60 * index), offset: 60))
    brew.dose = 15
    brew.water = Amount(250)
    return brew
  }

  /// A brew with something in every field.
  static var full: Brew {
    var brew = specimen(0)
    brew.kind = .beer
    brew.roast = RoastDates(
      roasted: CivilDay("2026-11-01"), frozen: CivilDay("2026-11-10"),
      thawed: CivilDay("2026-11-20"))
    brew.method = Method("Clever", style: .immersion)
    brew.grinder = Grinder("Comandante", setting: "4,7")
    brew.dose = 15.1
    brew.water = Amount(250.5, .millilitres)
    brew.yield = Amount(204)
    brew.temperature = 93.5
    brew.time = 150.25
    brew.bloom = 30
    brew.firstDrip = 12.5
    brew.tds = 1.31
    brew.infusion = 2
    brew.beer.originalGravity = 1.056
    brew.beer.finalGravity = 1.016
    brew.beer.batchSize = 20
    brew.beer.pitched = CivilDay("2026-01-02")
    brew.beer.bottled = CivilDay("2026-02-03")
    brew.beer.opened = CivilDay("2026-03-04")
    brew.rating = Rating(9, of: 10)
    brew.isFavorite = true
    brew.drink = "Cappuccino"
    brew.tags = ["washed", "light roast"]
    brew.note = "有苦涩味\n\nfruity, \u{0} and 0.1 + 0.2"
    brew.extra = #"{"cupping":{"body":7.5}}"#
    return brew
  }
}

extension LogFile {
  /// Adds specimens 0 ..< count in one action.
  @discardableResult
  func fill(_ count: Int, _ name: String = "Kenya AA") throws -> [Brew] {
    let brews = (0..<count).map { Brew.specimen($0, name) }
    try perform(LogAction("fill", brews.map { .addBrew($0) }))
    return brews
  }
}

/// A clock that a test sets.
final class TestClock {
  var now: Instant
  init(_ text: String = "2026-11-30T12:00:00Z") { now = ZonedTime(text)!.instant }
}
