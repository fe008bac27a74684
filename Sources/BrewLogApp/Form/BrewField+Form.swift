import BrewModel

extension BrewField: FormField {
  nonisolated var heading: String? {
    switch self {
    case .style: "More of how it was made"
    case .roasted: "The beans, where no bag says it"
    case .infusion: "Tea and beer"
    default: nil
    }
  }

  nonisolated var hint: String {
    switch self {
    case .bean: "e.g. Kenya AA"
    case .bag: "the one it came from"
    case .method: "e.g. V60"
    case .grind: "e.g. 25 clicks"
    case .dose: "e.g. 15.2 g"
    case .water: "e.g. 250 g or ml"
    case .yield: "e.g. 36 g or ml"
    case .temperature: "e.g. 93 °C, or 200 F"
    case .time: "e.g. 2:30"
    case .bloom: "e.g. 0:30"
    case .firstDrip: "e.g. 8 s"
    case .tds: "e.g. 1.31 %"
    case .style: "pour over, espresso, immersion or percolation"
    case .rating: "e.g. 4.5, or 9/10"
    case .tags: "e.g. washed, light"
    case .drink: "e.g. Cappuccino"
    case .date: "e.g. 2026-11-30 08:15"
    case .roasted, .frozen, .thawed, .pitched, .bottled, .opened: "e.g. 2026-11-01"
    case .kind: "coffee, tea, beer or other"
    case .favorite: "yes or no"
    case .infusion: "e.g. 2"
    case .og: "e.g. 1.056"
    case .fg: "e.g. 1.016"
    case .batch: "e.g. 20 l"
    case .roaster, .grinder, .note, .id: ""
    }
  }
}

extension BagField: FormField {
  nonisolated var heading: String? { nil }

  nonisolated var hint: String {
    switch self {
    case .bean: "e.g. Kenya AA"
    case .roaster, .note: ""
    case .roasted: "e.g. 2026-11-01"
    case .weight: "e.g. 250 g"
    case .cost: "e.g. 14.50 EUR"
    case .frozen, .thawed: "e.g. 2026-11-20"
    case .finished: "yes or no"
    }
  }
}
