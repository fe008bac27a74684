/// Several views as one, for a modifier to apply to each.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(GroupNode(view, context))
  }
}

private final class GroupNode: _ViewNode {
  private var child: _ViewNode!

  init<Content: View>(_ view: Group<Content>, _ context: _NodeContext) {
    super.init(context)
    var inner = childContext()
    inner.isLazy = context.isLazy
    child = Content._makeNode(view.content, inner).node
  }

  override func expectArrival() { child.expectArrival() }
  override func arrive(at value: UnsafeRawPointer) { child.arrive(at: value) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
}
