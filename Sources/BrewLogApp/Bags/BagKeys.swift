import TerminalUI

/// What the keys of the page of bags ask for.
enum BagAction: Equatable {
  case add, edit, delete
  case freeze, finish, showFinished
  case brew, listBrews
  case leave
  /// What keys of the whole screen do.
  case screen(LogScreenAction)
}

extension KeyMap<BagAction> {
  /// The keys of the page of bags, those of the whole screen among them.
  static let bags = KeyMap(
    [
      KeyBinding(["a"], "add a bag", footer: ("add", 2), name: "add", action: .add),
      KeyBinding(["e"], "edit the bag", footer: ("edit", 4), name: "edit", action: .edit),
      KeyBinding(
        ["d"], "delete it; can be undone", footer: ("delete", 8), name: "delete", action: .delete),
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
    ] + moves("bag") + [countBinding] + ofScreen)

  private static var ofScreen: [KeyBinding<BagAction>] {
    KeyMap<LogScreenAction>.brews.bindings.compactMap { binding in
      guard let action = binding.action else {
        // The host acts on it, on every page.
        return binding.name == nil && binding.keys.contains { $0.isOfHost }
          ? KeyBinding<BagAction>(binding.keys, binding.description) : nil
      }
      guard action.works(on: .bags) else { return nil }
      return KeyBinding<BagAction>(
        binding.keys, action == .command ? "a command: freeze, 5" : binding.description,
        footer: binding.footer, name: binding.name, action: .screen(action))
    }
  }
}
