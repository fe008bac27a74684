/// What is recorded of a brew, by the keys of the command line, of JSON and of CSV.
public enum BrewField: String, CaseIterable, Sendable {
  case id, date, kind, bean, roaster, bag, roasted, frozen, thawed, method, style, grinder, grind
  case dose, water, yield, temperature, time, bloom
  case firstDrip = "first_drip"
  case tds, infusion, og, fg, batch, pitched, bottled, opened
  case rating, favorite, drink, tags, note

  /// What it is called on the command line, in JSON and in CSV.
  public var key: String { rawValue }

  /// The field of a key; `tag` is one of `tags`, `temp` the temperature, and British users have favourites.
  public init?(key: String) {
    switch key {
    case "temp": self = .temperature
    case "tag": self = .tags
    case "favourite": self = .favorite
    default: self.init(rawValue: key)
    }
  }
}

extension BrewField {
  /// The number in a field, and its unit; nil for other fields and where it was not recorded.
  package func number(of brew: Brew) -> (value: Double, symbol: String)? {
    switch self {
    case .dose: measured(brew.dose)
    case .water: brew.water.map { ($0.value, $0.unit.rawValue) }
    case .yield: brew.yield.map { ($0.value, $0.unit.rawValue) }
    case .temperature: measured(brew.temperature)
    case .time: measured(brew.time)
    case .bloom: measured(brew.bloom)
    case .firstDrip: measured(brew.firstDrip)
    case .tds: measured(brew.tds)
    case .infusion: brew.infusion.map { (Double($0), "") }
    case .og: measured(brew.beer.originalGravity)
    case .fg: measured(brew.beer.finalGravity)
    case .batch: measured(brew.beer.batchSize)
    case .rating: brew.rating.map { ($0.value, "") }
    default: nil
    }
  }

  private func measured<M: Measure>(_ measure: M?) -> (value: Double, symbol: String)? {
    measure.map { ($0.value, M.symbol) }
  }

  /// What its number may be in a brew; nil for fields without numbers. What is normal is known of coffee alone.
  func range(for brew: Brew) -> ValueRange? {
    guard let range = coffeeRange(for: brew) else { return nil }
    return brew.kind == .coffee
      ? range : ValueRange(normal: range.accepted, accepted: range.accepted)
  }

  private func coffeeRange(for brew: Brew) -> ValueRange? {
    switch self {
    case .dose: ValueRange(normal: 5...60, accepted: 0.1...2_000)
    case .water: ValueRange(normal: 20...1_200, accepted: 0...20_000)
    case .yield: ValueRange(normal: 15...1_100, accepted: 0...20_000)
    case .temperature: ValueRange(normal: 60...100, accepted: 0...110)
    case .time: ValueRange(normal: 10...600, accepted: 0...172_800)
    case .bloom, .firstDrip: ValueRange(normal: 0...600, accepted: 0...172_800)
    case .tds:
      ValueRange(normal: brew.style == .espresso ? 7...13 : 0.8...1.6, accepted: 0...25)
    case .infusion: ValueRange(normal: 1...12, accepted: 1...100)
    case .og, .fg: ValueRange(normal: 1...1.2, accepted: 0.9...1.25)
    case .batch: ValueRange(normal: 1...1_000, accepted: 0...100_000)
    case .rating:
      brew.rating.map { ValueRange(normal: 0...max(0, $0.scale), accepted: 0...max(0, $0.scale)) }
    default: nil
    }
  }
}
