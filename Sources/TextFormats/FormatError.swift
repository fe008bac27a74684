/// Where and why a text is not what its format says.
package struct FormatError: Error, Equatable, CustomStringConvertible {
  /// Counts from 1; 0 where nothing is wrong with any line.
  package let line: Int
  package let reason: String
  /// Whether nothing is wrong but the user's wish.
  package let isCancelled: Bool

  package init(line: Int, reason: String, isCancelled: Bool = false) {
    self.line = line
    self.reason = reason
    self.isCancelled = isCancelled
  }

  package var description: String { "line \(line): \(reason)" }
}
