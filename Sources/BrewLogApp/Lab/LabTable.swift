/// The counts of a lab beside their claims, as plain values: equal ones need no new text.
nonisolated struct LabTable {
  var window: String
  var worlds: [(name: String, shortName: String)]
  var rows: [Row]
  var detail: [String] = []

  struct Row {
    var name: String
    var cells: [Cell]
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

  /// The lines for a box of `columns` × `rows` cells: the heading and the counts first, then why a claim does not hold,
  /// then the details.
  func lines(columns: Int, rows limit: Int) -> [String] {
    guard columns >= 16, limit > 0 else { return [] }
    let remarks = remark.map { Self.wrapped("* " + $0, columns: columns) } ?? []
    let all = table(columns: columns) + remarks.prefix(2) + detail.map { $0.cut(to: columns) }
    return Array(all.prefix(limit))
  }

  /// The lines that all of it takes, without remarks.
  var tableRows: Int { rows.count + 1 }

  private func table(columns: Int) -> [String] {
    let longest = (rows.map(\.name.count) + [heading.count]).max() ?? 0
    let nameWidth = min(longest, columns / 2 - (worlds.count - 2) * columns / 10)
    let width = (columns - nameWidth) / max(1, worlds.count)
    func line(_ name: String, _ cells: [String]) -> String {
      name.cut(to: nameWidth).padded(to: nameWidth)
        + cells.map { $0.rightAligned(in: width) }.joined()
    }
    let heads = worlds.map { $0.name.count < width ? $0.name : $0.shortName.cut(to: width - 1) }
    return [line(heading, heads)]
      + rows.map { row in
        line(
          row.name,
          row.cells.map { $0.text.count < width ? $0.text : $0.measured.grouped.cut(to: width - 1) }
        )
      }
  }

  private var heading: String { window + " (claim)" }

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
