/// A window on content that may be taller than it.
final class ScrollBox: LayoutNode {
  private let content: StackLayout
  /// Lines of the content above the window.
  private(set) var offset = 0
  /// The boxes of the control that is kept in sight.
  private var kept: [WeakBox] = []
  /// Whether they are to be brought into sight: until one scrolls elsewhere.
  private var mustReveal = false
  private var placedSize = CellSize.zero
  /// The number typed in front of a key, while it is typed.
  var count: Int? {
    didSet { if count != oldValue { setNeedsDisplay() } }
  }
  /// Whether it says in the last column where there is more than is shown.
  var marksEnds = false {
    didSet { if marksEnds != oldValue { setNeedsDisplay() } }
  }
  /// Whether there is more above the window and below it.
  private var hidden = (above: false, below: false) {
    didSet { if marksEnds, hidden != oldValue { setNeedsDisplay() } }
  }
  /// Whether it takes all rows that it is offered, and not only those of its content.
  var isVertical = true {
    didSet { if isVertical != oldValue { setNeedsLayout() } }
  }

  private struct WeakBox { weak var box: LayoutNode? }

  override init(_ screen: Screen) {
    content = StackLayout(screen, axis: .vertical, StackSettings(spacing: 0))
    super.init(screen)
    adopt(content)
  }

  func setChildren(_ children: [LayoutNode]) {
    content.setChildren(children)
    setNeedsLayout()
  }

  var contentRows: Int { content.frame.size.rows }
  private var greatestOffset: Int { max(0, contentRows - frame.size.rows) }

  /// Moves the window so that it starts at a line of the content, as far as there is content to show.
  func scroll(to line: Int) {
    let new = min(max(0, line), greatestOffset)
    guard new != offset else { return }
    offset = new
    setNeedsLayout()
  }

  /// Moves the window with the next layout so that it shows boxes inside the content: all lines, or the first ones
  /// where it is too low for all. They stay in sight when the window's size changes.
  func reveal(_ boxes: [LayoutNode]) {
    kept = boxes.map { WeakBox(box: $0) }
    mustReveal = true
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let size = content.sizeThatFits(ProposedSize(columns: proposal.columns, rows: nil))
    let rows = proposal.rows ?? size.rows
    return CellSize(columns: size.columns, rows: isVertical ? rows : min(rows, size.rows))
  }

  override func placeChildren() {
    let proposal = ProposedSize(columns: frame.size.columns, rows: nil)
    let rows = content.sizeThatFits(proposal).rows
    func place() {
      offset = min(offset, max(0, rows - frame.size.rows))
      content.place(
        at: CellPoint(column: 0, row: -offset),
        size: CellSize(columns: frame.size.columns, rows: rows), proposal: proposal)
    }
    place()
    defer { hidden = (offset > 0, offset + frame.size.rows < rows) }
    if frame.size != placedSize { mustReveal = true }
    placedSize = frame.size
    guard mustReveal else { return }
    mustReveal = false
    // Where the boxes stand is known only now.
    guard let lines = keptLines else { return }
    offset = min(max(offset, lines.upperBound - frame.size.rows), lines.lowerBound)
    place()
  }

  /// The lines of the content that the kept boxes stand on.
  private var keptLines: Range<Int>? {
    let ranges = kept.compactMap { $0.box.flatMap(lines) }
    guard let first = ranges.first else { return nil }
    return ranges.reduce(first) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
  }

  private func lines(of box: LayoutNode) -> Range<Int>? {
    var row = 0
    var node = box
    while node !== content {
      guard let parent = node.parent else { return nil }
      row += node.frame.minRow
      node = parent
    }
    return row..<row + box.frame.size.rows
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    super.draw(in: canvas, at: origin, style: style)
    if marksEnds, canvas.drawsLines { drawMarks(in: canvas, at: origin, style: style) }
    canvas.put(count: count, in: CellRect(origin: origin, size: frame.size), style: style)
  }

  private func drawMarks(in canvas: Canvas, at origin: CellPoint, style: Style) {
    let column = origin.column + frame.size.columns - 1
    if hidden.above {
      canvas.put("▲", at: CellPoint(column: column, row: origin.row), style: style)
    }
    if hidden.below {
      let row = origin.row + frame.size.rows - 1
      canvas.put("▼", at: CellPoint(column: column, row: row), style: style)
    }
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { body(content) }
}
