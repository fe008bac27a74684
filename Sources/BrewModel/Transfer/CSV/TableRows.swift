import TextFormats

/// Makes brews of rows.
struct TableRows {
  private let columns: [TableColumn]
  private let dialect: CSVDialect
  private let numbers: TableNumbers
  private let kind: BrewKind?
  private let ratingScale: Double
  /// Whether parts of a second are glued to the seconds, as Beanconqueror's sheets have them: 25.50 is 25.050.
  private let hasGluedTimes: Bool
  private let ownKeys: [RecordKey?]
  /// How often what tells rows apart was met, by the id that it gives.
  private var met: [Brew.ID: Int] = [:]

  init(_ columns: [TableColumn], _ dialect: CSVDialect, _ scale: GuessedScale) {
    self.columns = columns
    self.dialect = dialect
    numbers = TableNumbers(hasDecimalComma: dialect.hasDecimalComma)
    let meanings = Set(columns.compactMap(\.meaning))
    let beer: [BrewField] = [.og, .fg, .bottled, .pitched, .batch]
    kind =
      beer.contains { meanings.contains(.field($0)) }
      ? .beer : meanings.contains(.field(.infusion)) ? .tea : nil
    ratingScale = scale.scale
    let names = Set(columns.map { ColumnMeaning.name(of: $0.header) })
    hasGluedTimes = names.isSuperset(of: ["creationdate", "beanid", "brewratio"])
    ownKeys = columns.map { RecordKey(rawValue: $0.header) }
  }

  /// From a row of our own exports.
  mutating func ownBrew(_ cells: [String], place: String) -> ImportedBrew {
    var members: [JSONValue.Member] = []
    for (index, cell) in cells.enumerated() where !cell.isEmpty {
      let key = index < columns.count ? columns[index].header : "column \(index + 1)"
      members.append(JSONValue.Member(key, .string(ownCell(cell, index))))
    }
    var imported = ImportedBrew(ownRecord: .object(members), place: place)
    if cells.count > columns.count {
      imported.damages.append(Self.count(cells.count, columns.count))
    }
    return imported
  }

  private func ownCell(_ cell: String, _ index: Int) -> String {
    guard index < ownKeys.count, let key = ownKeys[index] else { return cell }
    switch key {
    case .bean, .roaster, .method, .grinder, .grind, .drink, .tags, .note, .extra:
      return DefusedText.original(cell)
    case .dose, .water, .yield, .temperature, .time, .bloom, .firstDrip, .tds, .og, .fg, .batch,
      .rating, .ratingScale:
      return dialect.hasDecimalComma == true ? numbers.plain(cell) : cell
    default: return cell
    }
  }

  /// From a row of a table of others. Complexity: O(length).
  mutating func brew(_ cells: [String], place: String) -> ImportedBrew {
    var row = TableRow(ratingScale: ratingScale, numbers, dialect.dateOrder)
    row.hasGluedTimes = hasGluedTimes
    for (index, cell) in cells.enumerated() {
      let column = index < columns.count ? columns[index] : nil
      row.take(cell, column?.meaning, header: column?.key(index) ?? "column \(index + 1)")
    }
    if cells.count > columns.count {
      row.reader.mark("", Self.count(cells.count, columns.count).reason)
    }
    row.finish(kind: kind)
    let name = row.identity
    let key = Brew.ID(named: name)
    let count = (met[key] ?? 0) + 1
    met[key] = count
    return row.imported(id: row.id ?? Brew.ID(named: "row \(count) \(name)"), place: place, kind)
  }

  private static func count(_ cells: Int, _ columns: Int) -> Finding {
    Finding(
      field: "", severity: .unusual,
      reason:
        "the row has \(cells.counted("cell")) where there \(columns == 1 ? "is" : "are") \(columns.counted("column")): its commas may not have been quoted"
    )
  }
}

/// Numbers as a table writes them.
struct TableNumbers {
  /// nil where each number tells for itself.
  let hasDecimalComma: Bool?

  /// With a dot for the decimals and nothing for the thousands; what follows the digits stays.
  func plain(_ cell: String) -> String {
    guard let hasDecimalComma else { return cell }
    let text = cell.trimmed
    let digits = text.prefix { $0.isNumber || ",.-+ '".contains($0) }
    let rest = text[digits.endIndex...]
    let number = digits.compactMap { sign -> Character? in
      switch sign {
      case ",": hasDecimalComma ? "." : nil
      case ".": hasDecimalComma ? nil : "."
      case "'": nil
      default: sign
      }
    }
    return String(number) + rest
  }
}
