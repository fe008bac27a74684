import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Labs: every key of the help does what the help says")
struct LabHelpTests {
  @Test("each lab", arguments: Labs.names)
  func lab(name: String) throws {
    let keys = HelpScene(.lab(name: name)).lab(name).lab.keys
    for binding in keys.bindings {
      for key in binding.keys {
        let scene = HelpScene(.lab(name: name))
        if let action = binding.action {
          try check(action, key, scene, name)
        } else {
          try check(binding.description, key, scene)
        }
      }
    }
  }

  /// Every action has its case, or this does not compile.
  private func check(
    _ action: LabAction, _ key: KeyChord, _ scene: HelpScene, _ name: String
  ) throws {
    let model = scene.lab(name)
    switch action {
    case .event(let index):
      var runs = 0
      model.tally.reset()
      scene.host.press(key)
      runs = model.tally.views.reduce(0) { $0 + $1.counts.bodies }
      let isClaimed = model.lab.events[index].claims.contains { $0.contains { $0.expected > 0 } }
      #expect(runs > 0 || !isClaimed, "\(key.name) runs nothing")
    case .reset:
      scene.host.press(key)
      #expect(model.window == "since reset")
    case .togglePanel:
      scene.host.press(key)
      #expect(!model.panel.isOn)
      scene.host.press(key)
      #expect(model.panel.isOn)
    case .pages(let action): checkPages(action, key, scene, model)
    case .scroll: checkScroll(key, scene)
    case .toggleLog: try AppHelp.cases(log: "log")["log"]?(scene, key)
    case .nextPane:
      let (lines, cursor) = (scene.lines, scene.host.graph.cursor)
      scene.host.press(key)
      #expect(scene.lines != lines || scene.host.graph.cursor != cursor)
    case .show(let screen): try checkScreen(screen, key, scene)
    case .toggleHelp: try AppHelp.cases(log: "log")["show, hide this help"]?(scene, key)
    case .close:
      scene.host.press(key)
      #expect(scene.app.page == .labMenu)
    case .redraw: try AppHelp.cases(log: "log")["draw the screen again"]?(scene, key)
    case .quit: try AppHelp.cases(log: "log")["quit, or close this help"]?(scene, key)
    }
  }

  private func checkPages(
    _ action: PagesAction, _ key: KeyChord, _ scene: HelpScene, _ model: LabModel
  ) {
    let pages = model.pages
    switch action {
    case .nextPage:
      scene.host.press(key)
      #expect(pages?.page == .counts)
    case .sort:
      scene.host.type("vv")
      let order = pages?.order
      scene.host.press(key)
      #expect(pages?.order != order)
    case .filter:
      scene.host.type("vv")
      scene.host.press(key)
      #expect(pages?.isTyping == true)
    case .flash:
      scene.host.type("v")
      scene.host.press(key)
      #expect(pages?.isFlashing == true)
    case .scroll:
      scene.host.type("vvv")
      for _ in 0..<30 { scene.host.press(scene.firstEvent) }
      let lines = scene.lines
      scene.host.press(key)
      #expect(scene.lines != lines)
    }
  }

  /// On a low screen, where the counts have more lines than room: down, and up again.
  private func checkScroll(_ key: KeyChord, _ scene: HelpScene) {
    scene.host.resize(columns: 80, rows: 12)
    let start = scene.lines
    scene.host.press("G")
    let end = scene.lines
    guard start != end else { return }
    switch key.name {
    case "G", "End": #expect(scene.lines == end)
    case "k", "Ctrl-u", "Up", "PgUp":
      scene.host.press(key)
      #expect(scene.lines != end)
    case "g", "Home":
      scene.host.press(key)
      #expect(scene.lines == start)
    default:
      scene.host.press("g")
      scene.host.press(key)
      #expect(scene.lines != start)
    }
  }

  private func checkScreen(_ screen: AppScreen, _ key: KeyChord, _ scene: HelpScene) throws {
    guard screen != .log else { return try AppHelp.cases(log: "log")["the log"]!(scene, key) }
    scene.host.press(key)
    #expect(scene.app.page.screen == screen)
  }

  /// What the focused pane or the terminal acts on.
  private func check(_ words: String, _ key: KeyChord, _ scene: HelpScene) throws {
    switch words {
    case "draw the screen again", "suspend; fg comes back":
      try AppHelp.cases(log: "log")[words]?(scene, key)
    case "the pane: a line down", "the pane: a line up", "the pane: a page down",
      "the pane: a page up":
      let start = scene.lines
      let isBack = key == KeyChord(.upArrow) || key == KeyChord(.pageUp)
      if isBack { scene.host.press(.pageDown) }
      let before = scene.lines
      scene.host.press(key)
      #expect(scene.lines != before || start == before && isBack)
    case "a number, before a key that moves":
      scene.host.resize(columns: 80, rows: 12)
      scene.host.press(key)
      #expect(scene.lines[10].hasPrefix("[\(key.name)] "))
      scene.host.press("j")
      let lines = scene.lines
      scene.host.type("g" + String(repeating: "j", count: Int(key.name)!))
      #expect(scene.lines == lines)
    default: Issue.record("no case says what \(key.name) does: \(words)")
    }
  }
}

extension HelpScene {
  func lab(_ name: String) -> LabModel { app.model(of: .lab(name: name)) as! LabModel }

  /// A key of the lab that is shown.
  var firstEvent: KeyEquivalent {
    guard case .lab(let name) = app.page else { return "t" }
    return lab(name).lab.events[0].key.key
  }
}
