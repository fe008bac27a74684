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
      summary:
        "numbers and dates from the greatest, texts from A; the rest last",
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
  mutating func take(filters: [String], units: DisplayUnits) throws(UsageError) {
    query = BrewQuery(arguments: filters, units: units)
    guard let problem = query.problem else { return }
    // Here the nearest name can be told.
    guard BrewColumn(name: problem.field) != nil else {
      throw BrewColumn.unknown(problem.text)
    }
    throw UsageError(problem.description)
  }

  /// What is asked for, bags that are named by what they hold being those of a log. Complexity: O(bags).
  func query(in file: LogFile) throws(LogFileError) -> BrewQuery {
    try query.naming { () throws(LogFileError) in BagNames(try file.bags()) }
  }

  /// Complexity: that of `LogFile.brews(_:limit:)` in the order of the log, else that of reading all that the query
  /// asks for, and the sort.
  func brews(in file: LogFile) throws(LogFileError) -> [Brew] {
    let query = try query(in: file)
    let order = order ?? .field(.date)
    guard order != .field(.date) || isReversed else { return try file.brews(query, limit: limit) }
    let found = try file.brews(query)
    let places = sortedPlaces(of: found, by: order)
    return places.prefix(limit ?? places.count).map { found[$0] }
  }

  /// Numbers are put in order, and not the brews: those are a hundred times as long.
  private func sortedPlaces(of brews: [Brew], by order: BrewColumn) -> [Int] {
    let places = Array(brews.indices)
    if order == .field(.date) { return places.oldestFirst { brews[$0].brewedAt } }
    if order.isNumber {
      return sorted(places, by: { order.number(of: brews[$0]) }, with: isReversed ? (<) : (>))
    }
    return sorted(places, by: { text(of: brews[$0], order) }, with: isReversed ? (>) : (<))
  }

  private func text(of brew: Brew, _ order: BrewColumn) -> SortText? {
    let text = order.text(of: brew)
    guard !text.isEmpty else { return nil }
    let number = order == .field(.grind) ? brew.grinder.settingNumber ?? .infinity : 0
    return SortText(
      number: number,
      text: order == .field(.note) ? Array(FoldedText.folded(text).utf8) : text.sortKey)
  }

  /// Brews without a value come last, those that are equal in the order of the log.
  private func sorted<Key: Comparable>(
    _ places: [Int], by key: (Int) -> Key?, with isBefore: (Key, Key) -> Bool
  ) -> [Int] {
    places.map { (place: $0, key: key($0)) }
      .sorted { left, right in
        switch (left.key, right.key) {
        case (let a?, let b?) where a != b: isBefore(a, b)
        case (_?, nil): true
        case (nil, _?): false
        default: left.place < right.place
        }
      }
      .map(\.place)
  }
}

/// A text that is sorted by the number that it begins with first.
private struct SortText: Comparable {
  let number: Double
  /// As `String.sortKey` has it.
  let text: [UInt8]

  static func < (left: Self, right: Self) -> Bool {
    left.number == right.number
      ? left.text.lexicographicallyPrecedes(right.text) : left.number < right.number
  }
}
