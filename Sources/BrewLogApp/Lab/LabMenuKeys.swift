import TerminalUI

/// What the keys of the list of the labs ask for.
enum LabMenuAction: Equatable {
  case openSelected
  case open(AppPage)
  case show(AppScreen)
  case toggleLog
  case toggleHelp
  case closeHelp
  case redraw
  case quit
}

extension KeyMap<LabMenuAction> {
  /// The keys of the list: those of its entries, and what every screen has.
  static func labMenu(_ entries: [LabMenuEntry]) -> KeyMap {
    KeyMap(
      [
        KeyBinding(
          [KeyChord(.return)], "open the selected lab", footer: ("open", 2), name: "open",
          action: .openSelected)
      ]
        + entries.map { entry in
          KeyBinding(
            [entry.key], "open " + entry.name, name: entry.actionName, action: .open(entry.page))
        }
        + screens(besides: .lab, rank: 3) { .show($0) } + moves("lab") + [
          countBinding,
          KeyBinding(["L"], "show, hide what was printed", name: "output", action: .toggleLog),
          KeyBinding([.control("l")], "draw the screen again", name: "redraw", action: .redraw),
          KeyBinding([.control("z")], "suspend; fg comes back"),
          KeyBinding(
            ["?"], "show, hide this help", footer: ("help", 1), name: "help",
            action: .toggleHelp),
          KeyBinding([KeyChord(.escape)], "close this help", name: "close", action: .closeHelp),
          KeyBinding(
            ["q"], "quit, or close this help", footer: ("quit", 0), name: "quit", action: .quit),
        ])
  }
}
