import BrewLogApp
import NcursesBackend
import TerminalUI

extension Program {
  /// Shows a lab until it is left. - Returns: the exit status.
  static func lab(named name: String, screen: ScreenOptions) throws(UsageError) -> Int32 {
    guard let model = Labs.model(named: name) else {
      throw UsageError("there is no lab \(name.quoted)")
    }
    let backend = try open(screen)
    defer { backend.close() }
    let host = TerminalHost(backend: backend, trace: model.tally) { LabScreen(model: model) }
    host.addLayer(model.panel)
    show(model.log, of: backend, on: host)
    model.quit = { [unowned host] in host.quit() }
    return host.run()
  }
}
