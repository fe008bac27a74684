import TextFormats

/// A column of a table of others.
struct TableColumn {
  /// As it stands in the first row.
  let header: String
  var meaning: ColumnMeaning?
  /// Whether the user said what it holds.
  var isChosen = false
  /// Of ratings: the best, where the header says so, as in `Rating (1-5)`.
  let scale: Double?

  init(_ header: String) {
    self.header = header.trimmed
    meaning = ColumnMeaning(header: header)
    scale = header.utf8.count > ColumnMeaning.longestName ? nil : Self.lastNumber(in: header)
  }

  /// Whether a table with it may be one of brews.
  var tellsOfBrews: Bool {
    meaning == .field(.bean) || meaning == .field(.date) || meaning == .unixTime
  }

  private static func lastNumber(in header: String) -> Double? {
    let digits = header.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }
    return Double(String(digits.reversed()))
  }

  /// What it is kept as where it has no field.
  func key(_ index: Int) -> String { header.isEmpty ? "column \(index + 1)" : header }
}
