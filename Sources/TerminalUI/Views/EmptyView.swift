/// Nothing, where a view is asked for.
public struct EmptyView: PrimitiveView {
  public init() {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    EmptyNode(context)
  }
}

private final class EmptyNode: _TypedNode<EmptyView> {
  override func arrive(_ view: EmptyView) {}
  override func collectLayout(into nodes: inout [LayoutNode]) {}
  override func collectRows(into rows: inout [any RowProvider]) {}
}
