/// The counts of a lab beside their claims, as plain values: equal ones need no new text.
nonisolated struct LabTable {
  var window: String
  var worlds: [(name: String, shortName: String)]
  var rows: [Row]
  var detail: [String] = []

  struct Row {
    var name: String
    var cells: [Cell]

    /// The name and the counts; without their claims where those have no room.
    fileprivate func line(in grid: Grid) -> String {
      name.cut(to: grid.name).padded(to: grid.name)
        + cells.map { cell in
          let text =
            cell.text.count < grid.world
            ? cell.text : cell.measured.grouped.cut(to: grid.world - 1)
          return text.rightAligned(in: grid.world)
        }.joined()
    }
  }

  /// A count in one world.
  struct Cell {
    var measured: Int
    var claim = 0
    /// The claim, or what really comes out where the claim does not hold.
    var expected = 0
    var reason: String?

    /// Measured, then claimed in parentheses; a star where the article does not hold, an exclamation mark where the
    /// measurement is neither.
    var text: String {
      let mark = measured != expected ? "!" : measured != claim ? "*" : ""
      return "\(mark)\(measured.grouped) (\(claim.grouped))"
    }
    var isContradicted: Bool { measured == expected && measured != claim }
  }

  /// The lines for a box of `columns` × `rows` cells: a heading, and below it the counts, then why a claim does not
  /// hold, then the details.
  ///
  /// - Parameters:
  ///   - first: the first of the lines below the heading that is shown; the heading says so where others are not.
  ///   - isRuled: whether the heading is drawn as a line across, in place of a border.
  func lines(columns: Int, rows limit: Int, from first: Int = 0, isRuled: Bool = false) -> [String]
  {
    guard columns >= Self.leastColumns, limit > 0 else { return [] }
    let count = bodyRows(columns: columns)
    let shown = first..<min(count, first + limit - 1)
    let what = shown.count == count ? "(claim)" : place(shown, of: count)
    let heading = window + " " + what
    let grid = grid(columns: columns, heading: heading)
    let body = rows.map { row in row.line(in: grid) } + notes(columns: columns)
    let short = (window.split(separator: " ").last.map(String.init) ?? "") + " " + what
    let head = line(heading.count > grid.name ? short : heading, in: grid)
    return [isRuled ? head.padded(to: columns).ruled : head] + body[shown]
  }

  /// Whether the heading of a box of so many columns has the name of each world, or a short one for any.
  func hasWholeNames(columns: Int) -> Bool {
    let grid = grid(columns: columns, heading: window + " (claim)")
    return worlds.allSatisfy { $0.name.count < grid.world }
  }

  /// How many lines there are below the heading.
  func bodyRows(columns: Int) -> Int {
    columns < Self.leastColumns ? 0 : rows.count + notes(columns: columns).count
  }

  private static let leastColumns = 16

  /// Which lines are shown, for example `1-4/11`; as wide as for any others of them, so that nothing moves.
  private func place(_ shown: Range<Int>, of count: Int) -> String {
    let width = 3 * "\(count)".count + 2
    return "\(shown.lowerBound + 1)-\(shown.upperBound)/\(count)".padded(to: width)
  }

  private func notes(columns: Int) -> [String] {
    let remarks = remark.map { Self.wrapped("* " + $0, columns: columns) } ?? []
    return remarks + detail.map { $0.cut(to: columns) }
  }

  /// The widths of the columns.
  struct Grid {
    let name: Int
    let world: Int
  }

  /// Farther apart, a line of numbers is hard to follow.
  private static let widestWorld = 32

  private func grid(columns: Int, heading: String) -> Grid {
    let longest = (rows.map(\.name.count) + [heading.count]).max() ?? 0
    let name = min(longest, columns / 2 - (worlds.count - 2) * columns / 10)
    let world = (columns - name) / max(1, worlds.count)
    return Grid(name: name, world: min(world, Self.widestWorld))
  }

  private func line(_ heading: String, in grid: Grid) -> String {
    let heads = worlds.map {
      $0.name.count < grid.world ? $0.name : $0.shortName.cut(to: grid.world - 1)
    }
    let name = heading.cut(to: grid.name).padded(to: grid.name)
    return name + heads.map { $0.rightAligned(in: grid.world) }.joined()
  }

  /// The first claim that does not hold, and why.
  private var remark: String? {
    for row in rows {
      for (cell, world) in zip(row.cells, worlds) where cell.isContradicted {
        return "\(row.name), \(world.name): article \(cell.claim.grouped), here "
          + "\(cell.measured.grouped), because \(cell.reason ?? "it is so")."
      }
    }
    return nil
  }

  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.map { $0.cut(to: columns) }
  }
}

extension String {
  /// The text with a line in place of its blanks, but for one on either side of a word.
  fileprivate nonisolated var ruled: String {
    let characters = Array(self)
    return String(
      characters.indices.map { index in
        let isBeside = [index - 1, index + 1].contains {
          characters.indices.contains($0) && characters[$0] != " "
        }
        return characters[index] == " " && !isBeside ? "─" : characters[index]
      })
  }
}
