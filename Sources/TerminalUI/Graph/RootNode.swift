/// The node above the screen's view.
final class RootNode<Content: View>: _ViewNode, LayoutCollector {
  let layout: RootLayout
  private let content: Content
  private var child: _TypedNode<Content>?

  init(_ content: Content, _ context: _NodeContext) {
    self.content = content
    layout = RootLayout(context.graph.screen)
    super.init(context)
  }

  override func update() {
    guard child == nil else { return }
    child = Content._makeNode(content, childContext())
    collectChildren()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child.node) }
  }

  override func layoutStructureChanged() { graph.collectLater(self) }

  func collectChildren() {
    guard let child else { return }
    var nodes: [LayoutNode] = []
    child.node.collectLayout(into: &nodes)
    layout.setChildren(nodes)
  }
}
