/// What the brews of one bean, method or grinder have in common.
public struct BrewStatistics: Hashable, Sendable {
  /// Its name as it is written most recently.
  public var name: String
  public var count = 0
  /// Brews that were judged.
  public var ratedCount = 0
  /// Mean of the ratings on a scale of 5; nil where none was judged.
  public var meanRating: Double?
  /// Standard deviation of the ratings on a scale of 5; nil where fewer than two were judged.
  public var spread: Double?
  /// The brew with the best rating, the latest of several: its settings are the best so far.
  public var best: Brew?
}

extension BrewStatistics {
  /// What brews are put together by. Names that differ in case, accents or blanks are one.
  public enum Grouping: Sendable, CaseIterable {
    case bean, roaster, method, grinder

    func name(of brew: Brew) -> String {
      switch self {
      case .bean: brew.bean.name
      case .roaster: brew.bean.roaster
      case .method: brew.method.name
      case .grinder: brew.grinder.name
      }
    }
  }

  /// One entry for each name, those with most brews first, then by name. Brews without that name are left out.
  ///
  /// Complexity: O(brews + groups × log groups).
  public static func groups(of brews: some Sequence<Brew>, by grouping: Grouping)
    -> [BrewStatistics]
  {
    var groups: [(key: String, value: Accumulator)] = []
    var places: [String: Int] = [:]
    // By names as they are written, of which there are few: to fold and to tidy one costs more than all the rest.
    var known: [String: (tidied: String, place: Int?)] = [:]
    for brew in brews {
      let written = grouping.name(of: brew)
      let name =
        known[written]
        ?? {
          let tidied = written.tidied
          let key = FoldedText.folded(tidied)
          if !key.isEmpty, places[key] == nil {
            places[key] = groups.count
            groups.append((key, Accumulator()))
          }
          let name = (tidied, places[key])
          known[written] = name
          return name
        }()
      if let place = name.place { groups[place].value.add(brew, name: name.tidied) }
    }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(
      \.value.statistics)
  }

  /// All brews as one group. Complexity: O(brews).
  public static func all(_ brews: some Sequence<Brew>) -> BrewStatistics {
    var accumulator = Accumulator()
    for brew in brews { accumulator.add(brew, name: "") }
    return accumulator.statistics
  }
}

private struct Accumulator {
  private var name = ""
  private var latest: Instant?
  private(set) var count = 0
  private var ratings = 0
  private var mean = 0.0
  private var squares = 0.0
  private var best: (brew: Brew, rating: Double)?

  mutating func add(_ brew: Brew, name: String) {
    count += 1
    if latest.map({ $0 <= brew.brewedAt.instant }) ?? true {
      latest = brew.brewedAt.instant
      self.name = name
    }
    guard let rating = brew.rating?.value(on: 5) else { return }
    ratings += 1
    // Welford's way: no difference of two large sums.
    let distance = rating - mean
    mean += distance / Double(ratings)
    squares += distance * (rating - mean)
    keepBest(brew, rating)
  }

  private mutating func keepBest(_ brew: Brew, _ rating: Double) {
    if let best {
      guard (best.rating, best.brew.brewedAt.instant) < (rating, brew.brewedAt.instant) else {
        return
      }
    }
    best = (brew, rating)
  }

  var statistics: BrewStatistics {
    BrewStatistics(
      name: name, count: count, ratedCount: ratings, meanRating: ratings > 0 ? mean : nil,
      spread: ratings > 1 ? (squares / Double(ratings - 1)).squareRoot() : nil, best: best?.brew)
  }
}
