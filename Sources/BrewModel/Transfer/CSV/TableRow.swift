import TextFormats

/// One row of a table of others, while its cells are taken one by one.
struct TableRow {
  var reader = RecordReader()
  var hasGluedTimes = false
  private(set) var id: Brew.ID?
  /// The first number whose sign was taken to group thousands, and what came of it.
  private(set) var thousands: (text: String, value: Double)?

  private let ratingScale: Double
  private let numbers: TableNumbers
  private let dateOrder: CSVDialect.DateOrder?
  private var brew = Brew(id: Brew.ID(named: ""), Bean(""), at: .unknown)
  private var day: WrittenDate?
  private var dayOrder: CSVDialect.DateOrder?
  private var dayText = ""
  private var clock: ClockText?
  private var unixTime: Double?
  private var hasDate = false
  private var hasFavorite = false
  private var hasKind = false
  private var ratio: String?
  /// Of the column whose cell is taken, where somebody says them.
  private var unit: ColumnUnit?
  private var columnOrder: CSVDialect.DateOrder?
  /// The first cell with something in it.
  private var start = ""
  private var others: [JSONValue.Member] = []

  init(ratingScale: Double, _ numbers: TableNumbers, _ dateOrder: CSVDialect.DateOrder?) {
    self.ratingScale = ratingScale
    self.numbers = numbers
    self.dateOrder = dateOrder
  }

  /// - Parameters:
  ///   - column: nil behind the last.
  ///   - key: what it is kept as where it has no field.
  mutating func take(_ cell: String, _ column: TableColumn?, key: String) {
    guard !cell.trimmed.isEmpty else { return }
    if start.isEmpty { start = cell }
    switch column?.meaning {
    case nil: keep(cell, key)
    case .field(let field):
      unit = column?.toldUnit
      columnOrder = column?.dateOrder
      take(cell, field, header: key)
    case .timeOfDay:
      clock = reader.value("date", recorded(cell), "a time of day") { ClockText($0) }
    case .unixTime: unixTime = reader.number("date", recorded(cell))
    case .ratio:
      ratio = cell
      keep(cell, key)
    }
  }

  private mutating func keep(_ cell: String, _ header: String) {
    others.append(JSONValue.Member(header, .string(cell)))
  }

  private mutating func take(_ cell: String, _ field: BrewField, header: String) {
    switch field {
    case .id:
      id = Brew.ID(cell.trimmed.lowercased())
      if id == nil { keep(cell, header) }
    case .date:
      hasDate = true
      dayText = cell.trimmed
      dayOrder = columnOrder
      day = reader.value("date", recorded(cell), "a date") { WrittenDate($0) }
      if let day, day.isUncertain { reader.uncertain("date", cell) }
    case .kind:
      hasKind = true
      brew.kind =
        reader.value("kind", cell.lowercased(), "a kind") { BrewKind(rawValue: $0) } ?? .coffee
    case .roasted: brew.roast.roasted = day("roasted", cell)
    case .frozen: brew.roast.frozen = day("frozen", cell)
    case .thawed: brew.roast.thawed = day("thawed", cell)
    case .pitched: brew.beer.pitched = day("pitched", cell)
    case .bottled: brew.beer.bottled = day("bottled", cell)
    case .opened: brew.beer.opened = day("opened", cell)
    case .style:
      let style = reader.value("style", cell.lowercased(), "a style") {
        BrewStyle(rawValue: $0) ?? BrewStyle(beanconqueror: $0)
      }
      if let style { brew.method.style = style }
    case .favorite:
      brew.isFavorite = reader.value("favorite", cell, "yes or no", RecordKey.truth) ?? false
      hasFavorite = true
    case .rating: takeRating(cell)
    case .note: brew.note += (brew.note.isEmpty ? "" : "\n") + cell
    case .tags: takeTags(cell)
    case .time, .bloom, .firstDrip: takeTime(cell, field)
    case .infusion: brew.infusion = number("infusion", cell).flatMap { Int(exactly: $0) }
    default: takePlain(cell, field)
    }
  }

  /// Names as they are, and quantities with their units.
  private mutating func takePlain(_ cell: String, _ field: BrewField) {
    switch field {
    case .bean, .roaster, .method, .grinder, .grind, .drink:
      try? field.set(cell, in: &brew)
    default:
      guard let text = measured(cell, field), let value = quantity(text, field) else { return }
      guard value != 0 else { return }
      do throws(ValueError) {
        try field.set(inUnit(Self.withoutDegrees(plain(text, field), field)), in: &brew)
      } catch {
        reader.damage(field.key, cell, error.reason)
      }
    }
  }

  /// Degrees of which nobody says whether Celsius or Fahrenheit are those of the column.
  private static func withoutDegrees(_ text: String, _ field: BrewField) -> String {
    guard field == .temperature else { return text }
    for word in ["°", "º", "degrees", "degree", "deg", "grad"]
    where text.lowercased().hasSuffix(word) {
      return String(text.dropLast(word.count)).trimmed
    }
    return text
  }

