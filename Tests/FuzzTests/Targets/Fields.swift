import SeededRandom
@testable import BrewLogApp
@testable import BrewModel

extension FuzzTarget {
  /// Dates, numbers and whatever else is typed into a field: its text is read back as the same value.
  static let fields = FuzzTarget(
    "fields",
    seeds: [
      "\u{01}2026-11-30 08:15:30.5+01:00", "\u{0D}15,2 g", "\u{0E}1.250,5 ml", "\u{10}200 F",
      "\u{11}1:02:03.5",
      "\u{11}16 h", "\u{13}0.00001", "\u{16}1.056", "\u{1C}9/10", "\u{1F}a, b ,a",
      "\u{06}2024-02-29",
      "\u{09}V60", "\u{09}a\t\u{611}b", "\u{07}\t\u{301}x \u{301}",
      "\u{0A}Pour-Over", "\u{05}f81d4fae-7dec-41d0-a765-00a0c91e6bf6", "\u{1D}yes",
    ],
    words: [
      "0001-01-01", "9999-12-31", "T23:59", "-23:59", " min", "°C", "100000000000000000000",
      "0,0000001",
    ]
  ) { bytes in
    var input = FuzzInput(bytes)
    let all = BrewField.allCases
    let field = all[input.below(all.count)]
    try checkField(field, input.text)
    try checkDates(input.text)
    try checkNumber(input.double)
    try checkUnits(input.text)
  }

  private static func blank() -> Brew {
    Brew(
      id: Brew.ID(named: "x"), Bean("x"), at: ZonedTime(Instant(milliseconds: 0), offset: 0))
  }

  private static func checkField(_ field: BrewField, _ text: String) throws {
    var brew = blank()
    guard (try? field.set(text, in: &brew)) != nil else {
      try require(brew == blank(), "\(field) was refused and has changed")
      return
    }
    var other = blank()
    if field != .kind { other.kind = brew.kind }
    other.method.style = brew.method.style
    try field.set(field.text(of: brew), in: &other)
    try requireSame(field.text(of: brew), field.text(of: other), "\(field)")
    try require(brew == other, "\(field): \(brew) became \(other)")
    _ = brew.findings(now: Instant(milliseconds: 1_800_000_000_000))
    _ = brew.jsonLine
  }

  private static func checkDates(_ text: String) throws {
    if let day = CivilDay(text) { try requireSame(day.description, text, "a day") }
    if let time = ZonedTime(text) {
      let again = ZonedTime(time.description)
      try require(again == time, "\(time) became \(String(describing: again))")
      try require(0..<86_400_000 ~= time.millisecondOfDay, "\(time) is at no time of the day")
    }
    if let date = WrittenDate(text) {
      for order in [CSVDialect.DateOrder.dayFirst, .monthFirst] {
        guard let day = date.day(order, orElse: nil) else { continue }
        try require(CivilDay(day.description) == day, "\(day) is no day")
      }
    }
  }

  private static func checkNumber(_ number: Double) throws(Violation) {
    for decimals in 0...9 {
      _ = DecimalText.fixed(number, decimals: decimals)
      _ = number.fixed(decimals)
    }
    _ = Seconds(number).clockText
    _ = Cost(number, "EUR").description
    guard number.isFinite else { return }
    let text = DecimalText.shortest(number)
    let again = DecimalText.parse(text, symbols: [])
    try require(
      again == number, "\(number) is written \(text) and read \(String(describing: again))")
    try require(Double(text) == number, "\(text) is no JSON for \(number)")
  }

  private static func checkUnits(_ text: String) throws(Violation) {
    if let cost = Cost(text) {
      try require(Cost(cost.description) == cost, "\(text) became \(cost)")
    }
    if let amount = Amount(text) {
      try require(Amount(amount.description) == amount, "\(text) became \(amount)")
    }
    if let rating = Rating(text) {
      try require(Rating(rating.description) == rating, "\(text) became \(rating)")
      try require(rating.value(on: 5) == rating.value(on: 5), "\(rating) is nothing of 5")
    }
    if let celsius = Celsius(text) {
      try require(Celsius(celsius.description) == celsius, "\(text) became \(celsius)")
    }
  }
}
