import SeededRandom
import BrewModel
import Testing

@Suite("Search")
struct SearchTests {
  let folder = TemporaryFolder()

  private func log(_ names: [String]) throws -> BrewLog {
    let file = try LogFile(path: folder.log)
    try file.perform(
      LogAction("fill", names.enumerated().map { .addBrew(.specimen($0.offset, $0.element)) }))
    return try BrewLog(file)
  }

  private func names(_ entries: some Sequence<BrewEntry>) -> [String] {
    entries.map(\.brew.bean.name)
  }

  @Test("each word must be somewhere; the newest first")
  func words() throws {
    let log = try log(["Kenya AA", "Brühkaffee", "Bru\u{308}hkaffee", "Peru Kenya"])
    #expect(names(log.rows(searching: "kenya")) == ["Peru Kenya", "Kenya AA"])
    #expect(names(log.rows(searching: "BRUHK")) == ["Bru\u{308}hkaffee", "Brühkaffee"])
    #expect(names(log.rows(searching: "brühk")) == ["Bru\u{308}hkaffee", "Brühkaffee"])
    #expect(names(log.rows(searching: "aa machhorn kenya")) == ["Kenya AA"])
    #expect(log.rows(searching: " ").count == 4)
    #expect(log.rows(searching: "machho").count == 4)
    #expect(log.rows(searching: "xyz").isEmpty)
    #expect(log.rows(searching: "\u{0}").count == 4)
    // A word does not reach from one field, or one brew, into the next.
    #expect(log.rows(searching: "aamachh").isEmpty && log.rows(searching: "dlkenya").isEmpty)
  }

  @Test("changes are found at once, and what is gone is not")
  func changes() throws {
    let log = try log(["Kenya", "Peru"])
    try log.edit(log.entries[0]) {
      $0.note = "Fruity\u{0}!"
      $0.tags = ["washed"]
    }
    #expect(log.rows(searching: "fruity").count == 1 && log.rows(searching: "washed").count == 1)
    try log.edit(log.entries[0]) { $0.note = "" }
    #expect(log.rows(searching: "fruity").isEmpty)
    try log.delete([log.entries[0]])
    #expect(names(log.rows(searching: "machh")) == ["Kenya"])
    try log.undo()
    #expect(names(log.rows(searching: "machh")) == ["Peru", "Kenya"])
  }

  @Test("it finds what looking at each brew finds", arguments: [1, 2, 3, 4])
  func naive(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let letters = ["a", "b", "ä", "a\u{308}", " ", "é", "B"]
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        letters.randomElement(using: &random)!
      }.joined()
    }
    let log = try log((0..<60).map { _ in "x" + text(6) })
    for step in 0..<150 {
      if let entry = log.entries.randomElement(using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try log.delete([entry])
        case 1: try log.undo()
        case 2:
          try log.edit(entry) {
            $0.brewedAt = Brew.specimen(Int.random(in: 0..<90, using: &random)).brewedAt
          }
        case 3:
          try log.setFavorite([entry], Bool.random(using: &random))
          try log.edit(entry) {
            $0.rating = Rating(Double(Int.random(in: 0...10, using: &random)) / 2)
            $0.dose = Bool.random(using: &random) ? nil : 15
          }
        case 4: try log.edit(entry) { $0.tags = [text(3), text(3)].filter { !$0.trimmed.isEmpty } }
        default: try log.edit(entry) { $0.note = text(8) }
        }
      }
      // One is often the start of the next, as when it is typed.
      var query = text(4)
      for _ in 0..<3 {
        expectSame(log, query, "seed \(seed), step \(step), “\(query)”")
        query += letters.randomElement(using: &random)!
      }
      for condition in [
        "rating>=2.5", "rating<2", "rating=", "dose>15", "dose=", "favorite", "date<2026-02",
        "date>=2026-02-03", "roasted=", "ratio>16",
      ] {
        expectSame(log, condition, "seed \(seed), step \(step), “\(condition)”")
      }
      for key in [
        "bean:", "bean=", "tag:", "tag=", "tags:", "roaster:", "grind:", "note:", "drink=",
      ] {
        let condition = key + text(2)
        expectSame(log, condition, "seed \(seed), step \(step), “\(condition)”")
      }
    }
  }

  /// The index finds what looking at each brew finds, and says where that is.
  private func expectSame(_ log: BrewLog, _ text: String, _ place: Comment) {
    let query = BrewQuery(text)
    let expected = query.brews(among: log.entries.map(\.brew)).map(\.id)
    #expect(Array(log.rows(query)).map(\.id) == expected, place)
    let rows = log.rows(query)
    #expect(rows.map(\.id) == expected, place)
    #expect(rows.indices.allSatisfy { rows.place(of: rows[$0]) == $0 }, place)
  }
}

extension BrewLog {
  /// The rows of all in which each word stands.
  func rows(searching words: String) -> BrewRows { rows(BrewQuery(searching: words)) }
}
