/// A view of a type that is not said. A value of another type in its place begins anew.
public struct AnyView: PrimitiveView {
  let content: any View

  public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }
  public init<Content: View>(erasing view: Content) { self.init(view) }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(AnyViewNode(view, context))
  }
}

private final class AnyViewNode: ReplacingNode {
  private var take: (any View) -> Bool = { _ in false }

  init(_ view: AnyView, _ context: _NodeContext) {
    var taker: ((any View) -> Bool)!
    super.init(context) { child in Self.make(view.content, child, &taker) }
    take = taker
  }

  /// Makes the node for a content, and what a further content of the same type arrives by.
  private static func make<Content: View>(
    _ content: Content, _ context: _NodeContext, _ taker: inout ((any View) -> Bool)?
  ) -> _ViewNode {
    let node = Content._makeNode(content, context)
    taker = { new in
      guard let new = new as? Content else { return false }
      node.arrive(new)
      return true
    }
    return node.node
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(AnyView.self)
    if take(view.content) { return }
    var taker: ((any View) -> Bool)!
    replaceChild { child in Self.make(view.content, child, &taker) }
    take = taker
  }
}
