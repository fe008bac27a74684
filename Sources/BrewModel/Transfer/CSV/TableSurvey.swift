/// What all rows of a table together tell about how it was written.
struct TableSurvey {
  private(set) var dayFirst = 0
  private(set) var monthFirst = 0
  private(set) var openDates = 0
  private(set) var decimalCommas = 0
  private(set) var decimalDots = 0
  /// Per column: cells with something in them, and those that are a mass, a time of day, a time of day for sure.
  private(set) var filled: [Int]
  private(set) var masses: [Int]
  private(set) var clocks: [Int]
  private(set) var halves: [Int]
  /// Whether dates have times.
  private(set) var hasTimes = false
  private(set) var best: [Double]
  /// The first date that is the number of a spreadsheet.
  private(set) var serialDate: String?

  init(columns: Int) {
    filled = Array(repeating: 0, count: columns)
    masses = filled
    clocks = filled
    halves = filled
    best = Array(repeating: 0, count: columns)
  }

  mutating func take(_ cells: [String], _ columns: [TableColumn]) {
    for (index, cell) in cells.prefix(columns.count).enumerated() {
      let cell = cell.trimmed
      guard !cell.isEmpty else { continue }
      filled[index] += 1
      switch columns[index].meaning {
      case .field(.date), .field(.roasted), .field(.frozen), .field(.thawed), .field(.pitched),
        .field(.bottled), .field(.opened):
        takeDate(cell, isBrewDate: columns[index].meaning == .field(.date))
      case .field(.bean): if Grams(cell) != nil { masses[index] += 1 }
      case .field(.time), .timeOfDay: takeClock(cell, index)
      case .field(.rating):
        takeNumber(cell)
        let rating = WrittenRating(cell)
        if let rating, rating.scale == nil { best[index] = max(best[index], rating.value) }
      case .field(.dose), .field(.water), .field(.yield), .field(.temperature), .field(.tds),
        .field(.bloom), .field(.firstDrip), .field(.og), .field(.fg), .field(.batch), .ratio:
        takeNumber(cell)
      default: break
      }
    }
  }

  private mutating func takeDate(_ cell: String, isBrewDate: Bool) {
    guard let date = WrittenDate(cell) else { return }
    if date.isSerial, serialDate == nil { serialDate = cell }
    if isBrewDate, date.timeOfDay != nil { hasTimes = true }
    switch date.order {
    case .dayFirst: dayFirst += 1
    case .monthFirst: monthFirst += 1
    case nil: if date.isOpen { openDates += 1 }
    }
  }

  private mutating func takeClock(_ cell: String, _ index: Int) {
    guard let clock = ClockText(cell) else {
      takeNumber(cell)
      return
    }
    clocks[index] += 1
    if clock.hasHalf { halves[index] += 1 }
  }

  /// Three digits after a sign may be thousands, and tell nothing.
  private mutating func takeNumber(_ cell: String) {
    let digits = cell.prefix { $0.isNumber || $0 == "," || $0 == "." || $0 == "-" || $0 == "+" }
    guard let sign = digits.lastIndex(where: { $0 == "," || $0 == "." }) else { return }
    let others = digits[..<sign].contains { $0 == "," || $0 == "." }
    guard others || digits.distance(from: sign, to: digits.endIndex) != 4 else { return }
    if digits[sign] == "," { decimalCommas += 1 } else { decimalDots += 1 }
  }

  /// nil if nothing tells.
  var dateOrder: CSVDialect.DateOrder? {
    guard dayFirst != monthFirst else { return nil }
    return dayFirst > monthFirst ? .dayFirst : .monthFirst
  }

  /// nil if nothing tells, or if both ways are in the file: then each number tells for itself.
  var hasDecimalComma: Bool? {
    guard (decimalCommas == 0) != (decimalDots == 0) else { return nil }
    return decimalCommas > 0
  }
}
