import Glibc

/// Why there can be no screen. A program prints the description as one line and exits with status 2.
public nonisolated enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Keys would come from a file or a pipe.
  case inputIsNotATerminal
  /// The screen would go to a file or a pipe.
  case outputIsNotATerminal
  /// The environment variable TERM is unset or empty.
  case typeUnset
  /// A terminal that cannot place its cursor, such as "dumb".
  case typeTooSimple(String)
  /// No description of this terminal type is installed.
  case typeUnknown(String)
  /// The system refused something; its `errno`.
  case system(Int32)
  /// There is a screen already: a process has one.
  case alreadyOpen

  /// What is wrong, in one line, for who started the program.
  public var description: String {
    switch self {
    case .inputIsNotATerminal: "standard input is not a terminal"
    case .outputIsNotATerminal: "standard output is not a terminal"
    case .typeUnset: "TERM is not set; try TERM=xterm-256color"
    case .typeTooSimple(let type): "the terminal type \(Self.quoted(type)) cannot show a screen"
    case .typeUnknown(let type):
      "the terminal type \(Self.quoted(type)) is not known here; try TERM=xterm-256color"
    case .system(let code): "the terminal cannot be used: \(String(cString: strerror(code)))"
    case .alreadyOpen: "the terminal is in use by this program already"
    }
  }

  /// The value of TERM comes from outside: what is not plain text in it must not reach a terminal.
  private static func quoted(_ text: String) -> String {
    let visible = text.unicodeScalars.prefix(64).map {
      (" "..."~").contains($0) ? Character($0) : "?"
    }
    return "'\(String(visible))'"
  }

  /// What stands against a screen before the terminal's description is read.
  static func check(input: Int32, output: Int32, type: String?) -> TerminalError? {
    if isatty(input) == 0 { return .inputIsNotATerminal }
    if isatty(output) == 0 { return .outputIsNotATerminal }
    return check(type: type)
  }

  static func check(type: String?) -> TerminalError? {
    guard let type, !type.isEmpty else { return .typeUnset }
    return type == "dumb" ? .typeTooSimple(type) : nil
  }
}
