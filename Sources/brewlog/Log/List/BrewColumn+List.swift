import Tally
import BrewLogApp
import BrewModel
import TextFormats

extension BrewColumn {
  static let usual: [BrewColumn] =
    [.field(.favorite), .field(.id), .field(.date), .field(.bean), .field(.method), .ratio]
    + [.field(.rating), .field(.note)]

  /// - Throws: `UsageError` with the nearest name for one that is unknown.
  init(named name: String) throws(UsageError) {
    guard let column = BrewColumn(name: name) else { throw Self.unknown(name) }
    self = column
  }

  /// - Parameter command: whose help has the names.
  static func unknown(
    _ name: String, among names: [String] = names, of command: String = "list"
  ) -> UsageError {
    let advice = NearestName.advice(name, among: names, of: command)
    return UsageError("there is no column \(name.quoted)\(advice)")
  }

  /// Columns by their names, with commas between.
  ///
  /// - Parameter place: who asks for them, for the message.
  static func columns(_ text: String, of place: String) throws(UsageError) -> [BrewColumn] {
    var columns: [BrewColumn] = []
    for name in text.split(separator: ",") { columns.append(try BrewColumn(named: name.trimmed)) }
    if columns.isEmpty {
      throw UsageError("\(place) needs the names of columns, like date,bean,rating")
    }
    return columns
  }

  /// What a list in columns has over it, how narrow it may get, and on which side its texts stand.
  var layout: FittedTable.Column {
    switch self {
    case .field(.favorite): FittedTable.Column(title: "★")
    case .field(.note): FittedTable.Column(title: name, least: 4)
    case .field(.bean): FittedTable.Column(title: name, least: 8)
    case .field(.id), .field(.date), .field(.rating): FittedTable.Column(title: name)
    case .field(let field):
      FittedTable.Column(title: name, isRightAligned: field.isQuantity, least: 5)
    case .ratio, .extraction: FittedTable.Column(title: name, isRightAligned: true)
    }
  }

  /// What a list shows of a brew.
  ///
  /// - Parameter isForPeople: whether it is short where the whole of it helps nobody.
  func text(of brew: Brew, in units: DisplayUnits, isForPeople: Bool) -> String {
    guard case .field(let field) = self, !field.isSpecial else {
      return isForPeople ? shortText(of: brew) : text(of: brew)
    }
    if isForPeople, let duration = field.duration(of: brew) { return duration.clockText }
    return units.wholeText(of: field, in: brew)
  }

  private func shortText(of brew: Brew) -> String {
    switch self {
    case .field(.id): brew.shortID
    case .field(.date): brew.whenText
    case .field(.favorite): brew.isFavorite ? "★" : ""
    case .ratio: brew.ratio == nil ? "" : brew.ratioText
    default: text(of: brew)
    }
  }

  func json(of brew: Brew) -> JSONValue {
    switch self {
    case .field(let field): field.json(of: brew)
    case .ratio: number(of: brew).map { JSONValue(($0 * 100).rounded() / 100) } ?? .null
    case .extraction: number(of: brew).map { JSONValue(($0 * 100).rounded() / 100) } ?? .null
    }
  }
}

extension BrewField {
  /// Whether people are shown something else than its text.
  fileprivate var isSpecial: Bool { self == .id || self == .date || self == .favorite }
}
