import BrewModel
import Glibc
import TextFormats

extension LogCommand {
  static let check = LogCommand(
    guide: CommandGuide(
      name: "check", summary: "looks for damage in the log",
      discussion: [
        "It reads every page, index and reference of the file, and changes nothing. What it finds it prints, one sentence a line. Ctrl-c ends it.",
        "Values that cannot be, like a rating of 11 of 10, are no damage: an import keeps what it is given, and no mean counts it. They are listed as notes, and the exit status is 0 all the same. What cannot be followed in the config file is told line by line, also of the screens.",
      ], options: [.json, .log], examples: ["brewlog check", "brewlog check --json"],
      failures: [(ExitStatus.difference, "there is damage, or no log")]),
    run: { try checkLog($0) })

  private static func checkLog(_ session: LogSession) throws -> Int32 {
    try session.expectNoWords()
    let path = try session.path()
    let (problems, file) = try checkedLog(at: path)
    let notes = try file.map { try impossibleValues(in: $0, session) } ?? []
    if session.asJSON {
      try session.write(
        .object([
          .init("path", .string(path)), .init("ok", .boolean(problems.isEmpty)),
          .init("problems", .array(problems.map(JSONValue.string))),
          .init("notes", .array(notes.map(\.json))),
        ]))
    } else {
      for problem in problems { try session.say(problem) }
      if problems.isEmpty { try session.say("\(path): no damage") }
      for line in lines(of: notes) { try session.say(line) }
    }
    return problems.isEmpty ? ExitStatus.success : ExitStatus.difference
  }

  /// - Returns: also the log, open, if there is no damage.
  private static func checkedLog(at path: String) throws -> (problems: [String], file: LogFile?) {
    do throws(LogFileError) {
      let file = try LongWork.open(path)
      guard access(path, F_OK) == 0 else { return (["\(path): there is no log yet"], nil) }
      let problems = try LongWork.run("checking the log", on: file) { () throws(LogFileError) in
        try file.check()
      }
      return (problems, problems.isEmpty ? file : nil)
    } catch {
      switch error.problem {
      case .damaged, .missing: return ([error.description], nil)
      default: throw error
      }
    }
  }

  // MARK: Values that cannot be

  private static func impossibleValues(
    in file: LogFile, _ session: LogSession
  ) throws -> [ImpossibleValue] {
    let units = session.asJSON ? .metric : session.settings.units
    return try LongWork.run("looking at the brews", on: file) { () throws(LogFileError) in
      try file.impossibleValues(units: units)
    }
  }

  /// How many are listed for people.
  private static let shownNotes = 20

  private static func lines(of notes: [ImpossibleValue]) -> [String] {
    guard !notes.isEmpty else { return [] }
    let records = Set(notes.map(\.record)).count.counted("record")
    let head =
      "note: \(notes.count.counted("value")) of \(records) cannot be; brewlog edit ID KEY=VALUE sets one right, KEY= forgets it (of bags: brewlog bags edit)"
    let more =
      notes.count > shownNotes ? ["… and \(notes.count - shownNotes) more; see --json"] : []
    return [head] + notes.prefix(shownNotes).map { "  \($0.title): \($0.finding)" } + more
  }
}

extension ImpossibleValue {
  fileprivate var title: String {
    switch record {
    case .brew(let id): "\(id.description.prefix(8)) \(name.prefix(60))"
    case .bag(let id): "bag \(id.description.prefix(8)) \(name.prefix(60))"
    }
  }

  fileprivate var json: JSONValue {
    let (kind, id) =
      switch record {
      case .brew(let id): ("brew", id.description)
      case .bag(let id): ("bag", id.description)
      }
    return .object([
      .init("record", .string(kind)), .init("id", .string(id)), .init("bean", .string(name)),
      .init("key", .string(finding.field)), .init("reason", .string(finding.reason)),
    ])
  }
}
