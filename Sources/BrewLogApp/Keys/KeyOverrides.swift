import TerminalUI

/// Keys that the user has given to actions, by the actions' names.
package nonisolated struct KeyOverrides: Equatable, Sendable {
  /// In the order in which they were given.
  private(set) var all: [ActionKeys] = []
  /// Whether the names of keys are to be in ASCII.
  package var isASCII = false

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  /// The keys that one action was given.
  struct ActionKeys: Equatable, Sendable {
    let name: String
    let chords: [KeyChord]
    /// As `set` takes them.
    var words: String { chords.map(\.name).joined(separator: " ") }
  }
}

extension KeyOverrides {
  func of(_ name: String) -> [KeyChord]? { all.last { $0.name == name }?.chords }

  /// Gives an action keys, with blanks between: `s`, `ö Space`, `Ctrl-x F5`.
  ///
  /// - Returns: what is wrong with them; nil where they hold.
  package mutating func set(_ name: String, to text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return "it needs a key, like s, Space, Ctrl-x or F5" }
    var keys: [KeyChord] = []
    do throws(KeyChord.Mistake) {
      for word in words {
        let key = try Self.key(word, for: name)
        if !keys.contains(key) { keys.append(key) }
      }
    } catch {
      return error.words
    }
    all.removeAll { $0.name == name }
    all.append(ActionKeys(name: name, chords: keys))
    return nil
  }

  private static func key(
    _ word: Substring, for name: String
  ) throws(KeyChord.Mistake) -> KeyChord {
    let key = try KeyChord(reading: word)
    if reserved.contains(key) {
      throw KeyChord.Mistake(
        words: "\(key.name) is the terminal's, and can be given to nothing else")
    }
    if let action = FormAction(name: name), let obstacle = key.obstacle(inFormFor: action) {
      throw KeyChord.Mistake(words: obstacle)
    }
    return key
  }

  /// What the terminal and the host act on before any action has a key.
  private static let reserved: Set<KeyChord> = [
    .control("l"), .control("z"), .control("c"), .control("\\"),
  ]

  /// To which of some actions a key was given; of several the last. Nil where it was given to none of them.
  ///
  /// - Parameter names: nil for all actions of the screens. A form takes no key from a list.
  func owner(of chord: KeyChord, among names: Set<String>? = nil) -> String? {
    all.last { own in
      own.chords.contains(chord)
        && (names?.contains(own.name) ?? (FormAction(name: own.name) == nil))
    }?.name
  }

  /// What lists move by, where that is not what they know; nil where nothing of it was changed.
  var moveKeys: MoveKeys? {
    guard !isEmpty else { return nil }
    var keys = MoveKeys()
    for own in all where FormAction(name: own.name) == nil {
      // What was given to an action moves nothing.
      for chord in own.chords + (ListStep(rawValue: own.name)?.keys ?? []) {
        keys.set(chord.key, chord.modifiers, countsAs: nil)
      }
    }
    for step in ListStep.allCases {
      guard let own = of(step.rawValue), let usual = step.keys.first else { continue }
      let press = KeyPress(key: usual.key, modifiers: usual.modifiers)
      for chord in own where owner(of: chord) == step.rawValue {
        keys.set(chord.key, chord.modifiers, countsAs: press)
      }
    }
    return keys
  }

  /// The keys that an action of a map has.
  ///
  /// - Parameters:
  ///   - usual: those that it has by itself.
  ///   - names: of the actions of the map.
  func keys(of name: String?, usual: [KeyChord], among names: Set<String>) -> [KeyChord] {
    // All lists move by the same keys.
    let isMove = name.flatMap(ListStep.init) != nil
    let own = name.flatMap(of)
    return (own ?? usual).filter {
      let owner = owner(of: $0, among: isMove ? nil : names)
      return owner == nil || own != nil && owner == name
    }
  }
}

extension KeyOverrides {
  /// The names of all actions that can be given keys.
  package static let names: [String] = {
    var names: [String] = []
    for name in maps.flatMap(\.self).map(\.name) where !names.contains(name) { names.append(name) }
    return names
  }()

  /// A key that somebody else has now: the only one of an action, or one that it was given.
  package struct Loss: Equatable {
    package let taker: String
    package let key: String
    package let victim: String
    /// Whether the action is without a key.
    package let isLast: Bool
  }

  /// Who takes keys of whom that should not: an action that no key asks for any more is a mistake, and so is one key for
  /// two.
  package var losses: [Loss] {
    var found: [Loss] = []
    for map in Self.maps {
      let names = Set(map.map(\.name))
      for (name, usual) in map where !found.contains(where: { $0.victim == name }) {
        if let loss = loss(of: name, usual, among: names) { found.append(loss) }
      }
    }
    return found
  }

  private func loss(of name: String, _ usual: [KeyChord], among names: Set<String>) -> Loss? {
    let kept = keys(of: name, usual: usual, among: names)
    let lost = (of(name) ?? usual).first { !kept.contains($0) }
    guard let lost, kept.isEmpty || of(name) != nil else { return nil }
    let isMove = ListStep(rawValue: name) != nil
    guard let taker = owner(of: lost, among: isMove ? nil : names) else { return nil }
    return Loss(taker: taker, key: lost.name, victim: name, isLast: kept.isEmpty)
  }

  /// Made once, for the keys of a lab are made with all of the lab.
  private static let maps: [[(name: String, keys: [KeyChord])]] =
    [
      KeyMap.brews.named, KeyMap.bags.named, KeyMap.compare.named,
      KeyMap.labMenu(LabMenuEntry.all).named, KeyMap.brewForm.named,
    ] + Labs.all.map(\.keys.named)
}

extension KeyMap {
  /// The bindings that have names.
  fileprivate var named: [(name: String, keys: [KeyChord])] {
    bindings.compactMap { binding in binding.name.map { ($0, binding.keys) } }
  }

  /// The map with the keys that the user gave to its actions. A key that was given to one is no other's; an action may
  /// be left without any.
  func rebound(by overrides: KeyOverrides) -> KeyMap {
    guard !overrides.isEmpty else { return self }
    let names = Set(bindings.compactMap(\.name))
    return KeyMap(
      bindings.map {
        $0.with(overrides.keys(of: $0.name, usual: $0.keys, among: names))
      }, isASCII: overrides.isASCII)
  }
}

extension KeyBinding {
  func with(_ keys: [KeyChord]) -> KeyBinding {
    KeyBinding(keys, description, footer: footer, name: name, action: action)
  }
}