  /// Its number as programs write it. Three decimals of a gravity are no thousands; of other numbers of which nothing
  /// tells, what they are taken for is told.
  private mutating func plain(_ text: String, _ field: BrewField) -> String {
    let numbers = numbers(of: field)
    if field == .og || field == .fg { return numbers.plain(text) }
    guard let (taken, other) = numbers.readings(of: text) else { return numbers.plain(text) }
    if numbers.hasDecimalComma != nil {
      if taken > other { thousands = thousands ?? (text, taken) }
    } else {
      let (taken, other) = (DecimalText.shortest(taken), DecimalText.shortest(other))
      let sign = text.contains(",") ? "dot" : "comma"
      reader.doubt(
        field.key,
        "“\(text.prefix(60))” was read as \(taken), and may be \(other): nothing tells; --decimal=\(sign) says so"
      )
    }
    return numbers.plain(text)
  }

  private func inUnit(_ text: String) -> String { unit?.completed(text) ?? text }

  /// What was recorded, without the signs with which people say that they are not sure: `~18`, `ca. 18`, `18?`.
  private mutating func measured(_ cell: String, _ field: BrewField) -> String? {
    guard let text = recorded(cell) else { return nil }
    let isDigit = text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    if isDigit, text.utf8.last != UInt8(ascii: "?") { return text }
    var sure = text.hasSuffix("?") ? String(text.dropLast()).trimmed : text
    for sign in ["~", "≈", "ca.", "ca ", "about ", "approx.", "approx "]
    where sure.lowercased().hasPrefix(sign) {
      sure = String(sure.dropFirst(sign.count)).trimmed
    }
    if sure != text { reader.uncertain(field.key, cell) }
    return sure
  }

  private func numbers(of field: BrewField) -> TableNumbers {
    field == .og || field == .fg ? TableNumbers(hasDecimalComma: nil) : numbers
  }

  /// The number at the front of a cell; noted as damage if there is none.
  private mutating func quantity(_ text: String, _ field: BrewField) -> Double? {
    let plain = numbers(of: field).plain(text)
    let bytes = plain.utf8.prefix { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x2B && $0 <= 0x2E) }
    let digits = String(decoding: bytes, as: UTF8.self)
    let hasDash = plain.utf8.contains { $0 >= 0x80 } && plain.contains { "–—".contains($0) }
    let isRange = hasDash || bytes.dropFirst().contains(UInt8(ascii: "-"))
    if !isRange, let number = DecimalText.parse(digits, symbols: []) { return number }
    reader.damage(field.key, text, isRange ? "is a range, and no number" : "is not a number")
    return nil
  }

  private mutating func number(_ key: String, _ cell: String) -> Double? {
    recorded(cell).flatMap { reader.recorded(key, numbers.plain($0)) }
  }

  private mutating func takeTime(_ cell: String, _ field: BrewField) {
    guard let text = measured(cell, field) else { return }
    let seconds: Seconds? =
      hasGluedTimes
      ? reader.value(field.key, text, "a length of time", Self.gluedSeconds)
      : reader.value(field.key, text, "a length of time") { [self] text in
        // In 2'30" no sign groups thousands.
        let isClock = text.contains { ":'′’\"″".contains($0) }
        return (isClock ? Seconds(text) : nil) ?? Seconds(inUnit(numbers.plain(text)))
      }
    guard let seconds, seconds.value != 0 else { return }
    switch field {
    case .time: brew.time = seconds
    case .bloom: brew.bloom = seconds
    default: brew.firstDrip = seconds
    }
  }

  private static func gluedSeconds(_ text: String) -> Seconds? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let whole = Int(parts[0]), let thousandths = Int(parts[1]) else {
      return Seconds(text)
    }
    return Seconds(Double(whole) + Double(thousandths) / 1_000)
  }

  private mutating func takeRating(_ cell: String) {
    let rating = reader.value("rating", recorded(cell).map(numbers.plain), "a rating") {
      WrittenRating($0)
    }
    // Zero and less say that it was not judged.
    guard let rating, rating.value > 0 else { return }
    brew.rating = Rating(rating.value, of: rating.scale ?? ratingScale)
  }

  private mutating func takeTags(_ cell: String) {
    let commas = String(cell.map { $0 == ";" ? "," : $0 })
    for tag in Brew.tags(in: commas) where !brew.tags.contains(tag) { brew.tags.append(tag) }
  }

  private mutating func day(_ key: String, _ cell: String) -> CivilDay? {
    guard let text = recorded(cell) else { return nil }
    guard let date = WrittenDate(text), let day = date.day(columnOrder, orElse: dateOrder) else {
      reader.damage(key, cell, "is not a date")
      return nil
    }
    if date.isUncertain { reader.uncertain(key, cell) }
    return day
  }

  /// nil for what people write where they know nothing.
  private func recorded(_ cell: String) -> String? {
    let text = cell.trimmed
    guard text.utf8.count <= 7 else { return text }
    switch text.lowercased() {
    case "", "?", "na", "n/a", "nan", "-", "--", "none", "null", "unknown": return nil
    default: return text
    }
  }
}

