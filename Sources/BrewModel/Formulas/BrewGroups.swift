/// Brews that are counted one by one, put together by a name.
public struct BrewGroups {
  private let grouping: BrewStatistics.Grouping
  private var groups: [(key: String, group: BrewGroup)] = []
  private var places: [String: Int] = [:]
  /// By names as they are written, of which there are few: to fold and to tidy one costs more than all the rest.
  private var known: [String: (tidied: String, place: Int?)] = [:]

  /// No brew yet. - Parameter grouping: by which of their names brews are put together.
  public init(by grouping: BrewStatistics.Grouping) { self.grouping = grouping }

  /// Counts a brew; one without that name is left out. Complexity: O(1) but for a new name.
  public mutating func add(_ brew: Brew) {
    let name = name(grouping.name(of: brew))
    if let place = name.place { groups[place].group.add(brew, name: name.tidied) }
  }

  private mutating func name(_ written: String) -> (tidied: String, place: Int?) {
    if let name = known[written] { return name }
    let tidied = written.tidied
    let key = FoldedText.folded(tidied)
    if !key.isEmpty, places[key] == nil {
      places[key] = groups.count
      groups.append((key, BrewGroup()))
    }
    let name = (tidied, places[key])
    known[written] = name
    return name
  }

  /// The groups with most brews first, then by name, of which numbers are numbers. Complexity: O(groups × log groups).
  public var statistics: [BrewStatistics] {
    groups.map { (group: $0.group, key: NaturalOrder.key($0.key)) }.sorted { left, right in
      left.group.count == right.group.count
        ? left.key.lexicographicallyPrecedes(right.key) : left.group.count > right.group.count
    }.map(\.group.statistics)
  }
}

/// Brews that are counted one by one, all of them as one group.
public struct BrewGroup {
  private var name = ""
  private var latest: (time: Instant, id: Brew.ID)?
  /// Brews, judged or not.
  public private(set) var count = 0
  private var ratings = 0
  private var mean = 0.0
  private var squares = 0.0
  private var best: (brew: Brew, rating: Double)?

  /// No brew yet.
  public init() {}

  /// Counts a brew; in which order they come does not matter.
  ///
  /// - Parameter name: what the group is called if no later brew calls it otherwise.
  public mutating func add(_ brew: Brew, name: String = "") {
    count += 1
    let place = (time: brew.brewedAt.instant, id: brew.id)
    if latest.map({ $0 <= place }) ?? true {
      latest = place
      self.name = name
    }
    // An import keeps what it was given, marked; 500 of 5 is no rating all the same.
    guard let rating = brew.rating?.value(on: 5), (0...5).contains(rating) else { return }
    ratings += 1
    // Welford's way: no difference of two large sums.
    let distance = rating - mean
    mean += distance / Double(ratings)
    squares += distance * (rating - mean)
    keepBest(brew, rating)
  }

  private mutating func keepBest(_ brew: Brew, _ rating: Double) {
    if let best {
      let old = (best.rating, best.brew.brewedAt.instant)
      let new = (rating, brew.brewedAt.instant)
      guard old < new || old == new && brew.id < best.brew.id else { return }
    }
    best = (brew, rating)
  }

  /// What its brews have in common. Complexity: O(1).
  public var statistics: BrewStatistics {
    BrewStatistics(
      name: name, count: count, ratedCount: ratings, meanRating: meanRating,
      spread: ratings > 1 ? (squares / Double(ratings - 1)).squareRoot() : nil, best: best?.brew)
  }

  /// Mean of the ratings on a scale of 5; nil where none was judged.
  public var meanRating: Double? { ratings > 0 ? mean : nil }
}
