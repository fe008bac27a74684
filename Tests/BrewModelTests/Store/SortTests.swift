import BrewModel
import SeededRandom
import Testing

@Suite("The list in another order")
struct SortTests {
  let folder = TemporaryFolder()

  private func log(_ brews: [Brew]) throws -> BrewLog {
    let file = try LogFile(path: folder.log)
    try file.perform(LogAction("fill", brews.map { .addBrew($0) }))
    return try BrewLog(file)
  }

  private nonisolated static let words = [
    "kenya", "Äthiopia", "peru", "", "Peru", "  Mocha", "b", "ab",
  ]

  private func brews(_ random: inout SplitMix) -> [Brew] {
    (0..<40).map { index in
      func word() -> String { Self.words.randomElement(using: &random)! }
      var brew = Brew.specimen(index, "x" + word())
      brew.bean.roaster = word()
      brew.method = Method(word())
      brew.grinder.setting = ["9", "10 clicks", "", "fine", "4,7"].randomElement(using: &random)!
      brew.note = ["", "\n \nsweet\nsour", "Sour", "sweet"].randomElement(using: &random)!
      brew.dose = [nil, 15, 18, 15.5].randomElement(using: &random)!
      brew.rating = [nil, Rating(4), Rating(9, of: 10), Rating(0)].randomElement(using: &random)!
      brew.isFavorite = Bool.random(using: &random)
      brew.drink = word()
      if index % 7 == 3 { brew.brewedAt = .unknown }
      brew.roast.roasted = [nil, CivilDay("2025-01-02"), CivilDay("2024-12-31")]
        .randomElement(using: &random)!
      return brew
    }
  }

  private static let columns = [
    "date", "bean", "roaster", "method", "grind", "note", "dose", "rating", "star", "drink",
    "roasted", "ratio", "kind",
  ].map { BrewColumn(name: $0)! }

  /// By looking at each brew; in Swift's order of texts.
  private func expected(_ brews: [Brew], _ column: BrewColumn, _ isDescending: Bool) -> [Brew.ID] {
    func key(_ brew: Brew) -> (number: Double, text: String)? {
      if column == .field(.date), !brew.brewedAt.isKnown { return nil }
      if column == .field(.date) { return (Double(brew.brewedAt.instant.milliseconds), "") }
      if column.isByNumber { return column.number(of: brew).map { ($0, "") } }
      var text = FoldedText.folded(column.text(of: brew))
      if column == .field(.note) {
        text = text.split(separator: "\n").first { !$0.trimmed.isEmpty }.map(String.init) ?? ""
      }
      guard !text.isEmpty else { return nil }
      return (column == .field(.grind) ? brew.grinder.settingNumber ?? .infinity : 0, text)
    }
    let keyed = brews.enumerated().map {
      (place: $0.offset, brew: $0.element, key: key($0.element))
    }
    return keyed.sorted { left, right in
      switch (left.key, right.key) {
      case (let a?, let b?) where a != b: (a < b) != isDescending
      case (_?, nil): true
      case (nil, _?): false
      default: left.place < right.place
      }
    }.map(\.brew.id)
  }

  @Test("every column, both ways, of all and of what was found", arguments: [1, 2, 3])
  func naive(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let log = try log(brews(&random))
    for step in 0..<4 {
      for column in Self.columns {
        for isDescending in [false, true] {
          for text in ["", "p", "dose>0"] {
            let rows = log.rows(BrewQuery(text))
            let sorted = log.sorted(rows, by: column, isDescending: isDescending)
            let wanted = expected(rows.map(\.brew), column, isDescending)
            #expect(
              sorted.map(\.id) == wanted, "seed \(seed), step \(step), \(column.name), “\(text)”")
            #expect(sorted.indices.allSatisfy { sorted.place(of: sorted[$0]) == $0 })
          }
        }
      }
      // Then the texts of the index are in another order than the list, and some are gone.
      try log.edit(log.entries[step * 3]) { $0.note = "another" }
      try log.delete([log.entries[step]])
      try log.add(Brew.specimen(200 + step, "new"))
    }
  }

  @Test("rows that are the same are known as such, and others are not")
  func same() throws {
    let log = try log((0..<5).map { Brew.specimen($0, "bean \($0)") })
    let all = log.rows(BrewQuery())
    #expect(all.isSame(as: log.rows(BrewQuery())) && all.isSame(as: log.rows(BrewQuery("bean"))))
    let some = log.rows(BrewQuery("3"))
    #expect(some.map(\.brew.bean.name) == ["bean 3"] && !some.isSame(as: all))
    #expect(some.isSame(as: log.rows(BrewQuery("bean:3"))))
    #expect(!some.isSame(as: log.rows(BrewQuery("bean:2"))))
    try log.delete([log.entries[0]])
    #expect(!all.isSame(as: log.rows(BrewQuery())), "a brew has gone")
    #expect(some.isSame(as: log.rows(BrewQuery("3"))), "the same brew, at another place")
    #expect(all.places(of: some) == [1] && some.places(of: all) == [0])
    #expect(all.place(of: log.entries[0]) == 1, "where it is listed, not where it is")
  }
}
