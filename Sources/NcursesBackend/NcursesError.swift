/// Why no screen can be shown. Its description is one line for the user, without control bytes.
public nonisolated enum NcursesError: Error, Hashable, Sendable, CustomStringConvertible {
  case inputIsNoTerminal
  case outputIsNoTerminal
  case termIsUnset
  /// A terminal without cursor movement.
  case dumbTerminal(String)
  /// No terminfo entry of that name can be read.
  case unknownTerminal(String)
  /// The system refused a descriptor; the number is `errno`.
  case system(Int32)

  public var description: String {
    switch self {
    case .inputIsNoTerminal: "standard input is not a terminal"
    case .outputIsNoTerminal: "standard output is not a terminal"
    case .termIsUnset: "the environment variable TERM is not set"
    case .dumbTerminal(let name):
      "the terminal \"\(Self.printable(name))\" cannot move its cursor"
    case .unknownTerminal(let name):
      "unknown terminal \"\(Self.printable(name))\": set TERM to one that is installed here, such as xterm-256color"
    case .system(let number): "cannot prepare the terminal (error \(number))"
    }
  }

  /// TERM comes from outside: what is shown of it is printable ASCII of bounded length.
  private static func printable(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.prefix(40).map { 0x20..<0x7F ~= $0.value ? $0 : "?" }))
  }
}
