/// One row of a list: a gutter for the selection's marker, and the row's content behind it.
package final class RowBox: LayoutNode {
  private let stack: StackLayout
  /// Where content stands that is narrower than the row.
  var alignment: HorizontalAlignment {
    get { stack.settings.horizontal }
    set {
      guard newValue != stack.settings.horizontal else { return }
      stack.take(StackSettings(spacing: 0, horizontal: newValue))
      setNeedsLayout()
    }
  }
  /// Columns in front of the content.
  var gutter = 0 {
    didSet { if gutter != oldValue { setNeedsLayout() } }
  }
  /// Which row of how many it is, in words, where the screen is read aloud: at the end of the line that is read.
  var position = "" {
    didSet { if position != oldValue { setNeedsLayout() } }
  }
  /// The columns that the content cannot have.
  private var taken: Int { gutter + (position.isEmpty ? 0 : position.utf8.count + 1) }
  /// Whether the row is among several that are selected.
  var isMember = false {
    didSet { if isMember != oldValue { setNeedsDisplay() } }
  }
  var selection = Selection.none {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  nonisolated enum Selection {
    case none
    /// Selected, in a list that the keys do not go to.
    case inactive
    case active
  }

  override init(_ screen: Screen) {
    stack = StackLayout(screen, axis: .vertical, StackSettings(spacing: 0, horizontal: .leading))
    super.init(screen)
    adopt(stack)
  }

  func setContent(_ nodes: [LayoutNode]) {
    stack.setChildren(nodes)
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let content = stack.sizeThatFits(proposal.inset(columns: taken, rows: 0))
    return CellSize(
      columns: proposal.columns ?? content.columns + taken, rows: max(1, content.rows))
  }

  override func placeChildren() {
    let inner = proposal.inset(columns: taken, rows: 0)
    let size = stack.sizeThatFits(inner)
    let indent = alignment.offset(size.columns, in: max(0, frame.size.columns - taken))
    stack.place(at: CellPoint(column: gutter + max(0, indent), row: 0), size: size, proposal: inner)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    var style = style
    switch selection {
    case .none: break
    case .inactive: style.attributes.insert(.bold)
    case .active: style.attributes.insert(.reverse)
    }
    if selection == .active {
      canvas.fill(
        CellRect(origin: origin, size: frame.size), with: Cell(glyph: .space, style: style))
    }
    if selection != .none && gutter > 0 { canvas.put(">", at: origin, style: style) }
    if isMember {
      canvas.put("*", at: CellPoint(column: origin.column + 1, row: origin.row), style: style)
    }
    drawChild(stack, in: canvas, at: origin, style: style)
    let end = origin.column + frame.size.columns - position.utf8.count
    canvas.put(position, at: CellPoint(column: end, row: origin.row), style: style)
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { body(stack) }
}
