/// The screens of the program that keys go to, each with a digit of its own.
package nonisolated enum AppScreen: Hashable, CaseIterable {
  case log, compare, lab

  var key: KeyChord {
    switch self {
    case .log: "1"
    case .compare: "2"
    case .lab: "3"
    }
  }

  /// For a footer.
  var label: String {
    switch self {
    case .log: "log"
    case .compare: "compare"
    case .lab: "lab"
    }
  }

  /// For the help.
  var description: String {
    switch self {
    case .log: "the log"
    case .compare: "the comparison"
    case .lab: "the labs"
    }
  }
}

/// What can fill the terminal: a screen, or one of the several that a screen consists of.
package nonisolated enum AppPage: Hashable {
  case log
  case compare
  /// The list of the labs.
  case labMenu
  /// - Parameter name: one of `Labs.names`.
  case lab(name: String)

  var screen: AppScreen {
    switch self {
    case .log: .log
    case .compare: .compare
    case .labMenu, .lab: .lab
    }
  }
}

extension KeyMap {
  /// The keys that show the other screens, for the key map of one.
  ///
  /// - Parameter rank: their rank in the footer; nil keeps them out of it.
  static func screens(
    besides shown: AppScreen, rank: Int? = nil, _ action: (AppScreen) -> Action
  ) -> [KeyBinding<Action>] {
    AppScreen.allCases.filter { $0 != shown }.map { screen in
      KeyBinding(
        [screen.key], screen.description, footer: rank.map { (screen.label, $0) },
        name: screen.label, action: action(screen))
    }
  }
}
