import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

/// What a user asks for when another program has written over the screen.
@Suite("Drawing the screen again")
struct RedrawTests {
  private let folder = LogFolder()

  private func scene(_ page: AppPage, redraw: String?) throws -> (HeadlessHost, AppModel) {
    try folder.add(Brew.three)
    var preferences = Preferences()
    if let redraw { #expect(preferences.keys.set("redraw", to: redraw) == nil) }
    let path = folder.log
    let app = AppModel(page: page, sample: 10, preferences: preferences) {
      () throws(LogFileError) in try BrewLog(LogFile(path: path))
    }
    let host = HeadlessHost(trace: app.trace) { app.content }
    app.attach(to: host)
    return (host, app)
  }

  @Test(
    "each page's own key and the host's, once for each press, with nothing else changed",
    arguments: [.log, .compare, .labMenu, .lab(name: "settings")] as [AppPage])
  func keys(page: AppPage) throws {
    for redraw in [nil, "R", "F5"] {
      let (host, app) = try scene(page, redraw: redraw)
      defer { withExtendedLifetime(app) {} }
      let before = host.lines
      host.press("l", modifiers: .control)
      #expect(host.repaintCount == 1)
      host.press(redraw == "F5" ? .function(5) : "R")
      #expect(host.repaintCount == (redraw == nil ? 1 : 2))
      if redraw != nil { #expect(host.lines == before) }
    }
  }

  @Test("a repaint that the terminal asks for counts as well, and a key in a prompt does not write")
  func others() throws {
    let (host, app) = try scene(.log, redraw: "R")
    defer { withExtendedLifetime(app) {} }
    host.send(.repaint)
    #expect(host.repaintCount == 1)
    host.type("/")
    let before = host.lines
    host.press("l", modifiers: .control)
    #expect(host.repaintCount == 2 && host.lines == before)
    host.type("R")
    #expect(host.repaintCount == 2 && host.lines != before)
  }
}
