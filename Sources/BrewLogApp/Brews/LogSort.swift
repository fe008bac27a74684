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
