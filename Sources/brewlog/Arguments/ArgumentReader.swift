/// Takes the arguments of a command line apart, from the first to the last.
nonisolated struct ArgumentReader {
  /// One piece of a command line.
  enum Piece: Equatable {
    /// An option with the value that follows it after `=`, if any: `--name` or `--name=value`.
    case option(name: String, value: String?)
    case word(String)
  }

  private var rest: ArraySlice<String>
  private var optionsHaveEnded = false

  init(_ arguments: [String]) { rest = arguments[...] }

  /// The next piece, or nil at the end. After `--` everything is a word.
  mutating func next() -> Piece? {
    guard let argument = rest.popFirst() else { return nil }
    if optionsHaveEnded || !argument.hasPrefix("-") || argument == "-" { return .word(argument) }
    if argument == "--" {
      optionsHaveEnded = true
      return next()
    }
    guard let equals = argument.firstIndex(of: "=") else {
      return .option(name: argument, value: nil)
    }
    return .option(
      name: String(argument[..<equals]), value: String(argument[argument.index(after: equals)...]))
  }

  /// The value of the option just read: what stood after its `=`, else the next argument whatever it begins with.
  mutating func value(of name: String, given value: String?, kind: String) throws(UsageError)
    -> String
  {
    guard let value = value ?? rest.popFirst() else {
      throw UsageError("\(name) needs \(kind) after it")
    }
    // Most often a variable that is not set: without it another log would be meant.
    if name == "--log", value.isEmpty { throw UsageError("\(name) needs \(kind), and '' is none") }
    return value
  }

  /// A whole number within `range` as the value of the option just read; `unit` says of what, in the plural.
  mutating func number(
    of unit: String, option name: String, given value: String?, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    let kind = "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
    let text = try self.value(of: name, given: value, kind: kind)
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(name) needs \(kind), not \(text.quoted)")
    }
    return number
  }
}
