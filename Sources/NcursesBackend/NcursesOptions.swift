/// Whether a screen has colours.
public nonisolated enum ColorChoice: String, Sendable, CaseIterable {
  /// As the terminal can, unless the environment variable `NO_COLOR` is set and not empty.
  case auto
  /// As the terminal can, whatever `NO_COLOR` says.
  case always
  /// None: attributes only.
  case never
}

/// What a user may choose about the terminal.
public nonisolated struct NcursesOptions: Sendable {
  public var color: ColorChoice
  /// Whether clicks and the wheel are reported. Most terminals then need Shift to select text.
  public var mouse: Bool
  /// Whether only ASCII is sent; it is in any case where the locale's encoding is not UTF-8.
  public var ascii: Bool
  /// A file to which what the program prints while the screen is up is appended.
  public var logPath: String?

  public init(
    color: ColorChoice = .auto, mouse: Bool = true, ascii: Bool = false, logPath: String? = nil
  ) {
    self.color = color
    self.mouse = mouse
    self.ascii = ascii
    self.logPath = logPath
  }

  /// Whether colours are asked for, given the value of `NO_COLOR`.
  func wantsColor(noColor: String?) -> Bool {
    switch color {
    case .auto: noColor?.isEmpty ?? true
    case .always: true
    case .never: false
    }
  }
}
