/// Rows of a name, some numbers and a remark, as lines of a given width.
nonisolated struct PageTable {
  /// The heads of the numbers: in full, and for narrow screens.
  let heads: [(String, String)]
  let rows: [Row]

  struct Row: Equatable {
    /// One character before the name.
    var mark = " "
    let name: String
    let numbers: [String]
    /// Behind the numbers, where there is room.
    var remark = ""
  }

  /// Some of the lines: the heads, then the rows.
  func lines(_ range: Range<Int>, columns: Int, nameHead: String) -> [String] {
    let isWide = columns >= 60
    let heads = self.heads.map { isWide ? $0.0 : $0.1 }
    let widths = heads.indices.map { index in
      rows.reduce(heads[index].columnCount) { max($0, $1.numbers[index].columnCount) }
        + (isWide ? 2 : 1)
    }
    let longest = rows.reduce(nameHead.columnCount) { max($0, $1.name.columnCount) }
    let name = max(4, min(longest, columns - widths.reduce(0, +) - 1))
    func line(_ mark: String, _ title: String, _ cells: [String], _ remark: String) -> String {
      var text = mark + title.cut(to: name).padded(to: name)
      for index in cells.indices { text += cells[index].rightAligned(in: widths[index]) }
      let rest = columns - text.columnCount - 2
      return rest >= 12 && !remark.isEmpty
        ? text + "  " + remark.cut(to: rest) : text.cut(to: columns)
    }
    return range.map { index in
      if index == 0 { return line(" ", nameHead, heads, "") }
      let row = rows[index - 1]
      return line(row.mark, row.name, row.numbers, row.remark)
    }
  }
}

extension Double {
  /// As a share in percent: `18%`.
  nonisolated var percentage: String { "\(Int((self * 100).rounded()))%" }
}
