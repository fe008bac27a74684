extension BrewField {
  /// Reads a text into a field of a brew: an empty one forgets what was recorded, one of `tags` separates by commas.
  ///
  /// Ranges are not looked at: see `Brew.findings(now:)`. A method whose style is known by its name sets that too: set
  /// several fields in the order of `allCases`, and a style that is given wins.
  /// - Throws: if the text is no value of the field; the brew is then as it was.
  public func set(_ text: String, in brew: inout Brew) throws(ValueError) {
    switch self {
    case .id: throw error(text, "cannot be set: a brew keeps its id")
    case .date: brew.brewedAt = try required(text, hint: "a date", "2026-11-30 or 2026-11-30 08:15")
    case .kind: brew.kind = try choice(text, of: BrewKind.self)
    case .bean: brew.bean.name = text.tidied
    case .roaster: brew.bean.roaster = text.tidied
    case .bag:
      brew.bag = try optional(text, "the id of a bag", "f81d4fae-7dec-41d0-a765-00a0c91e6bf6")
    case .roasted: brew.roast.roasted = try day(text)
    case .frozen: brew.roast.frozen = try day(text)
    case .thawed: brew.roast.thawed = try day(text)
    case .method:
      brew.method = Method(text.tidied, style: BrewStyle(ofMethod: text) ?? brew.method.style)
    case .style:
      brew.method.style = text.trimmed.isEmpty ? nil : try choice(text, of: BrewStyle.self)
    case .grinder: brew.grinder.name = text.tidied
    case .grind: brew.grinder.setting = text.trimmed
    case .rating: brew.rating = try rating(text, scale: brew.rating?.scale ?? 5)
    case .favorite: brew.isFavorite = try truth(text)
    case .drink: brew.drink = text.tidied
    case .tags: brew.tags = Brew.tags(in: text)
    case .note: brew.note = text
    default: try setQuantity(text, in: &brew)
    }
  }

  private func setQuantity(_ text: String, in brew: inout Brew) throws(ValueError) {
    switch self {
    case .dose: brew.dose = try optional(text, "a mass in grams", "15 or 15.2")
    case .water: brew.water = try optional(text, "an amount", "250 or 250 ml")
    case .yield: brew.yield = try optional(text, "an amount", "36 or 36 ml")
    case .temperature: brew.temperature = try optional(text, "a temperature", "93 or 200 F")
    case .time: brew.time = try duration(text)
    case .bloom: brew.bloom = try duration(text)
    case .firstDrip: brew.firstDrip = try duration(text)
    case .tds: brew.tds = try optional(text, "a share", "1.31 or 1.31 %")
    case .infusion: brew.infusion = try optional(text, "a whole number", "2")
    case .og: brew.beer.originalGravity = try optional(text, "a gravity", "1.056")
    case .fg: brew.beer.finalGravity = try optional(text, "a gravity", "1.016")
    case .batch: brew.beer.batchSize = try optional(text, "a volume in litres", "20")
    case .pitched: brew.beer.pitched = try day(text)
    case .bottled: brew.beer.bottled = try day(text)
    case .opened: brew.beer.opened = try day(text)
    default: break
    }
  }
}

/// A value that is read from a text.
protocol ReadFromText { init?(_ text: String) }

extension Grams: ReadFromText {}
extension Percent: ReadFromText {}
extension Litres: ReadFromText {}
extension Gravity: ReadFromText {}
extension Celsius: ReadFromText {}
extension Seconds: ReadFromText {}
extension Amount: ReadFromText {}
extension Identifier: ReadFromText {}
extension Int: ReadFromText {}
extension CivilDay: ReadFromText {}
extension ZonedTime: ReadFromText {}

extension BrewField {
  private func error(_ text: String, _ reason: String) -> ValueError {
    ValueError(field: key, text: text, reason: reason)
  }

  private func required<V: ReadFromText>(
    _ text: String, hint: String, _ example: String
  ) throws(ValueError) -> V {
    guard let value = V(text.trimmed) else {
      throw error(text, "is not \(hint); write it like \(example)")
    }
    return value
  }

  private func optional<V: ReadFromText>(
    _ text: String, _ hint: String, _ example: String
  ) throws(ValueError) -> V? {
    text.trimmed.isEmpty ? nil : try required(text, hint: hint, example)
  }

  private func day(_ text: String) throws(ValueError) -> CivilDay? {
    try optional(text, "a day", "2026-11-30")
  }

  private func duration(_ text: String) throws(ValueError) -> Seconds? {
    try optional(text, "a length of time", "2:30, 25.5 or 16 h")
  }

  private func rating(_ text: String, scale: Double) throws(ValueError) -> Rating? {
    guard !text.trimmed.isEmpty else { return nil }
    guard let rating = Rating(text.trimmed, scale: scale) else {
      throw error(text, "is not a rating; write it like 4, 4.5 or 9/10")
    }
    return rating
  }

  private func truth(_ text: String) throws(ValueError) -> Bool {
    guard let truth = Self.truth(text) else { throw error(text, "is neither yes nor no") }
    return truth
  }

  /// What people write for yes and no; nothing is no, nil is neither.
  static func truth(_ text: String) -> Bool? {
    switch text.trimmed.lowercased() {
    case "yes", "true", "1", "y", "on": true
    case "no", "false", "0", "n", "off", "": false
    default: nil
    }
  }

  private func choice<V: RawRepresentable<String> & CaseIterable>(
    _ text: String, of type: V.Type
  ) throws(ValueError) -> V {
    guard let value = V(rawValue: text.tidied.lowercased()) else {
      let names = V.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(text, "is not one of \(names)")
    }
    return value
  }
}

extension Brew {
  /// Tags as they are typed, with commas between; each once, without line breaks.
  public static func tags(in text: String) -> [String] {
    var tags: [String] = []
    for part in text.split(separator: ",") {
      let tag = String(part).tidied
      if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
