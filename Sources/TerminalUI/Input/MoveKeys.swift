/// The keys that lists and pages move by, where they are not the usual ones.
package struct MoveKeys {
  private var keys: [(key: KeyEquivalent, modifiers: EventModifiers, usual: KeyPress?)] = []

  package init() {}

  /// - Parameter usual: the usual key that a key stands for; nil for one that moves nothing any more.
  package mutating func set(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, countsAs usual: KeyPress?
  ) {
    keys.removeAll { $0.key == key && $0.modifiers == modifiers }
    keys.append((key, modifiers, usual))
  }

  /// The usual key that a press stands for; nil where it moves nothing. Complexity: O(keys that were set).
  func usual(for press: KeyPress) -> KeyPress? {
    let modifiers = press.modifiers.intersection([.control, .option])
    guard let set = keys.first(where: { $0.key == press.key && $0.modifiers == modifiers }) else {
      return press
    }
    return set.usual
  }
}
