/// Rows of a name, some numbers and a remark, as lines of a given width.
nonisolated struct PageTable {
  /// The heads of the numbers: in full, and for narrow screens.
  let heads: [(String, String)]
  var rows: [Row] = []

  struct Row {
    /// One character before the name.
    var mark = " "
    let name: String
    let numbers: [String]
    /// Behind the numbers, where there is room.
    var remark = ""
  }

  init(_ heads: [(String, String)]) { self.heads = heads }

  /// The heads, then the rows.
  func lines(columns: Int, nameHead: String) -> [String] {
    let isWide = columns >= 60
    let heads = self.heads.map { isWide ? $0.0 : $0.1 }
    let widths = heads.indices.map { index in
      max(heads[index].count, rows.map { $0.numbers[index].count }.max() ?? 0) + (isWide ? 2 : 1)
    }
    let numbers = widths.reduce(0, +)
    let longest = max(nameHead.count, rows.map(\.name.count).max() ?? 0)
    let name = max(4, min(longest, columns - numbers - 1))
    func line(_ mark: String, _ title: String, _ cells: [String], _ remark: String) -> String {
      let cells = zip(cells, widths).map { $0.rightAligned(in: $1) }.joined()
      let text = mark + title.cut(to: name).padded(to: name) + cells
      let rest = columns - text.count - 2
      return rest >= 12 && !remark.isEmpty
        ? text + "  " + remark.cut(to: rest) : text.cut(to: columns)
    }
    return [line(" ", nameHead, heads, "")]
      + rows.map { line($0.mark, $0.name, $0.numbers, $0.remark) }
  }
}

extension Double {
  /// As a share in percent: `18%`.
  nonisolated var percentage: String { "\(Int((self * 100).rounded()))%" }
}
