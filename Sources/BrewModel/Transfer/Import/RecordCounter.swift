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
  func check(_ count: Int, at position: Int, of size: Int) throws(RecordError) {
    guard count <= limits.records else {
      throw RecordError(
        line: 0, reason: "the file has more than \(limits.records) records; split it")
    }
    guard count % 256 == 0, let progress, !progress("reading", position, size) else { return }
    var error = RecordError(line: 0, reason: "cancelled")
    error.isCancelled = true
    throw error
  }
}
