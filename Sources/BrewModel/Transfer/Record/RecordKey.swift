import TextFormats

/// The members of a brew's record in JSON, and the columns of it in CSV: the keys of `BrewField`, with the units as
/// fields of their own so that numbers are numbers, and what imports could not name.
enum RecordKey: String, CaseIterable {
  case id, date, kind, bean, roaster, bag, roasted, frozen, thawed, method, style, grinder, grind
  case dose, water
  case waterUnit = "water_unit"
  case yield
  case yieldUnit = "yield_unit"
  case temperature, time, bloom
  case firstDrip = "first_drip"
  case tds, infusion, og, fg, batch, pitched, bottled, opened, rating
  case ratingScale = "rating_scale"
  case favorite, drink, tags, note, extra
}

/// What stands under a key.
enum RecordValue {
  case none
  /// In digits with a dot.
  case number(Double)
  /// What the user wrote.
  case text(String)
  /// A word, a date or an id of ours.
  case word(String)
  case flag(Bool)
  case list([String])
  /// A JSON object as text.
  case object(String)

  init(_ measure: (some Measure)?) { self = measure.map { .number($0.value) } ?? .none }
  init(_ number: Double?) { self = number.map { .number($0) } ?? .none }
  init(word: (some CustomStringConvertible)?) { self = word.map { .word($0.description) } ?? .none }
}

extension RecordKey {
  func value(of brew: Brew) -> RecordValue {
    switch self {
    case .id: .word(brew.id.description)
    case .date: brew.brewedAt.isKnown ? .word(brew.brewedAt.description) : .none
    case .kind: .word(brew.kind.rawValue)
    case .bean: .text(brew.bean.name)
    case .roaster: .text(brew.bean.roaster)
    case .bag: RecordValue(word: brew.bag)
    case .roasted: RecordValue(word: brew.roast.roasted)
    case .frozen: RecordValue(word: brew.roast.frozen)
    case .thawed: RecordValue(word: brew.roast.thawed)
    case .method: .text(brew.method.name)
    case .style: RecordValue(word: brew.method.style?.rawValue)
    case .grinder: .text(brew.grinder.name)
    case .grind: .text(brew.grinder.setting)
    case .favorite: .flag(brew.isFavorite)
    case .drink: .text(brew.drink)
    case .tags: .list(brew.tags)
    case .note: .text(brew.note)
    case .extra: brew.extra.map { .object($0) } ?? .none
    default: quantity(of: brew)
    }
  }

  private func quantity(of brew: Brew) -> RecordValue {
    switch self {
    case .dose: RecordValue(brew.dose)
    case .water: RecordValue(brew.water?.value)
    case .waterUnit: RecordValue(word: brew.water?.unit.rawValue)
    case .yield: RecordValue(brew.yield?.value)
    case .yieldUnit: RecordValue(word: brew.yield?.unit.rawValue)
    case .temperature: RecordValue(brew.temperature)
    case .time: RecordValue(brew.time)
    case .bloom: RecordValue(brew.bloom)
    case .firstDrip: RecordValue(brew.firstDrip)
    case .tds: RecordValue(brew.tds)
    case .infusion: RecordValue(brew.infusion.map(Double.init))
    case .og: RecordValue(brew.beer.originalGravity)
    case .fg: RecordValue(brew.beer.finalGravity)
    case .batch: RecordValue(brew.beer.batchSize)
    case .pitched: RecordValue(word: brew.beer.pitched)
    case .bottled: RecordValue(word: brew.beer.bottled)
    case .opened: RecordValue(word: brew.beer.opened)
    case .rating: RecordValue(brew.rating?.value)
    case .ratingScale: RecordValue(brew.rating?.scale)
    default: .none
    }
  }
}

extension RecordValue {
  var json: JSONValue {
    switch self {
    case .none: .null
    case .number(let number): JSONValue(number)
    case .text(let text), .word(let text): .string(text)
    case .flag(let isOn): .boolean(isOn)
    case .list(let texts): .array(texts.map { .string($0) })
    case .object(let text): JSONValue(text) ?? .string(text)
    }
  }

  /// - Parameter isRaw: whether formulas stay formulas.
  func cell(isRaw: Bool) -> String {
    switch self {
    case .none: ""
    case .number(let number): number.isFinite ? DecimalText.shortest(number) : ""
    case .word(let word): word
    case .flag(let isOn): isOn ? "yes" : "no"
    case .text(let text), .object(let text):
      isRaw ? DefusedText.raw(text) : DefusedText.defused(text)
    case .list(let texts): RecordValue.text(texts.joined(separator: ", ")).cell(isRaw: isRaw)
    }
  }
}
