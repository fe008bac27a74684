/// Takes the space that the other views of a stack leave.
public struct Spacer: PrimitiveView {
  let minLength: Int

  /// - Parameter minLength: cells along the stack that it always takes; none unless given.
  public init(minLength: Int? = nil) { self.minLength = max(0, minLength?.heldToInfinity ?? 0) }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(SpacerNode(view, context))
  }
}

private final class SpacerNode: _ViewNode {
  private let layout: SpacerLayout

  init(_ view: Spacer, _ context: _NodeContext) {
    layout = SpacerLayout(context.graph.screen, minLength: view.minLength)
    super.init(context)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Spacer.self)
    guard view.minLength != layout.minLength else { return }
    layout.minLength = view.minLength
    layout.setNeedsLayout()
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(layout) }
}

/// A line between the views of a stack.
public struct Divider: PrimitiveView {
  public init() {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(DividerNode(context))
  }
}

private final class DividerNode: _ViewNode {
  private let layout: DividerLayout

  override init(_ context: _NodeContext) {
    layout = DividerLayout(context.graph.screen)
    super.init(context)
  }

  override func arrive(at value: UnsafeRawPointer) {}
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(layout) }
}
