/// The exit statuses of the program; a screen that is ended by a signal has 128 and the signal's number.
nonisolated enum ExitStatus {
  static let success: Int32 = 0
  /// An experiment differs from its claim, nothing was found, there is nothing to undo, or a check found damage.
  static let difference: Int32 = 1
  /// The command line, the log or the terminal cannot be used.
  static let unusable: Int32 = 2
  /// Ctrl-c.
  static let interrupted: Int32 = 130
}
