import BrewLogApp
import BrewModel
import NcursesBackend
import TerminalUI

extension Program {
  /// Shows the program's screens until they are left. - Returns: the exit status.
  static func show(_ app: AppModel, _ screen: ScreenOptions) throws(UsageError) -> Int32 {
    let backend = try open(screen)
    defer { backend.close() }
    let host = TerminalHost(backend: backend, trace: app.trace) { app.content }
    app.attach(to: host)
    log(what: backend.output, and: host, in: app.log)
    app.quit = { [unowned host] in host.quit() }
    app.editText = { text in backend.lend { TextEditor.edit(text) } }
    return host.run()
  }

  /// Shows a log. - Parameter path: nil for the user's own.
  static func showLog(_ path: String?, _ screen: ScreenOptions) throws(UsageError) -> Int32 {
    let log: BrewLog
    do throws(LogFileError) {
      let place = try LogLocation.path(given: path, environment: LogLocation.environment)
      log = try BrewLog(LogFile(path: place))
    } catch {
      throw UsageError(error.description)
    }
    let app = AppModel(page: .log, sample: CommandDraft.usualSample) { () throws(LogFileError) in
      log
    }
    return try show(app, screen)
  }

  /// Keeps what is printed while the screen is up, and what the runtime finds wrong.
  private static func log(what output: OutputCapture, and host: TerminalHost, in log: LogPane) {
    log.add(lines: output.lines)
    output.onLines = { [unowned log] in log.add(lines: $0) }
    host.onIssue = { [unowned log] in log.add(issue: $0) }
  }

  private static func open(_ screen: ScreenOptions) throws(UsageError) -> NcursesBackend {
    do throws(TerminalError) {
      return try NcursesBackend(
        color: screen.color, mouse: screen.usesMouse, ascii: screen.isASCII)
    } catch {
      throw UsageError(
        "the screen needs a terminal: \(error); brewlog experiment all runs without one")
    }
  }
}
