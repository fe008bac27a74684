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
    case .field(.bean): sorted(entries, named: \.bean.name)
    case .field(.roaster): sorted(entries, named: \.bean.roaster)
    case .field(.method): sorted(entries, named: \.method.name)
    case .field(.note): sorted(entries, named: \.firstNoteLine)
    case .field(let field) where !column.isByNumber: sorted(entries, named: field.text)
    default: sorted(entries, by: column.number)
    }
  }

  private func sorted(_ entries: [BrewEntry], named name: (Brew) -> String) -> [BrewEntry] {
    // A log has few names and many brews: each is folded once.
    var keys: [String: String?] = [:]
    return sorted(entries) { brew -> String? in
      let name = name(brew)
      if let key = keys[name] { return key }
      let key = name.isEmpty ? nil : FoldedText.folded(name)
      keys[name] = .some(key)
      return key
    }
  }

  /// Equal keys are put together first.
  private func sorted<Key: Hashable & Comparable>(
    _ entries: [BrewEntry], by key: (Brew) -> Key?
  ) -> [BrewEntry] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, entries: [BrewEntry])] = []
    var unknown: [BrewEntry] = []
    for entry in entries {
      guard let key = key(entry.untracked) else {
        unknown.append(entry)
        continue
      }
      if let place = places[key] {
        groups[place].entries.append(entry)
      } else {
        places[key] = groups.count
        groups.append((key, [entry]))
      }
    }
    groups.sort { isDescending ? $0.key > $1.key : $0.key < $1.key }
    var sorted: [BrewEntry] = []
    sorted.reserveCapacity(entries.count)
    for group in groups { sorted += group.entries }
    return sorted + unknown
  }
}

extension [BrewEntry] {
  /// The place of an entry among entries in the order of time; nil where it is not found. Complexity: O(log n).
  func place(of entry: BrewEntry, isNewestFirst: Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let isFurther =
        isNewestFirst ? self[middle].isBefore(entry) : entry.isBefore(self[middle])
      if isFurther { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] === entry ? low : nil
  }
}
