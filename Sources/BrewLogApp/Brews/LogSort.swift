import BrewModel

/// The order of the list.
nonisolated struct LogSort: Equatable {
  var column = LogColumn.date
  var isDescending = true

  /// The order in which a log is kept anyway.
  static let usual = LogSort()

  /// By the next column, or the one before. Numbers, days and stars begin with the greatest, names with the first.
  mutating func step(_ distance: Int) {
    let columns = LogColumn.allCases
    let place = columns.firstIndex(of: column)! + distance
    column = columns[(place + columns.count) % columns.count]
    switch column {
    case .star, .date, .ratio, .rating: isDescending = true
    case .bean, .roaster, .method, .note: isDescending = false
    }
  }
}

extension LogSort {
  /// Brews in this order; those that are equal in it, the newest first. What was not recorded comes last.
  ///
  /// Complexity: O(n log n).
  /// - Parameter entries: the newest first.
  func sorted(_ entries: [BrewEntry]) -> [BrewEntry] {
    switch column {
    case .date: isDescending ? entries : entries.reversed()
    case .star: sorted(entries) { $0.isFavorite ? 1.0 : 0 }
    case .ratio: sorted(entries, by: \.ratio)
    case .rating: sorted(entries) { $0.rating?.value(on: 5) }
    case .bean: sorted(entries) { Self.name($0.bean.name) }
    case .roaster: sorted(entries) { Self.name($0.bean.roaster) }
    case .method: sorted(entries) { Self.name($0.method.name) }
    case .note: sorted(entries) { Self.name($0.firstNoteLine) }
    }
  }

  private static func name(_ text: String) -> String? {
    text.isEmpty ? nil : FoldedText.folded(text)
  }

  private func sorted<Key: Comparable>(_ entries: [BrewEntry], by key: (Brew) -> Key?)
    -> [BrewEntry]
  {
    let keys = entries.map { key($0.brew) }
    let order = entries.indices.sorted { left, right in
      guard let (a, b) = keys[left].flatMap({ a in keys[right].map { (a, $0) } }) else {
        return (keys[left] == nil ? 1 : 0, left) < (keys[right] == nil ? 1 : 0, right)
      }
      if a == b { return left < right }
      return isDescending ? a > b : a < b
    }
    return order.map { entries[$0] }
  }
}
