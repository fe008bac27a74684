import TextFormats

/// Reads tables: those of `export --csv`, and those of others, whose columns are found by their names.
struct TableReader {
  private let options: ImportOptions
  private let counter: RecordCounter
  private var columns: [TableColumn] = []
  private var notes: [String] = []

  init(_ options: ImportOptions, _ counter: RecordCounter) {
    self.options = options
    self.counter = counter
  }

  /// Complexity: O(size), each row being read twice: what a number or a date means is told by all of them together.
  mutating func log(in bytes: [UInt8]) throws(FormatError) -> ImportedLog {
    let text = CSVText(bytes)
    if let note = text.note { notes.append(note) }
    let start = TableStart(text.bytes, isNamed: isNamed)
    let delimiter = start.delimiter
    var reader = CSVReader(
      text.bytes, delimiter: delimiter, at: start.position, line: start.line)
    skipTitles(start.skipped, &reader)
    guard let header = reader.next() else { throw error("the file is empty") }
    guard header.count <= Self.columnLimit else {
      throw error("the table has \(header.count) columns, more than \(Self.columnLimit)")
    }
    columns = header.map { TableColumn($0) }
    let isOwn = Self.isOwn(header)
    try chooseColumns(isOwn: isOwn)
    guard isOwn || columns.contains(where: \.tellsOfBrews) else { throw unknownTable(header) }
    let survey = try survey(reader)
    noteSerialDates(survey)
    if !isOwn { settleMeanings(survey) }
    settleOrders(survey)
    for index in columns.indices { columns[index].assumed = options.assumedUnits }
    var dialect = dialect(delimiter, survey, isOwn: isOwn)
    dialect.isOwn = isOwn
    let scale = scale(survey)
    dialect.columns = columns.indices.map { column($0, isOwn: isOwn, survey, scale, dialect) }
    var log = ImportedLog(format: .csv(dialect))
    log.brews = try brews(&reader, isOwn: isOwn, dialect, scale)
    noteQuotes(reader)
    if !isOwn {
      noteOrders(survey)
      noteUnits(survey)
      noteColumns(survey)
    }
    if !isOwn, let note = scale.note { notes.append(note) }
    log.notes = notes
    return log
  }

  private static let columnLimit = 2_000

  /// Whether a record names a date or a bean, or columns that the user names.
  private func isNamed(_ cells: [String]) -> Bool {
    let cells = cells.prefix(Self.columnLimit)
    let names = Set(options.columns.keys.map(ColumnHeader.name(of:)))
    return cells.contains { cell in
      cell.utf8.count <= ColumnHeader.longestName
        && (TableColumn(cell).tellsOfBrews || names.contains(ColumnHeader.name(of: cell)))
    }
  }

  private mutating func skipTitles(_ count: Int, _ reader: inout CSVReader) {
    let titles = (0..<count).compactMap { _ in reader.next()?.first { !$0.isEmpty } }
    guard let first = titles.first else { return }
    notes.append(
      "not kept: \(count.counted("line")) above the names of the columns, beginning with “\(first.prefix(40))”"
    )
  }

  private mutating func noteSerialDates(_ survey: TableSurvey) {
    guard let text = survey.serialDate, let day = WrittenDate(text)?.day(nil, orElse: nil)
    else { return }
    notes.append("dates are numbers of a spreadsheet: \(text) is \(day)")
  }

  /// Takes over what the user says of columns: by their names as they are, or but for case, blanks and signs.
  private mutating func chooseColumns(isOwn: Bool) throws(FormatError) {
    guard !options.columns.isEmpty else { return }
    if isOwn { throw error("this table is brewlog's own: nobody has to say what its columns hold") }
    for (name, column) in options.columns.sorted(by: { $0.key < $1.key }) {
      let key = ColumnHeader.name(of: name)
      guard
        let index = columns.firstIndex(where: { $0.header == name.trimmed })
          ?? columns.firstIndex(where: { !key.isEmpty && ColumnHeader.name(of: $0.header) == key })
      else {
        let names = columns.prefix(40).map { "“\($0.header.prefix(40))”" }.joined(separator: ", ")
        throw error("the table has no column “\(name.prefix(60))”; it has \(names)")
      }
      columns[index].choose(column.flatMap(ColumnMeaning.init(chosen:)))
    }
  }

  /// Whether the first row is that of our own exports.
  private static func isOwn(_ header: [String]) -> Bool {
    let names = Set(header.map(\.trimmed))
    let signs: [RecordKey] = [.id, .date, .bean, .waterUnit, .ratingScale, .extra]
    return signs.allSatisfy { names.contains($0.rawValue) }
  }

