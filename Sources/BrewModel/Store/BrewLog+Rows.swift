extension BrewLog {
  /// What a query asks for, the newest first.
  ///
  /// Complexity: that of `search(_:)`, without a hold of any brew.
  /// - Parameter favoritesOnly: whether only those with a star are wanted.
  public func rows(_ query: BrewQuery, favoritesOnly: Bool = false) -> BrewRows {
    let conditions = query.conditions + (favoritesOnly ? [.favorite] : [])
    guard let slots = slots(query.foldedWords, conditions), slots.count < entries.count else {
      return BrewRows(entries, of: self)
    }
    return BrewRows(entries, places: search.places(of: slots, in: entries), of: self)
  }

  /// In the search index; nil for all.
  private func slots(_ words: [[UInt8]], _ conditions: [BrewCondition]) -> [Int]? {
    access(keyPath: \.version)
    guard !words.isEmpty || !conditions.isEmpty else { return nil }
    index()
    var slots = words.isEmpty ? search.slots : search.slots(with: words)
    for condition in conditions {
      if let (line, text, isWhole) = condition.lineOfText {
        slots = search.slots(slots, inLine: line, text, isWhole: isWhole)
      } else if let test = condition.numberTest {
        slots = search.slots(slots, test)
      } else {
        slots = search.slots(slots) { condition.holds(for: $0) }
      }
    }
    return slots
  }
}
