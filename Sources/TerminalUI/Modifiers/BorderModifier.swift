public struct _BorderModifier: WrappingModifier {
  let style: _TerminalStyle

  func makeBox(_ screen: Screen) -> BorderBox {
    let box = BorderBox(screen)
    box.line = style
    return box
  }

  func configure(_ box: BorderBox, old: Self) {
    guard style != old.style else { return }
    box.line = style
    box.setNeedsDisplay()
  }
}

/// A line around the content. It takes a cell on each side, for a terminal cannot draw upon the content's edge.
final class BorderBox: WrapperLayout {
  var line = Color.primary._terminalStyle

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let size = child.sizeThatFits(proposal.inset(columns: 2, rows: 2))
    return CellSize(columns: size.columns + 2, rows: size.rows + 2)
  }

  override func placeChildren() {
    child.place(
      at: CellPoint(column: 1, row: 1),
      size: CellSize(
        columns: max(0, frame.size.columns - 2), rows: max(0, frame.size.rows - 2)))
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    canvas.border(CellRect(origin: origin, size: frame.size), style: line.applied(to: style))
    super.draw(in: canvas, at: origin, style: style)
  }
}

extension View {
  /// Draws a line around the view. It takes a cell on each side; a terminal has no wider lines.
  public func border<S: ShapeStyle>(_ content: S, width: Int = 1) -> some View {
    modifier(_BorderModifier(style: content._terminalStyle))
  }
}
