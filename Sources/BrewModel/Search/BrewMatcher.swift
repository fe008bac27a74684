/// Asks brews that are in no search index, one by one, whether a query means them.
struct BrewMatcher {
  private let query: BrewQuery
  private let words: [[UInt8]]
  /// The search text of a brew: its memory is used again for the next one.
  private var text: [UInt8] = []

  init(_ query: BrewQuery) {
    self.query = query
    words = query.foldedWords
  }

  /// Complexity: O(conditions × length of their fields + words × text of the brew).
  mutating func matches(_ brew: Brew) -> Bool {
    guard query.conditionsHold(for: brew) else { return false }
    guard !words.isEmpty else { return true }
    text.removeAll(keepingCapacity: true)
    brew.appendSearchText(to: &text)
    return text.withUnsafeBytes { text in
      words.allSatisfy { word in
        word.withUnsafeBytes { ByteSearch.first($0, in: text[...]) != nil }
      }
    }
  }
}
