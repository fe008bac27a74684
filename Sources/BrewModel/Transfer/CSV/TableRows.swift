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
  /// What is kept of each column where it has no field: every one has a name of its own.
  private let keys: [String]
  /// Rows that are no brews, by their place: what they begin with, empty for those with nothing in them.
  private(set) var skipped: [(place: String, start: String)] = []
  /// Numbers whose sign was taken to group thousands, because others of the file have the other one before decimals.
  private(set) var thousands: Thousands?
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
    let names = Set(columns.map { ColumnHeader.name(of: $0.header) })
    hasGluedTimes = names.isSuperset(of: ["creationdate", "beanid", "brewratio"])
    keys = TableColumn.keys(columns)
    ownKeys = columns.map { RecordKey(rawValue: $0.header) }
  }

  /// Of many numbers the first, and how many they are.
  struct Thousands {
    var count = 1
    let text: String
    let place: String
    let value: Double
    let hasDecimalComma: Bool
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

  /// From a row of a table of others; nil where it is none, like one of totals. Complexity: O(length).
  mutating func brew(_ cells: [String], place: String) -> ImportedBrew? {
    var row = TableRow(ratingScale: ratingScale, numbers, dialect.dateOrder)
    row.hasGluedTimes = hasGluedTimes
    for (index, cell) in cells.enumerated() {
      let column = index < columns.count ? columns[index] : nil
      row.take(cell, column, key: column == nil ? "column \(index + 1)" : keys[index])
    }
    guard !row.isNoBrew else {
      let start = cells.first { !$0.trimmed.isEmpty } ?? ""
      skipped.append((place, row.isOfTotals ? start : ""))
      return nil
    }
    if cells.count > columns.count {
      row.reader.mark("", Self.count(cells.count, columns.count).reason)
    }
    if let (text, value) = row.thousands, let hasDecimalComma = numbers.hasDecimalComma {
      if thousands == nil {
        thousands = Thousands(
          text: text, place: place, value: value, hasDecimalComma: hasDecimalComma)
      } else {
        thousands?.count += 1
      }
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
