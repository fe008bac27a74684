import BrewModel

extension BrewField {
  /// What is recorded in it, and how it is written.
  var meaning: String {
    switch self {
    case .id: "a UUID; cannot be set"
    case .date: "when it was brewed: 2026-11-30, 2026-11-30 08:15, or ISO 8601 with a zone"
    case .kind: "coffee, tea, beer or other"
    case .bean: "the name of the bean, the tea or the beer"
    case .roaster: "who roasted it"
    case .bag: "the id of the bag"
    case .roasted: "the day of roasting, 2026-11-30"
    case .frozen: "the day it was frozen"
    case .thawed: "the day it was thawed"
    case .method: "V60, Espresso, French press ..."
    case .style: "pour over, espresso, immersion or percolation; known methods set it"
    case .grinder: "the name of the grinder"
    case .grind: "its setting, as you write it"
    case .dose: "what was ground, in g, or with oz"
    case .water: "what went in, in g, or with ml, oz or fl oz"
    case .yield: "what came out, in g, or with ml, oz or fl oz"
    case .temperature: "of the water, in degrees Celsius, or with F; temp is the same"
    case .time: "how long it took: 150, 2:30, 16 h"
    case .bloom: "of that the bloom"
    case .firstDrip: "when the first drop fell"
    case .tds: "total dissolved solids, in per cent"
    case .infusion: "of tea: the first, second ... infusion"
    case .og: "of beer: the original gravity, 1.056"
    case .fg: "of beer: the final gravity"
    case .batch: "of beer: the batch, in litres"
    case .pitched: "of beer: the day the yeast was pitched"
    case .bottled: "of beer: the day of bottling"
    case .opened: "of beer: the day the first bottle was opened"
    case .rating: "4 or 4.5 of 5, or 9/10"
    case .favorite: "yes or no"
    case .drink: "what was made of it: Cappuccino"
    case .tags: "words with commas between"
    case .note: "any text"
    }
  }
}
