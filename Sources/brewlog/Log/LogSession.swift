import Tally
import BrewLogApp
import BrewModel
import Glibc
import TextFormats

/// One run of a command on the log: what was asked for, and where answers go.
struct LogSession {
  let request: LogRequest
  let output: OutputStyle
  var settings = Settings()
  /// What has become of the log, for what fails afterwards.
  let change = Change()

  final class Change {
    /// Whether it is on the disk.
    var isSaved = false
  }

  /// Runs a command and says what stands in its way. - Returns: the exit status.
  static func run(_ request: LogRequest) -> Int32 {
    StandardStream.endWithReader()
    guard let command = LogCommand.named(request.command) else { return ExitStatus.unusable }
    // What asks for no log is for shells and for installing.
    var settings =
      command.guide.options.isEmpty ? Settings() : settings(isChecking: request.command == "check")
    let output = OutputStyle(request.flags, settings)
    settings.units.isASCII = output.isASCII
    let session = LogSession(request: request, output: output, settings: settings)
    do {
      return try command.run(session)
    } catch {
      let (message, status) = Self.outcome(of: error)
      // Whoever takes it for not done would do it twice.
      complain((session.change.isSaved ? "the change was saved, but: " : "") + message)
      return status
    }
  }

  /// What the config file says. Its mistakes are told in one line by each command until they are mended, and in a line
  /// each by the one that checks; those about the screens by that one and by the screens.
  private static func settings(isChecking: Bool) -> Settings {
    var mistakes: [String] = []
    let settings = ConfigFile.settings { mistake, isOfScreens in
      if isChecking || !isOfScreens { mistakes.append(mistake) }
    }
    if isChecking {
      for mistake in mistakes { complain("warning: " + mistake) }
    } else if let first = mistakes.first {
      let more = mistakes.count - 1
      complain(
        "warning: " + first
          + (more > 0 ? " (and \(more.counted("more line")); brewlog check tells all)" : ""))
    }
    return settings
  }

  private static func outcome(of error: any Error) -> (message: String, status: Int32) {
    switch error {
    case let error as CommandFailure: (error.message, error.status)
    case let error as UsageError: (error.message, ExitStatus.unusable)
    case let error as LogFileError:
      if case .cancelled = error.problem {
        (error.reason, ExitStatus.interrupted)
      } else {
        (error.description, ExitStatus.unusable)
      }
    case let error as ValueError:
      ("\(error.field): \(error.text.quoted) \(error.reason)", ExitStatus.unusable)
    default: ("\(error)", ExitStatus.unusable)
    }
  }

  private static func complain(_ message: String) {
    let text = OutputStyle.error.printable("brewlog: \(message.onOneLine)\n")
    try? StandardStream.error.write(text)
  }

  /// Tells something besides, on standard error.
  func note(_ message: String) { Self.complain(message) }

  func warn(_ message: String) { Self.complain("warning: " + message) }

  /// Writes to standard output.
  func write(_ text: String) throws(UsageError) { try StandardStream.output.write(text) }

  /// Writes one line for people.
  func say(_ line: String) throws(UsageError) {
    try write(output.printable(line.onOneLine + "\n"))
  }

  func write(_ value: JSONValue) throws(UsageError) { try write(value.document) }

  /// Writes brews as JSON: one as an object, several as an array.
  func write(_ brews: [Brew]) throws(UsageError) {
    try write(brews.count == 1 ? brews[0].json : .array(brews.map(\.json)))
  }

  /// Writes an array of records as JSON, each made when its turn comes: those of a large log would be there twice.
  func writeArray<Records: Collection>(
    _ records: Records, _ value: (Records.Element) -> JSONValue
  ) throws(UsageError) {
    guard !records.isEmpty else { return try write(.array([])) }
    var bytes = Array("[".utf8)
    for (index, record) in records.enumerated() {
      bytes += (index == 0 ? "\n  " : ",\n  ").utf8
      value(record).writeSpaced(to: &bytes)
      guard bytes.count > 1 << 16 else { continue }
      try write(String(decoding: bytes, as: UTF8.self))
      bytes.removeAll(keepingCapacity: true)
    }
    try write(String(decoding: bytes, as: UTF8.self) + "\n]\n")
  }

  var asJSON: Bool { request.flags.contains("--json") }
}

extension LogSession {
  /// The path of the log that is meant.
  func path() throws(LogFileError) -> String {
    try LogLocation.path(given: request.values["--log"], environment: LogLocation.environment)
  }

  /// The log, which the first change makes where there is none.
  func open() throws(LogFileError) -> LogFile { try LongWork.open(try path()) }

  /// The log, for what needs one that is there. The usual one reads as empty before it is made; a file that was named
  /// is one that somebody expects.
  ///
  /// - Throws: also `CommandFailure` where the named file is not there.
  func openExisting() throws -> LogFile {
    let file = try open()
    guard let given = request.values["--log"], !given.isEmpty, access(given, F_OK) != 0 else {
      return file
    }
    throw CommandFailure(
      "\(given): there is no log of that name; look for a slip in it, or leave out --log",
      status: ExitStatus.unusable)
  }

  /// Saves an action; a daily copy that could not be made is told. - Returns: whether anything changed.
  @discardableResult
  func perform(_ action: LogAction, in file: LogFile) throws(LogFileError) -> Bool {
    let isChanged = try LongWork.run("changing the log", on: file) { () throws(LogFileError) in
      try file.perform(action)
    }
    if isChanged { change.isSaved = true }
    warnAboutCopy(of: file)
    return isChanged
  }

  func warnAboutCopy(of file: LogFile) {
    if let problem = file.copyProblem {
      warn("saved, but the copy of the day could not be made: \(problem.reason)")
    }
  }

  /// The only word of a command that takes the name of a file; nil for none.
  func fileName() throws(UsageError) -> String? {
    guard request.words.count <= 1 else {
      throw UsageError(
        "\(request.command) takes one file; there is no place for \(request.words[1].quoted)")
    }
    if request.words.first == "" {
      throw UsageError("\(request.command) needs the name of a file, and '' is none")
    }
    return request.words.first
  }

  /// Refuses words where a command takes none.
  func expectNoWords() throws(UsageError) {
    if let word = request.words.first {
      throw UsageError("\(request.command) takes no argument \(word.quoted)")
    }
  }
}
