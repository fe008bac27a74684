import TextFormats

/// A column of a table of others.
struct TableColumn {
  /// As it stands in the first row.
  let header: String
  private(set) var said: ColumnHeader
  var meaning: ColumnMeaning?
  /// Whether the user said what it holds.
  private(set) var isChosen = false
  /// What the user says of numbers of which the file says nothing.
  var assumed = AssumedUnits()
  /// What the header or the dates below it say; nil where that of the file holds.
  var dateOrder: CSVDialect.DateOrder?

  init(_ header: String) {
    self.header = header.trimmed
    said = ColumnHeader(header)
    meaning = said.meaning
  }

  /// Takes over what the user says; nil for what is to be kept without being understood.
  mutating func choose(_ meaning: ColumnMeaning?) {
    said = ColumnHeader(header, chosen: meaning)
    self.meaning = meaning
    isChosen = true
  }

  /// Of numbers without one; nil where they have none.
  var unit: ColumnUnit? {
    guard case .field(let field) = meaning else { return nil }
    return toldUnit ?? .usual(of: field)
  }

  /// The same, nil where neither the header nor the user says it.
  var toldUnit: ColumnUnit? {
    guard case .field(let field) = meaning else { return nil }
    return said.unit ?? assumed.unit(of: field)
  }

  /// Whether it has days.
  var isOfDays: Bool {
    guard case .field(let field) = meaning else { return false }
    return BrewColumn.field(field).isDay
  }

  /// What cells of each are kept as where they have no field: no two the same.
  static func keys(_ columns: [TableColumn]) -> [String] {
    var taken: Set<String> = []
    return columns.enumerated().map { index, column in
      let place = "column \(index + 1)"
      let key = column.header.isEmpty ? place : column.header
      return taken.insert(key).inserted ? key : "\(key) (\(place))"
    }
  }

  /// Whether a table with it may be one of brews.
  var tellsOfBrews: Bool {
    meaning == .field(.bean) || meaning == .field(.date) || meaning == .unixTime
  }
}
