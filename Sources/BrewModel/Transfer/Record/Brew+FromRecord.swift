import TextFormats

extension RecordKey {
  /// Reads the value of this key into a brew, exactly as it was written by an export.
  ///
  /// - Parameter value: a value of JSON, or the text of a cell.
  func set(_ value: JSONValue, in brew: inout Brew, _ reader: inout RecordReader) {
    let text = value.text ?? ""
    switch self {
    case .date: brew.brewedAt = time(text, &reader)
    case .kind:
      brew.kind = reader.value(key, text, "a kind") { BrewKind(rawValue: $0) } ?? .coffee
    case .bean: brew.bean.name = text
    case .roaster: brew.bean.roaster = text
    case .bag: brew.bag = reader.value(key, text, "an id") { Bag.ID($0) }
    case .roasted: brew.roast.roasted = day(text, &reader)
    case .frozen: brew.roast.frozen = day(text, &reader)
    case .thawed: brew.roast.thawed = day(text, &reader)
    case .method: brew.method = Method(recorded: text, style: brew.method.style)
    case .style: brew.method.style = reader.value(key, text, "a style") { BrewStyle(rawValue: $0) }
    case .grinder: brew.grinder.name = text
    case .grind: brew.grinder.setting = text
    case .favorite: brew.isFavorite = reader.value(key, text, "yes or no", Self.truth) ?? false
    case .drink: brew.drink = text
    case .tags: brew.tags = Self.tags(value)
    case .note: brew.note = text
    case .extra: brew.extra = Self.extra(value)
    case .id: break
    default: setQuantity(text, in: &brew, &reader)
    }
  }

  private var key: String { rawValue }

  private func setQuantity(_ text: String, in brew: inout Brew, _ reader: inout RecordReader) {
    switch self {
    case .dose: brew.dose = measure(text, &reader)
    case .water: brew.water = amount(text, &reader)
    case .waterUnit: setUnit(text, of: \.water, in: &brew, &reader)
    case .yield: brew.yield = amount(text, &reader)
    case .yieldUnit: setUnit(text, of: \.yield, in: &brew, &reader)
    case .temperature: brew.temperature = measure(text, &reader)
    case .time: brew.time = measure(text, &reader)
    case .bloom: brew.bloom = measure(text, &reader)
    case .firstDrip: brew.firstDrip = measure(text, &reader)
    case .tds: brew.tds = measure(text, &reader)
    case .infusion: brew.infusion = reader.value(key, text, "a whole number", Self.wholeNumber)
    case .og: brew.beer.originalGravity = measure(text, &reader)
    case .fg: brew.beer.finalGravity = measure(text, &reader)
    case .batch: brew.beer.batchSize = measure(text, &reader)
    case .pitched: brew.beer.pitched = day(text, &reader)
    case .bottled: brew.beer.bottled = day(text, &reader)
    case .opened: brew.beer.opened = day(text, &reader)
    case .rating:
      let scale = brew.rating?.scale ?? 5
      brew.rating = reader.value(key, text, "a rating") { Self.rating($0, scale) }
    case .ratingScale:
      if let scale = reader.number(key, text), scale > 0 { brew.rating?.scale = scale }
    default: break
    }
  }

  private func time(_ text: String, _ reader: inout RecordReader) -> ZonedTime {
    reader.value(key, text, "a date") { ZonedTime($0) } ?? .unknown
  }

  private func day(_ text: String, _ reader: inout RecordReader) -> CivilDay? {
    reader.value(key, text, "a day") { CivilDay($0) ?? ZonedTime($0)?.day }
  }

  private func measure<M: Measure>(_ text: String, _ reader: inout RecordReader) -> M? {
    reader.value(key, text, "a number") { DecimalText.exact($0).map { M($0) } ?? M.read($0) }
  }

  private func amount(_ text: String, _ reader: inout RecordReader) -> Amount? {
    reader.value(key, text, "an amount") { DecimalText.exact($0).map { Amount($0) } ?? Amount($0) }
  }

  private func setUnit(
    _ text: String, of amount: WritableKeyPath<Brew, Amount?>, in brew: inout Brew,
    _ reader: inout RecordReader
  ) {
    guard let unit = reader.value(key, text, "g or ml", { Amount.Unit(rawValue: $0) }) else {
      return
    }
    brew[keyPath: amount]?.unit = unit
  }

  /// One that JSON's numbers hold too.
  private static func wholeNumber(_ text: String) -> Int? {
    Int(text).flatMap { Int(exactly: Double($0)) == $0 ? $0 : nil }
  }

  private static func rating(_ text: String, _ scale: Double) -> Rating? {
    DecimalText.exact(text).map { Rating($0, of: scale) } ?? Rating(text, scale: scale)
  }

  static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "y", "x", "on", "★", "*": true
    case "no", "false", "0", "n", "off": false
    default: nil
    }
  }

  private static func tags(_ value: JSONValue) -> [String] {
    guard case .array(let elements) = value else { return Brew.tags(in: value.text ?? "") }
    // No tag has a comma or a line break in it: they stand between tags elsewhere.
    return Brew.tags(in: elements.compactMap(\.text).joined(separator: ","))
  }

  static func extra(_ value: JSONValue) -> String? {
    switch value {
    case .null, .string(""): nil
    case .string(let text): text
    default: value.line
    }
  }
}

extension Measure {
  /// With a unit and whatever else its own initialiser takes.
  fileprivate static func read(_ text: String) -> Self? {
    switch Self.self {
    case is Celsius.Type: Celsius(text) as? Self
    case is Grams.Type: Grams(text) as? Self
    case is Seconds.Type: Seconds(text) as? Self
    default: Self(text)
    }
  }
}
