/// The box of a list: the rows that can be seen, below each other.
final class ListBox: LayoutNode {
  private(set) var rows: [RowBox] = []
  /// Called when the box has got another size.
  var onResize: () -> Void = {}
  private var knownSize = CellSize.zero
  /// Called when the rows have got other heights than those by which they were chosen.
  var onOtherHeights: () -> Void = {}
  /// The lines of all rows, as the list has counted them.
  var lineCount = 0
  /// The number typed in front of a key, while it is typed.
  var count: Int? {
    didSet { if count != oldValue { setNeedsDisplay() } }
  }
  /// The size that a list takes where none is proposed.
  var idealSize = CellSize.zero {
    didSet { if idealSize != oldValue { setNeedsLayout() } }
  }

  func setRows(_ new: [RowBox]) {
    if rows.elementsEqual(new, by: ===) { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for row in rows where !kept.contains(ObjectIdentifier(row)) { orphan(row) }
    rows = new
    new.forEach(adopt)
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    CellSize(
      columns: proposal.columns ?? idealSize.columns, rows: proposal.rows ?? idealSize.rows)
  }

  override func placeChildren() {
    if frame.size != knownSize {
      knownSize = frame.size
      onResize()
    }
    var row = 0
    for box in rows {
      let proposal = ProposedSize(columns: frame.size.columns, rows: nil)
      let size = box.sizeThatFits(proposal)
      box.place(at: CellPoint(column: 0, row: row), size: size, proposal: proposal)
      row += size.rows
    }
    if row != lineCount {
      lineCount = row
      onOtherHeights()
    }
  }

  /// Rows stand in order: those above what is to be drawn are passed over without looking at each.
  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    var index = firstRow(endingBelow: canvas.clip.minRow - origin.row)
    let end = canvas.clip.maxRow - origin.row
    while index < rows.count, rows[index].frame.minRow < end {
      drawChild(rows[index], in: canvas, at: origin, style: style)
      index += 1
    }
    canvas.put(count: count, in: CellRect(origin: origin, size: frame.size), style: style)
  }

  private func firstRow(endingBelow edge: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].frame.maxRow <= edge { low = middle + 1 } else { high = middle }
    }
    return low
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { rows.forEach(body) }
}
