/// Several views as one, for a modifier to apply to each.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    GroupNode(view, context)
  }
}

private final class GroupNode<Content: View>: _TypedNode<Group<Content>> {
  private var child: _TypedNode<Content>!

  init(_ view: Group<Content>, _ context: _NodeContext) {
    super.init(context)
    var inner = childContext()
    inner.isLazy = context.isLazy
    child = Content._makeNode(view.content, inner)
  }

  override func expectArrival() { child.expectArrival() }
  override func arrive(_ view: Group<Content>) { child.arrive(view.content) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
}
