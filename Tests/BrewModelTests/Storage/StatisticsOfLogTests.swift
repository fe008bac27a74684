import Testing

@testable import BrewModel

@Suite("Statistics of a log")
struct StatisticsOfLogTests {
  let folder = TemporaryFolder()

  /// Names in several spellings, ratings on several scales, ties of time and of rating.
  private var brews: [Brew] {
    (0..<60).map { index in
      var brew = Brew.specimen(index / 2, ["Kenya AA", "kenya aa", "Perú", "Sencha "][index % 4])
      brew.method.name = ["V60", "Espresso", ""][index % 3]
      brew.grinder = Grinder(index % 5 == 0 ? "" : "K6", setting: "\(index)")
      brew.rating = [nil, Rating(4), Rating(9, of: 10), Rating(11, of: 10)][index % 4]
      brew.temperature = Celsius(Double(80 + index % 20))
      brew.note = index % 7 == 0 ? "fruity" : ""
      return brew
    }
  }

  @Test("are those of its brews, counted in whatever order, and the best are whole")
  func sameAsOfBrews() throws {
    let log = try LogFile(path: folder.log)
    try log.perform(LogAction("fill", brews.shuffled().map { .addBrew($0) }))
    let all = BrewStatistics.Grouping.allCases
    let found = try log.statistics(by: all)
    let brews = try log.brews()
    for order in [brews, brews.reversed(), brews.shuffled()] {
      #expect(found.all.isNearly(BrewStatistics.all(order)))
      for (grouping, groups) in zip(all, found.groups) {
        let expected = BrewStatistics.groups(of: order, by: grouping)
        #expect(groups.count == expected.count)
        for (left, right) in zip(groups, expected) { #expect(left.isNearly(right)) }
      }
    }
    #expect(found.groups[0].map { FoldedText.folded($0.name) } == ["kenya aa", "peru", "sencha"])
    #expect(found.all.ratedCount == 30, "11 of 10 is no rating")
    #expect(found.all.best?.temperature != nil)
  }

  @Test("of a query are those of the brews that it finds")
  func ofQuery() throws {
    let log = try LogFile(path: folder.log)
    try log.perform(LogAction("fill", brews.map { .addBrew($0) }))
    let query = BrewQuery("fruity temperature>85")
    let expected = query.brews(among: try log.brews())
    let found = try log.statistics(by: [.method], of: query)
    #expect(found.all.count == expected.count && expected.count == 6)
    #expect(
      found.groups[0].map(\.count) == BrewStatistics.groups(of: expected, by: .method).map(\.count))
    #expect(try log.brews(query) == expected)
    #expect(try log.brews(query, limit: 2) == Array(expected.prefix(2)))
    #expect(try log.brews(BrewQuery(), limit: 3) == Array(try log.brews().prefix(3)))
  }

  @Test("of no log, of deleted brews and of no grouping")
  func nothing() throws {
    let log = try LogFile(path: folder.log)
    #expect(try log.statistics(by: [.bean, .method]).groups == [[], []])
    let brews = try log.fill(2)
    try log.perform(LogAction("delete", [.deleteBrew(brews[0].id)]))
    #expect(try log.statistics(by: []).all.count == 1)
    #expect(try log.statistics(by: [.bean]).groups[0].map(\.count) == [1])
  }
}

extension BrewStatistics {
  /// Equal but for what the order of adding does to the last bits of a mean.
  fileprivate func isNearly(_ other: BrewStatistics) -> Bool {
    func near(_ left: Double?, _ right: Double?) -> Bool {
      abs((left ?? -1) - (right ?? -1)) < 1e-9
    }
    return name == other.name && count == other.count && ratedCount == other.ratedCount
      && best == other.best && near(meanRating, other.meanRating) && near(spread, other.spread)
  }
}
