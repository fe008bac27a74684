import TerminalUI

/// What the keys of the log screen ask for.
enum LogScreenAction: Equatable {
  case star, favoritesOnly
  case search, nextMatch, previousMatch, filter, command
  case sortNext, sortPrevious, invertSort
  case add, repeatBrew, edit, editNote, delete, undo, redo
  case detail, statistics, bags
  case refresh, saveAgain, addSample
  case resetCounters, toggleOverlay, toggleLog
  case pages(PagesAction)
  case show(AppScreen)
  case toggleHelp, close, redraw, quit

  /// Whether it is the instrument's, which counts nothing of itself: such a key changes nothing else on the screen.
  var isOfInstrument: Bool {
    switch self {
    case .resetCounters, .toggleOverlay, .toggleLog, .pages: true
    default: false
    }
  }

  /// Whether it does something on a part of the screen that fills it.
  func works(on part: LogPart) -> Bool {
    switch self {
    case .undo, .redo, .refresh, .saveAgain, .resetCounters, .toggleOverlay, .toggleLog, .show,
      .toggleHelp, .close, .redraw, .quit, .command:
      true
    case .add, .search, .filter, .statistics, .bags, .pages: part != .bags
    case .star, .repeatBrew, .edit, .editNote, .delete, .detail, .nextMatch, .previousMatch:
      part == .list || part == .detail
    case .favoritesOnly, .sortNext, .sortPrevious, .invertSort, .addSample: part == .list
    }
  }
}

extension KeyMap<LogScreenAction> {
  /// The keys of the log screen.
  static let brews = KeyMap(
    [
      KeyBinding(["a"], "add a brew", footer: ("add", 2), name: "add", action: .add),
      KeyBinding(["A"], "add: this bean again", name: "repeat", action: .repeatBrew),
      KeyBinding(["e"], "edit the brew", footer: ("edit", 5), name: "edit", action: .edit),
      KeyBinding(["E"], "its note in $EDITOR", name: "note", action: .editNote),
      KeyBinding(
        ["d"], "delete it; can be undone", footer: ("delete", 7), name: "delete", action: .delete),
      KeyBinding(
        [" ", "f"], "star it, unstar it", footer: ("star", 3), name: "star", action: .star),
      KeyBinding(
        [KeyChord(.return)], "all about it", footer: ("detail", 8), name: "detail", action: .detail),
      KeyBinding(["u"], "undo", footer: ("undo", 10), name: "undo", action: .undo),
      KeyBinding([.control("r")], "redo", name: "redo", action: .redo),
      KeyBinding(["/"], "search", footer: ("search", 4), name: "search", action: .search),
      KeyBinding(["n"], "next match", name: "next-match", action: .nextMatch),
      KeyBinding(["N"], "previous match", name: "previous-match", action: .previousMatch),
      KeyBinding(
        ["\\"], "filter: bean:kenya", footer: ("filter", 6), name: "filter", action: .filter),
      KeyBinding([":"], "a command: sort rating", name: "command", action: .command),
      KeyBinding(["F"], "favourites alone, all", name: "favourites", action: .favoritesOnly),
      KeyBinding(
        [">"], "sort: next column", footer: ("sort", 11), name: "sort-next", action: .sortNext),
      KeyBinding(["<"], "sort: previous column", name: "sort-previous", action: .sortPrevious),
      KeyBinding(["I"], "turn the order around", name: "sort-invert", action: .invertSort),
      KeyBinding(["b"], "bags of beans", footer: ("bags", 9), name: "bags", action: .bags),
      KeyBinding(
        ["t"], "statistics", footer: ("statistics", 12), name: "statistics", action: .statistics),
    ] + moves("brew") + [
      countBinding,
      KeyBinding(
        ["R", KeyChord(.function(5))], "read the log again", name: "refresh", action: .refresh),
      KeyBinding(["w"], "save what was not saved", name: "save", action: .saveAgain),
      KeyBinding(["Y"], "add sample brews", name: "sample", action: .addSample),
      KeyBinding(["o"], "show, hide counters", name: "overlay", action: .toggleOverlay),
      KeyBinding(["r"], "counters to zero", name: "reset", action: .resetCounters),
    ] + pages(filter: "%", flash: "M") { .pages($0) } + [
      KeyBinding(["L"], "show, hide output", name: "output", action: .toggleLog),
      KeyBinding([.control("l")], "draw the screen again", name: "redraw", action: .redraw),
      KeyBinding([.control("z")], "suspend; fg comes back"),
      KeyBinding([KeyChord(.escape)], "close, or list all again", name: "close", action: .close),
      KeyBinding(
        ["?"], "show, hide this help", footer: ("help", 1), name: "help", action: .toggleHelp),
      KeyBinding(["q"], "quit, or close", footer: ("quit", 0), name: "quit", action: .quit),
    ] + screens(besides: .log) { .show($0) })
}
