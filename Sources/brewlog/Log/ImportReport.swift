import Tally
import BrewLogApp
import BrewModel
import TextFormats

/// What is said about an import, before or after it.
struct ImportReport {
  private let preview: ImportPreview
  private let isDone: Bool
  /// Of the user, which are those of what is typed.
  private let units: DisplayUnits

  /// How many brews are named for people, of those that are odd or differ.
  private static let shown = 20

  init(_ preview: ImportPreview, isDone: Bool, units: DisplayUnits) {
    self.preview = preview
    self.isDone = isDone
    self.units = units
  }

  var lines: [String] {
    var lines = ["\(preview.format): \(preview.items.count.counted("brew"))", counts]
    if !isDone { lines += columnLines }
    lines += notes.map { "note: \($0)" }
    lines += limited(preview.items.compactMap(difference))
    lines += limited(preview.items.flatMap(damages))
    lines += limited(preview.items.flatMap(doubts))
    if let question = preview.question { lines.append("open: \(question)") }
    lines.append(ending)
    return lines
  }

  private var counts: String {
    var parts = [
      "\(preview.newCount) new", "\(preview.sameCount) same", "\(preview.changedCount) changed",
      "\(preview.damagedCount) with damaged fields",
    ]
    let doubts = preview.doubtCounts.map { "\($0.field) \($0.count)" }
    if !doubts.isEmpty { parts.append("unusual: \(doubts.joined(separator: ", "))") }
    if preview.duplicateCount > 0 { parts.append("\(preview.duplicateCount) twice in the file") }
    if preview.deletedCount > 0 { parts.append("\(preview.deletedCount) deleted from the log") }
    let bags = preview.newBags + preview.changedBags + preview.sameBags
    if bags > 0 {
      parts.append(
        "bags: \(preview.newBags) new, \(preview.sameBags) same, \(preview.changedBags) changed")
    }
    return parts.joined(separator: ", ")
  }

  /// Also what follows from the user's own units, which are not those of a file.
  private var notes: [String] {
    let assumed = dialect?.columns.filter(\.isUnitAssumed) ?? []
    let others = units.importWords.filter { word in
      assumed.contains { word.fields.contains($0.meaning ?? "") }
    }
    guard let first = assumed.first, !others.isEmpty else { return preview.notes }
    let words = others.map(\.word).joined(separator: ",")
    return preview.notes + [
      "the units of the config file are of what is typed, not of numbers in a file like those of “\(first.header.prefix(40))”; --units=\(words) takes them so"
    ]
  }

  /// How many columns are told for people.
  private static let shownColumns = 60

  /// What each column of a table is taken for. Those that nobody filled in are left out, and of a table of our own those
  /// that are what they are called.
  private var columnLines: [String] {
    guard let dialect else { return [] }
    let lines = dialect.columns.enumerated().compactMap { index, column -> String? in
      guard !column.isEmpty, !dialect.isOwn || column.meaning == nil else { return nil }
      let name = column.header.isEmpty ? "\(index + 1)" : "“\(column.header.prefix(60))”"
      return "column \(name): \(column.text)"
    }
    let isAssumed = dialect.columns.contains(where: \.isUnitAssumed)
    let hint =
      isAssumed ? ["(assumed): nothing in the file says it; --units does, like oz,F,min"] : []
    guard lines.count > Self.shownColumns else { return lines + hint }
    return lines.prefix(Self.shownColumns)
      + ["… and \(lines.count - Self.shownColumns) more columns; see --json"] + hint
  }

  private var ending: String {
    if !isDone { return "nothing was changed yet" }
    if preview.action.changes.isEmpty { return "there was nothing to add; nothing was changed" }
    return "imported; brewlog undo takes it back"
  }

  private func title(_ item: ImportPreview.Item) -> String {
    "\(item.place) (\(item.brew.bean.name.isEmpty ? "?" : item.brew.bean.name.prefix(60)))"
  }

  private func difference(_ item: ImportPreview.Item) -> String? {
    guard case .changed(let filled, let differing) = item.outcome else { return nil }
    var parts =
      item.isFoundByContent
      ? ["is \(item.brew.shortID) of the log by its time and bean, another cell is corrected"] : []
    if !filled.isEmpty { parts.append("adds \(filled.joined(separator: ", "))") }
    if !differing.isEmpty {
      let fields = differing.joined(separator: ", ")
      parts.append(
        preview.prefersFile
          ? "takes the file's \(fields)"
          : "keeps the log's \(fields) (--prefer-file takes the file's)")
    }
    return "changed: \(title(item)): \(parts.joined(separator: "; "))"
  }

