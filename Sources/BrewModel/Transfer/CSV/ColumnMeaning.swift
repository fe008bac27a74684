/// What a column of a table of others holds.
enum ColumnMeaning: Hashable {
  case field(BrewField)
  /// Of the day, beside a column with the day.
  case timeOfDay
  /// Seconds since 1970.
  case unixTime
  /// Water for one of coffee.
  case ratio

  /// For the preview.
  var text: String {
    switch self {
    case .field(let field): field.key
    case .timeOfDay: "time of day"
    case .unixTime: BrewField.date.key
    case .ratio: "ratio"
    }
  }

  /// What the user says that a column holds; nil for what a table cannot have.
  init?(chosen column: BrewColumn) {
    switch column {
    case .field(let field): self = .field(field)
    case .ratio: self = .ratio
    case .extraction: return nil
    }
  }

  /// What a name of letters and digits alone stands for; nil if it is not known. Complexity: O(length).
  init?(name: String) {
    guard let meaning = Self.byName[name] else { return nil }
    self = meaning
  }

  static let known: [(meaning: ColumnMeaning, names: [String])] = spellings.map { entry in
    (entry.meaning, entry.names.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let byName: [String: ColumnMeaning] = Dictionary(
    known.flatMap { entry in entry.names.map { ($0, entry.meaning) } },
    uniquingKeysWith: { first, _ in first })
}
