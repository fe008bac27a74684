import BrewLogApp
import BrewModel

extension LogCommand {
  static let importFile = LogCommand(
    guide: CommandGuide(
      name: "import", arguments: "FILE", summary: "takes the brews of a file into the log",
      discussion: [
        "FILE is an export of Beanconqueror (.zip, or .json with its further parts beside it), one of brewlog, or a table (CSV) of any program, each also packed by gzip: its columns are found by their names, and what these say of units, scales and dates holds (Dose in g, Rating/10, Date (DD/MM/YYYY)), unless a cell names its own unit; what stands between cells, decimal commas and the order of day and month are found from all rows; --column says what a column holds whose name says nothing, KEY being a field of brewlog add, or ratio. --preview says what each column is taken for, and in which unit: numbers of which neither header nor cell says it are in grams, degrees Celsius and seconds whatever the config file says, for that is of what is typed here; --units says otherwise. Each column of days has its own order of day and month where its header or its days tell it, else that of the file. Rows of totals below a table, and those in which nothing is filled in, are named and left out. - is standard input.",
        "Brews are told apart by their ids, so the same file twice adds nothing. A row without an id in which a cell was corrected is the same brew where its time and bean are those of one brew of the log alone that came from a table and that the file no longer has; where only the day is known, the rows before and behind it must be there as they were. It counts as changed. Of a brew that is in the log already, fields that the log lacks are filled in; where both have something else the log's stays, and is named, unless --prefer-file is given. What was deleted from the log stays deleted. What is unusual, what has not come yet, and a number like 1.250 of which nothing tells whether it is 1250 are named, with what they were taken for. What cannot be read is named, and kept under extra; what cannot be, like a rating of 11 of 10, is named and kept as it is, and no mean counts it. There is a copy of the log before it, and one undo takes all of it back.",
      ],
      options: [
        CommandOption(name: "--preview", summary: "says what it would do, and does nothing"),
        CommandOption(
          name: "--dates", value: "ORDER",
          summary: "day-first or month-first, where no date tells", completes: .words(orders)),
        CommandOption(
          name: "--decimal", value: "SIGN",
          summary: "comma or dot, where no number tells", completes: .words(["comma", "dot"])),
        CommandOption(
          name: "--units", value: "UNITS",
          summary: "where the file says none: g kg oz lb, ml l floz, C F, s min h"
        ),
        CommandOption(
          name: "--column", value: "NAME=KEY",
          summary: "what a column of a table holds; may stand several times",
          isRepeatable: true),
        CommandOption(
          name: "--scale", value: "N",
          summary: "the best rating, where the file does not say it"),
        CommandOption(name: "--prefer-file", summary: "where both differ, takes the file's"),
        .json, .log,
      ],
      examples: [
        "brewlog import Beanconqueror.json --preview", "brewlog import brews.csv",
        "brewlog import --preview sheet.csv --units=oz,F --dates=month-first",
        "brewlog import --preview sheet.csv --column \"Cup score=rating\" --column \"What=bean\"",
      ],
      completes: [.file]),
    run: { try importFile($0) })

  private static let orders = CSVDialect.DateOrder.allCases.map(\.rawValue)

  private static func importFile(_ session: LogSession) throws -> Int32 {
    guard let path = try session.fileName() else {
      throw UsageError("import needs a file: brewlog import Beanconqueror.zip")
    }
    var options = try options(session.request)
    options.units = session.settings.units
    let isPreview = session.request.flags.contains("--preview")
    let file = try session.open()
    let preview = try session.transfer(path, "importing", on: file) {
      progress throws(TransferError) in
      let preview = try file.previewImport(of: path, options: options, progress: progress)
      return isPreview ? preview : try file.apply(preview, progress: progress)
    }
    if !isPreview, !preview.action.changes.isEmpty { session.change.isSaved = true }
    session.warnAboutCopy(of: file)
    let report = ImportReport(preview, isDone: !isPreview, units: session.settings.units)
    if session.asJSON {
      try session.write(report.json)
    } else {
      for line in report.lines { try session.say(line) }
    }
    return ExitStatus.success
  }

  private static func options(_ request: LogRequest) throws(UsageError) -> ImportOptions {
    var options = ImportOptions()
    options.prefersFile = request.flags.contains("--prefer-file")
    if let text = request.values["--dates"] {
      guard let order = CSVDialect.DateOrder(rawValue: text) else {
        throw UsageError(
          "--dates needs \(orders.joined(separator: " or ")), not \(text.quoted)")
      }
      options.dateOrder = order
    }
    if let text = request.values["--scale"] {
      guard let scale = DecimalText.parse(text, symbols: []), (1...1_000).contains(scale) else {
        throw UsageError("--scale needs a number like 5, 10 or 100, not \(text.quoted)")
      }
      options.ratingScale = scale
    }
    if let text = request.values["--decimal"] {
      guard ["comma", "dot"].contains(text) else {
        throw UsageError("--decimal needs comma or dot, not \(text.quoted)")
      }
      options.hasDecimalComma = text == "comma"
    }
    if let text = request.values["--units"] {
      do throws(ValueError) { options.assumedUnits = try AssumedUnits(text) } catch {
        throw UsageError("--units: \(error.text.quoted) \(error.reason)")
      }
    }
    for text in request.repeated["--column"] ?? [] {
      let (name, column) = try column(text)
      options.columns[name] = .some(column)
    }
    return options
  }

  /// `Their Name=rating`; with nothing behind the sign it is kept without being understood.
  private static func column(_ text: String) throws(UsageError) -> (String, BrewColumn?) {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex else {
      throw UsageError("--column needs NAME=KEY, like --column \"Cup score=rating\"")
    }
    let key = text[text.index(after: sign)...].trimmed
    let name = String(text[..<sign])
    guard !key.isEmpty else { return (name, nil) }
    guard let column = BrewColumn(name: key), column != .extraction else {
      throw BrewColumn.unknown(
        key, among: BrewColumn.names.filter { $0 != BrewColumn.extraction.name }, of: "import")
    }
    return (name, column)
  }
}
