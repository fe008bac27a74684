/// Several views beside each other, each at its position.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(TupleNode(view, context))
  }
}

private final class TupleNode: _ViewNode {
  private struct Element {
    let node: _ViewNode
    /// Where the view is in a tuple that arrives.
    let offset: Int
  }
  private var elements: [Element] = []

  init<each Content: View>(_ view: TupleView<repeat each Content>, _ context: _NodeContext) {
    super.init(context)
    var child = childContext()
    child.isLazy = context.isLazy
    var offset = FieldOffset()
    func add<Child: View>(_ view: Child) {
      child.order = elements.count
      elements.append(
        Element(node: Child._makeNode(view, child).node, offset: offset.add(Child.self)))
    }
    repeat add(each view.content)
  }

  override func arrive(at value: UnsafeRawPointer) {
    for element in elements { element.node.arrive(at: value + element.offset) }
  }

  override func expectArrival() { forEachChild { $0.expectArrival() } }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for element in elements { body(element.node) }
  }
}
