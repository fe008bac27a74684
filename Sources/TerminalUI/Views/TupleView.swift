/// Several views beside each other, each at its position.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    TupleNode<repeat each Content>(view, context)
  }
}

private final class TupleNode<each Content: View>: _TypedNode<TupleView<repeat each Content>> {
  private var children: (repeat _TypedNode<each Content>)?

  init(_ view: TupleView<repeat each Content>, _ context: _NodeContext) {
    super.init(context)
    var child = childContext(order: -1)
    child.isLazy = context.isLazy
    func make<Child: View>(_ view: Child) -> _TypedNode<Child> {
      child.order += 1
      return Child._makeNode(view, child)
    }
    children = (repeat make(each view.content))
  }

  override func arrive(_ view: TupleView<repeat each Content>) {
    guard let children else { return }
    repeat (each children).arrive(each view.content)
  }

  override func expectArrival() { forEachChild { $0.expectArrival() } }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    guard let children else { return }
    repeat body(each children)
  }
}
