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

  nonisolated var example: String {
    switch self {
    case .bean: "Kenya AA"
    case .bag: "the one that it came from"
    case .method: "V60"
    case .grind: "25 clicks"
    case .dose: "15.2 g"
    case .water: "250 g or ml"
    case .yield: "36 g or ml"
    case .temperature: "93 °C, or 200 F"
    case .time: "2:30"
    case .bloom: "0:30"
    case .firstDrip: "8 s"
    case .tds: "1.31 %"
    case .style: "pour over, espresso, immersion or percolation"
    case .rating: "4.5, or 9/10"
    case .tags: "washed, light"
    case .drink: "Cappuccino"
    case .note: "⏎ begins a new line; Ctrl-o opens $EDITOR"
    case .date: "2026-11-30 08:15"
    case .roasted, .frozen, .thawed, .pitched, .bottled, .opened: "2026-11-01"
    case .kind: "coffee, tea, beer or other"
    case .favorite: "yes or no"
    case .infusion: "2"
    case .og: "1.056"
    case .fg: "1.016"
    case .batch: "20 l"
    case .roaster, .grinder, .id: ""
    }
  }
}

extension BagField: FormField {
  nonisolated var heading: String? { nil }

  nonisolated var example: String {
    switch self {
    case .bean: "Kenya AA"
    case .roaster: ""
    case .roasted: "2026-11-01"
    case .weight: "250 g"
    case .cost: "14.50 EUR"
    case .frozen, .thawed: "2026-11-20"
    case .finished: "yes or no"
    case .note: "⏎ begins a new line"
    }
  }
}