  private func damages(_ item: ImportPreview.Item) -> [String] {
    item.damages.map { finding in
      "damaged: \(title(item)): "
        + (finding.field.isEmpty ? finding.reason : finding.description)
    }
  }

  private func doubts(_ item: ImportPreview.Item) -> [String] {
    item.doubts.map { "unusual: \(title(item)): \($0); kept as it is" }
  }

  private func limited(_ lines: [String]) -> [String] {
    lines.count <= Self.shown
      ? lines : lines.prefix(Self.shown) + ["… and \(lines.count - Self.shown) more; see --json"]
  }
}

extension ImportReport {
  var json: JSONValue {
    .object([
      .init("format", .string(preview.format.description)), .init("done", .boolean(isDone)),
      .init("new", .integer(preview.newCount)), .init("same", .integer(preview.sameCount)),
      .init("changed", .integer(preview.changedCount)),
      .init("damaged", .integer(preview.damagedCount)),
      .init("unusual", .integer(preview.items.count(where: { !$0.doubts.isEmpty }))),
      .init("duplicate", .integer(preview.duplicateCount)),
      .init("deleted", .integer(preview.deletedCount)),
      .init("new_bags", .integer(preview.newBags)),
      .init("same_bags", .integer(preview.sameBags)),
      .init("changed_bags", .integer(preview.changedBags)),
      .init("question", preview.question.map { .string($0) } ?? .null),
      .init("notes", .array(notes.map { .string($0) })),
      .init("delimiter", JSONValue(text: dialect.map { String($0.delimiter) })),
      .init("decimal_comma", dialect?.hasDecimalComma.map { .boolean($0) } ?? .null),
      .init("date_order", JSONValue(text: dialect?.dateOrder?.rawValue)),
      .init("columns", .array(columns)),
      .init("items", .array(preview.items.map(item))),
    ])
  }

  private var columns: [JSONValue] {
    guard let dialect else { return [] }
    return dialect.columns.map { column in
      .object([
        .init("header", .string(column.header)), .init("key", JSONValue(text: column.meaning)),
        .init("unit", JSONValue(text: column.unit)),
        .init("assumed", .boolean(column.isUnitAssumed)),
        .init("date_order", JSONValue(text: column.dateOrder?.rawValue)),
        .init("scale", JSONValue(column.scale)),
      ])
    }
  }

  private var dialect: CSVDialect? {
    guard case .csv(let dialect) = preview.format else { return nil }
    return dialect
  }

  private func item(_ item: ImportPreview.Item) -> JSONValue {
    var filled: [String] = []
    var differing: [String] = []
    let outcome =
      switch item.outcome {
      case .new: "new"
      case .same: "same"
      case .changed: "changed"
      case .deleted: "deleted"
      case .duplicate: "duplicate"
      }
    if case .changed(let added, let kept) = item.outcome { (filled, differing) = (added, kept) }
    return .object([
      .init("place", .string(item.place)), .init("id", .string(item.brew.id.description)),
      .init("bean", .string(item.brew.bean.name)), .init("outcome", .string(outcome)),
      .init("found_by_content", .boolean(item.isFoundByContent)),
      .init("filled", .array(filled.map { .string($0) })),
      .init("differing", .array(differing.map { .string($0) })),
      .init("damages", .array(item.damages.map { .string($0.description) })),
      .init("unusual", .array(item.doubts.map { .string($0.description) })),
    ])
  }
}

extension CSVDialect.Column {
  /// `dose, in g (assumed)`, `rating, of 10`, `date, the day first`.
  fileprivate var text: String {
    guard let meaning else { return "not known; kept as it is" }
    if let unit { return "\(meaning), in \(unit)\(isUnitAssumed ? " (assumed)" : "")" }
    if let scale { return "\(meaning), of \(DecimalText.shortest(scale))" }
    guard let dateOrder else { return meaning }
    return "\(meaning), \(dateOrder == .dayFirst ? "the day" : "the month") first"
  }
}

extension DisplayUnits {
  /// What --units would be said to take numbers as in these units, and of which fields.
  fileprivate var importWords: [(word: String, fields: [String])] {
    let amounts = [BrewField.dose, .water, .yield].map(\.key)
    return (usesOunces ? [("oz", amounts)] : [])
      + (usesFahrenheit ? [("F", [BrewField.temperature.key])] : [])
  }
}
