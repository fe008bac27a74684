/// A baseline's file that cannot be used. Nothing was written to it.
public nonisolated struct BaselineError: Error, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason
  /// How a file that is missing is made, as a clause.
  public let remedy: String

  /// An error about a file.
  public init(
    path: String, reason: Reason, remedy: String = BaselineFile.usualRemedy
  ) {
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  /// What is wrong with the file.
  public enum Reason: Error, Equatable, Sendable {
    /// There is no such file.
    case missing
    /// It is no baseline, or not a whole one.
    ///
    /// - Parameter what: a clause about the file, with the line where there is one.
    case damaged(_ what: String)
    /// It is of another version of the format.
    case otherVersion(Int)
    /// The system cannot read or write it: its own words.
    case system(String)
  }

  public var description: String {
    switch reason {
    case .missing: "there is no baseline \(path) yet; to make it, \(remedy)"
    case .damaged(let what): "the baseline \(path) is damaged: \(what)"
    case .otherVersion(let version):
      "the baseline \(path) has version \(version), and this program reads version \(Baseline.version)"
    case .system(let words): "the baseline \(path) cannot be used: \(words)"
    }
  }
}

/// Other numbers were measured than the baseline has.
public nonisolated struct BaselineMismatch: Error, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What differs.
  public let comparison: BaselineComparison
  /// How the file is brought up to date, as a clause.
  public let remedy: String
  /// Where the check is; nil where that is told beside.
  let place: CheckPlace?

  public var description: String {
    "\nwhat was measured\(place.words) is not what the baseline \(path) has:\n\(comparison.table)\n"
      + "to take the new numbers, \(remedy)"
  }
}
