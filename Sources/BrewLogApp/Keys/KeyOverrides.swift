import TerminalUI

/// Keys that the user has given to actions, by the actions' names.
package struct KeyOverrides {
  private(set) var chords: [(name: String, chords: [KeyChord])] = []
  /// Whether the names of keys are to be in ASCII.
  package var isASCII = false

  package init() {}

  package var isEmpty: Bool { chords.isEmpty }

  func of(_ name: String) -> [KeyChord]? { chords.last { $0.name == name }?.chords }

  /// Gives an action keys, with blanks between: `s`, `ö Space`, `Ctrl-x F5`.
  ///
  /// - Returns: what is wrong with them; nil where they hold.
  package mutating func set(_ name: String, to text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return "it needs a key, like s, Space, Ctrl-x or F5" }
    var keys: [KeyChord] = []
    for word in words {
      guard let chord = KeyChord(named: word) else {
        return "“\(word)” is no key; write it like s, Space, Ctrl-x or F5"
      }
      if Self.reserved.contains(chord) {
        return "\(chord.name) is the terminal's, and can be given to nothing else"
      }
      if !keys.contains(chord) { keys.append(chord) }
    }
    chords.append((name, keys))
    return nil
  }

  /// What the terminal and the host act on before any action has a key.
  private static let reserved: Set<KeyChord> = [
    .control("l"), .control("z"), .control("c"), .control("\\"),
  ]

  /// What lists move by, where that is not what they know; nil where nothing of it was changed.
  var moveKeys: MoveKeys? {
    guard !isEmpty else { return nil }
    var keys = MoveKeys()
    for (name, chords) in chords {
      // What was given to an action moves nothing.
      for chord in chords { keys.set(chord.key, chord.modifiers, countsAs: nil) }
      if let step = ListStep(rawValue: name) {
        for chord in step.keys { keys.set(chord.key, chord.modifiers, countsAs: nil) }
      }
    }
    for step in ListStep.allCases {
      guard let own = of(step.rawValue), let usual = step.keys.first else { continue }
      let press = KeyPress(key: usual.key, modifiers: usual.modifiers)
      for chord in own { keys.set(chord.key, chord.modifiers, countsAs: press) }
    }
    return keys
  }
}

extension KeyOverrides {
  /// The names of all actions that can be given keys.
  package static let names: [String] = {
    var names: [String] = []
    for name in maps.flatMap(\.self).map(\.name) where !names.contains(name) { names.append(name) }
    return names
  }()

  /// Who takes the last key of whom: an action that no key asks for any more is a mistake.
  package var victims: [(taker: String, key: String, victim: String)] {
    var found: [(taker: String, key: String, victim: String)] = []
    for map in Self.maps {
      let takers = chords.filter { taker in map.contains { $0.name == taker.name } }
      for (name, keys) in map {
        let own = of(name) ?? keys
        let other = takers.filter { $0.name != name && of($0.name) == $0.chords }
        guard !own.isEmpty, own.allSatisfy({ key in other.contains { $0.chords.contains(key) } }),
          let taker = other.last(where: { $0.chords.contains(own[0]) }),
          !found.contains(where: { $0.victim == name && $0.taker == taker.name })
        else { continue }
        // Of two that were given the same key, the later one is told.
        if of(name) != nil, found.contains(where: { $0.taker == name }) { continue }
        found.append((taker.name, own[0].name, name))
      }
    }
    return found
  }

  /// Made once, for the keys of a lab are made with all of the lab.
  private static let maps: [[(name: String, keys: [KeyChord])]] =
    [
      KeyMap.brews.named, KeyMap.bags.named, KeyMap.compare.named,
      KeyMap.labMenu(LabMenuEntry.all).named,
    ] + Labs.all.map(\.keys.named)
}

extension KeyMap {
  /// The bindings that have names.
  fileprivate var named: [(name: String, keys: [KeyChord])] {
    bindings.compactMap { binding in binding.name.map { ($0, binding.keys) } }
  }

  /// The map with the keys that the user gave to its actions. A key that was given to one is no other's; a binding
  /// without a key is left out.
  func rebound(by overrides: KeyOverrides) -> KeyMap {
    guard !overrides.isEmpty else { return self }
    let names = Set(bindings.compactMap(\.name))
    let taken = Set(overrides.chords.filter { names.contains($0.name) }.flatMap(\.chords))
    // All lists move by the same keys.
    let all = Set(overrides.chords.flatMap(\.chords))
    return KeyMap(
      bindings.compactMap { binding in
        let own = binding.name.flatMap(overrides.of)
        let others = binding.step == nil ? taken : all
        let keys = own ?? binding.keys.filter { !others.contains($0) }
        return keys.isEmpty ? nil : binding.with(keys)
      }, isASCII: overrides.isASCII)
  }
}

extension KeyBinding {
  func with(_ keys: [KeyChord]) -> KeyBinding {
    KeyBinding(keys, description, footer: footer, name: name, action: action)
  }
}
