@testable import BrewModel
@testable import brewlog

extension FuzzTarget {
  /// What is typed to find brews: it says what it cannot follow, and the rest holds.
  static let filter = FuzzTarget(
    "filter",
    seeds: [
      "washed bean:\"kenya aa\" rating>=4 date>=2026-11", "favorite time<2:30 ratio>=1:15",
      "tag=x note: grind>3",
      "roasted<2026-11-30 temperature>=200F star:yes", "date=2026",
      "extraction>18 bean= kind:coffee",
    ],
    words: [">=", "<=", ":", "=", "rating", "date", "\"", "favorite", "1:15", "2026-11"]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let query = BrewQuery(text)
    if let problem = query.problem { try require(!problem.reason.isEmpty, "no reason is given") }
    let inOunces = BrewQuery(text, units: imperial)
    for brew in specimens {
      _ = query.conditionsHold(for: brew)
      _ = inOunces.conditionsHold(for: brew)
    }
    try checkArguments(text.split(separator: "\n").map(String.init))
  }

  /// As a word of a command line.
  private static func checkArguments(_ words: [String]) throws {
    var selection = try BrewSelection(LogRequest(command: "list"))
    do throws(UsageError) {
      try selection.take(filters: words, units: imperial)
    } catch {
      return try requireHarmless(error.message, "the error of a filter")
    }
    var matcher = BrewMatcher(selection.query)
    let found = specimens.filter { matcher.matches($0) }
    try require(found.count <= specimens.count, "there are more brews")
  }

  private static let imperial: DisplayUnits = {
    var units = DisplayUnits.metric
    (units.usesOunces, units.usesFluidOunces, units.usesFahrenheit) = (true, true, true)
    return units
  }()

  private static let specimens: [Brew] = {
    var brew = Brew(Bean("Kenya AA"), at: ZonedTime("2026-11-30T08:00:00+01:00")!)
    let plain = brew
    for (field, text) in [
      (BrewField.dose, "15"), (.water, "250"), (.tds, "1.31"), (.yield, "220"), (.rating, "9/10"),
      (.tags, "a, b"), (.grind, "4,7"), (.roasted, "2026-11-01"), (.time, "2:30"),
    ] { try? field.set(text, in: &brew) }
    return [plain, brew]
  }()
}
