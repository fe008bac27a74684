/// A bag of beans that was bought: what is left of it, what it cost, how old it is.
public struct Bag: Identifiable, Hashable, Sendable {
  public typealias ID = Identifier<Bag>

  public let id: ID
  public var bean: Bean
  public var roast = RoastDates()
  /// What it held when it was full.
  public var weight: Grams?
  public var cost: Cost?
  /// An empty bag is offered no more.
  public var isFinished = false
  public var note = ""
  /// What an import knew and BrewLog has no field for: one JSON object as text, kept as it is.
  public var extra: String?

  public init(id: ID = ID(), _ bean: Bean) {
    self.id = id
    self.bean = bean
  }
}
