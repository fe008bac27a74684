/// Whether colours are used.
public nonisolated enum ColorChoice: String, CaseIterable, Sendable {
  /// If the terminal has them and the environment variable NO_COLOR is unset or empty.
  case auto
  /// If the terminal has them.
  case always
  /// Never; bold and reverse remain.
  case never

  func allowsColor(noColor: String?) -> Bool {
    switch self {
    case .auto: noColor?.isEmpty ?? true
    case .always: true
    case .never: false
    }
  }
}
