import TerminalUI

/// What the keys of the list of the labs ask for.
enum LabMenuAction: Equatable {
  case openSelected
  case open(AppPage)
  case show(AppScreen)
  case toggleLog
  case toggleHelp
  case closeHelp
  case quit
}

extension KeyMap<LabMenuAction> {
  /// The keys of the list: those of its entries, and what every screen has.
  static func labMenu(_ entries: [LabMenuEntry]) -> KeyMap {
    KeyMap(
      [
        KeyBinding(
          [KeyChord(.return)], "open the selected lab", footer: ("open", 2), action: .openSelected)
      ]
        + entries.map { KeyBinding([$0.key], "open " + $0.name, action: .open($0.page)) }
        + screens(besides: .lab, rank: 3) { .show($0) } + [
          KeyBinding(["j", KeyChord(.downArrow)], "next lab"),
          KeyBinding(["k", KeyChord(.upArrow)], "previous lab"),
          KeyBinding(["g", KeyChord(.home)], "first lab"),
          KeyBinding(["G", KeyChord(.end)], "last lab"),
          countBinding,
          KeyBinding(["L"], "show, hide what was printed", action: .toggleLog),
          KeyBinding([.control("l")], "draw the screen again"),
          KeyBinding([.control("z")], "suspend; fg comes back"),
          KeyBinding(["?"], "show, hide this help", footer: ("help", 1), action: .toggleHelp),
          KeyBinding([KeyChord(.escape)], "close this help", action: .closeHelp),
          KeyBinding(["q"], "quit, or close this help", footer: ("quit", 0), action: .quit),
        ])
  }
}
