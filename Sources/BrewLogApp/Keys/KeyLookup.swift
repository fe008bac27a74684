import TerminalUI

/// A key map that several ask for the same press, one after the other: it is looked up once.
final class KeyLookup<Action> {
  let map: KeyMap<Action>
  private var last: (press: KeyPress, action: Action?)?

  init(_ map: KeyMap<Action>) { self.map = map }

  /// As that of the map. Complexity: O(1) for the press that was asked for last, else O(keys).
  func action(for press: KeyPress) -> Action? {
    if let last, last.press == press { return last.action }
    let action = map.action(for: press)
    last = (press, action)
    return action
  }
}
