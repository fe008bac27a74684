/// A view that lays out the views inside it in one box.
protocol ContainerView: View {
  associatedtype Content: View
  associatedtype Layout: LayoutNode
  var content: Content { get }
  func configure(_ layout: Layout)
  static func setChildren(_ children: [LayoutNode], of layout: Layout)
}

/// The node of a stack: one child, whose boxes it lays out.
final class ContainerNode<Container: ContainerView>: _TypedNode<Container>, LayoutCollector {
  private let layout: Container.Layout
  private var child: _TypedNode<Container.Content>?

  init(_ view: Container, _ context: _NodeContext, layout: Container.Layout) {
    self.layout = layout
    super.init(context)
    child = Container.Content._makeNode(view.content, childContext())
    collectChildren()
  }

  override func arrive(_ view: Container) {
    view.configure(layout)
    child?.arrive(view.content)
  }

  override func expectArrival() { child?.expectArrival() }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(layout) }

  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }

  override func layoutStructureChanged() { graph.collectLater(self) }

  func collectChildren() {
    guard let child else { return }
    var nodes: [LayoutNode] = []
    child.collectLayout(into: &nodes)
    Container.setChildren(nodes, of: layout)
  }
}

/// A node that lays out the boxes below it, and collects them anew after the structure has changed.
protocol LayoutCollector: _ViewNode {
  func collectChildren()
}
