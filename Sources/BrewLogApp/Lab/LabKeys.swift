import TerminalUI

/// What the keys of a lab ask for.
enum LabAction: Equatable {
  case event(Int)
  case reset
  case togglePanel
  case pages(PagesAction)
  case scroll(LabScroll)
  case toggleLog
  case nextPane
  case show(AppScreen)
  case toggleHelp
  case close
  case redraw
  case quit
}

extension Lab {
  /// The keys of the lab: its events, and what every screen has.
  var keys: KeyMap<LabAction> {
    KeyMap(
      events.enumerated().map { index, event in
        KeyBinding(
          [event.key], event.description, footer: (event.label, 2 + index),
          name: actionName(of: event), action: .event(index))
      } + [
        KeyBinding(
          ["r"], "counters to zero", footer: ("reset", 10), name: "reset", action: .reset),
        KeyBinding(
          ["o"], "show, hide counters", footer: ("overlay", 11), name: "overlay",
          action: .togglePanel),
      ] + KeyMap.pages { .pages($0) } + [
        KeyBinding(["L"], "show, hide what was printed", name: "output", action: .toggleLog),
        KeyBinding(
          [KeyChord(.tab)], typing == nil ? "go to the next pane" : "go to the next pane or field",
          footer: ("pane", 12), name: "pane", action: .nextPane),
      ] + (scrolls ? Self.paneKeys : []) + scrollKeys + [KeyMap.countBinding]
        + KeyMap.screens(besides: .lab) { .show($0) }
        + [
          KeyBinding([.control("l")], "draw the screen again", name: "redraw", action: .redraw),
          KeyBinding([.control("z")], "suspend; fg comes back"),
          KeyBinding(
            [KeyChord(.escape)],
            typing == nil
              ? "close this help, or back to the labs"
              : "close this help, leave a field, or back to the labs",
            footer: ("labs", 13), name: "close", action: .close),
          KeyBinding(
            ["?"], "show, hide this help", footer: ("help", 1), name: "help", action: .toggleHelp),
          KeyBinding(
            ["q"], "quit, or close this help", footer: ("quit", 0), name: "quit", action: .quit),
        ])
  }

  /// The counts have the arrows and pages where no pane has them.
  private var scrollKeys: [KeyBinding<LabAction>] {
    func binding(
      _ keys: [KeyChord], _ words: String, _ name: String, _ scroll: LabScroll
    ) -> KeyBinding<LabAction> {
      KeyBinding(keys, words, name: "counts-" + name, action: .scroll(scroll))
    }
    func keys(_ key: KeyChord, _ other: KeyEquivalent) -> [KeyChord] {
      scrolls ? [key] : [key, KeyChord(other)]
    }
    return [
      binding(keys("j", .downArrow), "the counts: a line down", "down", .lines(1)),
      binding(keys("k", .upArrow), "the counts: a line up", "up", .lines(-1)),
      binding(keys(.control("d"), .pageDown), "the counts: a page down", "page-down", .pages(1)),
      binding(keys(.control("u"), .pageUp), "the counts: a page up", "page-up", .pages(-1)),
      binding(keys("g", .home), "the counts: to the first", "first", .toFirst),
      binding(keys("G", .end), "the counts: to the last", "last", .toLast),
    ]
  }

  /// The focused pane acts on these by itself.
  private static let paneKeys: [KeyBinding<LabAction>] = [
    KeyBinding([KeyChord(.downArrow)], "the pane: a line down", name: ListStep.down.rawValue),
    KeyBinding([KeyChord(.upArrow)], "the pane: a line up", name: ListStep.up.rawValue),
    KeyBinding([KeyChord(.pageDown)], "the pane: a page down", name: ListStep.pageDown.rawValue),
    KeyBinding([KeyChord(.pageUp)], "the pane: a page up", name: ListStep.pageUp.rawValue),
  ]

  /// Under which the config file gives an event another key: `cart-code`.
  private func actionName(of event: LabEvent) -> String {
    name + "-" + event.label.split(separator: " ").joined(separator: "-")
  }
}
