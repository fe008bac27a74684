import Testing
import XCTest

/// Where a check stands: there its failure is reported, to the library whose test is running.
nonisolated struct CheckSite {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int

  /// Reports a failure; nothing where there is none.
  func report(_ failure: (any Error)?) {
    guard let failure else { return }
    // The failures of `check` begin on a line of their own.
    let words = String("\(failure)".drop { $0 == "\n" })
    if Test.current == nil {
      XCTFail(words, file: filePath, line: UInt(line))
    } else {
      Issue.record(
        Comment(rawValue: words),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: "\(filePath)", line: line, column: column))
    }
  }
}