extension TableRow {
  /// Whether it is a row below a table and no brew: one of totals, or one in which nothing was filled in but what a
  /// spreadsheet has in every row.
  var isNoBrew: Bool {
    guard day == nil, unixTime == nil, id == nil else { return false }
    return isOfTotals || isBlank
  }

  /// Whether it has the sum or the mean of those above.
  var isOfTotals: Bool {
    let word = FoldedText.folded(String(start.tidied.drop { $0 == "Ø" })).trimmed
    let name = word.hasSuffix(":") ? String(word.dropLast()).trimmed : String(word)
    return Self.totals.contains(name)
      && (brew.bean.name.isEmpty
        || FoldedText.folded(brew.bean.name) == FoldedText.folded(start.tidied))
  }

  private static let totals: Set<String> = [
    "total", "totals", "sum", "summe", "gesamt", "gesamtsumme", "grand total", "subtotal",
    "average",
    "averages", "avg", "mean", "median", "mittelwert", "durchschnitt", "schnitt", "count", "anzahl",
    "min", "max", "minimum", "maximum",
  ]

  private var isBlank: Bool {
    let empty = Brew(id: brew.id, Bean(""), at: .unknown, kind: brew.kind)
    return brew == empty && reader.unread.isEmpty && clock == nil
      && others.allSatisfy {
        ["false", "falsch", "0", "#n/a", "#div/0!", "-"].contains(
          $0.value.text?.trimmed.lowercased() ?? "")
      }
  }

  /// Concludes what no cell says alone.
  mutating func finish(kind: BrewKind?) {
    brew.brewedAt = time()
    PackedNote(brew.note).complete(&brew)
    takeRatio()
    if brew.bean.name.isEmpty {
      reader.damage("bean", "", "is missing")
      brew.bean.name = "?"
    }
    if !hasKind, let kind { brew.kind = kind }
  }

  private mutating func time() -> ZonedTime {
    if let unixTime, unixTime > 0, unixTime < 253_402_300_800_000 {
      let isMilliseconds = unixTime >= 100_000_000_000
      return ZonedTime(Instant(milliseconds: Int(isMilliseconds ? unixTime : unixTime * 1_000)))
    }
    guard let day else {
      if !hasDate || reader.damages.allSatisfy({ $0.field != "date" }) {
        reader.damage("date", "", "is missing")
      }
      return .unknown
    }
    let milliseconds = day.timeOfDay ?? clock?.milliseconds ?? 0
    guard let date = day.day(dayOrder, orElse: dateOrder),
      let time = ZonedTime(
        date, hour: milliseconds / 3_600_000, minute: milliseconds / 60_000 % 60,
        second: milliseconds / 1_000 % 60, millisecond: milliseconds % 1_000, offset: day.offset)
    else {
      reader.damage("date", dayText, "is no day of the calendar")
      return .unknown
    }
    return time
  }

  /// Where only the dose and `1:16` were written down, the water follows.
  private mutating func takeRatio() {
    guard let ratio, let dose = brew.dose?.value,
      let last = ratio.split(whereSeparator: { $0 == ":" || $0 == "/" }).last,
      let value = DecimalText.parse(numbers.plain(String(last)), symbols: []), value > 0
    else { return }
    let amount = Amount((dose * value * 10).rounded() / 10)
    guard amount.value.isFinite else { return }
    if brew.style == .espresso {
      if brew.yield == nil { brew.yield = amount }
    } else if brew.water == nil {
      brew.water = amount
    }
  }

  /// What tells it from other rows: not what people add later, like a rating or a note.
  var identity: String {
    let fields = Self.identifying.map { $0.text(of: brew) }
    // The time as it is written: the same in every zone.
    let date = "\(brew.brewedAt.day) \(brew.brewedAt.millisecondOfDay)"
    return ([unixTime.map { "\($0)" } ?? date] + fields).joined(separator: "\u{1F}")
  }

  static let identifying = BrewField.allCases.filter {
    ![.id, .rating, .favorite, .drink, .tags, .note, .date].contains($0)
  }

  /// The same of a brew as it is, besides its time. A table has no place for bags.
  static func identity(of brew: Brew) -> String {
    identifying.filter { $0 != .bag }.map { $0.text(of: brew) }.joined(separator: "\u{1F}")
  }

  func imported(id: Brew.ID, place: String, _ kind: BrewKind?) -> ImportedBrew {
    var named = Brew(id: id, brew.bean, at: brew.brewedAt, kind: brew.kind)
    for field in BrewField.allCases { field.copy(from: brew, to: &named) }
    named.extra = reader.extra(
      others.isEmpty ? [] : [JSONValue.Member("csv", .object(others))])
    var imported = ImportedBrew(brew: named, place: place, damages: reader.damages)
    imported.doubts = reader.doubts
    imported.isNamedByContent = self.id == nil
    if !hasFavorite { imported.unknown.insert(.favorite) }
    if !hasKind, kind == nil { imported.unknown.insert(.kind) }
    return imported
  }
}
