import TextFormats

/// Counts the records of a file: not too many, and not longer than the user wants.
struct RecordCounter {
  private let limits: TransferLimits
  private let progress: TransferProgress?

  init(_ limits: TransferLimits, _ progress: TransferProgress?) {
    self.limits = limits
    self.progress = progress
  }

  /// - Parameters:
  ///   - count: how many were read.
  ///   - position: up to which byte.
  ///   - size: of how many.
  /// - Throws: if that is enough.
  func check(_ count: Int, at position: Int, of size: Int) throws(FormatError) {
    guard count <= limits.records else {
      throw FormatError(
        line: 0, reason: "the file has more than \(limits.records) records; split it")
    }
    guard count % 256 == 0, let progress, !progress("reading", position, size) else { return }
    throw FormatError(line: 0, reason: "cancelled", isCancelled: true)
  }
}
