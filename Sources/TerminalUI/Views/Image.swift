/// A symbol, one cell large.
public struct Image: PrimitiveView {
  let systemName: String

  /// A symbol by its name, such as `star.fill`. A name without a glyph shows `�` and is a runtime issue.
  public init(systemName: String) { self.systemName = systemName }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ImageNode(view, context))
  }
}

private final class ImageNode: _ViewNode {
  private let layout: GlyphBox
  private var name: String

  init(_ view: Image, _ context: _NodeContext) {
    name = view.systemName
    layout = GlyphBox(context.graph.screen)
    super.init(context)
    layout.glyph = glyph()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Image.self)
    guard view.systemName != name else { return }
    name = view.systemName
    layout.glyph = glyph()
    layout.setNeedsDisplay()
  }

  private func glyph() -> Glyph {
    if let scalar = SymbolTable.glyph(systemName: name) { return Glyph(scalar) }
    graph.report(.missingSymbol(name, in: ownerName))
    return Glyph("\u{FFFD}")
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(layout) }
}

private final class GlyphBox: LayoutNode {
  var glyph = Glyph.space

  override func measure(_ proposal: ProposedSize) -> CellSize { CellSize(columns: 1, rows: 1) }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    canvas.fill(
      CellRect(origin: origin, size: CellSize(columns: 1, rows: 1)),
      with: Cell(glyph: glyph, style: style))
  }
}
