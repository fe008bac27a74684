import TerminalUI

/// What the keys of the log screen ask for.
enum LogScreenAction: Equatable {
  case star, favoritesOnly
  case search, nextMatch, previousMatch, filter
  case sortNext, sortPrevious, invertSort
  case add, repeatBrew, edit, editNote, delete, undo, redo
  case detail, statistics
  case saveAgain, addSample
  case resetCounters, toggleOverlay, toggleLog
  case pages(PagesAction)
  case show(AppScreen)
  case toggleHelp, close, quit

  /// Whether it does something to the selected brew, which is to be seen then.
  var isAboutBrew: Bool {
    switch self {
    case .star, .repeatBrew, .edit, .editNote, .delete, .detail: true
    default: false
    }
  }
}

extension KeyMap<LogScreenAction> {
  /// The keys of the log screen.
  static let brews = KeyMap(
    [
      KeyBinding(["a"], "add a brew", footer: ("add", 2), action: .add),
      KeyBinding(["A"], "add: this bean again", action: .repeatBrew),
      KeyBinding(["e"], "edit the brew", footer: ("edit", 5), action: .edit),
      KeyBinding(["E"], "its note in $EDITOR", action: .editNote),
      KeyBinding(["d"], "delete it, u undoes", footer: ("delete", 7), action: .delete),
      KeyBinding([" ", "f"], "star it, unstar it", footer: ("star", 3), action: .star),
      KeyBinding([KeyChord(.return)], "all about it", footer: ("detail", 8), action: .detail),
      KeyBinding(["u"], "undo", footer: ("undo", 9), action: .undo),
      KeyBinding([.control("r")], "redo", action: .redo),
      KeyBinding(["/"], "search", footer: ("search", 4), action: .search),
      KeyBinding(["n"], "next match", action: .nextMatch),
      KeyBinding(["N"], "previous match", action: .previousMatch),
      KeyBinding(["\\"], "filter: bean:kenya", footer: ("filter", 6), action: .filter),
      KeyBinding(["F"], "favourites alone, all", action: .favoritesOnly),
      KeyBinding([">"], "sort: next column", footer: ("sort", 10), action: .sortNext),
      KeyBinding(["<"], "sort: previous column", action: .sortPrevious),
      KeyBinding(["I"], "turn the order around", action: .invertSort),
      KeyBinding(["t"], "statistics", footer: ("statistics", 11), action: .statistics),
      KeyBinding(["j", KeyChord(.downArrow)], "next brew"),
      KeyBinding(["k", KeyChord(.upArrow)], "previous brew"),
      KeyBinding([.control("d"), .control("u")], "half a page down, up"),
      KeyBinding([KeyChord(.pageDown), KeyChord(.pageUp)], "a page down, up"),
      KeyBinding(["g", KeyChord(.home)], "first brew"),
      KeyBinding(["G", KeyChord(.end)], "last brew"),
      KeyBinding(["w"], "save what was not saved", action: .saveAgain),
      KeyBinding(["Y"], "add sample brews", action: .addSample),
      KeyBinding(["o"], "show, hide counters", action: .toggleOverlay),
      KeyBinding(["r"], "counters to zero", action: .resetCounters),
    ] + pages(filter: "%", flash: "M") { .pages($0) } + [
      KeyBinding(["L"], "show, hide output", action: .toggleLog),
      KeyBinding([.control("l")], "draw the screen again"),
      KeyBinding([.control("z")], "suspend; fg comes back"),
      KeyBinding([KeyChord(.escape)], "close, or list all again", action: .close),
      KeyBinding(["?"], "show, hide this help", footer: ("help", 1), action: .toggleHelp),
      KeyBinding(["q"], "quit, or close", footer: ("quit", 0), action: .quit),
    ] + screens(besides: .log) { .show($0) })
}
