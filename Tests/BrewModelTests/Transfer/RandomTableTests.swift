import SeededRandom
import Testing

@testable import BrewModel

/// A table as somebody may have kept it, with what stands in it.
private struct RandomTable {
  enum DateForm: CaseIterable { case iso, dots, dayFirst, monthFirst, words }

  private(set) var brews: [Brew] = []
  private(set) var bytes: [UInt8] = []

  private var random: SplitMix
  private let delimiter: Character
  private let comma: Bool
  private let dates: DateForm
  private let roastDates: DateForm
  private let hasUnitsInCells: Bool
  private let dose: (header: String, unit: Double, symbol: String, decimals: Int)
  private let temperature: (header: String, isFahrenheit: Bool)
  private let time: (header: String, isMinutes: Bool)
  private let scale: (header: String, best: Double)

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    delimiter = [",", ";", "\t", "|"].randomElement(using: &random)!
    comma = Bool.random(using: &random)
    dates = DateForm.allCases.randomElement(using: &random)!
    roastDates = DateForm.allCases.randomElement(using: &random)!
    hasUnitsInCells = Bool.random(using: &random)
    dose = [
      ("Dose", 1, "g", 1), ("dose_g", 1, "g", 1), ("Coffee Weight (oz)", Grams.perOunce, "oz", 2),
      ("Dosis in g", 1, "g", 1), ("DOSE [kg]", 1_000, "kg", 4),
    ].randomElement(using: &random)!
    temperature = [
      ("Temp", false), ("Water Temperature (F)", true), ("Wassertemperatur °C", false),
      ("temp_f", true),
    ].randomElement(using: &random)!
    time = [("Brew Time", false), ("brew_time_min", true), ("Total time (s)", false)]
      .randomElement(using: &random)!
    scale = [("Rating/10", 10), ("Score (1-5)", 5), ("Overall out of 100", 100)]
      .randomElement(using: &random)!
    self.random = random
    write(rows: Int.random(in: 2...14, using: &self.random))
  }

  private mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }
  private mutating func chance(_ part: Int) -> Bool {
    Int.random(in: 0..<part, using: &random) == 0
  }

  private mutating func write(rows count: Int) {
    var columns = [
      pick(["Date", "Datum", "Brewed at"]), pick(["Bean", "Coffee Name", "Bohne"]),
      pick(["Roaster", "Rösterei"]),
      pick(["Roast date", "Geröstet am"]), pick(["Method", "Zubereitung"]),
      pick(["Grind setting", "Mahlgrad"]),
      dose.header, pick(["Water (ml)", "Water Volume ml"]), temperature.header, time.header,
      scale.header, pick(["Notes", "Comment"]), pick(["Mood", "Wetter"]),
    ]
    let order = columns.indices.shuffled(using: &random)
    columns = order.map { columns[$0] }
    var lines = [columns.map { quoted($0) }.joined(separator: String(delimiter))]
    for index in 0..<count {
      let cells = row(index)
      lines.append(order.map { quoted(cells[$0]) }.joined(separator: String(delimiter)))
    }
    let end = pick(["\n", "\r\n"])
    let text = lines.joined(separator: end) + (chance(2) ? end : "")
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case 1: bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 2: bytes = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: bytes = Array(text.utf8)
    }
  }

  private mutating func quoted(_ cell: String) -> String {
    let isNeeded =
      cell.contains { $0 == delimiter || $0 == "\"" || $0.isNewline } || cell.hasPrefix(" ")
    guard isNeeded || chance(5) else { return cell }
    return "\"" + cell.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// The cells of a row; the brew that they are is kept.
  private mutating func row(_ index: Int) -> [String] {
    // The first has a day that stands in one order alone, and decimals that tell the sign.
    let day = CivilDay(
      year: 2025, month: index == 0 ? 3 : Int.random(in: 1...12, using: &random),
      day: index == 0 ? 25 : Int.random(in: 2...28, using: &random))!
    let roasted = day.advanced(by: index == 0 ? -6 : -Int.random(in: 1...40, using: &random))
    var brew = Brew(
      Bean(
        pick(["Kenya AA", "Perú", "Maaßen; \"Best\"", "有苦", "Müller, 2"]),
        roaster: pick(["", "Five", "Quijote"])),
      at: ZonedTime(day)!)
    brew.roast.roasted = roasted
    brew.method = Method(pick(["V60", "", "Aeropress"]))
    brew.grinder.setting = pick(["4,7", "1.00", "25 clicks", "", "17"])
    brew.note = pick(["", "good", "two\n\nlines", "=1+1", "a, b; c | d\te", "“quoted” \"x\""])
    let doseValue = index == 0 ? 1.25 : Double(Int.random(in: 1...99, using: &random)) / 4
    let doseText = number(
      doseValue * 10 / (dose.unit == 1 ? 1 : dose.unit), decimals: dose.decimals)
    brew.dose = grams(doseText)
    let water = Double(Int.random(in: 20...999, using: &random))
    brew.water = chance(6) ? nil : Amount(water, .millilitres)
    let heat =
      Double(Int.random(in: 150...200, using: &random)) / (temperature.isFahrenheit ? 1 : 2)
    brew.temperature =
      chance(6) ? nil : temperature.isFahrenheit ? Celsius(fahrenheit: heat) : Celsius(heat)
    let seconds = Double(Int.random(in: 2...40, using: &random) * 15)
    brew.time = chance(6) ? nil : Seconds(seconds)
    let points = Double(Int.random(in: 2...10, using: &random)) / 10 * scale.best
    brew.rating = chance(4) ? nil : Rating(points, of: scale.best)
    let mood = pick(["", "fine", "0"])
    if !mood.isEmpty { brew.drink = mood }  // kept aside until the columns are known
    brews.append(brew)
    return [
      date(day, dates), blanked(brew.bean.name), brew.bean.roaster, date(roasted, roastDates),
      brew.method.name, brew.grinder.setting,
      withUnit(doseText, dose.symbol),
      brew.water.map { withUnit(number($0.value, decimals: 0), "ml") } ?? nothing(),
      brew.temperature == nil ? nothing() : number(heat, decimals: 1),
      brew.time == nil ? nothing() : timeText(seconds),
      brew.rating == nil ? pick(["", "0", "-1", "?"]) : number(points, decimals: 1), brew.note,
      mood,
    ]
  }

  private func grams(_ text: String) -> Grams {
    let value = Double(text.map { $0 == "," ? "." : String($0) }.joined())!
    return switch dose.symbol {
    case "oz": Grams((value * Grams.perOunce * 100).rounded() / 100)
    case "kg": Grams((value * 1_000_000).rounded() / 1_000)
    default: Grams(value)
    }
  }

  private mutating func nothing() -> String { pick(["", "0", "na", "?", "-", "n/a"]) }

  private mutating func blanked(_ name: String) -> String { chance(4) ? name + " " : name }

  private mutating func withUnit(_ text: String, _ unit: String) -> String {
    hasUnitsInCells && chance(2) ? text + pick([" ", ""]) + unit : text
  }

  /// Without noughts at the end but for those of a whole number.
  private func number(_ value: Double, decimals: Int) -> String {
    let text = DecimalText.rounded(value, decimals: decimals)
    return comma ? text.map { $0 == "." ? "," : String($0) }.joined() : text
  }

  private mutating func timeText(_ seconds: Double) -> String {
    if time.isMinutes, chance(2) { return number(seconds / 60, decimals: 2) }
    if !time.isMinutes, chance(2) { return number(seconds, decimals: 0) }
    let (minutes, rest) = (Int(seconds) / 60, DecimalText.padded(Int(seconds) % 60, to: 2))
    return pick(["\(minutes):\(rest)", "\(minutes) min \(rest) s", "\(minutes)m\(rest)s"])
  }

  private func date(_ day: CivilDay, _ form: DateForm) -> String {
    switch form {
    case .iso: day.description
    case .dots:
      "\(DecimalText.padded(day.day, to: 2)).\(DecimalText.padded(day.month, to: 2)).\(day.year)"
    case .dayFirst: "\(day.day)/\(day.month)/\(day.year)"
    case .monthFirst: "\(day.month)/\(day.day)/\(day.year)"
    case .words:
      "\(day.day) \(["Jan", "Feb", "March", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "December"][day.month - 1]) \(day.year)"
    }
  }
}

