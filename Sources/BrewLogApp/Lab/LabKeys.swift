import TerminalUI

/// What the keys of a lab ask for.
enum LabAction: Equatable {
  case event(Int)
  case reset
  case togglePanel
  case toggleLog
  case nextPane
  case toggleHelp
  case close
  case quit
}

extension Lab {
  /// The keys of the lab: its events, and what every screen has.
  var keys: KeyMap<LabAction> {
    KeyMap(
      events.enumerated().map { index, event in
        KeyBinding(
          [event.key], event.description, footer: (event.label, 2 + index), action: .event(index))
      } + (scrolls ? Self.scrollKeys : []) + [
        KeyBinding(["r"], "counters to zero", footer: ("reset", 10), action: .reset),
        KeyBinding(["o"], "show, hide counters", footer: ("overlay", 11), action: .togglePanel),
        KeyBinding(["L"], "show, hide what was printed", action: .toggleLog),
        KeyBinding(
          [KeyChord(.tab)], "go to the next pane", footer: ("pane", 12), action: .nextPane),
        KeyBinding([.control("l")], "draw the screen again"),
        KeyBinding([.control("z")], "suspend; fg comes back"),
        KeyBinding(["?"], "show, hide this help", footer: ("help", 1), action: .toggleHelp),
        KeyBinding([KeyChord(.escape)], "close this help, leave a field", action: .close),
        KeyBinding(["q"], "quit, or close this help", footer: ("quit", 0), action: .quit),
      ])
  }

  /// The focused pane acts on these by itself.
  private static let scrollKeys: [KeyBinding<LabAction>] = [
    KeyBinding([KeyChord(.downArrow), KeyChord(.upArrow)], "a line down, up"),
    KeyBinding([KeyChord(.pageDown), KeyChord(.pageUp)], "a page down, up"),
  ]
}
