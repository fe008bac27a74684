/// A layout of the boxes in a view, by settings that stand after the content in the view's value.
protocol ContainerLayout: LayoutNode {
  associatedtype Settings
  /// Takes settings that have arrived; asks for layout where they differ.
  func take(_ settings: Settings)
  func setChildren(_ children: [LayoutNode])
}

/// The node of a stack: one child, whose boxes it lays out.
final class ContainerNode<Layout: ContainerLayout>: _ViewNode, LayoutCollector {
  private let layout: Layout
  private var child: _ViewNode?
  /// Where the settings are in a view that arrives. The content is at its start.
  private let settingsOffset: Int

  /// - Parameter content: the first stored property of the view; `Layout.Settings` is the second.
  init<Content: View>(content: Content, _ context: _NodeContext, layout: Layout) {
    self.layout = layout
    settingsOffset = FieldOffset.of(Layout.Settings.self, after: Content.self)
    super.init(context)
    child = Content._makeNode(content, childContext()).node
    collectChildren()
  }

  override func arrive(at value: UnsafeRawPointer) {
    layout.take((value + settingsOffset).view(Layout.Settings.self))
    child?.arrive(at: value)
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
    layout.setChildren(nodes)
  }
}

/// A node that lays out the boxes below it, and collects them anew after the structure has changed.
protocol LayoutCollector: _ViewNode {
  func collectChildren()
}
