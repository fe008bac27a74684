import Glibc
import TextFormats

/// A checked-in file of measures, and what is measured now beside it.
///
///     let baseline = BaselineFile(beside: #filePath, "redraws.json")
///     try baseline.check("star a brew", tally.delta { host.press("0") })
///
/// Run the tests with `UPDATE_BASELINES=1` in their environment and the file takes the new numbers.
public nonisolated struct BaselineFile: Sendable {
  /// Where the file is, as it was given.
  public let path: String
  /// Whether checks write what they are given, and pass.
  public let updates: Bool

  /// A file at a path. Nothing is read or written yet.
  ///
  /// - Parameter updates: nil asks the environment: `UPDATE_BASELINES=1`.
  public init(_ path: String, updates: Bool? = nil) {
    self.path = path
    self.updates = updates ?? (getenv("UPDATE_BASELINES").map { String(cString: $0) } == "1")
  }

  /// A file in the directory of another: give `#filePath`.
  public init(beside file: String, _ name: String, updates: Bool? = nil) {
    let directory = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    self.init(directory + name, updates: updates)
  }

  /// Compares what was counted with the measures of that name, exactly; or writes it in their place. Other measures in
  /// the file stay as they are.
  ///
  /// - Throws: `BaselineMismatch` where the numbers differ, and `BaselineError` where the file cannot be used.
  public func check(
    _ name: String, _ delta: TallyDelta, fileID: String = #fileID, line: Int = #line
  ) throws {
    try check(measures: delta.measures, under: name, fileID: fileID, line: line)
  }

  /// As `check(_:_:)`, with any measures: names and whole numbers. All that the file has below `name` are compared; nil
  /// for all that it has.
  ///
  /// - Parameter remedy: how the file is brought up to date, as a clause for the failure.
  @discardableResult
  public func check(
    measures: [String: Int], under name: String? = nil,
    remedy: String = BaselineFile.usualRemedy, fileID: String = #fileID, line: Int = #line
  ) throws -> BaselineComparison {
    try compare(
      measures, under: name, remedy: remedy, place: CheckPlace(fileID: fileID, line: line))
  }

  /// What brings the file of a test up to date.
  public static let usualRemedy = "run the tests again with UPDATE_BASELINES=1"

  @discardableResult
  package func compare(
    _ measures: [String: Int], under name: String?, remedy: String = BaselineFile.usualRemedy,
    place: CheckPlace?
  ) throws -> BaselineComparison {
    var baseline = try readIfThere(remedy: remedy)
    let prefix = name.map { $0 + "/" } ?? ""
    let new = Dictionary(uniqueKeysWithValues: measures.map { (prefix + $0.key, $0.value) })
    let old = baseline.measures.filter { $0.key.utf8.starts(with: prefix.utf8) }
    let comparison = BaselineComparison(old: old, new: new)
    if updates {
      for name in old.keys { baseline.measures[name] = nil }
      baseline.measures.merge(new) { _, new in new }
      try write(baseline)
    } else if !comparison.isEqual {
      throw BaselineMismatch(path: path, comparison: comparison, remedy: remedy, place: place)
    }
    return comparison
  }

  /// A file that is missing is about to be made by an update, and is an error otherwise.
  ///
  /// - Parameter remedy: how it is made, as a clause for the error.
  package func readIfThere(remedy: String) throws(BaselineError) -> Baseline {
    do throws(BaselineError) {
      return try read()
    } catch {
      guard updates && error.reason == .missing else {
        throw BaselineError(path: path, reason: error.reason, remedy: remedy)
      }
      return Baseline()
    }
  }

  /// Reads what the file has.
  ///
  /// - Throws: `BaselineError`.
  public func read() throws(BaselineError) -> Baseline {
    let text: String
    do throws(TextFile.Failure) {
      text = try TextFile.read(path)
    } catch {
      let reason: BaselineError.Reason = error.isMissing ? .missing : .system(error.words)
      throw BaselineError(path: path, reason: reason)
    }
    do throws(BaselineError.Reason) {
      return try Baseline(document: text)
    } catch {
      throw BaselineError(path: path, reason: error)
    }
  }

  /// Replaces the file as a whole: whatever goes wrong, the old one or the new one is there.
  ///
  /// - Throws: `BaselineError`.
  public func write(_ baseline: Baseline) throws(BaselineError) {
    do throws(TextFile.Failure) {
      try TextFile.replace(path, with: baseline.document)
    } catch {
      throw BaselineError(path: path, reason: .system(error.words))
    }
  }
}

extension TallyDelta {
  /// The counts that are not 0 as measures of a baseline: `LegacyRow/bodies`.
  public nonisolated var measures: [String: Int] {
    var measures: [String: Int] = [:]
    for (view, counts) in counts {
      for (kind, count) in counts.named where count != 0 { measures["\(view)/\(kind)"] = count }
    }
    return measures
  }
}

extension ViewCounts {
  /// The four counts with their names, in the order of their declaration.
  package nonisolated var named: [(String, Int)] {
    [("arrivals", arrivals), ("bodies", bodies), ("skips", skips), ("removals", removals)]
  }
}
