/// What all rows of a table together tell about how it was written.
struct TableSurvey {
  /// Per column: days that can only be read so, and those that may be either.
  private(set) var dates: [DateCount]
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
  /// Per column of numbers with a unit: those that are written without it, and the greatest of these.
  private(set) var bare: [Int]
  private(set) var greatest: [Double]
  /// The first date that is the number of a spreadsheet.
  private(set) var serialDate: String?

  init(columns: Int) {
    filled = Array(repeating: 0, count: columns)
    dates = Array(repeating: DateCount(), count: columns)
    bare = filled
    masses = filled
    clocks = filled
    halves = filled
    best = Array(repeating: 0, count: columns)
    greatest = best
  }

  /// How the dates of a column are written.
  struct DateCount {
    var dayFirst = 0
    var monthFirst = 0
    /// Both ways.
    var open = 0

    /// nil if nothing tells, or if they contradict each other evenly.
    var order: CSVDialect.DateOrder? {
      guard dayFirst != monthFirst else { return nil }
      return dayFirst > monthFirst ? .dayFirst : .monthFirst
    }

    /// Whether some can be read one way alone, and some the other way alone.
    var isContradictory: Bool { dayFirst > 0 && monthFirst > 0 }

    static func + (left: Self, right: Self) -> Self {
      DateCount(
        dayFirst: left.dayFirst + right.dayFirst, monthFirst: left.monthFirst + right.monthFirst,
        open: left.open + right.open)
    }
  }

  mutating func take(_ cells: [String], _ columns: [TableColumn]) {
    for (index, cell) in cells.prefix(columns.count).enumerated() {
      let cell = cell.trimmed
      guard !cell.isEmpty else { continue }
      filled[index] += 1
      switch columns[index].meaning {
      case .field(.date), .field(.roasted), .field(.frozen), .field(.thawed), .field(.pitched),
        .field(.bottled), .field(.opened):
        takeDate(cell, index, isBrewDate: columns[index].meaning == .field(.date))
      case .field(.bean): if Grams(cell) != nil { masses[index] += 1 }
      case .field(.time), .timeOfDay:
        takeBare(cell, index)
        takeClock(cell, index)
      case .field(.rating):
        takeNumber(cell)
        let rating = WrittenRating(cell)
        if let rating, rating.scale == nil { best[index] = max(best[index], rating.value) }
      case .field(.dose), .field(.water), .field(.yield), .field(.temperature), .field(.bloom),
        .field(.firstDrip):
        takeBare(cell, index)
        takeNumber(cell)
      case .field(.tds), .field(.og), .field(.fg), .field(.batch), .ratio: takeNumber(cell)
      default: break
      }
    }
  }

  private mutating func takeDate(_ cell: String, _ index: Int, isBrewDate: Bool) {
    guard let date = WrittenDate(cell) else { return }
    if date.isSerial, serialDate == nil { serialDate = cell }
    if isBrewDate, date.timeOfDay != nil { hasTimes = true }
    switch date.order {
    case .dayFirst: dates[index].dayFirst += 1
    case .monthFirst: dates[index].monthFirst += 1
    case nil: if date.isOpen { dates[index].open += 1 }
    }
  }

  private mutating func takeBare(_ cell: String, _ index: Int) {
    guard let number = DecimalText.parse(cell, symbols: ["°", "º"]), number != 0 else { return }
    bare[index] += 1
    // A number that may be a thousand times as great tells nothing.
    greatest[index] = TableNumbers.isOpen(cell) ? .infinity : max(greatest[index], number)
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
    guard let sign = digits.lastIndex(where: { $0 == "," || $0 == "." }),
      !TableNumbers.isOpen(String(digits))
    else { return }
    if digits[sign] == "," { decimalCommas += 1 } else { decimalDots += 1 }
  }

  /// Of all columns together; nil if nothing tells.
  var dateOrder: CSVDialect.DateOrder? { dates.reduce(DateCount(), +).order }

  /// nil if nothing tells, or if both ways are in the file: then each number tells for itself.
  var hasDecimalComma: Bool? {
    guard (decimalCommas == 0) != (decimalDots == 0) else { return nil }
    return decimalCommas > 0
  }
}
