import BrewModel

/// One word of a filter: `bean:kenya`, `rating>=4`, `favorite`, or a text to search for.
struct BrewCondition {
  enum Comparison: String, CaseIterable {
    // The longer ones first, for they begin with the others.
    case atLeast = ">="
    case atMost = "<="
    case contains = ":"
    case equals = "="
    case more = ">"
    case less = "<"
  }

  let holds: (Brew) -> Bool

  private init(holds: @escaping (Brew) -> Bool) { self.holds = holds }

  /// - Throws: `UsageError` for an unknown key, and for a value that is none of that key's.
  init(_ word: String) throws(UsageError) {
    if word == "favorite" || word == "favourite" {
      self.init { $0.isFavorite }
    } else if let (key, comparison, text) = Self.parts(of: word) {
      self.init(holds: try Self.condition(ListColumn(key), comparison, text, word))
    } else {
      self.init(searching: word)
    }
  }

  /// A condition that each word of a text stands somewhere in the brew.
  init(searching text: String) {
    let words = FoldedText.folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
    self.init { $0.matches(foldedWords: words) }
  }

  private static func condition(
    _ column: ListColumn, _ comparison: Comparison, _ text: String, _ word: String
  ) throws(UsageError) -> (Brew) -> Bool {
    switch column {
    case .field(.favorite) where comparison.isEquality: try favoriteCondition(text)
    case .field(.tags) where comparison.isEquality && !text.isEmpty:
      tagCondition(text, comparison)
    case _ where comparison.isEquality && (text.isEmpty || !column.isNumber):
      textCondition(column, comparison, text)
    default: try numberCondition(column, comparison, text, word)
    }
  }

  private static func favoriteCondition(_ text: String) throws(UsageError) -> (Brew) -> Bool {
    var probe = Brew(Bean("x"))
    guard (try? BrewField.favorite.set(text, in: &probe)) != nil else {
      throw UsageError("favorite: \(text.quoted) is neither yes nor no")
    }
    let isWanted = probe.isFavorite
    return { $0.isFavorite == isWanted }
  }

  /// The key, the sign and the value; nil if the word does not begin with a key and a sign.
  private static func parts(of word: String) -> (String, Comparison, String)? {
    let key = word.prefix { $0.isASCII && ($0.isLetter || $0 == "_") }
    let rest = word[key.endIndex...]
    guard !key.isEmpty,
      let sign = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) })
    else { return nil }
    return (key.lowercased(), sign, String(rest.dropFirst(sign.rawValue.count)))
  }

  private static func tagCondition(
    _ text: String, _ comparison: Comparison
  ) -> (Brew) -> Bool {
    let wanted = FoldedText.folded(text.tidied)
    return { brew in
      brew.tags.contains { tag in
        let tag = FoldedText.folded(tag)
        return comparison == .equals ? tag == wanted : FoldedText.contains(wanted, in: tag)
      }
    }
  }

  /// Without a text: not recorded.
  private static func textCondition(
    _ column: ListColumn, _ comparison: Comparison, _ text: String
  ) -> (Brew) -> Bool {
    let wanted = FoldedText.folded(text.tidied)
    return { brew in
      let text = FoldedText.folded(column.text(of: brew))
      if wanted.isEmpty { return text.isEmpty }
      return comparison == .equals ? text == wanted : FoldedText.contains(wanted, in: text)
    }
  }

  private static func numberCondition(
    _ column: ListColumn, _ comparison: Comparison, _ text: String, _ word: String
  ) throws(UsageError) -> (Brew) -> Bool {
    if case .field(.date) = column { return try dateCondition(comparison, text) }
    guard column.isNumber else {
      throw UsageError(
        "\(word.quoted): \(column.name) is a text; compare it with : or =, like \(column.name):\(text)"
      )
    }
    let wanted = try number(text, of: column)
    return { brew in column.number(of: brew).map { comparison.holds($0, wanted) } ?? false }
  }

  /// Read as the field reads it, so that `time>2:30` and `temperature>=200F` mean what they say.
  private static func number(_ text: String, of column: ListColumn) throws(UsageError) -> Double {
    if case .field(let field) = column {
      var probe = Brew(Bean("x"))
      if (try? field.set(text, in: &probe)) != nil, let value = column.number(of: probe) {
        return value
      }
    } else {
      let ratio = text.hasPrefix("1:") ? String(text.dropFirst(2)) : text
      if let value = DecimalText.parse(ratio, symbols: ["%"]) { return value }
    }
    throw UsageError("\(column.name): \(text.quoted) is no value to compare with")
  }

  /// By the calendar there: `date=2026-11-30` is that whole day, `date>=2026-11` from its first day on.
  private static func dateCondition(
    _ comparison: Comparison, _ text: String
  ) throws(UsageError) -> (Brew) -> Bool {
    let parts = text.utf8.count
    let filling = parts == 4 ? "-01-01" : parts == 7 ? "-01" : ""
    guard parts == 4 || parts == 7 || parts == 10, CivilDay(text + filling) != nil else {
      throw UsageError("date: \(text.quoted) is no date; write it like 2026-11-30, 2026-11 or 2026")
    }
    return { brew in comparison.holds(String("\(brew.brewedAt.day)".prefix(parts)), text) }
  }
}

extension BrewCondition.Comparison {
  var isEquality: Bool { self == .contains || self == .equals }

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .atLeast: left >= right
    case .atMost: left <= right
    case .more: left > right
    case .less: left < right
    case .contains, .equals: left == right
    }
  }
}
