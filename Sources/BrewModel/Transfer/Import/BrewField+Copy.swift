extension BrewField {
  /// Gives a brew this field of another one.
  func copy(from source: Brew, to target: inout Brew) {
    switch self {
    case .id: break
    case .date: target.brewedAt = source.brewedAt
    case .kind: target.kind = source.kind
    case .bean: target.bean.name = source.bean.name
    case .roaster: target.bean.roaster = source.bean.roaster
    case .bag: target.bag = source.bag
    case .roasted: target.roast.roasted = source.roast.roasted
    case .frozen: target.roast.frozen = source.roast.frozen
    case .thawed: target.roast.thawed = source.roast.thawed
    case .method: target.method.name = source.method.name
    case .style: target.method.style = source.method.style
    case .grinder: target.grinder.name = source.grinder.name
    case .grind: target.grinder.setting = source.grinder.setting
    case .rating: target.rating = source.rating
    case .favorite: target.isFavorite = source.isFavorite
    case .drink: target.drink = source.drink
    case .tags: target.tags = source.tags
    case .note: target.note = source.note
    default: copyQuantity(from: source, to: &target)
    }
  }

  private func copyQuantity(from source: Brew, to target: inout Brew) {
    switch self {
    case .dose: target.dose = source.dose
    case .water: target.water = source.water
    case .yield: target.yield = source.yield
    case .temperature: target.temperature = source.temperature
    case .time: target.time = source.time
    case .bloom: target.bloom = source.bloom
    case .firstDrip: target.firstDrip = source.firstDrip
    case .tds: target.tds = source.tds
    case .infusion: target.infusion = source.infusion
    case .og: target.beer.originalGravity = source.beer.originalGravity
    case .fg: target.beer.finalGravity = source.beer.finalGravity
    case .batch: target.beer.batchSize = source.beer.batchSize
    case .pitched: target.beer.pitched = source.beer.pitched
    case .bottled: target.beer.bottled = source.beer.bottled
    case .opened: target.beer.opened = source.beer.opened
    default: break
    }
  }
}
