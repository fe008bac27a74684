import Tally

/// Rows of a name, the counts and a remark, as lines of a given width.
nonisolated struct PageTable {
  let rows: [Row]

  struct Row: Equatable {
    /// One character before the name.
    var mark = " "
    let name: String
    let counts: ViewCounts
    /// Behind the numbers, where there is room.
    var remark = ""
  }

  /// The heads of the numbers: in full, and for narrow screens.
  static let heads = [
    ("arrivals", "arr"), ("bodies", "run"), ("skips", "skip"), ("redundant", "red"),
  ]

  /// Whether the heads are in full.
  static func isWide(_ columns: Int) -> Bool { columns >= 60 }

  /// Some of the lines, each as wide as the page: the heads, then the rows.
  func lines(_ range: Range<Int>, columns: Int, nameHead: String) -> [String] {
    let isWide = Self.isWide(columns)
    let heads = Self.heads.map { isWide ? $0.0 : $0.1 }
    let widths = heads.indices.map { index in
      rows.reduce(heads[index].utf8.count) { max($0, $1.width(of: index)) } + (isWide ? 2 : 1)
    }
    let longest = rows.reduce(nameHead.columnCount) { max($0, $1.name.columnCount) }
    let name = max(4, min(longest, columns - widths.reduce(0, +) - 1))
    return range.map { index in
      var line = PageLine(columns: columns)
      guard index > 0 else {
        line.put(" ")
        line.put(nameHead, in: name)
        for (head, width) in zip(heads, widths) { line.put(head, rightIn: width) }
        return line.text
      }
      rows[index - 1].put(into: &line, name: name, widths: widths)
      return line.text
    }
  }
}

nonisolated extension PageTable.Row {
  /// The numbers in the order of the heads; the last is the share, nil where nothing has run again.
  private func number(_ index: Int) -> Int? {
    switch index {
    case 0: counts.arrivals
    case 1: counts.bodies
    case 2: counts.skips
    default: counts.redundantShare.map { Int(($0 * 100).rounded()) }
    }
  }

  fileprivate func width(of index: Int) -> Int {
    guard let number = number(index) else { return 1 }
    return number.groupedWidth + (index == 3 ? 1 : 0)
  }

  fileprivate func put(into line: inout PageLine, name: Int, widths: [Int]) {
    line.put(mark)
    line.put(self.name, in: name)
    for index in widths.indices {
      line.putBlanks(widths[index] - width(of: index))
      guard let number = number(index) else {
        line.put("–")
        continue
      }
      line.put(number)
      if index == 3 { line.put("%") }
    }
    let rest = line.room - 2
    if rest >= 12 && !remark.isEmpty {
      line.putBlanks(2)
      line.put(remark, in: rest)
    }
  }
}

extension Double {
  /// As a share in percent: `18%`.
  nonisolated var percentage: String { "\(Int((self * 100).rounded()))%" }
}
