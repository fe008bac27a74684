import TerminalUI

/// How keys move through a list, or scroll a page. The focused list acts on them by itself.
nonisolated enum ListStep: String, CaseIterable {
  case down, up
  case halfPageDown = "half-page-down"
  case halfPageUp = "half-page-up"
  case pageDown = "page-down"
  case pageUp = "page-up"
  case first, last

  /// The keys as lists know them.
  var keys: [KeyChord] {
    switch self {
    case .down: ["j", KeyChord(.downArrow)]
    case .up: ["k", KeyChord(.upArrow)]
    case .halfPageDown: [.control("d")]
    case .halfPageUp: [.control("u")]
    case .pageDown: [KeyChord(.pageDown), .control("f")]
    case .pageUp: [KeyChord(.pageUp), .control("b")]
    case .first: ["g", KeyChord(.home)]
    case .last: ["G", KeyChord(.end)]
    }
  }

  /// For the help. - Parameter element: what the list has; nil for a page of text.
  func words(_ element: String?) -> String {
    switch self {
    case .down: element.map { "next \($0)" } ?? "a line down"
    case .up: element.map { "previous \($0)" } ?? "a line up"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .pageDown: "a page down"
    case .pageUp: "a page up"
    case .first: element.map { "first \($0)" } ?? "to the start"
    case .last: element.map { "last \($0)" } ?? "to the end"
    }
  }
}

extension KeyMap {
  /// The keys that move through a list of something.
  static func moves(_ element: String) -> [KeyBinding<Action>] {
    ListStep.allCases.map { KeyBinding($0.keys, $0.words(element), name: $0.rawValue) }
  }
}

extension KeyBinding {
  /// What it moves by, where the focused list acts on it.
  var step: ListStep? { action == nil ? name.flatMap(ListStep.init) : nil }
}
