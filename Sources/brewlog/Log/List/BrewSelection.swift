import BrewModel

/// Which brews a command is about, in which order, and how many.
struct BrewSelection {
  var query = BrewQuery()
  /// nil for the order of the log: the newest first.
  var order: BrewColumn?
  var isReversed = false
  var limit: Int?

  static let options = [
    CommandOption(
      name: "--sort", value: "KEY",
      summary: "numbers and dates from the greatest, texts from A; the rest last",
      completes: .words(BrewColumn.names)),
    CommandOption(name: "--reverse", summary: "the other way round"),
    CommandOption(name: "--limit", value: "N", summary: "the first N"),
  ]

  /// The part that options say.
  init(_ request: LogRequest) throws(UsageError) {
    if let name = request.values["--sort"] { order = try BrewColumn(named: name) }
    isReversed = request.flags.contains("--reverse")
    limit = try request.number("--limit", of: "brews")
  }

  /// Asks for brews by filters, each a word of the command line. - Throws: for one that cannot be followed.
  mutating func take(filters: [String]) throws(UsageError) {
    query = BrewQuery(arguments: filters)
    guard let problem = query.problem else { return }
    guard BrewColumn(name: problem.field.lowercased()) != nil else {
      throw BrewColumn.unknown(problem.field)
    }
    throw UsageError(problem.description)
  }

  /// Complexity: O(limit) in the order of the log without conditions, else O(log × conditions) and the sort.
  func brews(in file: LogFile) throws(LogFileError) -> [Brew] {
    if query.isEmpty, order == nil, !isReversed { return try file.brews(limit: limit) }
    let sorted = self.sorted(query.brews(among: try file.brews()))
    return limit.map { Array(sorted.prefix($0)) } ?? sorted
  }

  /// Those without a date stay behind all others.
  private func oldestFirst(_ brews: [Brew]) -> [Brew] {
    brews.filter { $0.brewedAt.isKnown }.reversed() + brews.filter { !$0.brewedAt.isKnown }
  }

  private func sorted(_ brews: [Brew]) -> [Brew] {
    guard let order, order != .field(.date) else {
      return isReversed ? oldestFirst(brews) : brews
    }
    if order.isNumber {
      return sorted(brews, by: { order.number(of: $0) }, with: isReversed ? (<) : (>))
    }
    let isGrind = order == .field(.grind)
    return sorted(
      brews,
      by: { brew -> SortText? in
        let text = order.text(of: brew)
        guard !text.isEmpty else { return nil }
        return SortText(
          number: isGrind ? brew.grinder.settingNumber ?? .infinity : 0,
          text: FoldedText.folded(text))
      }, with: isReversed ? (>) : (<))
  }

  /// Brews without a value come last, those that are equal in the order of the log.
  private func sorted<Key: Comparable>(
    _ brews: [Brew], by key: (Brew) -> Key?, with isBefore: (Key, Key) -> Bool
  ) -> [Brew] {
    brews.enumerated().map { (place: $0.offset, brew: $0.element, key: key($0.element)) }
      .sorted { left, right in
        switch (left.key, right.key) {
        case (let a?, let b?) where a != b: isBefore(a, b)
        case (_?, nil): true
        case (nil, _?): false
        default: left.place < right.place
        }
      }
      .map(\.brew)
  }
}

/// A text that is sorted by the number that it begins with first.
private struct SortText: Comparable {
  let number: Double
  let text: String

  static func < (left: Self, right: Self) -> Bool {
    (left.number, left.text) < (right.number, right.text)
  }
}
