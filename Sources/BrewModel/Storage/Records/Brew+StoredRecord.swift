extension Brew: StoredRecord {
  static let table = "brew"

  static let columns = [
    "brewed_at", "utc_offset", "kind", "bean", "roaster", "bag", "roasted", "frozen", "thawed",
    "method", "style", "grinder", "grind", "dose", "water", "water_unit", "yield", "yield_unit",
    "temperature", "time", "bloom", "first_drip", "tds", "infusion", "og", "fg", "batch", "pitched",
    "bottled", "opened", "rating", "rating_scale", "favorite", "drink", "tags", "note", "extra",
  ]

  static let sql = RecordSQL(table: table, columns: columns)

  var values: [SQLValue] {
    [
      .integer(brewedAt.instant.milliseconds), .integer(brewedAt.offset), .text(kind.rawValue),
      .text(bean.name), .text(bean.roaster), SQLValue(bag?.description), SQLValue(roast.roasted),
      SQLValue(roast.frozen), SQLValue(roast.thawed), .text(method.name),
      SQLValue(method.style?.rawValue), .text(grinder.name), .text(grinder.setting),
      SQLValue(dose), SQLValue(water?.value), SQLValue(water?.unit.rawValue),
      SQLValue(self.yield?.value), SQLValue(self.yield?.unit.rawValue), SQLValue(temperature),
      SQLValue(time), SQLValue(bloom), SQLValue(firstDrip), SQLValue(tds), SQLValue(infusion),
      SQLValue(beer.originalGravity), SQLValue(beer.finalGravity), SQLValue(beer.batchSize),
      SQLValue(beer.pitched), SQLValue(beer.bottled), SQLValue(beer.opened),
      SQLValue(rating?.value), SQLValue(rating?.scale), .integer(isFavorite ? 1 : 0),
      .text(drink), .text(tags.joined(separator: "\n")), .text(note), SQLValue(extra),
    ]
  }

  init(id: ID, _ row: inout Row, _ pool: StringPool) {
    let time = Self.time(milliseconds: row.integer(), offset: row.integer())
    let kind = row.withText(BrewKind.init(utf8:)) ?? .other
    self.init(
      id: id, Bean(pool.shared(row.text()), roaster: pool.shared(row.text())), at: time, kind: kind)
    bag = row.isNextNull() ? nil : row.identifier()
    roast = RoastDates(roasted: row.day(), frozen: row.day(), thawed: row.day())
    method = Method(
      recorded: pool.shared(row.text()),
      style: row.isNextNull() ? nil : row.withText(BrewStyle.init(utf8:)))
    grinder = Grinder(pool.shared(row.text()), setting: row.text())
    readQuantities(&row)
    rating = Self.rating(&row)
    isFavorite = row.integer() != 0
    drink = pool.shared(row.text())
    tags = row.withText { Self.tags($0, pool) }
    note = row.text()
    extra = row.optionalText()
  }

  /// What no calendar has, another program has written: the nearest that there is. `LogFile.check` tells of it.
  static func time(milliseconds: Int, offset: Int) -> ZonedTime {
    ZonedTime(
      Instant(milliseconds: milliseconds.clamped(to: storedInstants)),
      offset: offset.clamped(to: storedOffsets))
  }

  /// Milliseconds of the years 1 to 9999.
  static let storedInstants = -62_135_596_800_000...253_402_300_799_999
  /// Minutes: more than any zone has.
  static let storedOffsets = -1_080...1_080

  private mutating func readQuantities(_ row: inout Row) {
    dose = row.measure()
    water = Self.amount(&row)
    self.yield = Self.amount(&row)
    temperature = row.measure()
    time = row.measure()
    bloom = row.measure()
    firstDrip = row.measure()
    tds = row.measure()
    infusion = row.optionalInteger()
    beer.originalGravity = row.measure()
    beer.finalGravity = row.measure()
    beer.batchSize = row.measure()
    beer.pitched = row.day()
    beer.bottled = row.day()
    beer.opened = row.day()
  }

  private static func amount(_ row: inout Row) -> Amount? {
    let value = row.optionalReal()
    let isVolume = row.withText { $0.elementsEqual("ml".utf8) }
    return value.map { Amount($0, isVolume ? .millilitres : .grams) }
  }

  private static func rating(_ row: inout Row) -> Rating? {
    let value = row.optionalReal()
    let scale = row.optionalReal() ?? 5
    return value.map { Rating($0, of: scale) }
  }

  private static func tags(_ bytes: UnsafeBufferPointer<UInt8>, _ pool: StringPool) -> [String] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map {
      pool.shared(String(decoding: $0, as: UTF8.self))
    }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The case whose raw value has these bytes, found without making a string.
  fileprivate init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard let value = Self.allCases.first(where: { bytes.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = value
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