@Suite("Random tables")
struct RandomTableTests {
  /// What is compared: all but the id, and what has no field.
  private func text(_ brew: Brew) -> String {
    BrewField.allCases.filter { ![.id, .drink].contains($0) }
      .map { "\($0.key)=\($0.text(of: brew))" }.joined(separator: "|")
  }

  @Test(
    "300 of them say what stands in them, come again as the same, and go through each format",
    arguments: 0..<10)
  func naive(part: UInt64) throws {
    for seed in part * 30..<(part + 1) * 30 {
      let table = RandomTable(seed: seed)
      let folder = TemporaryFolder()
      let log = try LogFile(path: folder.log)
      let preview = try log.previewImport(of: table.bytes)
      #expect(preview.items.map { text($0.brew) } == table.brews.map(text), "seed \(seed)")
      let damages = preview.items.flatMap(\.damages)
      #expect(damages.isEmpty, "seed \(seed): \(damages)")
      for (item, brew) in zip(preview.items, table.brews) {
        #expect((item.brew.extra == nil) == brew.drink.isEmpty, "seed \(seed)")
      }
      try log.apply(preview)
      #expect(try log.previewImport(of: table.bytes).action.changes.isEmpty, "seed \(seed)")
      for format in [ExportFormat.csv, .json, .beanconqueror] {
        let exported = try log.export(as: format)
        #expect(
          try log.previewImport(of: exported).action.changes.isEmpty, "seed \(seed), \(format)")
        var options = ImportOptions()
        options.units.usesOunces = true
        options.units.usesFahrenheit = true
        options.assumedUnits = try AssumedUnits("oz,F,min")
        let other = try LogFile(path: folder("\(format).db"))
        try other.apply(try other.previewImport(of: exported, options: options))
        #expect(try other.export(as: format) == exported, "seed \(seed), \(format)")
      }
    }
  }
}
