/// Where a check stands in its source: for a failure that is reported elsewhere.
package nonisolated struct CheckPlace: Equatable, Sendable, CustomStringConvertible {
  /// `#fileID`.
  let fileID: String
  let line: Int

  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// `ShelfTests.swift:12`
  package var description: String {
    let start = fileID.lastIndex(of: "/").map(fileID.index(after:)) ?? fileID.startIndex
    return "\(fileID[start...]):\(line)"
  }
}

extension CheckPlace? {
  /// For a sentence.
  nonisolated var words: String { map { " at \($0)" } ?? "" }
}

extension String? {
  /// The name of a check, for a sentence.
  nonisolated var quotedLabel: String { map { " \"\($0)\"" } ?? "" }
}
