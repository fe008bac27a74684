/// The box of a lazy stack: as high as all its rows, with boxes for those that are realised.
///
/// A row that is not realised counts for as many lines as the first realised one has. The realised rows keep their
/// places while the window moves over them; only a stack that is scrolled back to its start puts things right.
final class LazyStackBox: LayoutNode, ViewportWatcher {
  /// Rows of the whole stack.
  var count = 0 {
    didSet { if count != oldValue { setNeedsLayout() } }
  }
  var spacing = 0
  /// The realised rows, the index of the first of them, and its line.
  private(set) var rows: [RowBox] = []
  private(set) var start = 0
  private(set) var base = 0
  /// The lines of the box that can be seen.
  private(set) var viewport = 0..<0
  /// Called when other lines can be seen than before.
  var onViewportChange: () -> Void = {}

  func setRows(_ new: [RowBox], start: Int, base: Int) {
    let isSame = rows.elementsEqual(new, by: ===)
    if isSame && start == self.start && base == self.base { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for row in rows where !kept.contains(ObjectIdentifier(row)) { orphan(row) }
    rows = new
    self.start = start
    self.base = base
    new.forEach(adopt)
    setNeedsLayout()
  }

  /// The lines from the start of one row to that of the next, as far as can be known.
  var pitch: Int { max(1, (rows.first.map { rowHeight($0, columns: frame.size.columns) } ?? 1) + spacing) }

  func rowHeight(_ row: RowBox, columns: Int?) -> Int {
    row.sizeThatFits(ProposedSize(columns: columns, rows: nil)).rows
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    guard count > 0 else { return .zero }
    let width = ProposedSize(columns: proposal.columns, rows: nil)
    let sizes = rows.map { $0.sizeThatFits(width) }
    let pitch = max(1, (sizes.first?.rows ?? 1) + spacing)
    let realised = sizes.reduce(0) { $0 + $1.rows + spacing }
    let below = (count - start - rows.count) * pitch
    let columns = proposal.columns ?? sizes.reduce(0) { max($0, $1.columns) }
    return CellSize(columns: columns, rows: max(0, base + realised + below - spacing))
  }

  override func placeChildren() {
    var line = base
    for row in rows {
      let proposal = ProposedSize(columns: frame.size.columns, rows: nil)
      let size = CellSize(columns: frame.size.columns, rows: row.sizeThatFits(proposal).rows)
      row.place(at: CellPoint(column: 0, row: line), size: size, proposal: proposal)
      line += size.rows + spacing
    }
  }

  func lookAtViewport() {
    let seen = visibleFrame
    var top = 0
    var node: LayoutNode? = self
    while let current = node {
      top += current.frame.minRow
      node = current.parent
    }
    let lines = seen.isEmpty ? 0..<0 : (seen.minRow - top)..<(seen.maxRow - top)
    guard lines != viewport || frame.size.columns != knownColumns || leavesSpace else { return }
    viewport = lines
    knownColumns = frame.size.columns
    onViewportChange()
  }
  private var knownColumns = 0

  /// Whether rows are wanted below those that are realised.
  private var leavesSpace: Bool {
    guard !viewport.isEmpty, start + rows.count < count else { return false }
    return (rows.last?.frame.maxRow ?? base) + spacing < viewport.upperBound
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { rows.forEach(body) }
}
