import TextFormats

/// One row of a table of others, while its cells are taken one by one.
struct TableRow {
  var reader = RecordReader()
  var hasGluedTimes = false
  private(set) var id: Brew.ID?

  private let ratingScale: Double
  private let numbers: TableNumbers
  private let dateOrder: CSVDialect.DateOrder?
  private var brew = Brew(id: Brew.ID(named: ""), Bean(""), at: .unknown)
  private var day: WrittenDate?
  private var dayText = ""
  private var clock: ClockText?
  private var unixTime: Double?
  private var hasDate = false
  private var hasFavorite = false
  private var hasKind = false
  private var ratio: String?
  private var others: [JSONValue.Member] = []

  init(ratingScale: Double, _ numbers: TableNumbers, _ dateOrder: CSVDialect.DateOrder?) {
    self.ratingScale = ratingScale
    self.numbers = numbers
    self.dateOrder = dateOrder
  }

  mutating func take(_ cell: String, _ meaning: ColumnMeaning?, header: String) {
    guard !cell.trimmed.isEmpty else { return }
    switch meaning {
    case nil: keep(cell, header)
    case .field(let field): take(cell, field, header: header)
    case .timeOfDay:
      clock = reader.value("date", recorded(cell), "a time of day") { ClockText($0) }
    case .unixTime: unixTime = reader.number("date", recorded(cell))
    case .ratio:
      ratio = cell
      keep(cell, header)
    case .fahrenheit:
      let value = number("temperature", cell)
      brew.temperature = value.map { Celsius(fahrenheit: $0) }
    case .minutes(let field):
      let value = number(field.key, cell)
      if field == .time { brew.time = value.map { Seconds($0 * 60) } }
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
      guard let text = recorded(cell), let value = quantity(text, field) else { return }
      guard value != 0 else { return }
      do throws(ValueError) {
        try field.set(numbers.plain(text), in: &brew)
      } catch {
        reader.damage(field.key, cell, error.reason)
      }
    }
  }

  /// The number at the front of a cell; noted as damage if there is none.
  private mutating func quantity(_ text: String, _ field: BrewField) -> Double? {
    let plain = numbers.plain(text)
    let digits = String(
      plain.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" || $0 == "+" })
    if let number = DecimalText.parse(digits, symbols: []) { return number }
    reader.damage(field.key, text, "is not a number")
    return nil
  }

  private mutating func number(_ key: String, _ cell: String) -> Double? {
    recorded(cell).flatMap { reader.recorded(key, numbers.plain($0)) }
  }

  private mutating func takeTime(_ cell: String, _ field: BrewField) {
    guard let text = recorded(cell) else { return }
    let seconds: Seconds? =
      hasGluedTimes
      ? reader.value(field.key, text, "a length of time", Self.gluedSeconds)
      : reader.value(field.key, text, "a length of time") { text in
        // In 2'30" no sign groups thousands.
        let isClock = text.contains { ":'′’\"″".contains($0) }
        return (isClock ? Seconds(text) : nil) ?? Seconds(numbers.plain(text))
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
    guard let text = recorded(cell) else { return }
    let stars = text.count { "★⭐*".contains($0) }
    let rating =
      stars > 0
      ? Rating(Double(stars), of: ratingScale)
      : reader.value("rating", numbers.plain(text), "a rating") { Rating($0, scale: ratingScale) }
    // Zero and less say that it was not judged.
    if let rating, rating.value > 0 { brew.rating = rating }
  }

  private mutating func takeTags(_ cell: String) {
    let commas = String(cell.map { $0 == ";" ? "," : $0 })
    for tag in Brew.tags(in: commas) where !brew.tags.contains(tag) { brew.tags.append(tag) }
  }

  private mutating func day(_ key: String, _ cell: String) -> CivilDay? {
    guard let text = recorded(cell) else { return nil }
    guard let date = WrittenDate(text), let day = date.day(dateOrder) else {
      reader.damage(key, cell, "is not a date")
      return nil
    }
    if date.isUncertain { reader.uncertain(key, cell) }
    return day
  }

  /// nil for what people write where they know nothing.
  private func recorded(_ cell: String) -> String? {
    let text = cell.trimmed
    switch text.lowercased() {
    case "", "?", "na", "n/a", "nan", "-", "--", "none", "null", "unknown": return nil
    default: return text
    }
  }
}

extension TableRow {
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
    guard let date = day.day(dateOrder),
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
    let later: Set<BrewField> = [.id, .rating, .favorite, .drink, .tags, .note, .date]
    let fields = BrewField.allCases.filter { !later.contains($0) }.map { $0.text(of: brew) }
    // The time as it is written: the same in every zone.
    let date = "\(brew.brewedAt.day) \(brew.brewedAt.millisecondOfDay)"
    return ([unixTime.map { "\($0)" } ?? date] + fields).joined(separator: "\u{1F}")
  }

  func imported(id: Brew.ID, place: String, _ kind: BrewKind?) -> ImportedBrew {
    var named = Brew(id: id, brew.bean, at: brew.brewedAt, kind: brew.kind)
    for field in BrewField.allCases { field.copy(from: brew, to: &named) }
    named.extra = reader.extra(
      others.isEmpty ? [] : [JSONValue.Member("csv", .object(others))])
    var imported = ImportedBrew(brew: named, place: place, damages: reader.damages)
    if !hasFavorite { imported.unknown.insert(.favorite) }
    if !hasKind, kind == nil { imported.unknown.insert(.kind) }
    return imported
  }
}
