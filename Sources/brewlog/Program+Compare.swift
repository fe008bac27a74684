import BrewLogApp
import TerminalUI

extension Program {
  /// Shows the compare screen until it is left. - Returns: the exit status.
  static func compare(sample: Int, screen: ScreenOptions) throws(UsageError) -> Int32 {
    throw UsageError("the screen needs a terminal")
  }
}
