/// A command of the log with its arguments, taken apart and checked against its options.
nonisolated struct LogRequest: Equatable {
  let command: String
  /// What is no option, in order.
  var words: [String] = []
  /// The values of the options that have one; the last of each counts.
  var values: [String: String] = [:]
  /// The values of the options that may stand several times, in order.
  var repeated: [String: [String]] = [:]
  /// The options without a value.
  var flags: Set<String> = []

  /// A value that is a whole number, at least 1; nil if it was not given.
  func number(_ option: String, of unit: String) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw UsageError("\(option) needs a number of \(unit), at least 1, not \(text.quoted)")
    }
    return number
  }
}
