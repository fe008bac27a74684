import BrewLogApp
import BrewModel
import Glibc
import NcursesBackend
import Tally
import TerminalUI

extension Program {
  /// Shows the program's screens until they are left. - Returns: the exit status.
  static func show(_ app: AppModel, _ screen: ScreenOptions) throws(UsageError) -> Int32 {
    app.isPlain = screen.isPlain
    let others = app.page == .log ? "brewlog list prints the log" : "brewlog experiment all runs"
    let backend = try open(screen, others: others)
    app.isASCII = backend.isASCII
    // Behind the screen, for the user to read; whatever ended it.
    defer {
      let words = app.keepDrafts()
      backend.close()
      if let words { try? StandardStream.error.write("brewlog: \(words)\n".printable) }
    }
    guard let file = screen.record else {
      let host = TerminalHost(backend: backend, trace: app.trace, isPlain: screen.isPlain) {
        app.content
      }
      return run(app, backend, host, attaching: host)
    }
    return try record(app, backend, to: file)
  }

  /// As `show`, with everything that comes in written to a file.
  private static func record(_ app: AppModel, _ backend: NcursesBackend, to path: String)
    throws(UsageError) -> Int32
  {
    let file: RecordingFile
    do throws(TextFile.Failure) {
      file = try RecordingFile(path)
    } catch {
      throw UsageError("the recording \(path.quoted) cannot be written: \(error.words)")
    }
    let start = ContinuousClock.now
    let recorder = SessionRecorder(
      app.recording(size: backend.size),
      microseconds: { Int((ContinuousClock.now - start) / .microseconds(1)) }, write: file.write)
    app.onTick = { recorder.note(.tick) }
    let host = TerminalHost(
      backend: RecordingBackend(backend, recorder), trace: recorder.host.combined(app.trace),
      isPlain: app.isPlain
    ) { app.content }
    recorder.host.attach(to: host)
    let status = run(app, backend, host, attaching: recorder.host)
    recorder.end()
    if let failure = file.failure {
      backend.close()
      throw UsageError("the recording \(path.quoted) is not whole: \(failure.words)")
    }
    return status
  }

  private static func run(
    _ app: AppModel, _ backend: NcursesBackend, _ host: TerminalHost,
    attaching screenHost: any ScreenHost
  ) -> Int32 {
    app.attach(to: screenHost)
    log(what: backend.output, and: host, in: app.log)
    app.quit = { [unowned host] in host.quit() }
    app.editText = { text in backend.lend { TextEditor.edit(text) } }
    return host.run()
  }

  /// Shows a log. - Parameter path: nil for the user's own.
  static func showLog(
    _ path: String?, _ screen: ScreenOptions, _ preferences: Preferences
  ) throws(UsageError) -> Int32 {
    let log: BrewLog
    do throws(LogFileError) {
      let place = try LogLocation.path(given: path, environment: LogLocation.environment)
      log = try BrewLog(LogFile(path: place))
    } catch {
      throw UsageError(error.description)
    }
    let app = AppModel(
      page: .log, sample: CommandDraft.usualSample, preferences: preferences
    ) { () throws(LogFileError) in log }
    return try show(app, screen)
  }

  /// Shows the comparison on the brews of a log, which stays as it is.
  static func compare(
    onLogAt path: String, _ screen: ScreenOptions, _ preferences: Preferences
  ) throws(UsageError) -> Int32 {
    let brews: [Brew]
    do throws(LogFileError) { brews = try LogFile(path: path).brews() } catch {
      throw UsageError(error.description)
    }
    guard !brews.isEmpty else {
      let what = access(path, F_OK) == 0 ? "has no brew to compare" : "is not there"
      throw UsageError(
        "\(path.quoted) \(what); without --log there are sample brews")
    }
    let app = AppModel(
      page: .compare, brews: brews, preferences: preferences
    ) { () throws(LogFileError) in try BrewLog(LogFile(path: path)) }
    return try show(app, screen)
  }

  /// Keeps what is printed while the screen is up, and what the runtime finds wrong.
  private static func log(what output: OutputCapture, and host: TerminalHost, in log: LogPane) {
    log.add(lines: output.lines)
    output.onLines = { [unowned log] in log.add(lines: $0) }
    host.onIssue = { [unowned log] in log.add(issue: $0) }
  }

  /// - Parameter others: the commands that do without a terminal.
  private static func open(
    _ screen: ScreenOptions, others: String
  ) throws(UsageError) -> NcursesBackend {
    do throws(TerminalError) {
      return try NcursesBackend(
        color: screen.color, mouse: screen.usesMouse, ascii: screen.isASCII,
        ambiguousWidth: screen.ambiguousWidth)
    } catch {
      throw UsageError("the screen needs a terminal: \(error); \(others) without one")
    }
  }
}
