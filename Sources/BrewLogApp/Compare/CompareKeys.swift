import TerminalUI

/// What the keys of the compare screen ask for.
enum CompareAction: Equatable {
  case starSelected
  case starFirst
  case resetCounters
  case toggleOverlay
  case pages(PagesAction)
  case toggleLog
  case nextPane
  case show(AppScreen)
  case toggleHelp
  case closeHelp
  case redraw
  case quit
}

extension KeyMap<CompareAction> {
  /// The keys of the compare screen.
  static let compare = KeyMap(
    [
      KeyBinding(
        [" ", "f"], "star the selected brew", footer: ("star", 2),
        name: "star", action: .starSelected),
      KeyBinding(
        ["0"], "star brew #0", footer: ("star #0", 3), name: "star-first", action: .starFirst),
      KeyBinding(
        ["r"], "counters to zero", footer: ("reset", 4), name: "reset", action: .resetCounters),
      KeyBinding(
        ["o"], "show, hide counters", footer: ("overlay", 5), name: "overlay",
        action: .toggleOverlay),
    ] + pages(rank: 7) { .pages($0) } + [
      KeyBinding(["L"], "show, hide what was printed", name: "output", action: .toggleLog),
      KeyBinding(
        [KeyChord(.tab)], "go to the other list", footer: ("pane", 6), name: "pane",
        action: .nextPane),
    ] + moves("brew") + [
      countBinding,
      KeyBinding([.control("l")], "draw the screen again", name: "redraw", action: .redraw),
      KeyBinding([.control("z")], "suspend; fg comes back"),
      KeyBinding(
        ["?"], "show, hide this help", footer: ("help", 1), name: "help", action: .toggleHelp),
      KeyBinding([KeyChord(.escape)], "close this help", name: "close", action: .closeHelp),
      KeyBinding(
        ["q"], "quit, or close this help", footer: ("quit", 0), name: "quit", action: .quit),
    ] + screens(besides: .compare) { .show($0) })
}
