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

  /// Lines as they were made last, which are the same as long as their rows are, and all columns stand where they
  /// stood.
  struct KnownLines {
    fileprivate var layout: Layout?
    fileprivate var head: String?
    fileprivate var rows: [KnownLine?] = []
  }

  /// Of a row: what changes least stands first, and is kept.
  fileprivate struct KnownLine {
    var row: Row
    /// The mark and the name.
    let start: PageLine
    var line: String
  }

  /// Where the columns of a table stand.
  fileprivate struct Layout: Equatable {
    let columns: Int
    let nameHead: String
    let name: Int
    let widths: [Int]
  }

  /// Some of the lines, each as wide as the page: the heads, then the rows.
  func lines(
    _ range: Range<Int>, columns: Int, nameHead: String, known: inout KnownLines
  ) -> [String] {
    let layout = layout(columns, nameHead)
    if known.layout != layout { known = KnownLines(layout: layout) }
    while known.rows.count < rows.count { known.rows.append(nil) }
    return range.map { index in
      if index == 0 { return head(layout, &known) }
      return line(of: index - 1, layout, &known)
    }
  }

  private func layout(_ columns: Int, _ nameHead: String) -> Layout {
    let isWide = Self.isWide(columns)
    let widths = Self.heads.indices.map { index in
      let head = isWide ? Self.heads[index].0 : Self.heads[index].1
      return rows.reduce(head.utf8.count) { max($0, $1.width(of: index)) } + (isWide ? 2 : 1)
    }
    let longest = rows.reduce(nameHead.columnCount) { max($0, $1.name.columnCount) }
    let name = max(4, min(longest, columns - widths.reduce(0, +) - 1))
    return Layout(columns: columns, nameHead: nameHead, name: name, widths: widths)
  }

  private func head(_ layout: Layout, _ known: inout KnownLines) -> String {
    if let head = known.head { return head }
    let isWide = Self.isWide(layout.columns)
    var line = PageLine(columns: layout.columns)
    line.put(" ")
    line.put(layout.nameHead, in: layout.name)
    for (head, width) in zip(Self.heads, layout.widths) {
      line.put(isWide ? head.0 : head.1, rightIn: width)
    }
    let text = line.filled()
    known.head = text
    return text
  }

  private func line(of index: Int, _ layout: Layout, _ known: inout KnownLines) -> String {
    let row = rows[index]
    let old = known.rows[index]
    if let old, old.row == row { return old.line }
    let start = old.flatMap { $0.row.startsAlike(row) ? $0.start : nil } ?? row.start(in: layout)
    var line = start
    row.put(into: &line, widths: layout.widths)
    let text = line.filled()
    known.rows[index] = KnownLine(row: row, start: start, line: text)
    return text
  }
}

nonisolated extension PageTable.Row {
  /// The numbers in the order of the heads; the last is the share, nil where nothing has run again.
  private func number(_ index: Int) -> Int? {
    switch index {
    case 0: counts.arrivals
    case 1: counts.bodies
    case 2: counts.skips
    default: counts.redundantShare.map(\.inPercent)
    }
  }

  fileprivate func width(of index: Int) -> Int {
    guard let number = number(index) else { return 1 }
    return number.groupedWidth + (index == 3 ? 1 : 0)
  }

  fileprivate func startsAlike(_ other: Self) -> Bool { mark == other.mark && name == other.name }

  fileprivate func start(in layout: PageTable.Layout) -> PageLine {
    var line = PageLine(columns: layout.columns)
    line.put(mark)
    line.put(name, in: layout.name)
    return line
  }

  fileprivate func put(into line: inout PageLine, widths: [Int]) {
    for index in widths.indices {
      guard let number = number(index) else {
        line.put("–", rightIn: widths[index])
        continue
      }
      let isShare = index == 3
      line.put(number, rightIn: widths[index] - (isShare ? 1 : 0))
      if isShare { line.put("%") }
    }
    let rest = line.room - 2
    if rest >= 12 && !remark.isEmpty {
      line.putBlanks(2)
      line.put(remark, in: rest)
    }
  }
}

extension Double {
  /// A share in percent.
  nonisolated var inPercent: Int { Int((self * 100).rounded()) }
}
