package import BrewModel

/// A column of the list.
package typealias LogColumn = BrewColumn

nonisolated extension BrewColumn {
  static let star = LogColumn.field(.favorite)
  static let date = LogColumn.field(.date)
  static let bean = LogColumn.field(.bean)
  static let roaster = LogColumn.field(.roaster)
  static let method = LogColumn.field(.method)
  static let rating = LogColumn.field(.rating)
  static let note = LogColumn.field(.note)

  /// Those of a list when the user has settled nothing, in their order.
  static let usual: [LogColumn] = [star, date, bean, roaster, method, ratio, rating, note]

  /// The names of all, those of a usual list first: where a line is cut, the others go.
  static var wellKnown: [String] {
    let first = usual.map { $0 == star ? "star" : $0.name }
    return first + names.filter { !first.contains($0) && $0 != star.name }
  }

  /// For the header; cut where the column is narrower.
  var title: String {
    switch self {
    case Self.star: "★"
    case .ratio: "Ratio"
    case .extraction: "Extr. %"
    case .field(.temperature): "Temp."
    case .field(.firstDrip): "Drip"
    case .field(.tds), .field(.og), .field(.fg), .field(.id): name.uppercased()
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// Whether it begins with the greatest when the list is sorted by it.
  var beginsWithGreatest: Bool {
    switch self {
    case .ratio, .extraction, Self.star, .field(.date), .field(.roasted), .field(.frozen),
      .field(.thawed), .field(.pitched), .field(.bottled), .field(.opened):
      true
    case .field(let field): field.isQuantity
    }
  }

  /// Whether its texts stand on the right.
  var isTrailing: Bool {
    switch self {
    case .ratio, .extraction: true
    case .field(let field): field.isQuantity && field != .rating
    }
  }

  /// Whether its title does. A ratio fills its column.
  var isTitleTrailing: Bool { self != .ratio && isTrailing }

  /// The cells that it takes, where it takes always the same; nil for names and notes.
  func fixedWidth(in units: DisplayUnits) -> Int? {
    switch self {
    // 10.58 oz, 16.91 fl oz, 199.4 °F.
    case .field(.dose) where units.usesOunces: 8
    case .field(.water), .field(.yield):
      units.usesFluidOunces ? 11 : units.usesOunces ? 9 : 8
    case .field(.temperature) where units.usesFahrenheit: 8
    case Self.star: 1
    case .field(.date), .field(.roasted), .field(.frozen), .field(.thawed), .field(.pitched),
      .field(.bottled), .field(.opened):
      10
    case .field(.bean), .field(.roaster), .field(.note), .field(.tags), .field(.bag): nil
    case .field(.method), .field(.grinder), .field(.style), .field(.drink): 11
    case .field(.grind), .field(.time), .field(.bloom), .field(.firstDrip), .field(.id): 8
    default: 7
    }
  }
}

extension BrewColumn {
  /// The text of a brew's cell.
  func text(of brew: Brew, units: DisplayUnits, width: Int) -> String {
    switch self {
    case .ratio: brew.ratio == nil ? "" : brew.ratioText
    case .extraction:
      brew.extractionYield.map { DecimalText.fixed($0.value.value, decimals: 1) } ?? ""
    case .field(.date): Self.date(brew.brewedAt, width: width)
    case .field(.note): brew.firstNoteLine
    case .field(.id): String(brew.id.description.prefix(8))
    case .field(.favorite): ""
    case .field(.time): brew.time?.clockText ?? ""
    case .field(.bloom): brew.bloom?.clockText ?? ""
    case .field(.firstDrip): brew.firstDrip?.clockText ?? ""
    case .field(let field): units.text(of: field, in: brew) ?? field.text(of: brew)
    }
  }

  private static func date(_ time: ZonedTime, width: Int) -> String {
    guard time.isKnown else { return "?" }
    let day = time.day.description
    return switch width {
    case ..<10: String(day.suffix(5))
    case ..<16: day
    default: "\(day) \(time.clockText)"
    }
  }
}

extension Brew {
  /// The first line of the note that has something in it.
  nonisolated var firstNoteLine: String {
    // By bytes: characters take their time, and a list that is sorted by notes looks at all of them.
    let bytes = note.utf8
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }) else { return "" }
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = bytes[..<first].lastIndex(where: isBreak).map { bytes.index(after: $0) }
    let end = bytes[first...].firstIndex(where: isBreak)
    return String(note[(start ?? bytes.startIndex)..<(end ?? bytes.endIndex)])
  }
}
