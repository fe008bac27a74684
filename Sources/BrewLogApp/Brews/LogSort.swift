import BrewModel

/// The order of the list.
nonisolated struct LogSort: Equatable {
  var column = LogColumn.date
  var isDescending = true

  /// The order in which a log is kept anyway.
  static let usual = LogSort()

  /// By the next column of several, or the one before. Numbers, days and stars begin with the greatest, names with the
  /// first.
  mutating func step(_ distance: Int, through columns: [LogColumn] = LogColumn.usual) {
    let place = columns.firstIndex(of: column).map { $0 + distance } ?? 0
    column = columns[(place + columns.count) % columns.count]
    isDescending = column.beginsWithGreatest
  }
}

extension LogSort {
  /// Brews in this order; those that are equal in it, the newest first. What was not recorded comes last.
  ///
  /// Complexity: O(n + d log d) for d different keys.
  /// - Parameter entries: the newest first.
  func sorted(_ entries: [BrewEntry]) -> [BrewEntry] {
    switch column {
    case .date: isDescending ? entries : entries.reversed()
    case .field(.note): sorted(entries) { Self.name($0.firstNoteLine) }
    case .field(let field) where !column.isByNumber:
      sorted(entries) { Self.name(field.text(of: $0)) }
    default: sorted(entries, by: column.number)
    }
  }

  private static func name(_ text: String) -> String? {
    text.isEmpty ? nil : FoldedText.folded(text)
  }

  /// Equal keys are put together first: a log has few beans and many brews.
  private func sorted<Key: Hashable & Comparable>(
    _ entries: [BrewEntry], by key: (Brew) -> Key?
  ) -> [BrewEntry] {
    var groups: [Key: [BrewEntry]] = [:]
    var unknown: [BrewEntry] = []
    for entry in entries {
      if let key = key(entry.brew) {
        groups[key, default: []].append(entry)
      } else {
        unknown.append(entry)
      }
    }
    let keys = groups.keys.sorted { isDescending ? $0 > $1 : $0 < $1 }
    return keys.flatMap { groups[$0]! } + unknown
  }
}
