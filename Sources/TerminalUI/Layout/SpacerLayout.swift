/// Takes all that the others in a stack leave.
final class SpacerLayout: LayoutNode {
  private var stackAxis = Axis.vertical
  var minLength: Int

  init(_ screen: Screen, minLength: Int) {
    self.minLength = minLength
    super.init(screen)
  }

  override func setStackAxis(_ axis: Axis) { stackAxis = axis }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    stackAxis.size(length: max(minLength, stackAxis.length(proposal) ?? minLength), breadth: 0)
  }
}

/// A line across a stack.
final class DividerLayout: LayoutNode {
  private var stackAxis = Axis.vertical

  override func setStackAxis(_ axis: Axis) { stackAxis = axis }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    stackAxis.size(length: 1, breadth: stackAxis.breadth(proposal) ?? 1)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    guard canvas.drawsLines else { return }
    let glyph = Glyph(stackAxis == .horizontal ? "│" : "─")
    canvas.fill(CellRect(origin: origin, size: frame.size), with: Cell(glyph: glyph, style: style))
  }
}
