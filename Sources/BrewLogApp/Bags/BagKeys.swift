import TerminalUI

/// What the keys of the page of bags ask for, besides those of the whole screen.
enum BagAction: Equatable {
  case add, edit, delete
  case freeze, finish, showFinished
  case brew, listBrews
  case leave
}

extension KeyMap<BagAction> {
  /// The keys of the page of bags.
  static let bags = KeyMap(
    [
      KeyBinding(["a"], "add a bag", footer: ("add", 2), name: "add", action: .add),
      KeyBinding(["e"], "edit the bag", footer: ("edit", 4), name: "edit", action: .edit),
      KeyBinding(
        ["d"], "delete it, u undoes", footer: ("delete", 8), name: "delete", action: .delete),
      KeyBinding(
        ["z"], "freeze it, thaw it today", footer: ("freeze", 3), name: "freeze", action: .freeze),
      KeyBinding(
        ["x"], "finish it, open it", footer: ("finish", 5), name: "finish", action: .finish),
      KeyBinding(
        ["X"], "show, hide the finished", footer: ("finished", 9), name: "finished",
        action: .showFinished),
      KeyBinding(
        ["A"], "add a brew from it", footer: ("brew", 6), name: "repeat", action: .brew),
      KeyBinding(
        [KeyChord(.return)], "list its brews", footer: ("its brews", 7), name: "detail",
        action: .listBrews),
      KeyBinding(["b"], "back to the brews", name: "bags", action: .leave),
    ] + moves("bag") + [countBinding])
}
