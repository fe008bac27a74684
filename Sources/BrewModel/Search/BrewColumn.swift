/// What a brew is listed, sorted and filtered by: a field, or a number that follows from fields.
public enum BrewColumn: Hashable, Sendable {
  case field(BrewField)
  case ratio, extraction

  /// Of all columns, in the order of the fields.
  package static let names = BrewField.allCases.map(\.key) + ["ratio", "extraction"]

  /// The column of a name, whatever its case; `star` is another name of `favorite`. nil if there is none.
  public init?(name: String) {
    let name = name.lowercased()
    switch name {
    case "ratio": self = .ratio
    case "extraction": self = .extraction
    case "star": self = .field(.favorite)
    default:
      guard let field = BrewField(key: name) else { return nil }
      self = .field(field)
    }
  }

  /// What is said of a name that no column has, where no nearest one can be told.
  static func unknown(_ name: String) -> ValueError {
    ValueError(
      field: "filter", text: name,
      reason: "is no column; there are bean, roaster, rating, date, tags and others")
  }

  /// What `init(name:)` reads back.
  public var name: String {
    switch self {
    case .field(let field): field.key
    case .ratio: "ratio"
    case .extraction: "extraction"
    }
  }

  /// The whole text, for other programs; empty for what is not known.
  package func text(of brew: Brew) -> String {
    switch self {
    case .field(let field): field.text(of: brew)
    case .ratio: number(of: brew).map { "1:" + DecimalText.fixed($0, decimals: 1) } ?? ""
    case .extraction: number(of: brew).map { DecimalText.fixed($0, decimals: 2) } ?? ""
    }
  }

  /// What it is sorted by and compared with, if that is a number. Ratings are on a scale of 5, dates in milliseconds.
  package func number(of brew: Brew) -> Double? {
    switch self {
    case .ratio: brew.ratio
    case .extraction: brew.extractionYield?.value.value
    case .field(.rating): brew.rating?.value(on: 5)
    case .field(.grind): brew.grinder.settingNumber
    case .field(.favorite): brew.isFavorite ? 1 : 0
    case .field(.date):
      brew.brewedAt.isKnown ? Double(brew.brewedAt.instant.milliseconds) : nil
    case .field(let field): field.number(of: brew)?.value
    }
  }

  /// Whether it is a number wherever it is known.
  package var isNumber: Bool {
    switch self {
    case .ratio, .extraction, .field(.date), .field(.favorite): true
    case .field(let field): field.isQuantity
    }
  }

  /// The day of a column of days; nil for others and where it was not recorded.
  func day(of brew: Brew) -> CivilDay? {
    switch self {
    case .field(.date): brew.brewedAt.isKnown ? brew.brewedAt.day : nil
    case .field(.roasted): brew.roast.roasted
    case .field(.frozen): brew.roast.frozen
    case .field(.thawed): brew.roast.thawed
    case .field(.pitched): brew.beer.pitched
    case .field(.bottled): brew.beer.bottled
    case .field(.opened): brew.beer.opened
    default: nil
    }
  }

  var isDay: Bool {
    switch self {
    case .field(.date), .field(.roasted), .field(.frozen), .field(.thawed), .field(.pitched),
      .field(.bottled), .field(.opened):
      true
    default: false
    }
  }
}

extension BrewField {
  /// Whether it is a measured number.
  package var isQuantity: Bool {
    switch self {
    case .dose, .water, .yield, .temperature, .time, .bloom, .firstDrip, .tds, .infusion, .og, .fg,
      .batch, .rating:
      true
    default: false
    }
  }
}
