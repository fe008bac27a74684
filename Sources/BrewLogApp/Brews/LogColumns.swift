import BrewModel

/// A column of the list.
nonisolated enum LogColumn: CaseIterable {
  case star, date, bean, roaster, method, ratio, rating, note

  /// For the header; cut where the column is narrower.
  var title: String {
    switch self {
    case .star: "★"
    case .date: "Date"
    case .bean: "Bean"
    case .roaster: "Roaster"
    case .method: "Method"
    case .ratio: "Ratio"
    case .rating: "Rating"
    case .note: "Note"
    }
  }
}

/// The columns that a width has room for, and the cells of each.
nonisolated struct LogColumns: Equatable {
  private(set) var widths: [(column: LogColumn, width: Int)] = []

  /// - Parameter width: cells of a row, the list's mark of the selection not counted.
  init(width: Int) {
    let isWide = width >= 110
    let isUsual = width >= 56
    let fixed: [(LogColumn, Int)] = [
      (.star, 1), (.date, isWide ? 16 : isUsual ? 10 : 5),
      (.method, isWide ? 16 : isUsual ? 10 : 0),
      (.ratio, width >= 34 ? 6 : 0), (.rating, isUsual ? 7 : width >= 26 ? 4 : 0),
    ].filter { $0.1 > 0 }
    let hasNote = width >= 70
    let gaps = fixed.count + (hasNote ? 1 : 0) + (isWide ? 1 : 0)
    let rest = max(1, width - fixed.reduce(gaps) { $0 + $1.1 })
    let roaster = isWide ? min(24, rest / 4) : 0
    let note = hasNote ? (rest - roaster) / 2 : 0
    let flexible: [(LogColumn, Int)] = [
      (.bean, rest - roaster - note), (.roaster, roaster), (.note, note),
    ]
    widths = LogColumn.allCases.compactMap { column in
      (fixed + flexible).first { $0.0 == column && $0.1 > 0 }.map { (column: $0.0, width: $0.1) }
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.widths.elementsEqual(right.widths) { $0 == $1 }
  }
}

extension LogColumns {
  /// The line of a brew, but for the star.
  func text(of brew: Brew) -> String {
    var line = ""
    for (column, width) in widths where column != .star {
      line += " " + cell(column, width, of: brew)
    }
    return line
  }

  /// The line above the brews, the sorted column marked by the direction.
  func header(sorted sort: LogSort) -> String {
    widths.map { column, width in
      guard column == sort.column else {
        return String(column.title.prefix(width)).padded(to: width)
      }
      let mark = sort.isDescending ? "▼" : "▲"
      guard width > 1 else { return mark }
      return (String(column.title.prefix(width - 1)) + mark).padded(to: width)
    }.joined(separator: " ")
  }

  private func cell(_ column: LogColumn, _ width: Int, of brew: Brew) -> String {
    switch column {
    case .star: ""
    case .date: Self.date(brew.brewedAt, width: width)
    case .bean: brew.bean.name.fitted(to: width)
    case .roaster: brew.bean.roaster.fitted(to: width)
    case .method: brew.method.name.fitted(to: width)
    case .ratio: (brew.ratio == nil ? "" : brew.ratioText).fitted(to: width, trailing: true)
    case .rating: (brew.rating?.description ?? "").fitted(to: width)
    case .note: brew.firstNoteLine.fitted(to: width)
    }
  }

  private static func date(_ time: ZonedTime, width: Int) -> String {
    let day = time.day.description
    return switch width {
    case ..<10: String(day.suffix(5))
    case ..<16: day
    default: "\(day) \(time.clockText)"
    }
  }
}

extension Brew {
  /// The first line of the note that has something in it.
  nonisolated var firstNoteLine: String {
    // By bytes: characters take their time, and a list that is sorted by notes looks at all of them.
    let bytes = note.utf8
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }) else { return "" }
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = bytes[..<first].lastIndex(where: isBreak).map { bytes.index(after: $0) }
    let end = bytes[first...].firstIndex(where: isBreak)
    return String(note[(start ?? bytes.startIndex)..<(end ?? bytes.endIndex)])
  }
}
