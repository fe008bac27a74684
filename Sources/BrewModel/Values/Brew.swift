/// One brew, as it is kept. Only its time and the name of its bean are always there.
public struct Brew: Identifiable, Hashable, Sendable {
  public typealias ID = Identifier<Brew>

  /// Never another one's.
  public let id: ID
  /// With the zone in which it was brewed.
  public var brewedAt: ZonedTime
  /// Coffee, tea, beer or another drink.
  public var kind: BrewKind
  /// Of tea and beer what it is called.
  public var bean: Bean
  /// The bag that the dose was taken from.
  public var bag: Bag.ID?
  /// The days of the beans where they are not the bag's.
  public var roast = RoastDates()
  /// Its name is empty if it is unknown.
  public var method = Method()
  /// Its name is empty if it is unknown.
  public var grinder = Grinder()

  /// What was ground, or the leaves.
  public var dose: Grams?
  /// The water that went in.
  public var water: Amount?
  /// The drink that came out.
  public var yield: Amount?
  /// Of the water; nil if it was not recorded.
  public var temperature: Celsius?
  /// From the first water to the last drop; nil if it was not recorded.
  public var time: Seconds?
  /// Of that the bloom, or the pre-infusion; nil if it was not recorded.
  public var bloom: Seconds?
  /// From the first water on; nil if it was not recorded.
  public var firstDrip: Seconds?
  /// Total dissolved solids.
  public var tds: Percent?
  /// Of tea: the first, second … time the leaves were used.
  public var infusion: Int?
  /// Of beer alone.
  public var beer = Fermentation()

  /// nil if it was not judged.
  public var rating: Rating?
  /// Whether it has a star.
  public var isFavorite = false
  /// What was made of it: `Cappuccino`. Empty if nothing special.
  public var drink = ""
  /// In the order in which they were given, each once.
  public var tags: [String] = []
  /// What it tasted like, in any number of lines.
  public var note = ""
  /// What an import knew and BrewLog has no field for: one JSON object as text, kept as it is.
  public var extra: String?

  /// A brew about which nothing else is known yet.
  public init(
    id: ID = ID(), _ bean: Bean, at brewedAt: ZonedTime = .now, kind: BrewKind = .coffee
  ) {
    self.id = id
    self.brewedAt = brewedAt
    self.kind = kind
    self.bean = bean
  }
}

extension Brew {
  /// When it was brewed, for people: `2026-11-30 08:15`, and `?` where nobody knows.
  public var whenText: String {
    brewedAt.isKnown ? "\(brewedAt.day) \(brewedAt.clockText)" : "?"
  }

  /// A new brew of the same bean, made as this one was, at another time and without a judgement: what "repeat" begins
  /// with.
  public func repeated(at time: ZonedTime = .now) -> Brew {
    var next = Brew(bean, at: time, kind: kind)
    next.bag = bag
    next.roast = roast
    next.method = method
    next.grinder = grinder
    next.dose = dose
    next.water = water
    next.yield = yield
    next.temperature = temperature
    next.drink = drink
    return next
  }
}
