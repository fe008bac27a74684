import BrewLogApp
import Glibc
import BrewModel

extension LogCommand {
  static let exportLog = LogCommand(
    guide: CommandGuide(
      name: "export", arguments: "[FILE]", summary: "writes the whole log for other programs",
      discussion: [
        "Without FILE it prints. A file that is there already is not overwritten. The same log gives the same bytes: the newest brew first, one record a line, keys in a fixed order. Importing an export into the log that it is of changes nothing.",
        "--csv: RFC 4180 in UTF-8, dates in ISO 8601, decimal dots. Texts that a spreadsheet would take for a formula get an apostrophe in front, which import takes away; --raw leaves them as they are. On a terminal, control characters are shown as signs. A table of brews has no place for the bags. --json, which is what is written where nothing is said, has all there is. --beanconqueror is a Beanconqueror.json; what that app has no field for stands under brewlog. Where no option says it, the end of FILE does: .csv is a table, .json is JSON, .zip what Beanconqueror exports itself, packed with its parts of 500 brews; a name without an ending is JSON. An option that says something else than such an end is refused. With .gz behind it (.csv.gz, .json.gz) the file is packed by gzip, and import reads it so.",
      ],
      options: [
        CommandOption(name: "--csv", summary: "writes a table"), .json,
        CommandOption(name: "--beanconqueror", summary: "writes what Beanconqueror imports"),
        CommandOption(name: "--raw", summary: "with --csv: leaves formulas as they are"), .log,
      ],
      examples: [
        "brewlog export brews.csv", "brewlog export brews.json.gz",
        "brewlog export Beanconqueror.zip", "brewlog export --csv | cut -d, -f2,4",
      ],
      completes: [.file]),
    run: { try export($0) })

  private static func export(_ session: LogSession) throws -> Int32 {
    let given = try session.fileName()
    let name = ExportName(given ?? "")
    let format = try format(session.request.flags, name, given ?? "")
    let isRaw = session.request.flags.contains("--raw")
    if isRaw, format != .csv { throw UsageError("--raw belongs to --csv") }
    let file = try session.openExisting()
    let bytes = try session.transfer(given ?? "the log", "exporting the log", on: file) {
      progress throws(TransferError) in
      guard let target = given, target != "-" else {
        return try file.export(as: format, isRaw: isRaw, progress: progress)
      }
      try file.export(
        as: format, to: target, isRaw: isRaw, isPacked: name.isPacked, progress: progress)
      return []
    }
    try session.write(shown(String(decoding: bytes, as: UTF8.self), format))
    return ExitStatus.success
  }

  /// A table has texts as they are, and a terminal would act on what is in them.
  private static func shown(_ text: String, _ format: ExportFormat) -> String {
    format == .csv && isatty(STDOUT_FILENO) != 0 ? text.printable : text
  }

  /// What names of files with such an export end in, in words.
  private static func endings(of format: ExportFormat) -> String {
    switch format {
    case .csv: ".csv or .csv.gz"
    case .json: ".json or .json.gz"
    case .beanconqueror: ".json, .json.gz or .zip"
    case .beanconquerorArchive: ".zip"
    }
  }

  /// What an option says, else the name of the file. - Throws: where they disagree.
  private static func format(
    _ flags: Set<String>, _ name: ExportName, _ target: String
  ) throws(UsageError) -> ExportFormat {
    let formats = ExportFormat.allCases.filter { flags.contains("--" + $0.rawValue) }
    guard formats.count <= 1 else {
      throw UsageError("--\(formats[0].rawValue) and --\(formats[1].rawValue) exclude each other")
    }
    if let option = formats.first {
      guard let format = name.written(for: option) else {
        throw UsageError(
          "\(target.quoted): --\(option.rawValue) writes no \(name.ending); end it in \(endings(of: option)); nothing was written"
        )
      }
      return format
    }
    if let ending = name.unknownEnding {
      throw UsageError(
        "\(target.quoted): no export is called \(ending); end it in .csv, .json, .csv.gz, .json.gz or .zip, or say --csv, --json or --beanconqueror; nothing was written"
      )
    }
    return name.format ?? .json
  }
}

extension LogSession {
  /// Runs an import or export that Ctrl-c can end.
  ///
  /// - Parameter path: of the file, for what stands in the way.
  func transfer<T>(
    _ path: String, _ what: String, on file: LogFile,
    _ body: (@escaping TransferProgress) throws(TransferError) -> T
  ) throws -> T {
    try LongWork.run(what) { work in
      file.isWorkWanted = { MainActor.assumeIsolated { work.isWanted() } }
      defer { file.isWorkWanted = nil }
      do throws(TransferError) {
        return try body { part, done, total in work.isWanted("\(what): \(part)", (done, total)) }
      } catch {
        switch error {
        case .log(let error): throw error
        case .cancelled:
          throw CommandFailure("\(path): \(error)", status: ExitStatus.interrupted)
        default: throw CommandFailure("\(path): \(error)", status: ExitStatus.unusable)
        }
      }
    }
  }
}
