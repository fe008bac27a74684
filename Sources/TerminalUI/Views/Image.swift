/// A symbol, one cell large; where the screen is read aloud, a word.
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
    look()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Image.self)
    guard view.systemName != name else { return }
    name = view.systemName
    look()
  }

  override func environmentChanged(_ key: ObjectIdentifier) { look() }

  private func look() {
    // Not read from the environment: rows with symbols come and go with every step of a list.
    layout.show(graph.isPlain ? SymbolTable.word(systemName: name).map { Glyph($0) } : sign())
  }

  private func sign() -> [Glyph] {
    guard let scalar = SymbolTable.glyph(systemName: name) else {
      graph.report(.missingSymbol(name, in: ownerName))
      return [Glyph("\u{FFFD}")]
    }
    let glyph = Glyph(scalar)
    return GlyphTable.width(of: glyph) == 2 ? [glyph, .continuation] : [glyph]
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(layout) }
}

private final class GlyphBox: LayoutNode {
  private var glyphs: [Glyph] = []

  func show(_ new: [Glyph]) {
    guard new != glyphs else { return }
    if new.count != glyphs.count { setNeedsLayout() }
    glyphs = new
    setNeedsDisplay()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    CellSize(columns: glyphs.count, rows: 1)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    canvas.put(glyphs, at: origin, style: style)
  }
}
