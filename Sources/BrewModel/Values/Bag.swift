/// A bag of beans that was bought: what is left of it, what it cost, how old it is.
public struct Bag: Identifiable, Hashable, Sendable {
  public typealias ID = Identifier<Bag>

  /// Never another one's.
  public let id: ID
  /// What is in it.
  public var bean: Bean
  /// Which days are unknown is nil.
  public var roast = RoastDates()
  /// What it held when it was full.
  public var weight: Grams?
  /// Of the whole bag; nil if it is unknown.
  public var cost: Cost?
  /// An empty bag is offered no more.
  public var isFinished = false
  /// Any number of lines; empty for none.
  public var note = ""
  /// What an import knew and BrewLog has no field for: one JSON object as text, kept as it is.
  public var extra: String?

  /// A bag of which nothing else is known yet.
  public init(id: ID = ID(), _ bean: Bean) {
    self.id = id
    self.bean = bean
  }
}