  private func survey(_ reader: CSVReader) throws(FormatError) -> TableSurvey {
    var reader = reader
    var survey = TableSurvey(columns: columns.count)
    var count = 0
    while let cells = reader.next() {
      count += 1
      try counter.check(count, at: reader.position / 2, of: reader.bytes.count)
      survey.take(cells, columns)
    }
    return survey
  }

  private func dialect(
    _ delimiter: UInt8, _ survey: TableSurvey, isOwn: Bool
  ) -> CSVDialect {
    var dialect = CSVDialect()
    dialect.delimiter = Character(Unicode.Scalar(delimiter))
    // Of our own tables nobody has to say it.
    dialect.hasDecimalComma = (isOwn ? nil : options.hasDecimalComma) ?? survey.hasDecimalComma
    let brewed = columns.first { $0.meaning == .field(.date) }?.dateOrder
    dialect.dateOrder = brewed ?? survey.dateOrder ?? toldOrder ?? options.dateOrder
    dialect.isDateOrderOpen =
      dialect.dateOrder == nil
      && columns.indices.contains { survey.dates[$0].open > 0 && columns[$0].dateOrder == nil }
    return dialect
  }

  /// What the headers of days say, where they agree.
  private var toldOrder: CSVDialect.DateOrder? {
    let told = Set(columns.filter(\.isOfDays).compactMap(\.said.dateOrder))
    return told.count == 1 ? told.first : nil
  }

  /// What a header says of its days holds for these, then what they tell themselves. Where they contradict each other
  /// the user decides, else the more of them.
  private mutating func settleOrders(_ survey: TableSurvey) {
    for index in columns.indices where columns[index].isOfDays {
      let dates = survey.dates[index]
      let chosen = dates.isContradictory ? options.dateOrder : nil
      columns[index].dateOrder = columns[index].said.dateOrder ?? chosen ?? dates.order
    }
  }

  private func scale(_ survey: TableSurvey) -> GuessedScale {
    let rating = columns.firstIndex { $0.meaning == .field(.rating) }
    return GuessedScale(
      best: rating.map { survey.best[$0] } ?? 0, told: rating.flatMap { columns[$0].said.scale },
      chosen: options.ratingScale)
  }

  private mutating func brews(
    _ reader: inout CSVReader, isOwn: Bool, _ dialect: CSVDialect, _ scale: GuessedScale
  ) throws(FormatError) -> [ImportedBrew] {
    var rows = TableRows(columns, dialect, scale)
    var brews: [ImportedBrew] = []
    while let cells = reader.next() {
      try counter.check(
        brews.count + 1, at: (reader.bytes.count + reader.position) / 2, of: reader.bytes.count)
      let place = "line \(reader.line)"
      if isOwn {
        brews.append(rows.ownBrew(cells, place: place))
      } else if let brew = rows.brew(cells, place: place) {
        brews.append(brew)
      }
    }
    noteSkipped(rows.skipped)
    noteThousands(rows.thousands)
    return brews
  }

  /// What a name alone does not tell, the cells do; and of two columns of one meaning the first has it.
  private mutating func settleMeanings(_ survey: TableSurvey) {
    let hasDate = columns.contains { $0.meaning == .field(.date) }
    var taken = Set(columns.filter(\.isChosen).compactMap(\.meaning))
    for index in columns.indices where !columns[index].isChosen {
      let filled = survey.filled[index]
      switch columns[index].meaning {
      case .field(.bean) where filled > 0 && survey.masses[index] * 2 > filled:
        columns[index].meaning = .field(.dose)
      case .field(.time) where hasDate && isTimeOfDay(index, survey):
        columns[index].meaning = .timeOfDay
      default: break
      }
      guard let meaning = columns[index].meaning else { continue }
      if !taken.insert(meaning).inserted, meaning != .field(.note), meaning != .field(.tags) {
        columns[index].meaning = nil
      }
    }
  }

  /// `Time` is when it was brewed where it says a. m. or p. m., or where the date lacks it and another column says how
  /// long it took or when it was.
  private func isTimeOfDay(_ index: Int, _ survey: TableSurvey) -> Bool {
    if survey.halves[index] > 0 { return true }
    let others = columns.enumerated().contains { other, column in
      other != index && (column.meaning == .field(.time) || column.meaning == .unixTime)
    }
    return others && !survey.hasTimes && survey.clocks[index] > 0
      && survey.clocks[index] == survey.filled[index]
  }

  private mutating func noteQuotes(_ reader: CSVReader) {
    for line in reader.openQuotes.prefix(3) {
      notes.append("line \(line) has a quote that is never closed: it was taken for a character")
    }
  }

