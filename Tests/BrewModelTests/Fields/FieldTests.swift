import BrewModel
import Testing

@Suite("Fields")
struct FieldTests {
  @Test("the text of every field is read back")
  func roundTrip() throws {
    let full = Brew.full
    var copy = Brew(id: full.id, Bean("x"), at: .now)
    for field in BrewField.allCases where field != .id {
      try field.set(field.text(of: full), in: &copy)
    }
    copy.extra = full.extra
    #expect(copy == full)
    for field in BrewField.allCases { #expect(field.text(of: copy) == field.text(of: full)) }
  }

  @Test("an empty text forgets what was recorded")
  func forgets() throws {
    var brew = Brew.full
    for field in BrewField.allCases where ![.id, .date, .kind].contains(field) {
      try field.set("", in: &brew)
    }
    #expect(
      BrewField.allCases.filter { !$0.text(of: brew).isEmpty } == [.id, .date, .kind, .favorite])
  }

  @Test(
    "a text that is no value is refused, with the field, the text and what to do",
    arguments: [
      (BrewField.dose, "abc", "dose: “abc” is not a mass in grams; write it like 15 or 15.2"),
      (.date, "2011", "date: “2011” is not a date; write it like 2026-11-30 or 2026-11-30 08:15"),
      (.kind, "juice", "kind: “juice” is not one of coffee, tea, beer, other"),
      (.favorite, "maybe", "favorite: “maybe” is neither yes nor no"),
      (.rating, "good", "rating: “good” is not a rating; write it like 4, 4.5 or 9/10"),
      (.id, "1", "id: “1” cannot be set: a brew keeps its id"),
    ])
  func refused(field: BrewField, text: String, message: String) {
    var brew = Brew.full
    #expect(throws: ValueError.self) { try field.set(text, in: &brew) }
    #expect(brew == Brew.full || brew.id != Brew.full.id)
    do throws(ValueError) { try field.set(text, in: &brew) } catch {
      #expect(error.description == message)
    }
  }

  @Test("names lose blanks that nobody sees, tags are each once")
  func tidy() throws {
    var brew = Brew(Bean(""))
    try BrewField.bean.set("  Peru  El Palto ", in: &brew)
    try BrewField.tags.set("washed, light  roast,washed,,", in: &brew)
    #expect(brew.bean.name == "Peru El Palto")
    #expect(brew.tags == ["washed", "light roast"])
    #expect(BrewField(key: "tag") == .tags)
  }

  @Test(
    "numbers are warned about outside the normal and refused outside the possible",
    arguments: [
      (BrewField.dose, [5, 60.0], [4.9, 60.1, 0.1, 2_000], [0.09, 2_000.1, -1]),
      (.water, [20, 1_200], [19, 1_201, 0, 20_000], [-1, 20_001]),
      (.yield, [15, 1_100], [14, 1_101, 0, 20_000], [-1, 20_001]),
      (.temperature, [60, 100], [59, 101, 0, 110], [-1, 111]),
      (.time, [10, 600], [9, 601, 0, 172_800], [-1, 172_801]),
      (.tds, [0.8, 1.6], [0.7, 1.7, 0, 25], [-1, 26]),
      (.rating, [0, 5], [], [-1, 5.1]),
    ])
  func ranges(field: BrewField, normal: [Double], unusual: [Double], impossible: [Double]) throws {
    for (values, severity) in [
      (normal, nil), (unusual, .unusual), (impossible, Finding.Severity.impossible),
    ] {
      for value in values {
        var brew = Brew.specimen(0)
        try field.set(DecimalText.shortest(value), in: &brew)
        let found = brew.findings(now: TestClock().now)
        #expect(found.map(\.severity) == (severity.map { [$0] } ?? []), "\(field) \(value)")
        #expect(found.allSatisfy { $0.field == field.key })
      }
    }
  }

  @Test("espresso has its own normal concentration, and only coffee has normal numbers")
  func otherRanges() {
    var brew = Brew.specimen(0)
    brew.method = Method("Espresso")
    brew.tds = 9
    #expect(brew.findings(now: TestClock().now).isEmpty)
    brew.kind = .tea
    brew.dose = 3
    #expect(brew.findings(now: TestClock().now).isEmpty)
  }

  @Test("a brew needs a bean and a time that can be; a day of roasting after it cannot be")
  func others() {
    let clock = TestClock()
    var brew = Brew(Bean(" "), at: ZonedTime("1999-12-31T23:00:00Z")!)
    #expect(brew.refusals(now: clock.now).map(\.field) == ["date", "bean"])
    brew = Brew(Bean("x"), at: ZonedTime("2026-12-02T13:00:00Z")!)
    #expect(brew.refusals(now: clock.now).map(\.field) == ["date"])
    brew = .specimen(0)
    brew.roast.roasted = CivilDay("2026-12-01")
    brew.note = String(repeating: "x", count: Brew.noteLimit + 1)
    brew.drink = String(repeating: "ü", count: 201)
    #expect(brew.refusals(now: clock.now).map(\.field) == ["drink", "roasted", "note"])
    brew.roast = RoastDates(roasted: CivilDay("2026-11-20"), frozen: CivilDay("2026-11-19"))
    #expect(
      brew.refusals(now: clock.now).map(\.description)[1]
        == "frozen: 2026-11-19 is before it was roasted, 2026-11-20")
    var bag = Bag(Bean(""))
    bag.weight = -1
    bag.cost = Cost(-2)
    #expect(bag.findings().map(\.field) == ["bean", "weight", "cost"])
  }

  @Test("a repeated brew has no judgement, no star and no notes")
  func repeated() {
    let next = Brew.full.repeated(at: ZonedTime("2026-12-01T08:00:00Z")!)
    #expect(next.id != Brew.full.id)
    #expect(
      next.method == Brew.full.method && next.grinder == Brew.full.grinder && next.dose == 15.1)
    #expect(next.rating == nil && !next.isFavorite && next.note.isEmpty && next.tds == nil)
  }

  @Test("identifiers are UUIDs: random ones of version 4, and the same for the same name")
  func identifiers() {
    let id = Brew.ID()
    let text = id.description
    #expect(text.utf8.count == 36)
    #expect(Array(text)[14] == "4" && "89ab".contains(Array(text)[19]))
    #expect(Brew.ID(text) == id && Brew.ID(text.uppercased()) == id)
    #expect(Set((0..<1_000).map { _ in Brew.ID() }).count == 1_000)
    #expect(Brew.ID(named: "a") == Brew.ID(named: "a"))
    #expect(Set((0..<10_000).map { Brew.ID(named: "row \($0)") }).count == 10_000)
    for text in [
      "", "f81d4fae-7dec-41d0-a765-00a0c91e6bf", "g81d4fae-7dec-41d0-a765-00a0c91e6bf6",
      "f81d4fae07dec-41d0-a765-00a0c91e6bf6",
    ] {
      #expect(Brew.ID(text) == nil)
    }
  }
}
