extension BrewField {
  /// The text of a field, which `set(_:in:)` reads back; empty where nothing was recorded.
  public func text(of brew: Brew) -> String {
    switch self {
    case .id: brew.id.description
    case .date: brew.brewedAt.isKnown ? brew.brewedAt.description : ""
    case .kind: brew.kind.rawValue
    case .bean: brew.bean.name
    case .roaster: brew.bean.roaster
    case .bag: Self.text(brew.bag)
    case .roasted: Self.text(brew.roast.roasted)
    case .frozen: Self.text(brew.roast.frozen)
    case .thawed: Self.text(brew.roast.thawed)
    case .method: brew.method.name
    case .style: brew.method.style?.rawValue ?? ""
    case .grinder: brew.grinder.name
    case .grind: brew.grinder.setting
    case .rating: Self.text(brew.rating)
    case .favorite: brew.isFavorite ? "yes" : "no"
    case .drink: brew.drink
    case .tags: brew.tags.joined(separator: ", ")
    case .note: brew.note
    default: quantityText(of: brew)
    }
  }

  private func quantityText(of brew: Brew) -> String {
    switch self {
    case .dose: Self.text(brew.dose)
    case .water: Self.text(brew.water)
    case .yield: Self.text(brew.yield)
    case .temperature: Self.text(brew.temperature)
    case .time: Self.text(brew.time)
    case .bloom: Self.text(brew.bloom)
    case .firstDrip: Self.text(brew.firstDrip)
    case .tds: Self.text(brew.tds)
    case .infusion: Self.text(brew.infusion)
    case .og: Self.text(brew.beer.originalGravity)
    case .fg: Self.text(brew.beer.finalGravity)
    case .batch: Self.text(brew.beer.batchSize)
    case .pitched: Self.text(brew.beer.pitched)
    case .bottled: Self.text(brew.beer.bottled)
    case .opened: Self.text(brew.beer.opened)
    default: ""
    }
  }

  private static func text(_ value: (some CustomStringConvertible)?) -> String {
    value.map(\.description) ?? ""
  }
}

extension BrewField {
  /// The length of time in a field; nil for other fields, and where it was not recorded.
  package func duration(of brew: Brew) -> Seconds? {
    switch self {
    case .time: brew.time
    case .bloom: brew.bloom
    case .firstDrip: brew.firstDrip
    default: nil
    }
  }
}
