/// A colour as a view fills what it is offered.
final class ColorNode: _ViewNode {
  private let layout: ColorBox

  init(_ view: Color, _ context: _NodeContext) {
    layout = ColorBox(context.graph.screen)
    layout.color = view
    super.init(context)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Color.self)
    guard view != layout.color else { return }
    layout.color = view
    layout.setNeedsDisplay()
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(layout) }
}

private final class ColorBox: LayoutNode {
  var color = Color.primary

  override func measure(_ proposal: ProposedSize) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    guard color != .clear else { return }
    var fill = Style.plain
    fill.background = color._terminalStyle.background
    canvas.fill(
      CellRect(origin: origin, size: frame.size), with: Cell(glyph: .space, style: fill))
  }
}
