import Tally
import BrewLogApp
import BrewModel

/// What a list shows of each brew, and can be sorted by.
enum ListColumn: Equatable {
  case field(BrewField)
  /// What follows from the fields.
  case ratio, extraction

  static let names = BrewField.allCases.map(\.key) + ["ratio", "extraction"]
  static let usual: [ListColumn] =
    [.field(.favorite), .field(.id), .field(.date), .field(.bean), .field(.method), .ratio]
    + [.field(.rating), .field(.note)]

  /// - Throws: `UsageError` with the nearest name for one that is unknown.
  init(_ name: String) throws(UsageError) {
    switch name {
    case "ratio": self = .ratio
    case "extraction": self = .extraction
    default:
      guard let field = BrewField(key: name) else {
        let advice = NearestName.advice(name, among: Self.names, of: "list")
        throw UsageError("there is no column \(name.quoted)\(advice)")
      }
      self = .field(field)
    }
  }

  /// Columns by their names, with commas between.
  ///
  /// - Parameter place: who asks for them, for the message.
  static func columns(_ text: String, of place: String) throws(UsageError) -> [ListColumn] {
    var columns: [ListColumn] = []
    for name in text.split(separator: ",") { columns.append(try ListColumn(name.trimmed)) }
    if columns.isEmpty {
      throw UsageError("\(place) needs the names of columns, like date,bean,rating")
    }
    return columns
  }

  var name: String {
    switch self {
    case .field(let field): field.key
    case .ratio: "ratio"
    case .extraction: "extraction"
    }
  }

  /// What a list in columns has over it, how narrow it may get, and on which side its texts stand.
  var layout: TextTable.Column {
    switch self {
    case .field(.favorite): TextTable.Column(title: "*")
    case .field(.note): TextTable.Column(title: name, least: 4)
    case .field(.bean): TextTable.Column(title: name, least: 8)
    case .field(.id), .field(.date), .field(.rating): TextTable.Column(title: name)
    case .field(let field):
      TextTable.Column(title: name, isRightAligned: field.isQuantity, least: 5)
    case .ratio, .extraction: TextTable.Column(title: name, isRightAligned: true)
    }
  }

  /// The text for people, short where the whole of it helps nobody.
  func shortText(of brew: Brew) -> String {
    switch self {
    case .field(.id): brew.shortID
    case .field(.date): "\(brew.brewedAt.day) \(brew.brewedAt.clockText)"
    case .field(.favorite): brew.isFavorite ? "★" : ""
    case .ratio: brew.ratioText
    default: text(of: brew)
    }
  }

  /// The whole text, for other programs; empty for what is not known.
  func text(of brew: Brew) -> String {
    switch self {
    case .field(let field): field.text(of: brew)
    case .ratio: number(of: brew).map { "1:" + DecimalText.fixed($0, decimals: 1) } ?? ""
    case .extraction: number(of: brew).map { DecimalText.fixed($0, decimals: 2) } ?? ""
    }
  }

  func json(of brew: Brew) -> JSONValue {
    switch self {
    case .field(let field): field.json(of: brew)
    case .ratio: number(of: brew).map { .decimal(($0 * 100).rounded() / 100) } ?? .null
    case .extraction: number(of: brew).map { .decimal(($0 * 100).rounded() / 100) } ?? .null
    }
  }

  /// What it is sorted by and compared with, if that is a number.
  func number(of brew: Brew) -> Double? {
    switch self {
    case .ratio: brew.ratio
    case .extraction: brew.extractionYield?.value.value
    case .field(.rating): brew.rating?.value(on: 5)
    case .field(.grind): brew.grinder.settingNumber
    case .field(.favorite): brew.isFavorite ? 1 : 0
    case .field(.date): Double(brew.brewedAt.instant.milliseconds)
    case .field(let field): field.number(of: brew)?.value
    }
  }

  /// Whether it is a number wherever it is known.
  var isNumber: Bool {
    switch self {
    case .ratio, .extraction, .field(.rating), .field(.date), .field(.favorite): true
    case .field(let field): field.isQuantity
    }
  }
}

extension BrewField {
  /// Whether it is a measured number.
  var isQuantity: Bool {
    switch self {
    case .dose, .water, .yield, .temperature, .time, .bloom, .firstDrip, .tds, .infusion, .og, .fg,
      .batch, .rating:
      true
    default: false
    }
  }
}
