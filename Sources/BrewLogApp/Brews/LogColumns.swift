import BrewModel

/// The columns that a width has room for, and the cells of each.
nonisolated struct LogColumns: Equatable {
  private(set) var widths: [(column: LogColumn, width: Int)] = []
  let units: DisplayUnits
  /// Whether stars and the direction of the order are words.
  let isPlain: Bool

  /// - Parameters:
  ///   - width: cells of a row, the list's mark of the selection not counted.
  ///   - chosen: those that the user wants; nil for the usual ones.
  init(
    width: Int, chosen: [LogColumn]? = nil, units: DisplayUnits = .metric, isPlain: Bool = false
  ) {
    self.units = units
    self.isPlain = isPlain
    let star = isPlain && width >= 40 ? Self.starWord.count : 1
    widths =
      chosen.map { Self.fit($0, into: width, star: star, units) } ?? Self.usual(width, star: star)
  }

  private static let starWord = "Starred"

  private static func usual(_ width: Int, star: Int) -> [(column: LogColumn, width: Int)] {
    let isWide = width >= 110
    let isUsual = width >= 56
    let fixed: [(LogColumn, Int)] = [
      (.star, star), (.date, isWide ? 16 : isUsual ? 10 : 5),
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
    return LogColumn.usual.compactMap { column in
      (fixed + flexible).first { $0.0 == column && $0.1 > 0 }.map { (column: $0.0, width: $0.1) }
    }
  }

  /// The star, and as many of the others, from the first on, as have room; those without a width of their own share
  /// what is left.
  private static func fit(
    _ chosen: [LogColumn], into width: Int, star: Int, _ units: DisplayUnits
  ) -> [(column: LogColumn, width: Int)] {
    let least = 6
    var shown: [(column: LogColumn, width: Int)] = [(.star, star)]
    var rest = width - star
    for column in chosen where column != .star {
      let needed = column.fixedWidth(in: units) ?? least
      guard rest > needed || shown.count == 1 else { break }
      let given = min(needed, max(1, rest - 1))
      shown.append((column, given))
      rest -= given + 1
    }
    let flexible = shown.indices.filter { shown[$0].column.fixedWidth(in: units) == nil }
    for (place, index) in flexible.enumerated() where rest > 0 {
      let more = rest / (flexible.count - place)
      shown[index].width += more
      rest -= more
    }
    return shown
  }

  static func == (left: Self, right: Self) -> Bool {
    left.units == right.units && left.isPlain == right.isPlain
      && left.widths.elementsEqual(right.widths) { $0 == $1 }
  }
}

extension LogColumns {
  /// The line of a brew, but for the star.
  func text(of brew: Brew) -> String {
    var line = ""
    for (column, width) in widths where column != .star {
      let text = column.text(of: brew, units: units, width: width)
      line += " " + text.fitted(to: width, trailing: column.isTrailing)
    }
    return line
  }

  /// What stands in place of the star of a brew that has none.
  var blankStar: String { String(repeating: " ", count: widths[0].width) }

  /// The line above the brews, the sorted column marked by the direction; plain, the title says it in words.
  func header(sorted sort: LogSort) -> String {
    widths.map { column, width in
      let title = self.title(of: column, width, sort)
      return column.isTitleTrailing ? title.rightAligned(in: width) : title.padded(to: width)
    }.joined(separator: " ")
  }

  private func title(of column: LogColumn, _ width: Int, _ sort: LogSort) -> String {
    if isPlain { return String((column == .star ? Self.starWord : column.title).prefix(width)) }
    guard column == sort.column else { return String(column.title.prefix(width)) }
    let mark = sort.isDescending ? "▼" : "▲"
    return width > 1 ? column.title.prefix(width - 1) + mark : mark
  }
}
