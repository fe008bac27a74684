/// The name of a tab, beside the view that it shows.
public struct _TabItemModifier<Item: View>: PrimitiveModifier {
  let item: Item

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(TabItemNode(view, context))
  }
}

/// A node that has a tab's name beside its content.
protocol TabItemSource: _ViewNode {
  func collectItem(into nodes: inout [LayoutNode])
}

private final class TabItemNode<Item: View>: ModifierNode<
  _TabItemModifier<Item>
>,
TabItemSource
{
  private var item: _TypedNode<Item>!

  override func didMount() {
    item = Item._makeNode(modifier.item, childContext(order: 1))
  }

  override func arrive(at value: UnsafeRawPointer) {
    super.arrive(at: value)
    item.arrive(modifier.item)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    body(child)
    if let item { body(item.node) }
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { child.collectLayout(into: &nodes) }
  func collectItem(into nodes: inout [LayoutNode]) { item.node.collectLayout(into: &nodes) }
}

extension View {
  /// What the bar of a tab view calls this view.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modifier(_TabItemModifier(item: label()))
  }
}
