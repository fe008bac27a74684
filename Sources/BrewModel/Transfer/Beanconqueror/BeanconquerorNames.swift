import TextFormats

/// What the brews of an export refer to by id.
struct BeanconquerorNames {
  private(set) var beans: [String: Bean] = [:]
  /// Ids of beans that are bags of the log.
  private(set) var bags: [String: Bag.ID] = [:]
  private(set) var mills: [String: String] = [:]
  private(set) var preparations: [String: Method] = [:]
  /// The best that could be given; nil if the file does not say.
  var ratingScale: Double?
  /// Whether methods have styles: in old files none has.
  private(set) var hasStyles = false
  /// Whether there are settings besides the scale of ratings.
  private(set) var hasSettings = false
  /// Names of what grinders and methods have besides.
  private(set) var lost: Set<String> = []

  mutating func takeSettings(_ record: JSONValue) {
    let best = record["brew_rating"]?.text.flatMap { DecimalText.exact($0) }
    ratingScale = best.flatMap { $0 > 0 ? $0 : nil }
    hasSettings = record.members.contains { $0.name != "brew_rating" && $0.value.isSomething }
  }

  mutating func takeMill(_ record: JSONValue) {
    guard let id = record.beanconquerorID else { return }
    mills[id] = (record["name"]?.text ?? "").tidied
    note(record, but: ["name", "config"])
  }

  mutating func takePreparation(_ record: JSONValue) {
    guard let id = record.beanconquerorID else { return }
    let name = (record["name"]?.text ?? "").tidied
    let written = record["style_type"]?.text
    if written != nil { hasStyles = true }
    let style =
      written.flatMap { BrewStyle(beanconqueror: $0) }
      ?? record["type"]?.text.flatMap { BrewStyle(ofMethod: $0) } ?? BrewStyle(ofMethod: name)
    preparations[id] = Method(recorded: name, style: style)
    note(record, but: ["name", "config", "style_type", "type"])
  }

  private mutating func note(_ record: JSONValue, but known: [String]) {
    for member in record.members where !known.contains(member.name) && member.value.isSomething {
      lost.insert(member.name)
    }
  }

  /// - Returns: the bag, unless the record stands for the name alone; and what could not be read.
  mutating func takeBean(_ record: JSONValue) -> (bag: Bag?, damages: [Finding]) {
    guard record.members.isEmpty == false else { return (nil, []) }
    let bean = Bean(
      (record["name"]?.text ?? "").tidied, roaster: (record["roaster"]?.text ?? "").tidied)
    let written = record.beanconquerorID
    if let written { beans[written] = bean }
    guard record[BeanconquerorKey.own]?["synthetic"] == nil else { return (nil, []) }
    let id =
      written.flatMap { Bag.ID($0) }
      ?? Bag.ID(named: "beanconqueror bean " + (written ?? record.line))
    if let written { bags[written] = id }
    var reader = RecordReader()
    let bag = Bag(id: id, beanconqueror: record, bean, &reader)
    return (bag, reader.damages)
  }
}

/// Keys of Beanconqueror's records.
enum BeanconquerorKey {
  /// What this program adds.
  static let own = "brewlog"
  /// In what is kept of a record.
  static let kept = "beanconqueror"

  static let bean = [
    "config", "name", "roaster", "roastingDate", "frozenDate", "unfrozenDate", "weight", "cost",
    "finished", "note", own,
  ]

  static let brew = [
    "config", "grind_size", "grind_weight", "brew_quantity", "brew_quantity_type",
    "brew_beverage_quantity", "brew_beverage_quantity_type", "brew_temperature", "brew_time",
    "brew_time_milliseconds", "coffee_blooming_time", "coffee_blooming_time_milliseconds",
    "coffee_first_drip_time", "coffee_first_drip_time_milliseconds", "tds", "rating", "favourite",
    "coffee_type", "note", own,
  ]
}

extension JSONValue {
  /// The id that a record of Beanconqueror has.
  var beanconquerorID: String? {
    guard let id = self["config"]?["uuid"]?.text, !id.isEmpty else { return nil }
    return id
  }

  /// What says more than "not recorded": Beanconqueror writes zeros for that too.
  var isSomething: Bool {
    if case .number(let digits) = self { return Double(digits) != 0 }
    return !isEmpty
  }

  /// The members that have no field in the log, for the next export; none if there are none.
  func kept(but known: [String]) -> [Member] {
    let others = members.filter { !known.contains($0.name) && $0.value.isSomething }
    return others.isEmpty ? [] : [Member(BeanconquerorKey.kept, .object(others))]
  }
}

extension BrewStyle {
  init?(beanconqueror text: String) {
    switch text.uppercased() {
    case "POUR OVER", "POUR_OVER": self = .pourOver
    case "ESPRESSO": self = .espresso
    case "FULL_IMMERSION", "FULL IMMERSION", "IMMERSION": self = .immersion
    case "PERCOLATION": self = .percolation
    default: return nil
    }
  }

  var beanconqueror: String {
    switch self {
    case .pourOver: "POUR OVER"
    case .espresso: "ESPRESSO"
    case .immersion: "FULL_IMMERSION"
    case .percolation: "PERCOLATION"
    }
  }
}

extension CivilDay {
  /// The day of one of Beanconqueror's dates: midnight where the user was, which it often writes in UTC.
  init?(beanconqueror text: String) {
    guard let time = ZonedTime(text) else { return nil }
    let isUTC = text.hasSuffix("Z") || text.hasSuffix("z")
    self = isUTC ? ZonedTime(time.instant).day : time.day
  }

  /// At noon, so that it is the same day nearly everywhere.
  var beanconqueror: String { "\(self)T12:00:00.000+00:00" }
}
