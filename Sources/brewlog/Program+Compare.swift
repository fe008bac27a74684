import BrewLogApp
import NcursesBackend
import TerminalUI

extension Program {
  /// Shows the compare screen until it is left. - Returns: the exit status.
  static func compare(sample: Int, screen: ScreenOptions) throws(UsageError) -> Int32 {
    let backend = try open(screen)
    defer { backend.close() }
    let model = CompareModel(sample: sample)
    let host = TerminalHost(backend: backend, trace: model.overlay.log) {
      CompareScreen(model: model)
    }
    host.addLayer(model.overlay)
    show(model.log, of: backend, on: host)
    model.quit = { [unowned host] in host.quit() }
    return host.run()
  }

  /// Shows what is printed while the screen is up, and what the runtime finds wrong.
  static func show(_ log: LogPane, of backend: NcursesBackend, on host: TerminalHost) {
    log.add(lines: backend.output.lines)
    backend.output.onLines = { [unowned log] in log.add(lines: $0) }
    host.onIssue = { [unowned log] in log.add(issue: $0) }
    host.addLayer(log)
  }

  static func open(_ screen: ScreenOptions) throws(UsageError) -> NcursesBackend {
    do throws(TerminalError) {
      return try NcursesBackend(
        color: screen.color, mouse: screen.usesMouse, ascii: screen.isASCII)
    } catch {
      throw UsageError(
        "the screen needs a terminal: \(error); brewlog experiment all runs without one")
    }
  }
}