  private mutating func noteSkipped(_ rows: [(place: String, start: String)]) {
    let named = rows.filter { !$0.start.isEmpty }
    for row in named.prefix(3) {
      notes.append(
        "not kept: \(row.place), which is no brew but says “\(row.start.trimmed.prefix(40))”")
    }
    if named.count > 3 {
      notes.append("not kept: \((named.count - 3).counted("more line")) of that kind")
    }
    let blank = rows.filter(\.start.isEmpty)
    guard let first = blank.first else { return }
    notes.append(
      "not kept: \(blank.count.counted("line")) without a date, a bean or an amount, the first of them \(first.place)"
    )
  }

  private func isUnitAssumed(_ index: Int, _ survey: TableSurvey) -> Bool {
    guard case .field(let field) = columns[index].meaning else { return false }
    return columns[index].toldUnit == nil && survey.bare[index] > 0 && ColumnUnit.isOpen(for: field)
  }

  /// Days that contradict each other.
  private mutating func noteOrders(_ survey: TableSurvey) {
    for index in columns.indices where columns[index].isOfDays {
      let dates = survey.dates[index]
      guard dates.isContradictory else { continue }
      let taken =
        switch columns[index].dateOrder {
        case .dayFirst: "; those that may be either were read with the day first"
        case .monthFirst: "; those that may be either were read with the month first"
        case nil: ""
        }
      notes.append(
        "“\(columns[index].header.prefix(40))” has \(dates.dayFirst.counted("date")) with the day first and \(dates.monthFirst) with the month first\(dates.open > 0 ? taken : "")"
      )
    }
  }

  /// Numbers that are small or great enough to be in another unit than the usual one.
  private mutating func noteUnits(_ survey: TableSurvey) {
    for index in columns.indices where isUnitAssumed(index, survey) {
      guard case .field(let field) = columns[index].meaning else { continue }
      let greatest = survey.greatest[index]
      let other: ColumnUnit? =
        switch field {
        case .dose where greatest < 5, .water where greatest < 20: .ounces
        case .temperature where greatest > 110: .fahrenheit
        case .time where greatest < 10: .minutes
        default: nil
        }
      guard let other, let unit = columns[index].unit else { continue }
      notes.append(
        "“\(columns[index].header.prefix(40))” goes up to \(DecimalText.shortest(greatest)), taken as \(unit.text): --units=\(other.rawValue) if it is in \(other.text)"
      )
    }
  }

  /// Numbers like 1,000, of which the others of the file tell what they are.
  private mutating func noteThousands(_ thousands: TableRows.Thousands?) {
    guard let thousands, options.hasDecimalComma == nil else { return }
    let (comma, other) =
      thousands.hasDecimalComma ? ("a comma", "dot") : ("a dot", "comma")
    notes.append(
      "\(thousands.count.counted("number")) like “\(thousands.text)” (\(thousands.place)) read as \(DecimalText.shortest(thousands.value)): \(comma) stands before decimals in this file; --decimal=\(other) says otherwise"
    )
  }

  private mutating func noteColumns(_ survey: TableSurvey) {
    let keys = TableColumn.keys(columns)
    let unknown = columns.indices.filter {
      columns[$0].meaning == nil && survey.filled[$0] > 0
    }.map { keys[$0] }
    guard !unknown.isEmpty else { return }
    let names = unknown.prefix(12).map { String($0.prefix(40)) }.joined(separator: ", ")
    notes.append("kept without being understood: \(names)\(unknown.count > 12 ? " …" : "")")
  }

  /// What is told of a column.
  private func column(
    _ index: Int, isOwn: Bool, _ survey: TableSurvey, _ scale: GuessedScale, _ dialect: CSVDialect
  ) -> CSVDialect.Column {
    let column = columns[index]
    var result = CSVDialect.Column(
      header: column.header,
      meaning: isOwn ? RecordKey(rawValue: column.header)?.rawValue : column.meaning?.text)
    result.isEmpty = survey.filled[index] == 0
    guard !isOwn else { return result }
    result.unit = column.meaning == .unixTime ? "seconds since 1970" : column.unit?.text
    result.isUnitAssumed = isUnitAssumed(index, survey)
    let dates = survey.dates[index]
    if column.dateOrder != nil || dates.open > 0 {
      result.dateOrder = column.dateOrder ?? dialect.dateOrder
    }
    if column.meaning == .field(.rating) { result.scale = scale.scale }
    return result
  }

  private func error(_ reason: String) -> FormatError { FormatError(line: 1, reason: reason) }

  private func unknownTable(_ header: [String]) -> FormatError {
    let names = header.prefix(8).map { "“\($0.prefix(30))”" }.joined(separator: ", ")
    return error(
      "this is neither JSON, nor ZIP, nor a table whose first row names a date and a bean; it begins with \(names)"
    )
  }
}
