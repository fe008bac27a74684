/// Another view behind or in front of the content, in a box of the content's size.
public struct _LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(LayerNode(view, context))
  }
}

private final class LayerNode<Layer: View>: ModifierNode<
  _LayerModifier<Layer>
>,
LayoutCollector
{
  private var layer: _TypedNode<Layer>!
  private var boxes: [LayerBox] = []

  override func didMount() {
    child.order = modifier.isInFront ? 0 : 1
    layer = Layer._makeNode(modifier.layer, childContext(order: 1 - child.order))
  }

  override func arrive(at value: UnsafeRawPointer) {
    let new = modifier(at: value)
    if !new.isInFront { layer.arrive(new.layer) }
    super.arrive(at: value)
    if new.isInFront { layer.arrive(new.layer) }
  }

  override func modifierChanged(from old: _LayerModifier<Layer>) {
    guard modifier.alignment != old.alignment else { return }
    for box in boxes {
      box.alignment = modifier.alignment
      box.setNeedsLayout()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    guard let layer else { return }
    let nodes: [_ViewNode] = modifier.isInFront ? [child, layer.node] : [layer.node, child]
    nodes.forEach(body)
  }

  override func collectLayout(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    child.collectLayout(into: &inner)
    boxes = inner.map { content in
      if let known = boxes.first(where: { $0.child === content }) { return known }
      let box = LayerBox(
        graph.screen, alignment: modifier.alignment, isInFront: modifier.isInFront)
      box.child = content
      return box
    }
    collectChildren()
    nodes.append(contentsOf: boxes)
  }

  override func collectRows(into rows: inout [any RowProvider]) {
    var inner: [any RowProvider] = []
    child.collectRows(into: &inner)
    let isOneRow = inner.allSatisfy { $0 is StaticRow }
    rows += isOneRow ? [StaticRow(node: self)] : inner
  }

  /// The layer stands once, behind or before the first box of the content.
  func collectChildren() {
    guard let layer, let box = boxes.first else { return }
    var nodes: [LayoutNode] = []
    layer.node.collectLayout(into: &nodes)
    for other in boxes.dropFirst() { other.setLayer([]) }
    box.setLayer(nodes)
  }
}

final class LayerBox: WrapperLayout {
  var alignment: Alignment
  private let isInFront: Bool
  private let layer: OverlapLayout

  init(_ screen: Screen, alignment: Alignment, isInFront: Bool) {
    self.alignment = alignment
    self.isInFront = isInFront
    layer = OverlapLayout(screen, alignment: .center)
    super.init(screen)
    adopt(layer)
  }

  func setLayer(_ nodes: [LayoutNode]) {
    if nodes.isEmpty && layer.children.isEmpty { return }
    layer.setChildren(nodes)
    setNeedsLayout()
  }

  override func placeChildren() {
    super.placeChildren()
    let proposal = ProposedSize(frame.size)
    let size = layer.sizeThatFits(proposal)
    layer.place(at: alignment.origin(of: size, in: frame.size), size: size, proposal: proposal)
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) {
    if isInFront {
      body(child)
      body(layer)
    } else {
      body(layer)
      body(child)
    }
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    var canvas = canvas
    if !isInFront {
      drawChild(layer, in: canvas, at: origin, style: style)
      canvas.keepsBackground = true
    }
    drawChild(child, in: canvas, at: origin, style: style)
    if isInFront { drawChild(layer, in: canvas, at: origin, style: style) }
  }
}

extension View {
  /// Another view behind this one.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
  /// A colour behind this view.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    background(alignment: .center) { Color(style) }
  }
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(_LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Another view in front of this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }
  /// A colour in front of this view.
  public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    overlay(alignment: .center) { Color(style) }
  }
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }
}
