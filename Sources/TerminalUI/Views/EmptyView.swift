/// Nothing, where a view is asked for.
public struct EmptyView: PrimitiveView {
  public init() {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(EmptyNode(context))
  }
}

private final class EmptyNode: _ViewNode {
  override func arrive(at value: UnsafeRawPointer) {}
  override func collectLayout(into nodes: inout [LayoutNode]) {}
  override func collectRows(into rows: inout [any RowProvider]) {}
}
